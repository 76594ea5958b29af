package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.testkit.Trials;

/** The judge of dominance against the p %-rule, with sums of lists. */
class DominanceTest {

    /** Original amounts, and a release in which rows of a class show the same for each; some classes show nothing. */
    private record Amounts(List<Numbers> originals, Table released, Optional<int[]> persons) {

        static Amounts random(Random random) {
            int size = 1 + random.nextInt(14);
            int classes = 1 + random.nextInt(4);
            int[] classOf = random.ints(size, 0, classes).toArray();
            List<Numbers> originals = new ArrayList<>();
            List<Column> shown = new ArrayList<>();
            for (int column = random.nextInt(3); column >= 0; column--) {
                int kind = random.nextInt(4);
                double[] values = new double[size];
                for (int row = 0; row < size; row++) {
                    values[row] = switch (kind) {
                        case 0 -> random.nextInt(5) / 4.0;
                        case 1 -> Math.exp(3 * random.nextGaussian());
                        case 2 -> random.nextInt(3) == 0 ? Double.NaN : random.nextInt(50);
                        default -> 10 + random.nextInt(4);
                    };
                }
                boolean[] nothing = new boolean[classes];
                for (int one = 0; one < classes; one++) {
                    nothing[one] = random.nextInt(5) == 0;
                }
                originals.add(Numbers.of("n" + column, values));
                shown.add(Words.of(
                        "n" + column,
                        IntStream.range(0, size)
                                .mapToObj(row -> nothing[classOf[row]] ? "" : "mean " + classOf[row])
                                .toArray(String[]::new)));
            }
            shown.add(Words.of(
                    "class", IntStream.of(classOf).mapToObj(one -> "c" + one).toArray(String[]::new)));
            return new Amounts(
                    originals,
                    Table.of(shown),
                    random.nextInt(3) == 0 ? Optional.of(Definitions.persons(random, size)) : Optional.empty());
        }

        ReleasedTable table() {
            return new ReleasedTable(released, released.names(), "");
        }

        Evidence evidence() {
            Map<String, Evidence.JudgedColumn> kept = new TreeMap<>();
            originals.forEach(numbers -> kept.put(
                    numbers.name(),
                    new Evidence.JudgedColumn(new Numeric(null), numbers, Set.of(Role.QUASI_IDENTIFIER))));
            return new Evidence(persons, Map.of(), kept, Optional.empty());
        }

        /** Total less the two largest contributors, in per cent of the largest. */
        double remains(Numbers numbers, List<Integer> rows) {
            Map<Integer, Double> sums = new TreeMap<>();
            for (int row : rows) {
                if (!numbers.missing(row)) {
                    sums.merge(persons.isPresent() ? persons.get()[row] : row, numbers.at(row), Double::sum);
                }
            }
            List<Double> largestFirst = new ArrayList<>(sums.values());
            largestFirst.sort(Collections.reverseOrder());
            if (largestFirst.isEmpty() || largestFirst.get(0) == 0) {
                return Double.POSITIVE_INFINITY;
            }
            double rest =
                    largestFirst.stream().skip(2).mapToDouble(value -> value).sum();
            return 100 * rest / largestFirst.get(0);
        }
    }

    /** A p that no sum of the table reaches exactly, whatever the order of summation. */
    private static double p(Random random) {
        return 0.123 + random.nextInt(99);
    }

