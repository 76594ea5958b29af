package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.privacy.LDiversity.Kind;
import org.semblance.testkit.Trials;

/** The judge of l-diversity against the definitions of Machanavajjhala et al. (2007). */
class LDiversityTest {

    /** Frequencies r₁ ≥ … ≥ r_m of the values that are there. */
    private static List<Integer> frequencies(ConfidentialTable table, List<Integer> rows) {
        Map<Object, Integer> counts = new HashMap<>();
        for (int row : rows) {
            if (!table.secret().missing(row)) {
                counts.merge(table.meaning(table.secret().text(row)), 1, Integer::sum);
            }
        }
        List<Integer> frequencies = new ArrayList<>(counts.values());
        frequencies.sort(Collections.reverseOrder());
        return frequencies;
    }

    private static double found(List<Integer> r, Kind kind, double c) {
        if (r.isEmpty()) {
            return 0;
        }
        return switch (kind) {
            case DISTINCT -> r.size();
            case ENTROPY -> {
                double n = r.stream().mapToInt(Integer::intValue).sum();
                yield Math.exp(
                        -r.stream().mapToDouble(f -> f / n * Math.log(f / n)).sum());
            }
            case RECURSIVE -> {
                int largest = 0;
                for (int l = 1; l <= r.size(); l++) {
                    int rest = r.subList(l - 1, r.size()).stream()
                            .mapToInt(Integer::intValue)
                            .sum();
                    largest = r.get(0) < c * rest ? l : largest;
                }
                yield largest;
            }
        };
    }

    private static LDiversity any(Random random) {
        Kind kind = Kind.values()[random.nextInt(3)];
        double fraction = kind == Kind.ENTROPY ? (random.nextInt(16) - 7) / 8.0 : 0;
        return new LDiversity(
                2 + random.nextInt(3) + fraction,
                "secret",
                kind,
                kind == Kind.RECURSIVE ? 0.5 + random.nextInt(6) / 2.0 : null);
    }

