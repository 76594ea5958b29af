package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.method.Method;

class ExponentialTest {

    private static final int ROWS = 200_000;

    /** Two leaves of one kind and one of another: distances 0, 1/3 and 2/3 among leaves, which is the most there is. */
    private static final Taxonomy SMALL = Taxonomy.named("small")
            .chain("a", "left", "root")
            .chain("b", "left")
            .chain("c", "right", "root")
            .build();

    private static Masked mask(Method method, String... values) {
        return method.mask(PrivateTables.of(SMALL, values), Chance.seeded(3), Watcher.SILENT);
    }

    private static Map<String, Double> shares(Masked masked) {
        Words column = (Words) masked.table().column("x");
        int[] counts = column.counts();
        return IntStream.range(0, counts.length)
                .boxed()
                .collect(Collectors.toMap(
                        code -> column.dictionary().get(code), code -> counts[code] / (double) column.size()));
    }

    private static String[] all(String value, int rows) {
        String[] values = new String[rows];
        Arrays.fill(values, value);
        return values;
    }

    /** By hand: weights 1, e^(−ε/4) and e^(−ε/2) at distances 0, 1/3 and 2/3, since Δ is 2/3. */
    @Test
    void drawsLeavesWithTheProbabilitiesOfTheMechanism() {
        double epsilon = 2;
        Masked masked = mask(new SemanticExponential(epsilon, CandidateScope.LEAVES), all("a", ROWS));
        double near = Math.exp(-epsilon / 4);
        double far = Math.exp(-epsilon / 2);
        double sum = 1 + near + far;
        Map<String, Double> shares = shares(masked);
        assertThat(shares).containsOnlyKeys("a", "b", "c");
        // five standard deviations
        double tolerance = 5 * Math.sqrt(0.25 / ROWS);
        assertThat(shares.get("a")).isCloseTo(1 / sum, within(tolerance));
        assertThat(shares.get("b")).isCloseTo(near / sum, within(tolerance));
        assertThat(shares.get("c")).isCloseTo(far / sum, within(tolerance));
        Displacements.Shift shift =
                ((Displacements) masked.trace()).attributes().get(0);
        assertThat(shift.target()).isCloseTo(Math.sqrt((near / 9 + far * 4 / 9) / sum), within(1e-6));
        assertThat(shift.actual()).isCloseTo(shift.target(), within(0.005));
        assertThat(shift.unchanged() / (double) ROWS).isCloseTo(shares.get("a"), within(1e-12));
    }

    /** By hand: three quarters of the rows hold a; a row that holds c keeps it with weight e^(ε/4) against 1. */
    @Test
    void drawsFromTheDistributionOfTheColumn() {
        String[] values = all("a", ROWS);
        Arrays.fill(values, 0, ROWS / 4, "c");
        Masked masked = mask(new DistributionExponential(4), values);
        Words column = (Words) masked.table().column("x");
        double kept = IntStream.range(0, ROWS / 4)
                        .filter(row -> column.text(row).equals("c"))
                        .count()
                / (ROWS / 4.0);
        double factor = Math.exp(1);
        assertThat(kept).isCloseTo(0.25 * factor / (0.25 * factor + 0.75), within(0.01));
        Displacements.Shift shift =
                ((Displacements) masked.trace()).attributes().get(0);
        assertThat(shift.actual()).isCloseTo(shift.target(), within(0.01));
    }

    /** What noise leaves of a count below nothing counts as nothing, and then all concepts are alike. */
    @Test
    void oneRowTellsNextToNothingOfItsDistribution() {
        int unlike = 0;
        for (int seed = 0; seed < 200; seed++) {
            Dataset one = PrivateTables.of(SMALL, "a");
            Masked masked = new DistributionExponential(0.01).mask(one, Chance.seeded(seed), Watcher.SILENT);
            unlike += masked.table().column("x").text(0).equals("a") ? 0 : 1;
        }
        // of six concepts, one is its own
        assertThat(unlike).isBetween(130, 195);
    }

    @Test
    void nothingOfTheDataIsLearntThatIsNotCovered() {
        Masked masked = mask(new SemanticExponential(1, CandidateScope.ALL), "a", "b", "a");
        assertThat(((Displacements) masked.trace()).learnt().attributes())
                .singleElement()
                .satisfies(spread -> {
                    assertThat(spread.domain()).isEqualTo("root");
                    assertThat(spread.concepts()).isEqualTo(6);
                    assertThat(spread.mean()).isEmpty();
                    assertThat(spread.variance()).isNaN();
                });
    }

    @Test
    void aMissingCellInAStreamIsRefused() {
        for (Learner method : List.of(new SemanticExponential(1, CandidateScope.ALL), new DistributionExponential(1))) {
            Masker masker = method.learn(PrivateTables.of(SMALL, "a"), Chance.seeded(1), Watcher.SILENT);
            Chance.Draws draws = masker.draws(Chance.seeded(1));
            draws.at(0);
            assertThatThrownBy(() -> masker.mask(new RecordCells(1), draws, new ShiftCounts(1)))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MISSING"));
            assertThat(masker.knows(0, SMALL.concept("c"))).isTrue();
        }
        Masker bounded = new SemanticExponential(1, CandidateScope.ALL)
                .learn(PrivateTables.of(SMALL, SMALL.concept("left"), "a"), Chance.seeded(1), Watcher.SILENT);
        assertThat(bounded.knows(0, SMALL.concept("c"))).isFalse();
    }

    @Test
    void refusesBudgetsThatAreNoNumbers() {
        for (double epsilon : new double[] {Double.NaN, Double.POSITIVE_INFINITY, 0, -1, 20.5}) {
            assertThatThrownBy(() -> new SemanticExponential(epsilon, CandidateScope.ALL))
                    .isInstanceOf(Problem.class);
            assertThatThrownBy(() -> new DistributionExponential(epsilon)).isInstanceOf(Problem.class);
        }
    }
}
