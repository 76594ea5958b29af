package org.semblance.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class RecordsTest {

    private static Attribute weighted(String name, Domain domain, double weight) {
        return new Attribute(name, Set.of(Role.QUASI_IDENTIFIER), domain, weight);
    }

    @Test
    void distanceIsTheRootOfTheWeightedMeanOfSquares() {
        Dataset data = Dataset.of(
                Table.of(
                        Numbers.of("x", 1, 3),
                        Words.of("w", "a", "b"),
                        Words.of("o", "low", "high"),
                        Numbers.of("same", 5, 5)),
                List.of(
                        weighted("x", new Numeric(null), 1),
                        weighted("w", new Nominal(), 3),
                        weighted("o", new Ordinal(List.of("low", "mid", "high"), Ordinal.Average.MEDIAN), 2),
                        weighted("same", new Numeric(null), 9)));
        Records records = data.records();
        // x: 2 apart, standard deviation √2; w: 1; o: 2/3; the constant has no say
        double expected = Math.sqrt((1 * 2 + 3 * 1 + 2 * (4.0 / 9)) / (1 + 3 + 2));
        assertThat(records.distance(0, records.at(1))).isCloseTo(expected, within(1e-15));
        assertThat(records.parts()).hasSize(4);
        assertThat(records.varying()).hasSize(3);
    }

    @Test
    void numbersAloneKeepTheOrderOfTheEuclideanDistance() {
        Trials.of(500, random -> {
            double[] x = random.doubles(10).toArray();
            double[] y = random.doubles(10).map(value -> value * 1000).toArray();
            Records records = Dataset.of(
                            Table.of(Numbers.of("x", x), Numbers.of("y", y)),
                            List.of(weighted("x", new Numeric(null), 1), weighted("y", new Numeric(null), 1)))
                    .records();
            double sx = deviation(x);
            double sy = deviation(y);
            for (int row = 0; row < 10; row++) {
                double euclidean = Math.hypot((x[row] - x[0]) / sx, (y[row] - y[0]) / sy);
                assertThat(records.distance(row, records.at(0))).isCloseTo(euclidean / Math.sqrt(2), within(1e-9));
            }
        });
    }

    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        return Math.sqrt(Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum() / (values.length - 1));
    }

    @Test
    void recordsThatDifferInNothingAreAtDistanceZero() {
        Records records = Dataset.of(Table.of(Numbers.of("x", 4, 4)), List.of(weighted("x", new Numeric(null), 1)))
                .records();
        assertThat(records.distance(0, records.at(1))).isZero();
        assertThat(records.distinct().count()).isEqualTo(1);
    }

    @Test
    void aTallyKeepsTheAverageRecordWhileRowsComeAndGo() {
        Trials.of(500, random -> {
            Records records = new RandomTables(random).dataset(12).records();
            Tally<Records.Point> tally = records.tally();
            List<Integer> held = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                if (!held.isEmpty() && random.nextInt(3) == 0) {
                    tally.remove(held.remove(random.nextInt(held.size())));
                } else {
                    int row = random.nextInt(12);
                    held.add(row);
                    tally.add(row);
                }
            }
            Records.Point fresh =
                    records.prototype(held.stream().mapToInt(Integer::intValue).toArray());
            for (int row : IntStream.range(0, 12).toArray()) {
                assertThat(records.distance(row, tally.prototype())).isEqualTo(records.distance(row, fresh));
            }
        });
    }

    @Test
    void aRowThatComesSeveralTimesAtOnceIsAsIfItCameOneByOne() {
        Trials.of(500, random -> {
            Records records = new RandomTables(random).dataset(12).records();
            Tally<Records.Point> atOnce = records.tally();
            Tally<Records.Point> oneByOne = records.tally();
            for (int i = 0; i < 10; i++) {
                int row = random.nextInt(12);
                int times = 2 + random.nextInt(5);
                int fewer = random.nextInt(times);
                atOnce.add(row, times);
                atOnce.remove(row, fewer);
                for (int time = fewer; time < times; time++) {
                    oneByOne.add(row);
                }
                for (int other = 0; other < 12; other++) {
                    assertThat(records.distance(other, atOnce.prototype()))
                            .isEqualTo(records.distance(other, oneByOne.prototype()));
                }
            }
        });
    }

    @Test
    void equalRecordsAreThoseThatShowTheSameTexts() {
        Trials.of(500, random -> {
            Dataset data = new RandomTables(random).dataset(1 + random.nextInt(20));
            Records records = data.records();
            for (int one = 0; one < records.size(); one++) {
                for (int other = 0; other < records.size(); other++) {
                    assertThat(records.distinct().recordOf(one)
                                    == records.distinct().recordOf(other))
                            .isEqualTo(texts(data, one).equals(texts(data, other)));
                }
            }
        });
    }

    private static List<String> texts(Dataset data, int row) {
        return data.with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> data.table().column(attribute.name()).text(row))
                .toList();
    }
}
