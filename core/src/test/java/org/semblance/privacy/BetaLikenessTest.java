package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.privacy.BetaLikeness.Kind;
import org.semblance.testkit.Trials;

/** The judge of β-likeness against the definitions of Cao and Karras (2012). */
class BetaLikenessTest {

    private static BetaLikeness any(Random random) {
        return new BetaLikeness(
                (1 + random.nextInt(12)) / 4.0, "secret", random.nextBoolean() ? Kind.BASIC : Kind.ENHANCED);
    }

    @Test
    void holdsExactlyWhereNoValueGainsMoreThanItsLimit() {
        int[] held = new int[2];
        Trials.of(4000, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            BetaLikeness asked = any(random);
            Verdict verdict = asked.check(table.released(), table.evidence());
            Aim.Judge judge = asked.judge(table.evidence());
            Map<Object, Double> inTable = PlainShares.ofAll(table);
            double largest = 0;
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows : Definitions.classes(table.table(), List.of("class"))) {
                boolean holds = true;
                for (Map.Entry<Object, Double> value :
                        PlainShares.of(table, rows).entrySet()) {
                    double p = inTable.get(value.getKey());
                    double q = value.getValue();
                    if (p < q) {
                        double limit = asked.kind() == Kind.BASIC ? asked.beta() : Math.min(asked.beta(), -Math.log(p));
                        largest = Math.max(largest, (q - p) / p);
                        holds &= (q - p) / p <= limit + 1e-9;
                    }
                }
                assertThat(judge.holds(PlainShares.array(rows))).isEqualTo(holds);
                assertThat(judge.lack(PlainShares.array(rows)) == 0).isEqualTo(holds);
                if (!holds) {
                    atFault.addAll(rows);
                }
            }
            held[atFault.isEmpty() ? 1 : 0]++;
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
            assertThat(verdict.found()).isCloseTo(largest, within(1e-9));
        });
        if (Trials.many()) {
            assertThat(Math.min(held[0], held[1])).as("tables of either kind").isGreaterThan(100);
        }
    }

    @Test
    void classesThatHoldItStillDoWhenTheyAreMerged() {
        AimProperty.mergingKeeps(BetaLikenessTest::any, 5000);
    }

    /** Ninety rows of a common value and ten of a rare one, in classes of ten; the last shares are of this class. */
    private static ReleasedTable skewed(int rareInTheLast) {
        String[] classes = new String[100];
        String[] values = new String[100];
        for (int row = 0; row < 100; row++) {
            classes[row] = "class " + (row < 90 ? 0 : 1);
            values[row] = (row < 90 ? row < 10 - rareInTheLast : row < 90 + rareInTheLast) ? "rare" : "common";
        }
        return ReleasedTable.of(Table.of(Words.of("class", classes), Words.of("illness", values)), "class");
    }

    private static Verdict judged(ReleasedTable released, double beta, Kind kind) {
        return new BetaLikeness(beta, "illness", kind)
                .check(
                        released,
                        new Evidence(
                                Optional.empty(),
                                Map.of(),
                                Map.of(
                                        "illness",
                                        new Evidence.JudgedColumn(
                                                new Nominal(), released.table().column("illness"))),
                                Optional.empty()));
    }

    @Test
    void aRareValueMayNotBecomeMuchMoreFrequent() {
        // 4 of 10 where 1 of 10 is: a gain of 3
        assertThat(judged(skewed(4), 3, Kind.BASIC).holds()).isTrue();
        Verdict verdict = judged(skewed(4), 2.9, Kind.BASIC);
        assertThat(verdict.found()).isCloseTo(3, within(1e-9));
        assertThat(verdict.rows()).hasSize(10).startsWith(90);
        assertThat(verdict.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("a value of 'illness' is too frequent against the whole table");
        // −ln 0.1 = 2.30 < 3
        Verdict enhanced = judged(skewed(4), 3, Kind.ENHANCED);
        assertThat(enhanced.rows()).hasSize(10);
        assertThat(enhanced.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("a value of 'illness' gains more than minus the logarithm of its share in the whole"
                        + " table");
    }

    @Test
    void onlyEnhancedKeepsAFrequentValueFromFillingAClass() {
        // all of 10 where 9 of 10 are: a gain of 1/9, and −ln 0.9 = 0.105
        assertThat(judged(skewed(0), 1, Kind.BASIC).holds()).isTrue();
        assertThat(judged(skewed(0), 1, Kind.ENHANCED).rows()).hasSize(10);
        assertThat(judged(skewed(1), 1, Kind.ENHANCED).holds()).isTrue();
    }

    @Test
    void aTableOfOneValueOrOfNoneHasNothingToGain() {
        for (String value : List.of("flu", "")) {
            ReleasedTable released = ReleasedTable.of(
                    Table.of(
                            Words.of("class", "a", "a", "b"),
                            Words.of("illness", Collections.nCopies(3, value).toArray(String[]::new))),
                    "class");
            for (Kind kind : Kind.values()) {
                assertThat(judged(released, 0.1, kind).holds()).isTrue();
            }
        }
    }

    @Test
    void refusesABetaThatAsksForNothingOrTheImpossible() {
        for (double beta : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> new BetaLikeness(beta, "x", Kind.BASIC))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_BETA"));
        }
    }
}
