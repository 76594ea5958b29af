package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.domain.Metric;
import org.semblance.domain.Space;
import org.semblance.domain.Tally;

/**
 * The contract of every metric domain. A new domain is tested by providing some of its columns.
 *
 * @param <V> the points of the domain, compared by {@code equals}
 */
@Tag("contract")
public interface MetricContract<V> {

    /** The domain under test. */
    Metric<V> metric();

    /** A column of values of the domain, none of them missing. */
    Column whole(Random random, int size);

    /** A column of values of the domain, some of them missing. */
    Column gappy(Random random, int size);

    /** The number of columns on which each property is tested. */
    default int trials() {
        return 300;
    }

    /** A space and the column it was bound to. */
    record Bound<V>(Column column, Space<V> space, Random random) {

        int[] some() {
            return new RandomTables(random).order(column.size()).clone();
        }

        int row() {
            return random.nextInt(column.size());
        }
    }

    /** A property of a domain, given a bound column. */
    @FunctionalInterface
    interface Property<V> {
        void check(Bound<V> bound);
    }

    /** Tests a property on random columns. */
    default void tried(Property<V> property) {
        Trials.of(trials(), random -> {
            int size = 1 + random.nextInt(12);
            Column column = random.nextBoolean() ? whole(random, size) : gappy(random, size);
            property.check(new Bound<>(column, metric().bind(column, Rows.all(size)), random));
        });
    }

    @Test
    default void distancesAreSymmetricAndNeverNegative() {
        tried(bound -> {
            int one = bound.row();
            int other = bound.row();
            double distance = bound.space().distance(one, bound.space().at(other));
            assertThat(distance).isNotNegative().isFinite();
            assertThat(bound.space().distance(other, bound.space().at(one))).isEqualTo(distance);
        });
    }

    @Test
    default void aRowIsAtDistanceZeroFromItself() {
        tried(bound -> {
            int row = bound.row();
            assertThat(bound.space().distance(row, bound.space().at(row))).isZero();
        });
    }

    @Test
    default void aMissingValueIsEquallyFarFromEveryValueAndAtZeroFromNothing() {
        tried(bound -> {
            Space<V> space = bound.space();
            double[] away = IntStream.range(0, space.size())
                    .filter(row -> !space.missing(row))
                    .mapToDouble(row -> space.distance(row, space.nothing()))
                    .distinct()
                    .toArray();
            assertThat(away).hasSizeLessThan(2);
            for (int row = 0; row < space.size(); row++) {
                assertThat(space.missing(row)).isEqualTo(bound.column().missing(row));
                if (space.missing(row)) {
                    assertThat(space.at(row)).isEqualTo(space.nothing());
                    assertThat(space.distance(row, space.nothing())).isZero();
                } else {
                    assertThat(away[0]).isPositive();
                }
            }
        });
    }

    @Test
    default void twoPointsAreAsFarApartAsARowAndAPoint() {
        tried(bound -> {
            Space<V> space = bound.space();
            int row = bound.row();
            V point = bound.random().nextInt(4) == 0 ? space.nothing() : space.prototype(bound.some());
            double distance = space.distance(row, point);
            assertThat(space.apart(space.at(row), point)).isCloseTo(distance, within(1e-9 * Math.max(1, distance)));
            double[] share = new double[1];
            space.addShares(point, new int[] {row}, 1, 1, share);
            assertThat(space.shareApart(space.at(row), point)).isCloseTo(share[0], within(1e-9));
        });
    }

    @Test
    default void weightedSquaresAreAddedToWhatIsThere() {
        tried(bound -> {
            Space<V> space = bound.space();
            int[] rows = bound.some();
            double weight = 0.25 + bound.random().nextInt(8) / 4.0;
            V point = bound.random().nextInt(4) == 0 ? space.nothing() : space.at(bound.row());
            double[] out = new double[rows.length];
            Arrays.fill(out, 1);
            int count = bound.random().nextInt(rows.length + 1);
            space.addSquares(point, rows, count, weight, out);
            for (int i = 0; i < rows.length; i++) {
                double distance = space.distance(rows[i], point);
                double expected = 1 + (i < count ? weight * distance * distance : 0);
                assertThat(out[i]).isCloseTo(expected, within(1e-12 * expected));
            }
        });
    }

