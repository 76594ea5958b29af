package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
import org.semblance.privacy.DeltaDisclosure.AbsentValueRule;
import org.semblance.testkit.Trials;

/** The judge of δ-disclosure privacy against the definition of Brickell and Shmatikov (2008). */
class DeltaDisclosureTest {

    private static DeltaDisclosure any(Random random, AbsentValueRule absent) {
        return new DeltaDisclosure((1 + random.nextInt(12)) / 5.0, "secret", absent);
    }

    @Test
    void holdsExactlyWhereEveryLogarithmIsSmall() {
        int[] held = new int[2];
        Trials.of(4000, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            DeltaDisclosure asked = any(random, AbsentValueRule.values()[random.nextInt(2)]);
            Verdict verdict = asked.check(table.released(), table.evidence());
            Aim.Judge judge = asked.judge(table.evidence());
            Map<Object, Double> inTable = PlainShares.ofAll(table);
            double largest = 0;
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows : Definitions.classes(table.table(), List.of("class"))) {
                Map<Object, Double> here = PlainShares.of(table, rows);
                boolean holds = true;
                for (Map.Entry<Object, Double> value : inTable.entrySet()) {
                    double q = here.getOrDefault(value.getKey(), 0.0);
                    double distance = Math.abs(Math.log(q / value.getValue()));
                    if (q > 0) {
                        largest = Math.max(largest, distance);
                    }
                    holds &= distance < asked.delta() || (q == 0 && asked.absent() == AbsentValueRule.IGNORED);
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
        AimProperty.mergingKeeps(random -> any(random, AbsentValueRule.VIOLATION), 5000);
        assertThat(any(new Random(1), AbsentValueRule.VIOLATION).survivesMerging(Evidence.NONE))
                .isTrue();
    }

    /** Four of a and four of b: one of a alone is twice as frequent as in the table, one among four of b is rarer than half. */
    @Test
    void ifAbsentValuesAreIgnoredMergedClassesMayViolateItAndItSaysSo() {
        DeltaDisclosure ignoring = new DeltaDisclosure(0.7, "illness", AbsentValueRule.IGNORED);
        Aim.Judge judge = ignoring.judge(evidence(values("aaaabbbb")));
        assertThat(judge.holds(new int[] {0})).isTrue();
        assertThat(judge.holds(new int[] {4, 5, 6, 7})).isTrue();
        assertThat(judge.holds(new int[] {0, 4, 5, 6, 7})).isFalse();
        assertThat(ignoring.survivesMerging(Evidence.NONE)).isFalse();
        assertThat(new CombinedAim(List.of(new KAnonymity(2), ignoring)).survivesMerging(Evidence.NONE))
                .isFalse();
    }

    @Test
    void aValueThatAClassLacksIsAViolationOfItsOwn() {
        ReleasedTable released = ReleasedTable.of(
                Table.of(
                        Words.of("class", "x", "x", "x", "y", "y", "y", "y"),
                        Words.of("illness", "flu", "cold", "none", "flu", "flu", "cold", "")),
                "class");
        Verdict verdict =
                new DeltaDisclosure(1, "illness", AbsentValueRule.VIOLATION).check(released, evidence(released));
        assertThat(verdict.rows()).containsExactly(3, 4, 5, 6);
        assertThat(verdict.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("a value of 'illness' that others in the table have is absent");
        // none: a third where a sixth is
        assertThat(verdict.found()).isCloseTo(Math.log(2), within(1e-12));
        assertThat(new DeltaDisclosure(1, "illness", AbsentValueRule.IGNORED)
                        .check(released, evidence(released))
                        .holds())
                .isTrue();
        Verdict frequent =
                new DeltaDisclosure(0.69, "illness", AbsentValueRule.IGNORED).check(released, evidence(released));
        assertThat(frequent.rows()).containsExactly(0, 1, 2);
        assertThat(frequent.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("a value of 'illness' is too frequent or too rare against the whole table");
    }

    private static ReleasedTable values(String letters) {
        return ReleasedTable.of(
                Table.of(
                        Words.of("class", letters.chars().mapToObj(c -> "one").toArray(String[]::new)),
                        Words.of(
                                "illness",
                                letters.chars().mapToObj(Character::toString).toArray(String[]::new))),
                "class");
    }

    private static Evidence evidence(ReleasedTable released) {
        return new Evidence(
                Optional.empty(),
                Map.of(),
                Map.of(
                        "illness",
                        new Evidence.JudgedColumn(
                                new Nominal(), released.table().column("illness"))),
                Optional.empty());
    }

    @Test
    void refusesADeltaThatAsksForNothingOrTheImpossible() {
        for (double delta : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertThatThrownBy(() -> new DeltaDisclosure(delta, "x", AbsentValueRule.VIOLATION))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_DELTA"));
        }
    }
}
