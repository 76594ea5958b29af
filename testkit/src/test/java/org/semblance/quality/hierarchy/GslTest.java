package org.semblance.quality.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.MeantHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.WordNets;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.hierarchy.Gsl.Aggregation;
import org.semblance.quality.hierarchy.Gsl.Weights;
import org.semblance.testkit.Golden;

class GslTest {

    private static final Golden TABLE = Golden.of(WuPalmer.class, "gsl-table-3.csv");

    /** The hierarchy of the paper's Figure 3, as its Table 3 lists it. */
    private static Hierarchy figure3() {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (List<String> cell : TABLE.rows()) {
            rows.computeIfAbsent(cell.get(1), leaf -> new ArrayList<>(List.of(leaf)))
                    .add(cell.get(2));
        }
        return Hierarchy.of("figure 3", List.copyOf(rows.values()));
    }

    private static MeantHierarchy meant() {
        Taxonomy wordnet = WordNets.of("3.1", true);
        return MeantHierarchy.of(figure3(), wordnet, new WuPalmer().on(wordnet), Map.of());
    }

    @Test
    void givesThePapersCellsLevelsAndWhole() {
        GslScore score = Gsl.STANDARD.of(meant());
        Hierarchy hierarchy = figure3();
        for (List<String> cell : TABLE.rows()) {
            int leaf = hierarchy.leaf(cell.get(1)).orElseThrow();
            assertThat(score.transition(Integer.parseInt(cell.get(0)), leaf))
                    .isCloseTo(Double.parseDouble(cell.get(3)), within(0.00005));
        }
        assertThat(score.level(1)).isCloseTo(0.1205, within(0.00005));
        assertThat(score.level(2)).isCloseTo(0.3261, within(0.00005));
        assertThat(score.level(3)).isCloseTo(0.8053, within(0.00005));
        assertThat(score.whole()).isCloseTo(0.4173, within(0.00005));
        assertThat(score.known()).isEqualTo(1);
    }

    /** Not in the paper: what another implementation of the same definitions gives. */
    @Test
    void weightsLevelsAndTakesTheWorst() {
        assertThat(new Gsl(Aggregation.AVERAGE, Weights.LEVEL_BASED).of(meant()).whole())
                .isCloseTo(0.3032, within(0.00005));
        GslScore worst = new Gsl(Aggregation.MAXIMUM, Weights.UNIFORM).of(meant());
        assertThat(worst.level(1)).isCloseTo(0.3043, within(0.00005));
        assertThat(worst.level(2)).isCloseTo(0.8261, within(0.00005));
        assertThat(worst.level(3)).isCloseTo(0.8261, within(0.00005));
        Taxonomy wordnet = meant().taxonomy();
        GslScore plain = Gsl.STANDARD.of(meant().comparing(new LeacockChodorow(false).on(wordnet)));
        assertThat(plain.level(1)).isCloseTo(1.1770, within(0.00005));
        assertThat(plain.level(3)).isCloseTo(2.6787, within(0.00005));
    }

    @Test
    void namesWhatThePaperNames() {
        Hierarchy hierarchy = figure3();
        List<String> told = Fault.in(meant()).stream()
                .map(fault -> fault.kind() + " "
                        + hierarchy.labels(fault.level() - 1).get(fault.lower()) + " < "
                        + hierarchy.labels(fault.level()).get(fault.upper()))
                .toList();
        assertThat(told)
                .contains(
                        "MORE_SPECIFIC_ABOVE medical_practitioner#1 < doctor#1",
                        "NOT_A_KIND optician#1 < medical_practitioner#1",
                        "NOT_A_KIND optometrist#1 < medical_practitioner#1",
                        "NOT_A_KIND teacher#1 < education#4")
                .doesNotContain("NOT_A_KIND surgeon#1 < medical_practitioner#1");
    }

    @Test
    void leavesOutWhatCannotBeKnown() {
        GslScore score = Gsl.STANDARD.of(new double[][] {{0.2, Double.NaN}, {Double.NaN, Double.NaN}, {0.5, 0.7}});
        assertThat(score.level(1)).isEqualTo(0.2);
        assertThat(score.level(2)).isNaN();
        assertThat(score.whole()).isCloseTo(0.4, within(1e-15));
        assertThat(score.known()).isEqualTo(0.5);
    }

    @Test
    void aSetIsTheMeanOfItsHierarchiesEachWithItsPreference() {
        assertThat(Gsl.ofSet(new double[] {0.2, 0.6}, new double[] {1, 0.5})).isCloseTo(0.25, within(1e-15));
        assertThatThrownBy(() -> Gsl.ofSet(new double[] {0.2}, new double[] {1, 1}))
                .hasMessageContaining("1 hierarchies and 2 preferences");
    }

    @Test
    void numbersLoseTheSpanOfWhatBecomesOne() {
        Hierarchy ages = Hierarchy.of(
                "ages", List.of(List.of("20", "20-29", "*"), List.of("28", "20-29", "*"), List.of("60", "60-69", "*")));
        GslScore score = Gsl.STANDARD.of(Widths.of(ages).orElseThrow());
        assertThat(score.transition(1, 0)).isCloseTo(0.2, within(1e-15));
        assertThat(score.transition(1, 2)).isZero();
        assertThat(score.level(2)).isEqualTo(1);
        assertThat(Widths.of(Hierarchy.flat("words", List.of("20", "red")))).isEmpty();
    }
}
