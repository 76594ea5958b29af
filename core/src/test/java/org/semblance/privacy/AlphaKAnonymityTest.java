package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
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
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.testkit.Trials;

/** The judge of (α, k)-anonymity against the definition of Wong et al. (2006). */
class AlphaKAnonymityTest {

    /** Shares that small classes have. */
    private static final double[] ALPHAS = {0.2, 0.25, 1.0 / 3, 0.4, 0.5, 0.6, 2.0 / 3, 0.75, 0.9};

    private static AlphaKAnonymity any(Random random) {
        return any(random, null);
    }

    private static AlphaKAnonymity any(Random random, @Nullable List<String> values) {
        return new AlphaKAnonymity(ALPHAS[random.nextInt(ALPHAS.length)], 2 + random.nextInt(2), "secret", values);
    }

    @Test
    void holdsExactlyWhereNoValueHasALargerShareAndNoClassFewerRows() {
        Trials.of(4000, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            Object[] there = PlainShares.ofAll(table).keySet().toArray();
            boolean named = there.length > 0 && random.nextBoolean();
            Object value = named ? there[random.nextInt(there.length)] : "";
            AlphaKAnonymity asked = any(random, named ? List.of((String) value) : null);
            Verdict verdict = asked.check(table.released(), table.evidence());
            Aim.Judge judge = asked.judge(table.evidence());
            double worst = 0;
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows : Definitions.classes(table.table(), List.of("class"))) {
                Map<Object, Double> shares = PlainShares.of(table, rows);
                double most = named
                        ? shares.getOrDefault(value, 0.0)
                        : shares.values().stream()
                                .mapToDouble(share -> share)
                                .max()
                                .orElse(0);
                worst = Math.max(worst, most);
                boolean holds = most <= asked.alpha() + 1e-9 && rows.size() >= asked.k();
                assertThat(judge.holds(PlainShares.array(rows))).isEqualTo(holds);
                assertThat(judge.lack(PlainShares.array(rows)) == 0).isEqualTo(holds);
                if (!holds) {
                    atFault.addAll(rows);
                }
            }
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
            assertThat(verdict.found()).isCloseTo(worst, within(1e-9));
        });
    }

    @Test
    void classesThatHoldItStillDoWhenTheyAreMerged() {
        AimProperty.mergingKeeps(AlphaKAnonymityTest::any, 5000);
    }

    private static ReleasedTable illnesses(String... illnesses) {
        String[] classes = new String[illnesses.length];
        Arrays.setAll(classes, row -> "class " + row / 4);
        return ReleasedTable.of(Table.of(Words.of("class", classes), Words.of("illness", illnesses)), "class");
    }

    private static Evidence evidence(ReleasedTable released, Optional<int[]> persons) {
        return new Evidence(
                persons,
                Map.of(),
                Map.of(
                        "illness",
                        new Evidence.JudgedColumn(
                                new Nominal(), released.table().column("illness"))),
                Optional.empty());
    }

    @Test
    void aNamedValueIsLimitedAndTheOthersAreNot() {
        ReleasedTable released = illnesses("flu", "flu", "flu", "hiv", "hiv", "hiv", "flu", "cold");
        Evidence evidence = evidence(released, Optional.empty());
        Verdict all = new AlphaKAnonymity(0.5, 2, "illness", null).check(released, evidence);
        assertThat(all.rows()).containsExactly(0, 1, 2, 3);
        assertThat(all.found()).isEqualTo(0.75);
        assertThat(all.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("a value of 'illness' is too frequent");
        Verdict named = new AlphaKAnonymity(0.5, 2, "illness", List.of("hiv")).check(released, evidence);
        assertThat(named.holds()).isTrue();
        assertThat(named.found()).isEqualTo(0.5);
        assertThat(new AlphaKAnonymity(0.4, 2, "illness", List.of("hiv", "cold"))
                        .check(released, evidence)
                        .rows())
                .containsExactly(4, 5, 6, 7);
    }

    @Test
    void kCountsPersonsWhereThereAreSome() {
        ReleasedTable released = illnesses("flu", "flu", "cold", "cold");
        AlphaKAnonymity asked = new AlphaKAnonymity(0.5, 3, "illness", null);
        assertThat(asked.check(released, evidence(released, Optional.empty())).holds())
                .isTrue();
        Verdict ofTwo = asked.check(released, evidence(released, Optional.of(new int[] {0, 0, 1, 1})));
        assertThat(ofTwo.rows()).containsExactly(0, 1, 2, 3);
        assertThat(ofTwo.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("fewer than 3 persons with these values");
    }

    @Test
    void missingValuesMakeNoValueRarer() {
        ReleasedTable released = illnesses("flu", "", "", "", "", "", "", "");
        Verdict verdict =
                new AlphaKAnonymity(0.5, 2, "illness", null).check(released, evidence(released, Optional.empty()));
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(verdict.rows()).containsExactly(0, 1, 2, 3);
    }

    @Test
    void aTableWithoutRowsProtectsNobody() {
        ReleasedTable released = ReleasedTable.of(Table.of(Words.of("class"), Words.of("illness")), "class");
        assertThat(new AlphaKAnonymity(0.5, 2, "illness", null)
                        .check(released, evidence(released, Optional.empty()))
                        .holds())
                .isFalse();
    }

    @Test
    void refusesWhatProtectsNobodyAndValuesThatDoNotOccur() {
        for (double alpha : new double[] {0, 1, -1, 1.5, Double.NaN}) {
            assertRefused("E_ALPHA_K", () -> new AlphaKAnonymity(alpha, 2, "illness", null));
        }
        assertRefused("E_K", () -> new AlphaKAnonymity(0.5, 1, "illness", null));
        assertRefused("E_ALPHA_K", () -> new AlphaKAnonymity(0.5, 2, "illness", List.of()));
        ReleasedTable released = illnesses("flu", "cold");
        AlphaKAnonymity misspelt = new AlphaKAnonymity(0.5, 2, "illness", List.of("fluu"));
        assertRefused("E_ALPHA_K", () -> misspelt.check(released, evidence(released, Optional.empty())));
        assertRefused("E_ALPHA_K", () -> misspelt.judge(evidence(released, Optional.empty())));
        assertRefused("E_GUARANTEE", () -> misspelt.check(released, Evidence.NONE));
    }

    @Test
    void saysWhetherTheFileIsEnough() {
        AlphaKAnonymity asked = new AlphaKAnonymity(0.5, 2, "illness", null);
        assertThat(asked.basis(List.of("class"))).isEqualTo(Guarantee.Basis.RELEASE);
        assertThat(asked.basis(List.of("class", "illness"))).isEqualTo(Guarantee.Basis.ORIGINAL);
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }
}
