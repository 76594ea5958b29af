package org.semblance.method.recoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.generalization.Ladder;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** The search for better groups, on random tables with and without persons. */
class LowLossPartitionTest {

    @Test
    void neverEndsWithWorseGroupsThanItBeganWith() {
        Trials.of(400, random -> {
            int k = 2 + random.nextInt(4);
            RandomTables tables = new RandomTables(random);
            int size = tables.size(k);
            Dataset rows = tables.generalizable(size);
            Dataset data = random.nextBoolean() ? rows : tables.withPersons(rows, k + random.nextInt(size - k + 1));
            List<Ladder> ladders = data.with(Role.QUASI_IDENTIFIER).stream()
                    .map(attribute -> Ladder.of(attribute, data))
                    .toList();
            RecodingUnits units = RecodingUnits.alike(
                    data, ladders.stream().map(Ladder::leafOfRow).toList());
            List<AttributeLabels> labels = ladders.stream()
                    .map(ladder -> AttributeLabels.of(ladder, units.rows(), random.nextBoolean() ? 0 : 1 << 20))
                    .toList();
            UnitTuples tuples = UnitTuples.of(labels, units);
            TupleTree tree = new TupleTree(tuples);
            List<RecodingGroup> start = new GreedyGrowth(tuples, tree, k).grow(units.count(), () -> {});
            check(start, tuples, k);
            double before = RecodingGroup.totalOf(start);
            tree.fill();
            List<RecodingGroup> end = new DestroyAndRepair(tuples, tree, k)
                    .improve(start, tree.looks() + random.nextInt(3_000), Watcher.SILENT);
            check(end, tuples, k);
            assertThat(RecodingGroup.totalOf(end)).isLessThanOrEqualTo(before);
        });
    }

    /** All units are there, and k persons, or rows where persons are not known, in each group. */
    private static void check(List<RecodingGroup> groups, UnitTuples tuples, int k) {
        int[] counts = new int[tuples.size()];
        for (RecodingGroup group : groups) {
            Set<Integer> persons = new HashSet<>();
            for (int entry = 0; entry < group.entries(); entry++) {
                counts[group.tuple(entry)] += group.count(entry);
                persons.add(tuples.person(group.tuple(entry)));
            }
            assertThat(tuples.persons() == 0 ? group.size() : persons.size()).isGreaterThanOrEqualTo(k);
        }
        int[] all = new int[tuples.size()];
        Arrays.setAll(all, tuples::count);
        assertThat(counts).isEqualTo(all);
    }
}