    @Test
    void holdsExactlyWhereEnoughRemainsBesideTheTwoLargest() {
        int[] held = new int[2];
        Trials.of(4000, random -> {
            Amounts amounts = Amounts.random(random);
            Dominance asked = new Dominance(p(random));
            Verdict verdict = asked.check(amounts.table(), amounts.evidence());
            Aim.Judge judge = asked.judge(amounts.evidence());
            double least = Double.POSITIVE_INFINITY;
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows :
                    Definitions.classes(amounts.released, amounts.table().quasiIdentifiers())) {
                double worst = Double.POSITIVE_INFINITY;
                for (Numbers numbers : amounts.originals) {
                    double remains = amounts.remains(numbers, rows);
                    worst = Math.min(worst, remains);
                    if (!amounts.released
                            .column(numbers.name())
                            .text(rows.get(0))
                            .isEmpty()) {
                        least = Math.min(least, remains);
                        if (remains < asked.p()) {
                            atFault.addAll(rows);
                        }
                    }
                }
                assertThat(judge.holds(PlainShares.array(rows))).isEqualTo(worst >= asked.p());
                assertThat(judge.lack(PlainShares.array(rows)) == 0).isEqualTo(worst >= asked.p());
            }
            held[atFault.isEmpty() ? 1 : 0]++;
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
            assertThat(verdict.found())
                    .isCloseTo(Double.isInfinite(least) ? asked.p() : least, within(1e-9 * Math.max(1, least)));
        });
        if (Trials.many()) {
            assertThat(Math.min(held[0], held[1])).as("tables of either kind").isGreaterThan(100);
        }
    }

    @Test
    void classesThatHoldItStillDoWhenTheyAreMerged() {
        int[] merged = new int[1];
        Trials.of(5000, random -> {
            Amounts amounts = Amounts.random(random);
            Aim.Judge judge = new Dominance(p(random)).judge(amounts.evidence());
            int[] part = random.ints(amounts.released.size(), 0, 2).toArray();
            int[] one = IntStream.range(0, part.length)
                    .filter(row -> part[row] == 0)
                    .toArray();
            int[] other = IntStream.range(0, part.length)
                    .filter(row -> part[row] == 1)
                    .toArray();
            if (judge.holds(one) && judge.holds(other)) {
                merged[0]++;
                assertThat(judge.holds(IntStream.range(0, part.length).toArray()))
                        .isTrue();
            }
        });
        if (Trials.many()) {
            assertThat(merged[0]).as("classes merged").isGreaterThan(500);
        }
    }

    private static Evidence evidence(Column... originals) {
        Map<String, Evidence.JudgedColumn> kept = new TreeMap<>();
        for (Column column : originals) {
            kept.put(
                    column.name(), new Evidence.JudgedColumn(new Numeric(null), column, Set.of(Role.QUASI_IDENTIFIER)));
        }
        return new Evidence(Optional.empty(), Map.of(), kept, Optional.empty());
    }

    private static ReleasedTable released(String... means) {
        return ReleasedTable.of(Table.of(Words.of("wage", means)), "wage");
    }

    @Test
    void namesTheRowsWhoseAverageTellsTheLargestValueToTheSecond() {
        // what remains of 100, 60, 9 and of 100, 60, 10
        Numbers wages = Numbers.of("wage", 100, 60, 9, 60, 10, 100);
        Verdict verdict =
                new Dominance(10).check(released("56.3", "56.3", "56.3", "56.7", "56.7", "56.7"), evidence(wages));
        assertThat(verdict.rows()).containsExactly(0, 1, 2);
        assertThat(verdict.found()).isEqualTo(9);
        assertThat(verdict.asked()).isEqualTo(10);
        assertThat(verdict.of()).isEqualTo("% of the largest value of wage");
        assertThat(verdict.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("the largest value of 'wage' dominates the average");
    }

    @Test
    void zeroesAndAveragesThatAreNotShownAreNotJudged() {
        Numbers wages = Numbers.of("wage", 0, 0, 0, 100, 60, 9);
        assertThat(new Dominance(10)
                        .check(released("0", "0", "0", "56.3", "56.3", "56.3"), evidence(wages))
                        .rows())
                .containsExactly(3, 4, 5);
        Verdict none = new Dominance(10).check(released("0", "0", "0", "", "", ""), evidence(wages));
        assertThat(none.holds()).isTrue();
        assertThat(none.found()).isEqualTo(10);
    }

    @Test
    void twoRowsHideNothingFromEachOther() {
        assertThat(new Dominance(1)
                        .check(released("1", "1"), evidence(Numbers.of("wage", 1, 1)))
                        .found())
                .isZero();
    }

    @Test
    void theRowsOfAPersonCountAsOneValue() {
        // 60 + 40 of one person and 100 of another leave 9
        Numbers wages = Numbers.of("wage", 100, 60, 40, 9);
        Evidence rows = evidence(wages);
        assertThat(new Dominance(10)
                        .check(released("52", "52", "52", "52"), rows)
                        .found())
                .isEqualTo(49);
        Evidence persons = new Evidence(Optional.of(new int[] {0, 1, 1, 2}), Map.of(), rows.kept(), Optional.empty());
        assertThat(new Dominance(10)
                        .check(released("52", "52", "52", "52"), persons)
                        .found())
                .isEqualTo(9);
    }

    @Test
    void columnsWithNegativeValuesAreLeftOutUnlessTheyAreNamed() {
        Numbers wages = Numbers.of("wage", 10, 10, 10, 10);
        Numbers balance = Numbers.of("balance", -1, 5, 5, 5);
        ReleasedTable released = ReleasedTable.of(
                Table.of(Words.of("wage", "10", "10", "10", "10"), Words.of("balance", "4", "4", "4", "4")),
                "wage",
                "balance");
        Verdict verdict = new Dominance(10).check(released, evidence(wages, balance));
        assertThat(verdict.holds()).isTrue();
        assertThat(verdict.of()).isEqualTo("% of the largest value of wage");
        assertThatThrownBy(() -> new Dominance(10, List.of("balance")).check(released, evidence(wages, balance)))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_DOMINANCE");
                    assertThat(problem.what()).contains("'balance'", "a negative value in 1 of 4 rows");
                });
        assertRefused(() -> new Dominance(10).check(released, evidence(balance)));
    }

    @Test
    void cannotBeToldWithoutTheOriginalAndRefusesAnother() {
        Verdict undetermined = new Dominance(10).check(released("1", "1"), Evidence.NONE);
        assertThat(undetermined.holds()).isFalse();
        assertThat(undetermined.doubt()).isPresent();
        assertRefused(() ->
                new Dominance(10, List.of("other")).check(released("1", "1"), evidence(Numbers.of("wage", 1, 1))));
        assertThat(new Dominance(10).basis(List.of("wage"))).isEqualTo(Guarantee.Basis.ORIGINAL);
    }

    @Test
    void refusesAttributesThatHaveNoAverage() {
        Attribute town = Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal());
        Attribute wage = Attribute.of("wage", Role.QUASI_IDENTIFIER, new Numeric(null));
        Attribute kept = Attribute.of("kept", Role.CONFIDENTIAL, new Numeric(null));
        assertRefused(() -> new Dominance(10).refuseUnfit(List.of(town, kept)));
        for (String of : List.of("town", "kept", "nowhere")) {
            assertRefused(() -> new Dominance(10, List.of("wage", of)).refuseUnfit(List.of(town, wage, kept)));
        }
        new Dominance(10).refuseUnfit(List.of(town, wage));
        new Dominance(10, List.of("wage")).refuseUnfit(List.of(town, wage, kept));
    }

    @Test
    void refusesAPThatAsksForNothing() {
        for (double p : new double[] {0, -1, 100.5, Double.NaN}) {
            assertRefused(() -> new Dominance(p));
        }
        assertRefused(() -> new Dominance(10, List.of()));
    }

    @Test
    void theEvidenceOfAnOriginalHasItsNumbers() {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("wage", 100, 60, 9), Words.of("town", "a", "b", "c")),
                List.of(
                        Attribute.of("wage", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        assertThat(new Dominance(10)
                        .check(released("1", "1", "1"), Evidence.ofOriginal(data))
                        .found())
                .isEqualTo(9);
    }

    private static void assertRefused(ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_DOMINANCE"));
    }
}