    @Test
    default void aRowThatCameAndWentLeavesNoTrace() {
        tried(bound -> {
            Space<V> space = bound.space();
            int[] rows = bound.some();
            int staying = bound.random().nextInt(rows.length + 1);
            List<Integer> leaving = new ArrayList<>();
            Tally<V> tally = space.tally();
            for (int i = 0; i < rows.length; i++) {
                tally.add(rows[i]);
                if (i >= staying) {
                    leaving.add(bound.random().nextInt(leaving.size() + 1), rows[i]);
                }
            }
            leaving.forEach(tally::remove);
            assertThat(tally.prototype()).isEqualTo(space.prototype(Arrays.copyOf(rows, staying)));
        });
    }

    @Test
    default void thePrototypeDoesNotDependOnTheOrderOfTheRows() {
        tried(bound -> assertThat(bound.space().prototype(bound.some()))
                .isEqualTo(bound.space().prototype(bound.some())));
    }

    @Test
    default void thePrototypeOfEqualValuesIsThatValue() {
        tried(bound -> {
            Space<V> space = bound.space();
            int row = bound.row();
            int[] equal = new int[1 + bound.random().nextInt(12)];
            Arrays.fill(equal, row);
            assertThat(shown(space, space.prototype(equal)))
                    .isEqualTo(bound.column().text(row));
        });
    }

    @Test
    default void thePrototypeOfMissingValuesIsNothing() {
        tried(bound -> {
            Space<V> space = bound.space();
            int[] gaps = IntStream.range(0, space.size()).filter(space::missing).toArray();
            assertThat(space.prototype(gaps)).isEqualTo(space.nothing());
            assertThat(space.prototype(new int[0])).isEqualTo(space.nothing());
        });
    }

    @Test
    default void missingValuesHaveNoSayInAPrototype() {
        tried(bound -> {
            Space<V> space = bound.space();
            int[] rows = bound.some();
            int[] present =
                    Arrays.stream(rows).filter(row -> !space.missing(row)).toArray();
            assertThat(space.prototype(rows)).isEqualTo(space.prototype(present));
        });
    }

    @Test
    default void aColumnOfPointsReadsBackAsThePoints() {
        tried(bound -> {
            Space<V> space = bound.space();
            List<V> points = new ArrayList<>(List.of(space.nothing(), space.prototype(bound.some())));
            for (int row = 0; row < space.size(); row++) {
                points.add(space.at(row));
            }
            int[] choice = bound.random().ints(20, 0, points.size()).toArray();
            Column column = space.column(points, choice);
            assertThat(column.name()).isEqualTo(bound.column().name());
            assertThat(column.size()).isEqualTo(choice.length);
            for (int row = 0; row < choice.length; row++) {
                assertThat(space.read(column, row)).isEqualTo(points.get(choice[row]));
                assertThat(column.missing(row))
                        .isEqualTo(points.get(choice[row]).equals(space.nothing()));
            }
            for (int row = 0; row < space.size(); row++) {
                assertThat(space.read(bound.column(), row)).isEqualTo(space.at(row));
            }
        });
    }

    @Test
    default void codesAreEqualExactlyWhereValuesCannotBeToldApart() {
        tried(bound -> {
            int[] codes = bound.space().codes();
            boolean allEqual = true;
            for (int one = 0; one < codes.length; one++) {
                for (int other = 0; other < codes.length; other++) {
                    boolean equal = bound.column().missing(one)
                                    == bound.column().missing(other)
                            && Objects.equals(
                                    bound.column().text(one), bound.column().text(other));
                    allEqual &= equal;
                    assertThat(codes[one] == codes[other]).isEqualTo(equal);
                }
            }
            assertThat(bound.space().constant()).isEqualTo(allEqual);
        });
    }

    @Test
    default void aDomainThatTravelledIsTheSame() {
        Metric<V> travelled = LocalPartitionedTable.travelled(metric());
        tried(bound -> {
            Space<V> there =
                    travelled.bind(bound.column(), Rows.all(bound.column().size()));
            int[] rows = bound.some();
            V point = bound.space().prototype(rows);
            assertThat(there.prototype(rows)).isEqualTo(point);
            assertThat(shown(there, point)).isEqualTo(shown(bound.space(), point));
            for (int row : rows) {
                assertThat(there.at(row)).isEqualTo(bound.space().at(row));
                assertThat(there.distance(row, point)).isEqualTo(bound.space().distance(row, point));
            }
        });
    }

    private static <V> String shown(Space<V> space, V point) {
        return space.column(List.of(point), new int[1]).text(0);
    }
}
