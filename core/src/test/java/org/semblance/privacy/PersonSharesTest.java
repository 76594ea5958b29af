package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.privacy.BetaLikeness.Kind;
import org.semblance.privacy.DeltaDisclosure.AbsentValueRule;
import org.semblance.testkit.Trials;

/** Guarantees on sensitive values of people with several rows, against all choices of one value for each person. */
class PersonSharesTest {

    /** A table, in which every person has one to three rows. */
    private record People(ConfidentialTable table, int[] personOf) {

        static People random(Random random, boolean together) {
            ConfidentialTable table = ConfidentialTable.random(random);
            int size = table.table().size();
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, size).boxed().toList());
            if (together) {
                order.sort(Comparator.comparing(
                        (Integer row) -> table.table().column("class").text(row)));
            } else {
                Collections.shuffle(order, random);
            }
            int[] personOf = new int[size];
            int person = -1;
            int left = 0;
            for (int i = 0; i < size; i++) {
                boolean otherClass = together
                        && i > 0
                        && !table.table()
                                .column("class")
                                .text(order.get(i))
                                .equals(table.table().column("class").text(order.get(i - 1)));
                if (left == 0 || otherClass) {
                    person++;
                    left = 1 + random.nextInt(3);
                }
                personOf[order.get(i)] = person;
                left--;
            }
            return new People(table, personOf);
        }

        Evidence evidence() {
            Evidence rows = table.evidence();
            return new Evidence(Optional.of(personOf), rows.present(), rows.kept(), rows.population());
        }

        Collection<List<Integer>> classes() {
            return Definitions.classes(table.table(), List.of("class"));
        }

        /** What each person with a value has in some of these rows. */
        Map<Integer, Set<Object>> held(Collection<Integer> rows) {
            Map<Integer, Set<Object>> held = new LinkedHashMap<>();
            for (int row : rows) {
                if (!table.secret().missing(row)) {
                    held.computeIfAbsent(personOf[row], unseen -> new HashSet<>())
                            .add(table.meaning(table.secret().text(row)));
                }
            }
            return held;
        }

        List<Integer> all() {
            return IntStream.range(0, personOf.length).boxed().toList();
        }
    }

    /** The share of the persons who hold each value. */
    private static Map<Object, Double> shares(Map<Integer, Set<Object>> held) {
        Map<Object, Double> shares = new HashMap<>();
        held.values().forEach(values -> values.forEach(value -> shares.merge(value, 1.0, Double::sum)));
        shares.replaceAll((value, count) -> count / held.size());
        return shares;
    }

    /** The smallest figure over all ways to choose one value that each person holds. */
    private static double least(Map<Integer, Set<Object>> held, ToDoubleFunction<List<Integer>> figure) {
        List<Map<Object, Integer>> choices = new ArrayList<>(List.of(Map.of()));
        for (Set<Object> values : held.values()) {
            Set<Map<Object, Integer>> more = new HashSet<>();
            for (Map<Object, Integer> choice : choices) {
                for (Object value : values) {
                    Map<Object, Integer> next = new HashMap<>(choice);
                    next.merge(value, 1, Integer::sum);
                    more.add(next);
                }
            }
            choices = new ArrayList<>(more);
        }
        return choices.stream()
                .mapToDouble(choice -> figure.applyAsDouble(choice.values().stream()
                        .sorted(Comparator.reverseOrder())
                        .toList()))
                .min()
                .orElseThrow();
    }

    private static double entropyL(List<Integer> counts) {
        double total = counts.stream().mapToInt(count -> count).sum();
        return Math.exp(-counts.stream()
                .mapToDouble(count -> count / total * Math.log(count / total))
                .sum());
    }

    private static double recursiveL(List<Integer> counts, double c) {
        for (int l = counts.size(); l >= 1; l--) {
            if (counts.get(0)
                    < c
                            * counts.subList(l - 1, counts.size()).stream()
                                    .mapToInt(count -> count)
                                    .sum()) {
                return l;
            }
        }
        return 0;
    }

    @Test
    void noChoiceOfAValueForEachPersonIsLessDiverseThanTheNumberFound() {
        int[] exact = new int[2];
        Trials.of(3000, random -> {
            People people = People.random(random, random.nextBoolean());
            double c = 0.5 + random.nextInt(4) / 2.0;
            Map<LDiversity, ToDoubleFunction<List<Integer>>> kinds = Map.of(
                    new LDiversity(2, "secret"), List::size,
                    new LDiversity(1.5, "secret", LDiversity.Kind.ENTROPY, null), PersonSharesTest::entropyL,
                    new LDiversity(2, "secret", LDiversity.Kind.RECURSIVE, c), counts -> recursiveL(counts, c));
            kinds.forEach((asked, figure) -> {
                double truth = people.classes().stream()
                        .mapToDouble(rows -> least(people.held(rows), figure))
                        .min()
                        .orElseThrow();
                Verdict verdict = asked.check(people.table.released(), people.evidence());
                assertThat(verdict.found()).as(asked.toString()).isLessThanOrEqualTo(truth + 1e-9);
                assertThat(verdict.holds()).isEqualTo(verdict.found() >= asked.l() - 1e-9);
                exact[0]++;
                exact[1] += Math.abs(verdict.found() - truth) < 1e-9 ? 1 : 0;
            });
            // two values: nobody's value is held by everybody, exactly
            boolean diverse = people.classes().stream()
                    .map(people::held)
                    .allMatch(held ->
                            !held.isEmpty() && shares(held).values().stream().allMatch(share -> share < 1 - 1e-9));
            assertThat(new LDiversity(2, "secret")
                            .check(people.table.released(), people.evidence())
                            .holds())
                    .isEqualTo(diverse);
        });
        if (Trials.many()) {
            assertThat(exact[1]).as("bounds that are exact").isGreaterThan(exact[0] * 3 / 4);
        }
    }

    @Test
    void theValuesOfOnePersonMakeNoClassDiverse() {
        Table table = Table.of(Words.of("class", "c", "c", "c", "c"), Words.of("ill", "flu", "cold", "flu", "flu"));
        Function<Optional<int[]>, Evidence> with = persons -> new Evidence(
                persons,
                Map.of(),
                Map.of("ill", new Evidence.JudgedColumn(new Nominal(), table.column("ill"))),
                Optional.empty());
        Optional<int[]> two = Optional.of(new int[] {0, 0, 1, 1});
        ReleasedTable released = ReleasedTable.of(table, "class");
        assertThat(new LDiversity(2, "ill")
                        .check(released, with.apply(Optional.empty()))
                        .holds())
                .isTrue();
        Verdict verdict = new LDiversity(2, "ill").check(released, with.apply(two));
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(verdict.of()).isEqualTo("values of ill by persons");
        assertThat(verdict.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("only 1 different value of 'ill' that do not belong to the same persons");
        // everybody had flu: 1, and half of them a cold
        assertThat(new AlphaKAnonymity(0.75, 2, "ill", null)
                        .check(released, with.apply(two))
                        .found())
                .isEqualTo(1);
        assertThat(new AlphaKAnonymity(0.75, 2, "ill", List.of("cold"))
                        .check(released, with.apply(two))
                        .found())
                .isEqualTo(0.5);
    }

    @Test
    void sharesAreThoseOfThePersonsWhoHaveAValueInAnyRow() {
        Trials.of(3000, random -> {
            People people = People.random(random, random.nextBoolean());
            Map<Object, Double> inTable = shares(people.held(people.all()));
            double largest = 0;
            double gain = 0;
            double logarithm = 0;
            boolean lacks = false;
            for (List<Integer> rows : people.classes()) {
                Map<Object, Double> shares = shares(people.held(rows));
                for (Map.Entry<Object, Double> one : shares.entrySet()) {
                    double ratio = one.getValue() / inTable.get(one.getKey());
                    largest = Math.max(largest, one.getValue());
                    gain = Math.max(gain, ratio - 1);
                    logarithm = Math.max(logarithm, Math.abs(Math.log(ratio)));
                }
                lacks |= shares.size() < inTable.size();
            }
            ReleasedTable released = people.table.released();
            Verdict alpha = new AlphaKAnonymity(0.5, 2, "secret", null).check(released, people.evidence());
            assertThat(alpha.found()).isCloseTo(largest, within(1e-9));
            Verdict beta = new BetaLikeness(0.5, "secret", Kind.BASIC).check(released, people.evidence());
            assertThat(beta.found()).isCloseTo(gain, within(1e-9));
            assertThat(beta.holds()).isEqualTo(gain <= 0.5 + 1e-9);
            Verdict delta =
                    new DeltaDisclosure(0.7, "secret", AbsentValueRule.VIOLATION).check(released, people.evidence());
            assertThat(delta.found()).isCloseTo(logarithm, within(1e-9));
            assertThat(delta.holds()).isEqualTo(logarithm < 0.7 && !lacks);
        });
    }

    /** Rows are written as often as makes all persons have equally many, and then all rows count alike. */
    @Test
    void forTheDistanceFromTheTableAllPersonsHaveTheSameWeight() {
        Trials.of(2000, random -> {
            People people = People.random(random, random.nextBoolean());
            int[] rowsOf = new int[people.personOf.length];
            for (int person : people.personOf) {
                rowsOf[person]++;
            }
            List<Integer> often = new ArrayList<>();
            for (int row : people.all()) {
                for (int i = 0; i < 6 / rowsOf[people.personOf[row]]; i++) {
                    often.add(row);
                }
            }
            Words repeated = Words.of(
                    "secret",
                    often.stream()
                            .map(row -> people.table.secret().missing(row)
                                    ? null
                                    : people.table.secret().text(row))
                            .toArray(String[]::new));
            double farthest = 0;
            for (List<Integer> rows : people.classes()) {
                int[] members = IntStream.range(0, often.size())
                        .filter(i -> rows.contains(often.get(i)))
                        .toArray();
                farthest = Math.max(
                        farthest,
                        EarthMovers.of(repeated, people.table.domain(), null).distance(members));
            }
            TCloseness asked = new TCloseness(random.nextInt(11) / 10.0, "secret", null);
            Verdict verdict = asked.check(people.table.released(), people.evidence());
            assertThat(verdict.found()).isCloseTo(farthest, within(1e-9));
            assertThat(verdict.holds()).isEqualTo(farthest <= asked.t() + 1e-9);
        });
    }

    private static AttributeGuarantee any(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> new LDiversity(2 + random.nextInt(2), "secret");
            case 1 -> new LDiversity(2, "secret", LDiversity.Kind.RECURSIVE, 1.5);
            case 2 -> new AlphaKAnonymity(0.5 + random.nextInt(4) / 10.0, 2, "secret", null);
            case 3 -> new BetaLikeness(0.3 + random.nextInt(3), "secret", Kind.values()[random.nextInt(2)]);
            case 4 -> new DeltaDisclosure(0.7 + random.nextInt(2), "secret", AbsentValueRule.VIOLATION);
            default -> new TCloseness(random.nextInt(6) / 10.0, "secret", null);
        };
    }

    @Test
    void classesOfWholePersonsStillHoldItWhenTheyAreMerged() {
        int[] merged = new int[1];
        Trials.of(6000, random -> {
            People people = People.random(random, true);
            AttributeGuarantee asked = any(random);
            Aim.Judge judge = asked.judge(people.evidence());
            List<int[]> classes =
                    people.classes().stream().map(PlainShares::array).toList();
            if (classes.size() > 1 && judge.holds(classes.get(0)) && judge.holds(classes.get(1))) {
                merged[0]++;
                assertThat(judge.holds(IntStream.concat(IntStream.of(classes.get(0)), IntStream.of(classes.get(1)))
                                .toArray()))
                        .as(asked.toString())
                        .isTrue();
            }
        });
        if (Trials.many()) {
            assertThat(merged[0]).as("classes merged").isGreaterThan(60);
        }
    }

    @Test
    void onlyClosenessIsSaidToSurviveTheMergingOfClassesWithRowsOfTheSamePerson() {
        Table table = Table.of(Words.of("class", "c", "c", "d", "d"), Words.of("ill", "flu", "cold", "cold", "flu"));
        Evidence several = new Evidence(
                Optional.of(new int[] {0, 1, 0, 1}),
                Map.of(),
                Map.of("ill", new Evidence.JudgedColumn(new Nominal(), table.column("ill"))),
                Optional.empty());
        LDiversity asked = new LDiversity(2, "ill");
        assertThat(asked.check(ReleasedTable.of(table, "class"), several).holds())
                .isTrue();
        // together everybody has both
        assertThat(asked.judge(several).holds(new int[] {0, 1, 2, 3})).isFalse();
        assertThat(asked.survivesMerging(several)).isFalse();
        assertThat(asked.survivesMerging(Evidence.NONE)).isTrue();
        assertThat(new TCloseness(0.1, "ill", null).survivesMerging(several)).isTrue();
    }

    @Test
    void whereEverybodyHasOneRowPersonsAreRows() {
        Trials.of(2000, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            AttributeGuarantee asked = any(random);
            int[] alone = IntStream.range(0, table.table().size()).toArray();
            Evidence rows = table.evidence();
            Verdict ofRows = asked.check(table.released(), rows);
            Verdict ofPersons = asked.check(
                    table.released(), new Evidence(Optional.of(alone), Map.of(), rows.kept(), Optional.empty()));
            assertThat(ofPersons.found()).isEqualTo(ofRows.found());
            assertThat(ofPersons.rows()).isEqualTo(ofRows.rows());
            assertThat(asked.survivesMerging(new Evidence(Optional.of(alone), Map.of())))
                    .isTrue();
        });
    }
}
