package org.semblance.method.blocking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.testkit.Trials;

class KdBlockingTest {

    private static final Numeric NUMBER = new Numeric(null);
    private static final Ordinal ANSWER =
            new Ordinal(List.of("never", "seldom", "often", "always"), Ordinal.Average.MEDIAN);

    private static Records records(List<Column> columns, List<? extends Domain> domains) {
        List<Attribute> attributes = new ArrayList<>();
        for (int c = 0; c < domains.size(); c++) {
            attributes.add(Attribute.of(columns.get(c).name(), Role.QUASI_IDENTIFIER, domains.get(c)));
        }
        return Dataset.of(Table.of(columns), attributes).records();
    }

    private static int[] all(Records records) {
        return IntStream.range(0, records.size()).toArray();
    }

    /** Numbers with some values in common, an ordered answer, and gaps. */
    private static Records some(int size, Random random) {
        double[] numbers = IntStream.range(0, size)
                .mapToDouble(row -> random.nextInt(8) == 0 ? Double.NaN : random.nextInt(size))
                .toArray();
        double[] others = random.doubles(size).toArray();
        String[] answers = IntStream.range(0, size)
                .mapToObj(row -> ANSWER.scale().get(random.nextInt(4)))
                .toArray(String[]::new);
        return records(
                List.of(Numbers.of("x", numbers), Numbers.of("y", others), Words.of("answer", answers)),
                List.of(NUMBER, NUMBER, ANSWER));
    }

    @Test
    void everyRecordIsInOneBlockAndNoBlockIsTooSmall() {
        Trials.of(500, random -> {
            Records records = some(2 + random.nextInt(300), random);
            int size = 4 + random.nextInt(60);
            int least = 2 + random.nextInt(size - 2);
            List<int[]> blocks = new KdBlocking(size).blocks(records, all(records), least);
            assertThat(blocks.stream().flatMapToInt(Arrays::stream).sorted().toArray())
                    .isEqualTo(all(records));
            assertThat(blocks).allSatisfy(block -> assertThat(block).isSorted());
            if (records.size() >= least) {
                assertThat(blocks).allSatisfy(block -> assertThat(block).hasSizeGreaterThanOrEqualTo(least));
            }
        });
    }

    @Test
    void blocksOfDifferentNumbersAreOfOneSize() {
        Random random = new Random(1);
        Records records = records(
                List.of(
                        Numbers.of("x", random.doubles(1000).toArray()),
                        Numbers.of("y", random.doubles(1000).toArray())),
                List.of(NUMBER, NUMBER));
        assertThat(new KdBlocking(90).blocks(records, all(records), 10))
                .hasSize(12)
                .allSatisfy(block -> assertThat(block.length).isBetween(82, 85));
    }

    @Test
    void theOrderOfTheRowsHasNoSay() {
        Trials.of(200, random -> {
            Records records = some(10 + random.nextInt(200), random);
            List<Integer> order =
                    new ArrayList<>(Arrays.stream(all(records)).boxed().toList());
            Collections.shuffle(order, random);
            int[] shuffled = order.stream().mapToInt(Integer::intValue).toArray();
            assertThat(sets(new KdBlocking(20).blocks(records, shuffled, 4)))
                    .isEqualTo(sets(new KdBlocking(20).blocks(records, all(records), 4)));
        });
    }

    private static Set<Set<Integer>> sets(List<int[]> blocks) {
        return blocks.stream()
                .map(block -> new HashSet<>(Arrays.stream(block).boxed().toList()))
                .collect(Collectors.toSet());
    }

    @Test
    void equalRecordsStayTogetherHoweverManyTheyAre() {
        double[] skewed = new double[1000];
        Arrays.fill(skewed, 7);
        for (int row = 0; row < 10; row++) {
            skewed[row * 100] = row;
        }
        Records records = records(List.of(Numbers.of("x", skewed)), List.of(NUMBER));
        List<int[]> blocks = new KdBlocking(50).blocks(records, all(records), 6);
        assertThat(blocks).allSatisfy(block -> assertThat(block).hasSizeGreaterThanOrEqualTo(6));
        assertThat(blocks)
                .filteredOn(block -> Arrays.stream(block).anyMatch(row -> skewed[row] == 7))
                .hasSize(1);
    }

    @Test
    void ofVeryManyRecordsAPartIsLookedAt() {
        int rows = 600_000;
        Random random = new Random(2);
        Records records = records(List.of(Numbers.of("x", random.doubles(rows).toArray())), List.of(NUMBER));
        List<int[]> blocks = new KdBlocking(60_000).blocks(records, all(records), 10);
        assertThat(blocks)
                .hasSize(10)
                .allSatisfy(block -> assertThat(block.length).isBetween(55_000, 65_000));
    }

    @Test
    void refusesWhatCannotBeCut() {
        Records words = records(List.of(Words.of("town", "Vic", "Olot", "Vic", "Olot")), List.of(new Nominal()));
        assertThatThrownBy(() -> new KdBlocking(10).blocks(words, all(words), 4))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_BLOCKING"));
        assertThatThrownBy(() -> new KdBlocking(3)).isInstanceOf(Problem.class).hasMessageContaining("too small");
        Records numbers = records(List.of(Numbers.of("x", 1, 2, 3, 4, 5, 6)), List.of(NUMBER));
        assertThatThrownBy(() -> new KdBlocking(5).blocks(numbers, all(numbers), 6))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("cannot hold two groups");
    }
}
