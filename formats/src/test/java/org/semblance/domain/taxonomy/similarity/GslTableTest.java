package org.semblance.domain.taxonomy.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.WordNets;
import org.semblance.testkit.Golden;

/** The 24 transitions of a generalisation hierarchy of occupations, as Ayala-Rivera et al. print them in Table 3. */
class GslTableTest {

    private static final Golden TABLE = Golden.of(GslTableTest.class, "gsl-table-3.csv");

    private static double loss(List<String> row, Taxonomy wordnet, Similarity similarity) {
        return similarity.on(wordnet).distance(wordnet.concept(row.get(1)), wordnet.concept(row.get(2)));
    }

    private static double mean(String level, Taxonomy wordnet, Similarity similarity) {
        return TABLE.rows().stream()
                .filter(row -> row.get(0).equals(level))
                .mapToDouble(row -> loss(row, wordnet, similarity))
                .average()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.0", "3.1"})
    void everyCellComesOutWithAVirtualRoot(String version) {
        Taxonomy wordnet = WordNets.of(version, true);
        assertThat(TABLE.rows()).hasSize(24);
        for (List<String> row : TABLE.rows()) {
            assertThat(loss(row, wordnet, new WuPalmer()))
                    .as("%s to %s", row.get(1), row.get(2))
                    .isCloseTo(Double.parseDouble(row.get(3)), within(0.00005));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.0", "3.1"})
    void soDoTheMeansOfTheLevels(String version) {
        Taxonomy wordnet = WordNets.of(version, true);
        assertThat(mean("1", wordnet, new WuPalmer())).isCloseTo(0.1205, within(0.00005));
        assertThat(mean("2", wordnet, new WuPalmer())).isCloseTo(0.3261, within(0.00005));
        assertThat(mean("3", wordnet, new WuPalmer())).isCloseTo(0.8053, within(0.00005));
    }

    /** VghGSL with uniform weights (Eq. 4 and 5a): the mean of the levels. */
    @ParameterizedTest
    @ValueSource(strings = {"3.0", "3.1"})
    void andSoDoesTheHierarchyAsAWhole(String version) {
        Taxonomy wordnet = WordNets.of(version, true);
        double whole = (mean("1", wordnet, new WuPalmer())
                        + mean("2", wordnet, new WuPalmer())
                        + mean("3", wordnet, new WuPalmer()))
                / 3;
        assertThat(whole).isCloseTo(0.4173, within(0.00005));
    }

    /** The paper prints no figures for this measure; these come from another implementation of the same readings, which is not published. */
    @ParameterizedTest
    @ValueSource(strings = {"3.0", "3.1"})
    void leacockAndChodorowGiveWhatAnotherProgramGives(String version) {
        Taxonomy wordnet = WordNets.of(version, true);
        Similarity plain = new LeacockChodorow(false);
        assertThat(mean("1", wordnet, plain)).isCloseTo(1.1770, within(0.00005));
        assertThat(mean("2", wordnet, plain)).isCloseTo(1.7562, within(0.00005));
        assertThat(mean("3", wordnet, plain)).isCloseTo(2.6787, within(0.00005));
        Similarity normalized = new LeacockChodorow(true);
        assertThat(mean("1", wordnet, normalized)).isCloseTo(0.3191, within(0.00005));
        assertThat(mean("2", wordnet, normalized)).isCloseTo(0.4761, within(0.00005));
        assertThat(mean("3", wordnet, normalized)).isCloseTo(0.7262, within(0.00005));
    }

    @Test
    void withoutAVirtualRootOrWithAnOlderWordNetTheyDoNot() {
        List<String> optician = TABLE.rows().get(4);
        assertThat(loss(optician, WordNets.of("3.1", false), new WuPalmer())).isNotCloseTo(0.3043, within(0.0005));
        assertThat(loss(optician, WordNets.of("2.1", true), new WuPalmer())).isNotCloseTo(0.3043, within(0.0005));
    }
}
