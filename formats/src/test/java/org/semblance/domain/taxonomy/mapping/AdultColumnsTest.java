package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Taxonomy;

/** Two columns of the Adult data against the mapping that the papers used, adult/concepts.csv of the reference data. */
class AdultColumnsTest {

    private static final String FOLDER = "SEMBLANCE_DATA";

    @BeforeEach
    void needsTheReferenceData() {
        assumeTrue(
                System.getenv(FOLDER) != null && Files.exists(file()),
                "the Adult mapping is not in the repository: set SEMBLANCE_DATA to the folder that holds adult/concepts.csv");
    }

    private static Path file() {
        return Path.of(System.getenv(FOLDER), "adult", "concepts.csv");
    }

    private static Reference reference(String attribute, Taxonomy taxonomy) {
        Map<String, Set<Integer>> concepts = new LinkedHashMap<>();
        try {
            for (String line : Files.readAllLines(file())) {
                List<String> fields = List.of(line.split(",", -1));
                if (fields.get(0).equals(attribute)) {
                    concepts.put(fields.get(1), Reference.concepts(fields.get(2), taxonomy));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Reference(attribute, concepts);
    }

    @Test
    void proposesTheCountriesOfThePapers() {
        Reference countries = reference("native-country", English31.WORDNET);
        ProposedMapping mapping = English31.MAPPER.map(countries.words());
        Reference.Count count = countries.count(mapping);
        System.out.println("native-country: " + count + "; each value alone: " + countries.alone(English31.MAPPER));
        assertThat(count.values()).isEqualTo(41);
        assertThat(count.first()).isGreaterThanOrEqualTo(38);
        assertThat(mapping.carried()).isTrue();
        assertThat(mapping.subsumer()).hasValue(English31.WORDNET.concept("country#2"));
    }

    /** Most labels are abbreviated pairs for which the papers chose concepts by hand, such as guard or skilled worker. */
    @Test
    void leavesTheOccupationsToAPerson() {
        Reference occupations = reference("occupation", English31.WORDNET);
        ProposedMapping mapping = English31.MAPPER.map(occupations.words());
        System.out.println("occupation: " + occupations.count(mapping));
        assertThat(mapping.subsumer()).hasValue(English31.WORDNET.concept("person#1"));
        assertThat(mapping.proposals()).allMatch(ConceptProposal::doubtful);
        assertThat(mapping.carried()).isFalse();
    }
}
