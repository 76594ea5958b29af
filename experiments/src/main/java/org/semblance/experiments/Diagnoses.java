package org.semblance.experiments;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/** Diagnoses of encounters with diabetes, as concepts of ICD-9-CM; any of its concepts may appear in a masked cell. */
final class Diagnoses {

    private final List<ConceptMapping> meanings;
    private final Table table;

    private Diagnoses(List<ConceptMapping> meanings) {
        this.meanings = meanings;
        this.table = Table.of(meanings.stream().map(ConceptMapping::rewritten).toList());
    }

    static List<String> files() {
        return List.of(
                "diabetes-130/diabetic_data.csv.gz",
                "diabetes-130/diag-code-map.csv",
                "icd9cm/icd9cm-parent-child.csv");
    }

    static Taxonomy taxonomy(Path folder) {
        return ExperimentTaxonomies.read(
                folder.resolve("icd9cm/icd9cm-parent-child.csv").toString());
    }

    /** The given diagnoses of the encounters that have all of them. */
    static Diagnoses of(Path folder, Taxonomy taxonomy, String... columns) {
        Map<String, String> ids = DataFiles.diagnosisIds(folder);
        Table raw = DataFiles.diagnoses(folder, List.of(columns));
        return new Diagnoses(raw.columns().stream()
                .map(column -> meanings(column, taxonomy, ids))
                .toList());
    }

    private static ConceptMapping meanings(Column column, Taxonomy taxonomy, Map<String, String> ids) {
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        Words words = (Words) column;
        for (String code : words.dictionary()) {
            conceptOf.put(code, taxonomy.concept(Objects.requireNonNull(ids.get(code), "a code without an id")));
        }
        return new ConceptMapping(words, taxonomy, conceptOf, new ConceptNaming(true, Set.of()));
    }

    /** All encounters, with a similarity; the domain is bounded by the values that occur. */
    Dataset by(Similarity similarity) {
        return by(similarity, OptionalInt.empty());
    }

    /** All encounters, with a similarity; the domain is bounded by a concept that does not depend on the data. */
    Dataset by(Similarity similarity, OptionalInt within) {
        return Dataset.of(
                table,
                meanings.stream()
                        .map(one -> Attribute.of(
                                one.rewritten().name(),
                                Role.QUASI_IDENTIFIER,
                                one.rewrittenDomain(similarity, Concepts.Average.MEAN, within)))
                        .toList());
    }
}
