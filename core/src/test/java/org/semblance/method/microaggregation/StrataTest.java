package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

/** How far a group that takes its share of every stratum can be from all. */
class StrataTest {

    /** Proposition 2 of the paper: (n − k) / (2 (n − 1) k), for different values and a k that goes into n. */
    @Test
    void theWorstChoiceIsThatOfThePaper() {
        Trials.of(500, random -> {
            int k = 1 + random.nextInt(8);
            int n = k * (1 + random.nextInt(12));
            if (n > 1) {
                int[] kinds = new int[n];
                Arrays.fill(kinds, 1);
                double[] steps = new double[n - 1];
                Arrays.fill(steps, 1.0 / (n - 1));
                assertThat(new Strata(kinds, k, k).farthestInOrder(steps))
                        .isCloseTo((n - k) / (2.0 * (n - 1) * k), within(1e-12));
            }
        });
    }

    /** All ways to take so many of each stratum, by ranks; equal values make some of them alike. */
    @Test
    void noChoiceOfOrderedValuesIsWorseAndOneIsAsBad() {
        Trials.of(400, random -> {
            Case table = new Case(random);
            double worst = 0;
            for (int[] ranks : table.choices()) {
                worst = Math.max(worst, table.ordered(ranks));
            }
            double bound = new Strata(table.kinds, table.members, table.count).farthestInOrder(table.steps);
            assertThat(bound).isGreaterThanOrEqualTo(worst - 1e-12);
            if (table.picksOne()) {
                assertThat(bound).isCloseTo(worst, within(1e-12));
            }
        });
    }

    @Test
    void noChoiceOfValuesEquallyFarApartIsWorse() {
        Trials.of(400, random -> {
            Case table = new Case(random);
            double bound = new Strata(table.kinds, table.members, table.count).farthestOfEqual();
            for (int[] ranks : table.choices()) {
                assertThat(table.equal(ranks)).isLessThanOrEqualTo(bound + 1e-12);
            }
        });
    }

    /** Few records of few kinds, and strata cut by hand: by ranks, what is left over in the central one. */
    private static final class Case {

        private final int[] kinds;
        private final double[] steps;
        private final int members;
        private final int count;
        private final int records;
        private final int groups;
        private final List<List<Integer>> strata = new ArrayList<>();
        private final List<Integer> picks = new ArrayList<>();
        private final int rest;

        Case(Random random) {
            kinds = IntStream.generate(() -> 1 + random.nextInt(3))
                    .limit(1 + random.nextInt(5))
                    .toArray();
            records = IntStream.of(kinds).sum();
            steps = IntStream.range(1, kinds.length)
                    .mapToDouble(kind -> 1 + random.nextInt(3))
                    .toArray();
            double way = Arrays.stream(steps).sum();
            for (int i = 0; i < steps.length; i++) {
                steps[i] /= way;
            }
            members = Strata.members(records, 1 + random.nextInt(records));
            count = 1 + random.nextInt(Math.min(4, members));
            groups = records / members;
            rest = records % members;
            assertThat(rest).as("no group takes more than one beside").isLessThanOrEqualTo(groups);
            int rank = 0;
            int more = members % count;
            for (int stratum = 0; stratum < count; stratum++) {
                int first = (count - more) / 2;
                picks.add(members / count + (stratum >= first && stratum < first + more ? 1 : 0));
                int size = groups * picks.get(stratum) + (stratum == (count - 1) / 2 ? rest : 0);
                strata.add(IntStream.range(rank, rank + size).boxed().toList());
                rank += size;
            }
            assertThat(rank).isEqualTo(records);
        }

        boolean picksOne() {
            return picks.stream().allMatch(one -> one == 1) && rest == 0;
        }

        List<int[]> choices() {
            List<int[]> choices = new ArrayList<>();
            if (rest < groups) {
                add(choices, 0, 0, new ArrayList<>());
            }
            if (rest > 0) {
                add(choices, 0, 1, new ArrayList<>());
            }
            return choices;
        }

        private void add(List<int[]> choices, int stratum, int beside, List<Integer> chosen) {
            if (choices.size() > 20_000) {
                return;
            }
            if (stratum == count) {
                choices.add(chosen.stream().mapToInt(rank -> rank).toArray());
                return;
            }
            int take = picks.get(stratum) + (stratum == (count - 1) / 2 ? beside : 0);
            subsets(strata.get(stratum), take, 0, new ArrayList<>())
                    .forEach(some -> add(choices, stratum + 1, beside, joined(chosen, some)));
        }

        private static List<List<Integer>> subsets(List<Integer> of, int take, int from, List<Integer> sofar) {
            if (take == sofar.size()) {
                return List.of(sofar);
            }
            List<List<Integer>> all = new ArrayList<>();
            for (int i = from; i < of.size(); i++) {
                all.addAll(subsets(of, take, i + 1, joined(sofar, List.of(of.get(i)))));
            }
            return all;
        }

        private static List<Integer> joined(List<Integer> one, List<Integer> other) {
            List<Integer> both = new ArrayList<>(one);
            both.addAll(other);
            return both;
        }

        private int kind(int rank) {
            int kind = 0;
            for (int upTo = kinds[0]; upTo <= rank; upTo += kinds[kind]) {
                kind++;
            }
            return kind;
        }

        private double[] shares(int[] ranks) {
            double[] shares = new double[kinds.length];
            for (int rank : ranks) {
                shares[kind(rank)] += 1.0 / ranks.length;
            }
            for (int kind = 0; kind < kinds.length; kind++) {
                shares[kind] -= (double) kinds[kind] / records;
            }
            return shares;
        }

        double ordered(int[] ranks) {
            double[] shares = shares(ranks);
            double work = 0;
            double carried = 0;
            for (int step = 0; step < steps.length; step++) {
                carried += shares[step];
                work += steps[step] * Math.abs(carried);
            }
            return work;
        }

        double equal(int[] ranks) {
            return Arrays.stream(shares(ranks)).map(Math::abs).sum() / 2;
        }
    }
}
