package org.semblance.domain.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.WarningCode;
import org.semblance.Watcher;

/** Counts that the providers of the files state, or that a search for lines gives; two forms of one ontology agree. */
class RealTaxonomiesTest {

    /** Terms that are not obsolete, is_a links, terms without a parent: from the files' README and grep. */
    @ParameterizedTest
    @CsvSource({
        "ontologies/symp.obo, 895, 898, 1",
        "ontologies/symp.owl, 895, 898, 1",
        "ontologies/DO_cancer_slim.obo, 729, 657, 75",
        "ontologies/DO_cancer_slim.owl.gz, 729, 657, 75",
        "ontologies/DO_infectious_disease_slim.obo, 536, 498, 38",
        "ontologies/DO_infectious_disease_slim.owl.gz, 536, 498, 38",
        "ontologies/doid-2016-03-04.obo.gz, 6874, 8062, 1",
        "ontologies/destatis-faecherklassifikation-skos.rdf, 736, 726, 10",
        "icd9cm/icd9cm-parent-child.csv, 17743, 17742, 1",
    })
    void ontologiesHaveTheCountsThatTheirProvidersState(String file, int concepts, int links, int roots) {
        Taxonomy read = RealTaxonomies.read(file);
        boolean virtual = roots > 1;
        assertThat(read.hasVirtualRoot()).isEqualTo(virtual);
        assertThat(read.size()).isEqualTo(concepts + (virtual ? 1 : 0));
        assertThat(IntStream.range(0, read.size())
                        .map(concept -> read.parents(concept).length)
                        .sum())
                .isEqualTo(links + (virtual ? roots : 0));
    }

    /** The number of levels, from the files' README, and of lines, which are the values. */
    @ParameterizedTest
    @CsvSource({
        "age, 5",
        "education, 4",
        "marital-status, 3",
        "native-country, 3",
        "occupation, 3",
        "workclass, 3",
        "race, 2",
        "sex, 2",
        "salary-class, 2",
    })
    void hierarchiesHaveAsManyLevelsAsColumns(String attribute, int levels) {
        Taxonomy read = RealTaxonomies.read("arx-example/hierarchies/adult_hierarchy_" + attribute + ".csv");
        assertThat(read.height()).isEqualTo(levels);
        assertThat(read.id(Taxonomy.ROOT)).isEqualTo("*");
    }

    /** 1,029 diseases with several parents: from the files' README. */
    @Test
    void theDiseaseOntologyIsNoTree() {
        Taxonomy diseases = RealTaxonomies.read("ontologies/doid-2016-03-04.obo.gz");
        assertThat(IntStream.range(0, diseases.size()).filter(concept -> diseases.parents(concept).length > 1))
                .hasSize(1029);
        assertThat(diseases.id(diseases.concept("DOID:267"))).isEqualTo("DOID:0001816"); // alt_id of angiosarcoma
    }

    @Test
    void ignoredRelationsAreTold() {
        List<Watcher.Warning> warnings = new ArrayList<>();
        RealTaxonomies.read("ontologies/doid-2016-03-04.obo.gz", new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        });
        // 9 lines of relationship: and 6 of intersection_of: by grep
        assertThat(warnings)
                .containsExactly(new Watcher.Warning(
                        WarningCode.W_RELATIONS_IGNORED, "15 relationships other than is_a are ignored"));
    }

    @ParameterizedTest
    @CsvSource({
        "ontologies/symp.obo, ontologies/symp.owl",
        "ontologies/DO_cancer_slim.obo, ontologies/DO_cancer_slim.owl.gz",
        "ontologies/DO_infectious_disease_slim.obo, ontologies/DO_infectious_disease_slim.owl.gz",
    })
    void twoFormsOfOneOntologyGiveTheSameGraphAndWords(String obo, String owl) {
        assertThat(described(RealTaxonomies.read(owl))).isEqualTo(described(RealTaxonomies.read(obo)));
    }

    @Test
    void lettersOutsideOfAsciiAreWhole() {
        Taxonomy subjects = RealTaxonomies.read("ontologies/destatis-faecherklassifikation-skos.rdf");
        // by its notation, and by its IRI
        assertThat(subjects.label(subjects.concept("9260"))).contains("ü", "ä");
        assertThat(subjects.find("9260")).isEqualTo(subjects.find("https://onto.tib.eu/destf/cs/9260"));
        assertThat(IntStream.range(0, subjects.size()).mapToObj(subjects::label))
                .anyMatch(label -> label.contains("ä"))
                .noneMatch(label -> label.contains("\u00C3"));
        Taxonomy diagnoses = RealTaxonomies.read("icd9cm/icd9cm-parent-child.csv");
        assertThat(IntStream.range(0, diagnoses.size()).mapToObj(diagnoses::label))
                .anyMatch(label -> label.contains("Ménière"));
    }

    /** Each concept by its OBO id: its label, its words and the ids of its parents. */
    private static Map<String, List<Object>> described(Taxonomy taxonomy) {
        Map<String, List<Object>> described = new TreeMap<>();
        for (int concept = 0; concept < taxonomy.size(); concept++) {
            described.put(
                    shortened(taxonomy.id(concept)),
                    List.of(
                            taxonomy.label(concept),
                            new TreeSet<>(taxonomy.vocabulary().terms(concept)),
                            Arrays.stream(taxonomy.parents(concept))
                                    .mapToObj(parent -> shortened(taxonomy.id(parent)))
                                    .sorted()
                                    .toList()));
        }
        return described;
    }

    private static String shortened(String id) {
        return id.replace("http://purl.obolibrary.org/obo/", "").replaceFirst("^([A-Za-z]+)_", "$1:");
    }
}
