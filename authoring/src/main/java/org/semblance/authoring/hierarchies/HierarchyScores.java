package org.semblance.authoring.hierarchies;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.CatalogEntry;
import org.semblance.catalog.Parameter;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.SimilarityNames;

/**
 * Scores of hierarchies that are used together, one for each attribute.
 *
 * @param taxonomy the name of the taxonomy that labels mean concepts of
 * @param preferences how much each attribute counts
 */
public record HierarchyScores(
        String taxonomy, Similarity similarity, Gsl gsl, List<Double> preferences, List<HierarchyScore> hierarchies) {

    public HierarchyScores {
        preferences = List.copyOf(preferences);
        hierarchies = List.copyOf(hierarchies);
    }

    /** VghSetGSL; not a number where one of them is not known. */
    public double ofSet() {
        return Gsl.ofSet(
                hierarchies.stream().mapToDouble(HierarchyScore::whole).toArray(),
                preferences.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** A word for the whole set, beside what suppression loses with these preferences. */
    public Optional<GslGrade> word() {
        double suppressed = 0;
        for (int i = 0; i < hierarchies.size(); i++) {
            suppressed += preferences.get(i) * hierarchies.get(i).suppressed();
        }
        return GslGrade.of(ofSet(), suppressed / hierarchies.size());
    }

    /** The name of the similarity, as the catalog has it. */
    public String similarityName() {
        return CatalogEntry.Name.of(similarity.getClass());
    }

    /** Everything as plain values. */
    public Map<String, Object> json() {
        Map<String, Object> json = settings();
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

    /** How was scored, as plain values. */
    Map<String, Object> settings() {
        return Json.object(
                "taxonomy", taxonomy,
                "similarity", SimilarityNames.json(similarity),
                "aggregation", Parameter.kebab(gsl.aggregation()),
                "weights", Parameter.kebab(gsl.weights()));
    }
}
