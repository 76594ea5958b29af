package org.semblance.quality.risk.uniqueness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.testkit.Trials;

/** Minimal unique sets against their definition, with every set and every pair of rows compared. */
class UniqueSetsTest {

    /** A table with its persons, as texts; null is a missing value. */
    private record Case(List<Column> columns, Optional<int[]> persons, int rows) {

        static Case random(Random random) {
            int rows = random.nextInt(24);
            int columns = 1 + random.nextInt(4);
            double missing = random.nextBoolean() ? 0 : 0.3;
            List<Column> made = new ArrayList<>();
            for (int i = 0; i < columns; i++) {
                int values = 1 + random.nextInt(6);
                if (random.nextInt(3) == 0) {
                    double[] numbers = new double[rows];
                    for (int row = 0; row < rows; row++) {
                        numbers[row] = random.nextDouble() < missing ? Double.NaN : random.nextInt(values) / 2.0;
                    }
                    made.add(Numbers.of("c" + i, numbers));
                } else {
                    @Nullable String[] words = new String[rows];
                    for (int row = 0; row < rows; row++) {
                        words[row] = random.nextDouble() < missing ? null : "w" + random.nextInt(values);
                    }
                    made.add(Words.of("c" + i, words));
                }
            }
            return new Case(
                    made,
                    random.nextBoolean() || rows == 0 ? Optional.empty() : Optional.of(persons(random, rows)),
                    rows);
        }

        private static int[] persons(Random random, int rows) {
            String[] names = IntStream.range(0, rows)
                    .mapToObj(row -> "p" + random.nextInt(rows))
                    .toArray(String[]::new);
            return Words.of("person", names).codes();
        }

        int person(int row) {
            return persons.map(of -> of[row]).orElse(row);
        }

        /** Whether nobody else has the values that a row has in the columns of a set. */
        private boolean unique(int row, Set<Integer> set) {
            List<Integer> has = set.stream()
                    .filter(column -> !columns.get(column).missing(row))
                    .toList();
            return !has.isEmpty()
                    && IntStream.range(0, rows)
                            .filter(other -> person(other) != person(row))
                            .noneMatch(other -> has.stream()
                                    .allMatch(column -> !columns.get(column).missing(other)
                                            && columns.get(column)
                                                    .text(other)
                                                    .equals(columns.get(column).text(row))));
        }

        Set<Integer> unique(Set<Integer> set) {
            Set<Integer> unique = new HashSet<>();
            IntStream.range(0, rows).filter(row -> unique(row, set)).forEach(row -> unique.add(person(row)));
            return unique;
        }

        Set<Integer> minimal(Set<Integer> set) {
            Set<Integer> minimal = new HashSet<>(unique(set));
            subsets(columns.size(), columns.size()).stream()
                    .filter(other -> other.size() < set.size() && set.containsAll(other))
                    .forEach(other -> minimal.removeAll(unique(other)));
            return minimal;
        }
    }

    /** All sets of up to so many columns, by size, then in the order of columns. */
    private static List<Set<Integer>> subsets(int columns, int most) {
        List<Set<Integer>> all = new ArrayList<>();
        for (int bits = 1; bits < 1 << columns; bits++) {
            Set<Integer> set = new TreeSet<>();
            for (int column = 0; column < columns; column++) {
                if ((bits >> column & 1) == 1) {
                    set.add(column);
                }
            }
            if (set.size() <= most) {
                all.add(set);
            }
        }
        all.sort(Comparator.<Set<Integer>>comparingInt(Set::size).thenComparing(Object::toString));
        return all;
    }

    private static Set<Integer> people(BitSet bits) {
        return new HashSet<>(bits.stream().boxed().toList());
    }

    @Test
    void findsEverySetOnWhichSomebodyIsMinimallyUniqueAndNoOther() {
        Trials.of(500, random -> {
            Case table = Case.random(random);
            int most = 1 + random.nextInt(4);
            Map<Set<Integer>, List<Set<Integer>>> expected = new LinkedHashMap<>();
            for (Set<Integer> set : subsets(table.columns().size(), most)) {
                if (!table.minimal(set).isEmpty()) {
                    expected.put(set, List.of(table.unique(set), table.minimal(set)));
                }
            }
            Map<Set<Integer>, List<Set<Integer>>> found = new LinkedHashMap<>();
            UniqueSetSearch search = UniqueSetSearch.of(table.columns(), table.persons());
            search.each(
                    most,
                    (set, unique, minimal) -> found.put(
                            new HashSet<>(IntStream.of(set).boxed().toList()),
                            List.of(people(unique), people(minimal))),
                    Watcher.SILENT);
            assertThat(found).containsExactlyEntriesOf(expected);
        });
    }

    @Test
    void whoIsUniqueOnAnyOneSetIsCountedToo() {
        Trials.of(250, random -> {
            Case table = Case.random(random);
            UniqueSetSearch search = UniqueSetSearch.of(table.columns(), table.persons());
            for (Set<Integer> set :
                    subsets(table.columns().size(), table.columns().size())) {
                assertThat(people(search.unique(
                                Watcher.SILENT,
                                set.stream().mapToInt(Integer::intValue).toArray())))
                        .isEqualTo(table.unique(set));
            }
        });
    }

