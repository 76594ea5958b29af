package org.semblance.authoring.hierarchies;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.CatalogEntry;
import org.semblance.catalog.Parameter;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.SimilarityNames;

/**
 * Scores of hierarchies that are used together, one for each attribute.
 *
 * @param taxonomy the name of the taxonomy with the concepts of the labels
 * @param preferences the weight of each attribute
 */
public record HierarchyScores(
        String taxonomy, Similarity similarity, Gsl gsl, List<Double> preferences, List<HierarchyScore> hierarchies) {

    public HierarchyScores {
        preferences = List.copyOf(preferences);
        hierarchies = List.copyOf(hierarchies);
    }

    /** VghSetGSL; NaN if the score of one hierarchy is unknown. */
    public double ofSet() {
        return Gsl.ofSet(
                hierarchies.stream().mapToDouble(HierarchyScore::whole).toArray(),
                preferences.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The grade of the whole set, relative to the loss by suppression with the same preferences. */
    public Optional<GslGrade> word() {
        double suppressed = 0;
        for (int i = 0; i < hierarchies.size(); i++) {
            suppressed += preferences.get(i) * hierarchies.get(i).suppressed();
        }
        return GslGrade.of(ofSet(), suppressed / hierarchies.size());
    }

    /** The name of the similarity in the catalog. */
    public String similarityName() {
        return CatalogEntry.Name.of(similarity.getClass());
    }

    /** All figures as plain values, for JSON. */
    public Map<String, Object> json() {
        Map<String, Object> json = OwnerFolder.marked(settings());
        json.put("hierarchies", hierarchies.stream().map(HierarchyScore::json).toList());
        json.put(
                "set",
                Json.object(
                        "preferences",
                        preferences,
                        "score",
                        ofSet(),
                        "word",
                        word().map(GslGrade::toString).orElse("unknown")));
        return json;
    }

    /** The settings of the scores as plain values. */
    Map<String, Object> settings() {
        return Json.object(
                "taxonomy", taxonomy,
                "similarity", SimilarityNames.json(similarity),
                "aggregation", Parameter.kebab(gsl.aggregation()),
                "weights", Parameter.kebab(gsl.weights()));
    }
}
