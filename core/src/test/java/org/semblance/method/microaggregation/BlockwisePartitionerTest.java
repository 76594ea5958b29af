package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.blocking.KdBlocking;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.testkit.Trials;

class BlockwisePartitionerTest {

    private static Dataset numbers(int rows, int columns, Random random) {
        List<Numbers> made = IntStream.range(0, columns)
                .mapToObj(c -> Numbers.of(
                        "x" + c,
                        IntStream.range(0, rows)
                                .mapToDouble(row -> random.nextGaussian())
                                .toArray()))
                .toList();
        return Dataset.of(
                Table.of(made.toArray(Numbers[]::new)),
                made.stream()
                        .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Numeric(null)))
                        .toList());
    }

    private static double loss(Dataset data, MdavMethod whole, KdBlocking blocking) {
        return new InformationLoss()
                .of(data, whole.in(blocking).mask(data, Watcher.SILENT).table(), Watcher.SILENT)
                .value();
    }

    @Test
    void blocksCostLittle() {
        Dataset data = numbers(20_000, 6, new Random(1));
        MdavMethod mdav = new MdavMethod(5);
        double whole = new InformationLoss()
                .of(data, mdav.mask(data, Watcher.SILENT).table(), Watcher.SILENT)
                .value();
        assertThat(loss(data, mdav, new KdBlocking(2_000))).isBetween(0.9 * whole, 1.03 * whole);
    }

    @Test
    void aTableThatFitsIntoOneBlockIsMaskedAsAWhole() {
        Dataset data = numbers(500, 3, new Random(2));
        MdavMethod mdav = new MdavMethod(4);
        assertThat(((Groups) mdav.in(new KdBlocking(500))
                                .mask(data, Watcher.SILENT)
                                .trace())
                        .groupOf())
                .isEqualTo(((Groups) mdav.mask(data, Watcher.SILENT).trace()).groupOf());
    }

    @Test
    void exchangesKeepSizesAndNeverLose() {
        Trials.of(100, random -> {
            Dataset data = numbers(40 + random.nextInt(200), 1 + random.nextInt(4), random);
            Records records = data.records();
            List<Integer> rows =
                    new ArrayList<>(IntStream.range(0, records.size()).boxed().toList());
            Collections.shuffle(rows, random);
            List<int[]> groups = new ArrayList<>();
            for (int from = 0; from < rows.size(); ) {
                int to = Math.min(rows.size(), from + 2 + random.nextInt(5));
                groups.add(rows.subList(from, to).stream()
                        .mapToInt(Integer::intValue)
                        .toArray());
                from = to;
            }
            int[] sizes = groups.stream().mapToInt(group -> group.length).toArray();
            double before = within(records, groups);
            new EdgeExchange(records.dense().orElseThrow()).mend(groups, 1 + random.nextInt(5), Watcher.SILENT);
            assertThat(groups.stream().mapToInt(group -> group.length).toArray())
                    .isEqualTo(sizes);
            assertThat(groups.stream().flatMapToInt(Arrays::stream).sorted().toArray())
                    .isEqualTo(IntStream.range(0, records.size()).toArray());
            assertThat(within(records, groups)).isLessThanOrEqualTo(before + 1e-9);
        });
    }

    /** The squared distances of all records from the mean of their group. */
    private static double within(Records records, List<int[]> groups) {
        double sum = 0;
        for (int[] group : groups) {
            double[] spans = new double[group.length];
            records.spans(records.prototype(group), group, group.length, spans);
            sum += Arrays.stream(spans).sum();
        }
        return sum;
    }
}