    @Test
    void countsPeopleBySetAndByTheSmallestSetOfEach() {
        Trials.of(250, random -> {
            Case table = Case.random(random);
            int most = 1 + random.nextInt(3);
            UniqueSets sets = UniqueSets.of(table.columns(), table.persons(), most, Watcher.SILENT);
            Map<Integer, Integer> smallest = new LinkedHashMap<>();
            for (Set<Integer> set : subsets(table.columns().size(), most)) {
                table.unique(set).forEach(person -> smallest.merge(person, set.size(), Math::min));
            }
            for (int person = 0; person < sets.people(); person++) {
                assertThat(sets.smallest()[person]).isEqualTo(smallest.getOrDefault(person, 0));
            }
            assertThat(sets.unique(most)).isEqualTo(smallest.size());
            for (UniqueSet set : sets.sets()) {
                Set<Integer> columns = new HashSet<>(set.columns().stream()
                        .map(name -> Integer.parseInt(name.substring(1)))
                        .toList());
                assertThat(set.unique()).isEqualTo(table.unique(columns).size());
                assertThat(set.minimal()).isEqualTo(table.minimal(columns).size());
                assertThat(set.smallest()).isEqualTo((int) table.unique(columns).stream()
                        .filter(person -> smallest.get(person) == columns.size())
                        .count());
            }
        });
    }

    @Test
    void theLeadingSetsSingleOutMostOfThoseWhoAreLeft() {
        Trials.of(250, random -> {
            Case table = Case.random(random);
            int most = 1 + random.nextInt(3);
            int named = 1 + random.nextInt(3);
            List<Set<Integer>> all = subsets(table.columns().size(), most);
            Map<Integer, Integer> smallest = new LinkedHashMap<>();
            all.forEach(set -> table.unique(set).forEach(person -> smallest.merge(person, set.size(), Math::min)));
            Set<Integer> left = new HashSet<>(smallest.keySet());
            UniqueSetRanking leading =
                    UniqueSetRanking.of(table.columns(), table.persons(), most, named, Watcher.SILENT);
            for (UniqueSet set : leading.sets()) {
                if (!left.isEmpty()) {
                    long best = all.stream()
                            .mapToLong(other -> fresh(table, other, left, smallest))
                            .max()
                            .orElseThrow();
                    assertThat(fresh(table, numbers(set), left, smallest))
                            .isEqualTo(best)
                            .isPositive();
                }
                left.removeAll(table.unique(numbers(set)));
            }
            assertThat(leading.sets().size() == named || leading.further().isEmpty())
                    .isTrue();
            Set<UniqueSet> together = new HashSet<>(leading.sets());
            together.addAll(leading.further());
            assertThat(together)
                    .containsExactlyInAnyOrderElementsOf(
                            UniqueSets.of(table.columns(), table.persons(), most, Watcher.SILENT)
                                    .sets())
                    .hasSize(leading.sets().size() + leading.further().size());
        });
    }

    /** How many people who are left have this set as a smallest one. */
    private static long fresh(Case table, Set<Integer> set, Set<Integer> left, Map<Integer, Integer> smallest) {
        return table.unique(set).stream()
                .filter(person -> left.contains(person) && smallest.get(person) == set.size())
                .count();
    }

    private static Set<Integer> numbers(UniqueSet set) {
        return new HashSet<>(set.columns().stream()
                .map(name -> Integer.parseInt(name.substring(1)))
                .toList());
    }

    @Test
    void stopsWhenItIsCalledOff() {
        Problem stop = Problem.cancelled();
        List<Column> columns = List.of(Words.of("a", "x", "y"), Words.of("b", "x", "y"));
        assertThatThrownBy(() -> UniqueSets.of(columns, Optional.empty(), 2, (stage, done, total) -> {
                    throw stop;
                }))
                .isSameAs(stop);
    }

    /** Of forty columns there are a million million sets; the rows lack values in a hundred ways. */
    @Test
    void whoIsUniqueOnOneLargeSetIsFoundWithoutItsSubsets() {
        Random random = new Random(1);
        boolean[][] lacks = new boolean[100][40];
        for (boolean[] row : lacks) {
            for (int column = 0; column < row.length; column++) {
                row[column] = random.nextInt(4) == 0;
            }
        }
        List<Column> columns = IntStream.range(0, 40)
                .<Column>mapToObj(column -> Numbers.of(
                        "c" + column,
                        IntStream.range(0, 1000)
                                .mapToDouble(row -> lacks[row / 2 % 100][column] ? Double.NaN : row % 3 == 0 ? 1 : 2)
                                .toArray()))
                .toList();
        int[] steps = new int[1];
        UniqueSetSearch search = UniqueSetSearch.of(columns, Optional.empty());
        search.unique((stage, done, total) -> steps[0]++, IntStream.range(0, 40).toArray());
        assertThat(steps[0]).isLessThanOrEqualTo(100);
        Problem stop = Problem.cancelled();
        assertThatThrownBy(() -> search.unique(
                        (stage, done, total) -> {
                            throw stop;
                        },
                        0,
                        1))
                .isSameAs(stop);
    }

    @Test
    void saysUpToWhichSizeItSearchesIfAllWouldTakeTooLong() {
        List<Column> many = IntStream.range(0, 400)
                .<Column>mapToObj(column -> Numbers.of(
                        "c" + column,
                        new Random(column).ints(2000, 0, 7).asDoubleStream().toArray()))
                .toList();
        UniqueSetSearch wide = UniqueSetSearch.of(many, Optional.empty());
        assertThat(wide.reach(3)).isEqualTo(2);
        assertThat(UniqueSetSearch.of(many.subList(0, 30), Optional.empty()).reach(3))
                .isEqualTo(3);
        assertThat(UniqueSetSearch.of(List.of(), Optional.empty()).reach(3)).isEqualTo(3);
    }
}
