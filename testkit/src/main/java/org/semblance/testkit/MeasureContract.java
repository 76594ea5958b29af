package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.domain.Space;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.Score;

/** The contract of every measure: properties that hold for any table. */
@Tag("contract")
public interface MeasureContract {

    /** The measure under test. */
    Measure measure();

    /** The score of the original as its own release, if the measure has a best value. */
    double ofIdentity(Dataset original);

    /** The number of tables on which each property is tested. */
    default int trials() {
        return 300;
    }

    /** A table for testing; not every one needs something to measure. */
    default Dataset original(Random random) {
        return new RandomTables(random).dataset(1 + random.nextInt(30));
    }

    @Test
    default void theOriginalItselfScoresAsAReleaseWithoutLoss() {
        tried((original, random) -> {
            double expected = ofIdentity(original);
            assertThat(score(original, original.table()).value())
                    .isCloseTo(expected, within(1e-9 * Math.abs(expected) + 1e-12));
        });
    }

    @Test
    default void everyReleaseHasAFiniteScoreThatIsNeverNegative() {
        tried((original, random) -> {
            Score score = score(original, release(original, random));
            assertThat(score.value()).isFinite().isNotNegative();
            assertThat(score.attributes().values())
                    .allSatisfy(value -> assertThat(value).isFinite().isNotNegative());
            score.interval()
                    .ifPresent(interval -> assertThat(score.value()).isBetween(interval.low(), interval.high()));
        });
    }

    @Test
    default void theSameTablesScoreTheSame() {
        tried((original, random) -> {
            Table release = release(original, random);
            assertThat(score(original, release)).isEqualTo(score(original, release));
        });
    }

    @Test
    default void whatComparesNoRowsFindsTheSameInAnyOrder() {
        tried((original, random) -> {
            if (measure().comparesRows()) {
                return;
            }
            Table release = release(original, random);
            int[] order = new RandomTables(random).order(release.size());
            double expected = score(original, release).value();
            assertThat(score(original, release.rows(order)).value())
                    .isCloseTo(expected, within(1e-9 * Math.abs(expected) + 1e-9));
        });
    }

    /** A figure that is said to follow from the release is published, so it must be the same for any original. */
    @Test
    default void whatFollowsFromTheReleaseIsTheSameForAnyOriginal() {
        tried((original, random) -> {
            if (MeasureReading.of(measure().getClass()).followsFromRelease(Set.of())) {
                Table release = release(original, random);
                Dataset other = original.over(release.rows(new RandomTables(random).order(release.size())));
                assertThat(score(other, release)).isEqualTo(score(original, release));
            }
        });
    }

    @Test
    default void partsAddUpToTheWhole() {
        tried((original, random) -> {
            if (measure() instanceof PartitionedMeasure measure) {
                Table release = release(original, random);
                PartitionedDataset known = PartitionedDataset.of(
                        LocalPartitionedTable.of(original.table(), 1), original.attributes(), original.combine());
                List<String> names = known.scale().quasiIdentifiers();
                if (!known.centre().names().containsAll(names)) {
                    return; // vectors are never partitioned
                }
                int[] partOf = switch (measure.together()) {
                    case ANY -> random.ints(release.size(), 0, 3).toArray();
                    case RELEASED -> WeightedRows.places(release, names, 3);
                    case ORIGINAL -> WeightedRows.places(original.table(), names, 3);
                };
                Optional<PartitionedMeasure.Sums> all = Optional.empty();
                for (int part = 0; part < 3; part++) {
                    int each = part;
                    int[] rows = IntStream.range(0, partOf.length)
                            .filter(row -> partOf[row] == each)
                            .toArray();
                    PartitionedMeasure.Sums sums = LocalPartitionedTable.travelled(measure.sums(
                            known.scale().of(original.table().rows(rows)), release.rows(rows), known.centre()));
                    all = Optional.of(all.map(others -> others.and(sums)).orElse(sums));
                }
                assertThat(all.orElseThrow().score()).isEqualTo(score(original, release));
            }
        });
    }

    @Test
    default void bringsAlongAName() {
        tried((original, random) ->
                assertThat(score(original, original.table()).name()).isNotBlank());
    }

    /** A property of a measure, given an original. */
    @FunctionalInterface
    interface Property {
        void check(Dataset original, Random random);
    }

    /** Tests a property on random tables; tables with nothing to measure (E_MEASURE) do not count. */
    default void tried(Property property) {
        int[] measured = new int[1];
        Trials.of(trials(), random -> {
            Dataset original = original(random);
            if (measurable(original)) {
                property.check(original, random);
                measured[0]++;
            }
        });
        if (Trials.many()) {
            assertThat(measured[0]).as("tables with something to measure").isGreaterThan(trials() / 20);
        }
    }

    private boolean measurable(Dataset original) {
        try {
            score(original, original.table());
            return true;
        } catch (Problem problem) {
            assertThat(problem.code()).isEqualTo("E_MEASURE");
            return false;
        }
    }

    private Score score(Dataset original, Table released) {
        return measure().of(original, released, Watcher.SILENT);
    }

    /** A release in which rows show values of other rows, averages or nothing. */
    private static Table release(Dataset original, Random random) {
        List<Column> columns = new ArrayList<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            columns.add(release(original.space(attribute), random));
        }
        return original.table().with(columns);
    }

    private static <V> Column release(Space<V> space, Random random) {
        List<V> points = new ArrayList<>();
        points.add(space.nothing());
        for (int i = 0; i < 5; i++) {
            points.add(space.prototype(
                    random.ints(1 + random.nextInt(4), 0, space.size()).toArray()));
        }
        return space.column(points, random.ints(space.size(), 0, points.size()).toArray());
    }
}