    @Test
    void holdsExactlyWhereEveryClassHasLValuesAsDefined() {
        Trials.of(5000, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            LDiversity asked = any(random);
            Verdict verdict = asked.check(table.released(), table.evidence());
            Aim.Judge judge = asked.judge(table.evidence());
            double least = Double.POSITIVE_INFINITY;
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows : Definitions.classes(table.table(), List.of("class"))) {
                double found = found(frequencies(table, rows), asked.kind(), asked.c() == null ? 0 : asked.c());
                least = Math.min(least, found);
                boolean holds = found >= asked.l() - 1e-9;
                assertThat(judge.holds(rows.stream().mapToInt(Integer::intValue).toArray()))
                        .isEqualTo(holds);
                if (!holds) {
                    atFault.addAll(rows);
                }
            }
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
            assertThat(verdict.found()).isCloseTo(least, within(1e-9));
            assertThat(verdict.asked()).isEqualTo(asked.l());
        });
    }

    /** The paper's monotonicity, which makes them goals for generalisation. */
    @Test
    void classesThatHoldItStillDoWhenTheyAreMerged() {
        AimProperty.mergingKeeps(LDiversityTest::any, 5000);
    }

    /** Figures 2 and 3 of the paper: inpatient microdata, 4-anonymous and 3-diverse; of each four patients the condition. */
    private static ReleasedTable patients(String... conditions) {
        String[] classes = new String[conditions.length];
        for (int row = 0; row < classes.length; row++) {
            classes[row] = "group " + row / 4;
        }
        return ReleasedTable.of(Table.of(Words.of("class", classes), Words.of("condition", conditions)), "class");
    }

    private static Verdict judged(LDiversity asked, ReleasedTable released) {
        return asked.check(
                released,
                new Evidence(
                        Optional.empty(),
                        Map.of(),
                        Map.of(
                                "condition",
                                new Evidence.JudgedColumn(
                                        new Nominal(), released.table().column("condition"))),
                        Optional.empty()));
    }

    @Test
    void judgesTheInpatientTablesOfThePaper() {
        ReleasedTable fourAnonymous = patients(
                "heart", "heart", "viral", "viral", "cancer", "heart", "viral", "viral", "cancer", "cancer", "cancer",
                "cancer");
        ReleasedTable threeDiverse = patients(
                "heart", "viral", "cancer", "cancer", "cancer", "heart", "viral", "viral", "heart", "viral", "cancer",
                "cancer");
        Verdict homogeneous = judged(new LDiversity(3, "condition"), fourAnonymous);
        assertThat(homogeneous.found()).isEqualTo(1);
        assertThat(homogeneous.rows()).containsExactly(0, 1, 2, 3, 8, 9, 10, 11);
        assertThat(homogeneous.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactlyInAnyOrder(
                        "only 2 different values of 'condition'", "only 1 different value of 'condition'");
        assertThat(judged(new LDiversity(3, "condition"), threeDiverse).holds()).isTrue();
        // frequencies 2, 1, 1 of four: entropy 3/2 log 2
        Verdict entropy = judged(new LDiversity(3, "condition", Kind.ENTROPY, null), threeDiverse);
        assertThat(entropy.found()).isCloseTo(2 * Math.sqrt(2), within(1e-12));
        assertThat(entropy.holds()).isFalse();
        assertThat(entropy.of()).isEqualTo("values of condition by entropy");
        // 2 < 3 · 1, but not 2 < 2 · 1
        assertThat(judged(new LDiversity(3, "condition", Kind.RECURSIVE, 3.0), threeDiverse)
                        .holds())
                .isTrue();
        Verdict recursive = judged(new LDiversity(3, "condition", Kind.RECURSIVE, 2.0), threeDiverse);
        assertThat(recursive.holds()).isFalse();
        assertThat(recursive.found()).isEqualTo(2);
    }

    @Test
    void equallyFrequentValuesHaveTheEntropyOfTheirNumber() {
        for (int l = 2; l < 40; l++) {
            String[] conditions = new String[4 * l];
            for (int row = 0; row < conditions.length; row++) {
                conditions[row] = "v" + row % l;
            }
            ReleasedTable released = ReleasedTable.of(
                    Table.of(
                            Words.of("class", Collections.nCopies(4 * l, "c").toArray(String[]::new)),
                            Words.of("condition", conditions)),
                    "class");
            Verdict verdict = judged(new LDiversity(l, "condition", Kind.ENTROPY, null), released);
            assertThat(verdict.found()).isEqualTo(l);
            assertThat(verdict.holds()).isTrue();
        }
    }

    @Test
    void missingValuesAreNothingToBeTakenFor() {
        ReleasedTable released = patients("flu", "", "", "", "", "", "", "", "flu", "cold", "", "");
        Verdict verdict = judged(new LDiversity(2, "condition"), released);
        assertThat(verdict.found()).isZero();
        assertThat(verdict.rows()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
        assertThat(verdict.violations())
                .extracting(Verdict.Violation::reason)
                .contains("no value of 'condition' but missing ones");
    }

    @Test
    void aMaskedAttributeIsJudgedByTheOriginalValues() {
        Table shown = Table.of(Words.of("age", "40", "40", "40", "50", "50", "50"));
        Evidence evidence = new Evidence(
                Optional.empty(),
                Map.of(),
                Map.of(
                        "age",
                        new Evidence.JudgedColumn(
                                new Numeric(0),
                                Numbers.of("age", 39, 40, 41, 50, 50, 50),
                                Set.of(Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL))),
                Optional.empty());
        Verdict verdict = new LDiversity(3, "age").check(ReleasedTable.of(shown, "age"), evidence);
        assertThat(verdict.rows()).containsExactly(3, 4, 5);
        assertThat(verdict.found()).isEqualTo(1);
    }

    @Test
    void aTableWithoutRowsProtectsNobody() {
        ReleasedTable released = ReleasedTable.of(Table.of(Words.of("class"), Words.of("condition")), "class");
        assertThat(judged(new LDiversity(2, "condition"), released).holds()).isFalse();
    }

    @Test
    void refusesParametersThatProtectNobody() {
        for (double l : new double[] {-1, 0, 1, Double.NaN, 1e10}) {
            assertRefused("E_L", () -> new LDiversity(l, "x"));
            assertRefused("E_L", () -> new LDiversity(l, "x", Kind.ENTROPY, null));
        }
        assertRefused("E_C", () -> new LDiversity(2, "x", Kind.RECURSIVE, null));
        assertRefused("E_C", () -> new LDiversity(2, "x", Kind.DISTINCT, 2.0));
        for (double c : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertRefused("E_C", () -> new LDiversity(2, "x", Kind.RECURSIVE, c));
        }
    }

    @Test
    void onlyEntropyTakesFractions() {
        for (double l : new double[] {1.5, 2.5}) {
            assertRefused("E_L", () -> new LDiversity(l, "x"));
            assertRefused("E_L", () -> new LDiversity(l, "x", Kind.RECURSIVE, 2.0));
        }
        // frequencies 2, 1, 1: exp(1.5 ln 2) = 2.83
        ReleasedTable released = patients("flu", "flu", "cold", "cough");
        Verdict enough = judged(new LDiversity(2.8, "condition", Kind.ENTROPY, null), released);
        assertThat(enough.holds()).isTrue();
        assertThat(enough.asked()).isEqualTo(2.8);
        assertThat(judged(new LDiversity(2.83, "condition", Kind.ENTROPY, null), released)
                        .holds())
                .isFalse();
        // frequencies 3, 1: 1.75
        assertThat(judged(new LDiversity(1.7, "condition", Kind.ENTROPY, null), patients("flu", "flu", "flu", "cough"))
                        .holds())
                .isTrue();
        assertThat(new LDiversity(1.7, "condition", Kind.ENTROPY, null).fewest())
                .isEqualTo(2);
    }

    @Test
    void refusesAColumnThatIsNotThereOrNotConfidentialByName() {
        ReleasedTable released = patients("flu", "flu", "cold", "cold");
        Words condition = (Words) released.table().column("condition");
        for (@Nullable Role role : new Role[] {null, Role.OTHER}) {
            Map<String, Evidence.JudgedColumn> kept = role == null
                    ? Map.of()
                    : Map.of("condition", new Evidence.JudgedColumn(new Nominal(), condition, Set.of(role)));
            Evidence evidence = new Evidence(Optional.empty(), Map.of(), kept, Optional.empty());
            for (AttributeGuarantee asked :
                    List.of(new LDiversity(2, "condition"), new TCloseness(0.2, "condition", null))) {
                assertThatThrownBy(() -> asked.check(released, evidence)).hasMessageContaining("'condition'");
                assertRefused("E_GUARANTEE", () -> asked.check(released, evidence));
                assertRefused("E_GUARANTEE", () -> asked.judge(evidence));
            }
        }
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }
}
