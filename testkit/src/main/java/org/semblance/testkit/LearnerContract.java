package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.noise.Learner;

/** The contract of every method that masks records independently ({@link org.semblance.method.noise.Learner}). */
@Tag("contract")
public interface LearnerContract extends MethodContract {

    /** The method under test, with its own random numbers. */
    Learner learner();

    @Override
    default Method method(int k) {
        return new SeededMethod(learner(), 11);
    }

    @Override
    default Dataset dataset(RandomTables tables, int size) {
        return tables.displaceable(size);
    }

    @Test
    default void claimsNothing() {
        assertThat(learner().claims()).isEmpty();
    }

    @Test
    default void whatIsMissingStaysMissingAndConceptsStayInTheirDomain() {
        tried(table -> {
            Dataset data = table.data();
            Table masked = learner().mask(data, Chance.secure(), Watcher.SILENT).table();
            for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                Column before = data.table().column(attribute.name());
                Column after = masked.column(attribute.name());
                for (int row = 0; row < before.size(); row++) {
                    assertThat(after.missing(row)).isEqualTo(before.missing(row));
                }
                if (attribute.domain() instanceof Concepts domain) {
                    int top = top(data, domain);
                    for (String text : ((Words) after).dictionary()) {
                        assertThat(domain.taxonomy()
                                        .subsumes(top, domain.concept(text).orElseThrow()))
                                .isTrue();
                    }
                }
            }
        });
    }

    /** The widest domain of a column of this table: that of all its columns of concepts together. */
    private static int top(Dataset data, Concepts domain) {
        return domain.top(data.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute -> attribute.domain() instanceof Concepts)
                .map(attribute -> (Words) data.table().column(attribute.name()))
                .flatMap(words -> words.dictionary().stream())
                .mapToInt(word -> domain.concept(word).orElseThrow())
                .toArray());
    }

    @Test
    default void severalThreadsGiveWhatOneGives() {
        Trials.of(6, random -> {
            // more rows than one part
            Dataset data = dataset(new RandomTables(random), 9000 + random.nextInt(100));
            long seed = random.nextLong();
            Masked together = learner().mask(data, Chance.seeded(seed), Watcher.SILENT);
            ForkJoinPool one = new ForkJoinPool(1);
            try {
                Masked alone = one.submit(() -> learner().mask(data, Chance.seeded(seed), Watcher.SILENT))
                        .get();
                assertEqual(alone.table(), together.table());
                assertThat(((Displacements) alone.trace())).isEqualTo(together.trace());
            } finally {
                one.shutdown();
            }
        });
    }

    /** Masking a partitioned table gives the result of the whole table, whatever its parts. */
    @Test
    default void aTableInPartsBecomesWhatTheWholeBecomes() {
        Trials.of(8, random -> {
            Dataset data = dataset(new RandomTables(random), 2 + random.nextInt(200));
            Chance chance = Chance.seeded(random.nextLong());
            Masked whole = learner().mask(data, chance, Watcher.SILENT);
            for (int parts : List.of(1, 3, 8, 64)) {
                PartitionedDataset partitioned = PartitionedDataset.of(
                        LocalPartitionedTable.of(data.table(), parts), data.attributes(), data.combine());
                PartitionedMasked masked = learner().mask(partitioned, chance, Watcher.SILENT);
                List<Table> found = new ArrayList<>();
                masked.parts().inOrder(found::add);
                assertEqual(Table.joined(found), whole.table());
                assertThat(masked.trace()).isEqualTo(whole.trace());
            }
        });
    }

    @Test
    default void withoutASeedNoTwoRunsAreAlike() {
        Trials.of(3, random -> {
            Dataset data = dataset(new RandomTables(random).whole(), 500);
            Table one = learner().mask(data, Watcher.SILENT).table();
            Table other = learner().mask(data, Watcher.SILENT).table();
            boolean differs = data.with(Role.QUASI_IDENTIFIER).stream()
                    .anyMatch(attribute -> differs(one.column(attribute.name()), other.column(attribute.name())));
            boolean constant = data.with(Role.QUASI_IDENTIFIER).stream()
                    .allMatch(attribute -> data.space(attribute).constant());
            assertThat(differs || constant).isTrue();
        });
    }

    private static boolean differs(Column one, Column other) {
        for (int row = 0; row < one.size(); row++) {
            if (!one.text(row).equals(other.text(row))) {
                return true;
            }
        }
        return false;
    }

    private static void assertEqual(Table one, Table other) {
        assertThat(one.names()).isEqualTo(other.names());
        for (String name : one.names()) {
            assertThat(differs(one.column(name), other.column(name))).as(name).isFalse();
        }
    }
}
