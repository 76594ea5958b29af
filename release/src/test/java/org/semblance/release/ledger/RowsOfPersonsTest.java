package org.semblance.release.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.privacy.intersection.ClassMembership;
import org.semblance.privacy.intersection.ReleaseOverlap;
import org.semblance.testkit.Trials;

/**
 * Tables of persons with one to three rows, filtered, shuffled and grouped at random: the verdict against crowds that are counted in
 * plain code by which row is which. The seed is printed.
 */
class RowsOfPersonsTest {

    private static final PersonKey KEY = new PersonKey(List.of("person"), false);

    private final long seed = Trials.seed();
    private final Random random = new Random(seed);

    @TempDir
    Path home;

    /** A row of the table that all releases are made of. */
    private record Row(int number, int person, int visit, double cost) {}

    /** Some of the rows, with a group for each. */
    private record Release(List<Row> rows, Map<Row, Integer> groups, int k) {

        /** Who is in it, whatever their groups. */
        Release inOneGroup() {
            return new Release(rows, rows.stream().collect(Collectors.toMap(row -> row, row -> 0)), k);
        }

        Set<Row> of(int person) {
            return rows.stream().filter(row -> row.person == person).collect(Collectors.toSet());
        }
    }

    private List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        int persons = 6 + random.nextInt(8);
        int most = 1 + random.nextInt(3);
        for (int person = 0; person < persons; person++) {
            for (int visit = 0; visit <= random.nextInt(most); visit++) {
                rows.add(new Row(rows.size(), person, visit, random.nextInt(40) / 4.0));
            }
        }
        return rows;
    }

    private Release release(List<Row> all) {
        int few = random.nextInt(4);
        List<Row> kept = all.stream()
                .filter(
                        switch (few) {
                            case 0 -> row -> row.visit == 0;
                            case 1 -> row -> row.visit <= 1;
                            case 2 -> row -> row.visit >= 1;
                            default -> row -> true;
                        })
                .collect(Collectors.toCollection(ArrayList::new));
        if (kept.isEmpty()) {
            kept.addAll(all);
        }
        Collections.shuffle(kept, random);
        int cut = 2 + random.nextInt(4);
        Function<Row, Integer> group = switch (random.nextInt(4)) {
            case 0 -> row -> 0;
            case 1 -> row -> row.visit;
            case 2 -> row -> row.person < cut ? 0 : 1;
            default -> row -> (row.person + row.visit) % 2;
        };
        return new Release(kept, kept.stream().collect(Collectors.toMap(row -> row, group)), 2 + random.nextInt(2));
    }

    /** The rows as a file may have them: columns in any order, a cost as a number or as somebody wrote it. */
    private Table table(Release release) {
        List<Row> rows = release.rows;
        double[] costs = rows.stream().mapToDouble(Row::cost).toArray();
        List<Column> columns = new ArrayList<>();
        columns.add(words("person", rows, row -> "p" + row.person));
        columns.add(words("visit", rows, row -> "v" + row.visit));
        columns.add(
                random.nextBoolean()
                        ? Numbers.of("cost", costs)
                        : words("cost", rows, row -> String.format(java.util.Locale.ROOT, "%.2f", row.cost)));
        Collections.shuffle(columns, random);
        return Table.of(columns);
    }

    private static Words words(String name, List<Row> rows, Function<Row, String> text) {
        return Words.of(name, rows.stream().map(text).toArray(String[]::new));
    }

    private ClassMembership members(Ledger ledger, Release release) {
        return ledger.members(
                table(release),
                KEY,
                release.rows.stream()
                        .mapToInt(row -> release.groups.getOrDefault(row, 0))
                        .toArray());
    }

    /** Whether the last of several releases must be refused. */
    private static boolean refused(List<Release> releases) {
        Release last = releases.get(releases.size() - 1);
        List<Release> earlier = releases.subList(0, releases.size() - 1);
        Set<Integer> persons = releases.stream()
                .flatMap(release -> release.rows.stream())
                .map(Row::person)
                .collect(Collectors.toSet());
        Map<List<Integer>, Set<Integer>> crowds = new HashMap<>();
        Map<List<Integer>, Set<Integer>> before = new HashMap<>();
        for (int person : persons) {
            boolean single =
                    releases.stream().allMatch(release -> release.of(person).size() <= 1);
            Set<Row> rows = new HashSet<>();
            releases.forEach(release -> rows.addAll(release.of(person)));
            for (Row row : rows) {
                List<Integer> shown = new ArrayList<>();
                for (Release release : releases) {
                    Row there = single ? release.of(person).stream().findAny().orElse(row) : row;
                    shown.add(release.groups.getOrDefault(there, -1));
                }
                crowds.computeIfAbsent(shown, unseen -> new HashSet<>()).add(person);
                before.computeIfAbsent(shown.subList(0, earlier.size()), unseen -> new HashSet<>())
                        .add(person);
            }
            for (Release other : earlier) {
                Set<Row> gone = new HashSet<>(other.of(person));
                Set<Row> come = new HashSet<>(last.of(person));
                gone.removeAll(last.of(person));
                come.removeAll(other.of(person));
                Set<Row> both = new HashSet<>(other.of(person));
                both.addAll(last.of(person));
                if (!single
                        && !gone.isEmpty()
                        && !come.isEmpty()
                        && releases.stream()
                                .noneMatch(release -> release.of(person).containsAll(both))) {
                    return true; // they might be the same with something changed
                }
            }
        }
        return crowds.entrySet().stream().anyMatch(crowd -> {
            List<Integer> shown = crowd.getKey();
            int needed = IntStream.range(0, releases.size())
                    .filter(i -> shown.get(i) >= 0)
                    .map(i -> releases.get(i).k)
                    .min()
                    .orElseThrow();
            List<Integer> shownBefore = shown.subList(0, earlier.size());
            boolean met = shownBefore.stream().anyMatch(group -> group >= 0);
            int size = crowd.getValue().size();
            return size < needed
                    && (!met
                            || size < before.getOrDefault(shownBefore, Set.of()).size());
        });
    }

    /** Whether somebody is in the last and in an earlier one. */
    private static boolean shared(List<Release> releases) {
        Release last = releases.get(releases.size() - 1);
        return releases.subList(0, releases.size() - 1).stream()
                .flatMap(release -> release.rows.stream())
                .anyMatch(row -> !last.of(row.person).isEmpty());
    }

    @Test
    void theVerdictIsThatOfTheRowsAsTheyAre() {
        System.out.println("RowsOfPersonsTest: seed " + seed);
        int refusals = 0;
        int trials = Trials.count(800, 4000);
        try (Ledger ledger = Ledger.open(home.resolve("books"))) {
            for (int trial = 0; trial < trials; trial++) {
                List<Row> all = rows();
                List<Release> releases = new ArrayList<>();
                for (int i = random.nextInt(2); i < 3; i++) {
                    releases.add(release(all));
                }
                List<ReleaseOverlap.Earlier> earlier = new ArrayList<>();
                for (Release one : releases.subList(0, releases.size() - 1)) {
                    ClassMembership members = members(ledger, one);
                    earlier.add(new ReleaseOverlap.Earlier(earlier.size() + 1, one.k, () -> members));
                }
                Release last = releases.get(releases.size() - 1);
                boolean holds = ReleaseOverlap.of(earlier, members(ledger, last), last.k)
                        .holds();
                boolean refused = shared(releases)
                        && (refused(releases)
                                || refused(releases.stream()
                                        .map(Release::inOneGroup)
                                        .toList()));
                assertThat(holds).as("trial %d", trial).isEqualTo(!refused);
                refusals += refused ? 1 : 0;
            }
        }
        assertThat(refusals).isBetween(trials / 10, trials * 9 / 10);
    }
}
