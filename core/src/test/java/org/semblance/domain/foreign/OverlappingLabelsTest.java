package org.semblance.domain.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Metric;
import org.semblance.domain.Role;
import org.semblance.domain.Space;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.Entropy;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class OverlappingLabelsTest implements MetricContract<Integer> {

    private static final List<String> AGES = List.of("20", "25", "30", "35", "40", "70");

    private static final List<String> OVERLAPPING = List.of("20-30", "25-40", "20-40", ">=65");

    @Override
    public Metric<Integer> metric() {
        return ForeignLabels.of(AGES, OVERLAPPING, List.of(LabelSyntax.INTERVAL))
                .domain("age");
    }

    @Override
    public Column whole(Random random, int size) {
        return new RandomTables(random).whole().words("age", size, AGES);
    }

    @Override
    public Column gappy(Random random, int size) {
        return new RandomTables(random).words("age", size, AGES);
    }

    @Test
    void theDistanceIsTheShareBelowTheSmallestLabelAboveBoth() {
        Space<Integer> space = metric().bind(Words.of("age", "20", "25", "70"), Rows.all(3));
        Words shown = Words.of("age", "20-30", "25-40", "20-30", "*", "20", "[0, 1[");
        assertThat(space.distance(0, space.read(shown, 0))).isEqualTo(2 / 5.0);
        assertThat(space.distance(0, space.read(shown, 1)))
                .as("20 is not within 25-40")
                .isEqualTo(4 / 5.0);
        assertThat(space.distance(2, space.read(shown, 2)))
                .as("nothing but the root is above both")
                .isEqualTo(1);
        assertThat(space.distance(1, space.read(shown, 3))).isEqualTo(1);
        assertThat(space.distance(0, space.read(shown, 4))).isZero();
        assertThat(space.distance(0, space.read(shown, 5)))
                .as("a text that is no label")
                .isEqualTo(1);
    }

    /** Where labels nest, both domains are there; they must agree in everything. */
    @Test
    void isAHierarchyWhereLabelsNest() {
        Trials.of(300, random -> {
            List<String> values = IntStream.range(0, 2 + random.nextInt(12))
                    .mapToObj(String::valueOf)
                    .toList();
            Map<String, BitSet> nested = new TreeMap<>();
            nest(0, values.size(), nested, random);
            ForeignLabels labels = ForeignLabels.of(values, nested.keySet(), List.of(LabelSyntax.INTERVAL));
            Hierarchical hierarchical =
                    new Hierarchical(labels.hierarchy("values").orElseThrow());
            OverlappingLabels covering = new OverlappingLabels(values, nested);
            Words original = new RandomTables(random).words("a", 1 + random.nextInt(20), values);
            List<String> shown = new ArrayList<>(nested.keySet());
            shown.addAll(values);
            shown.add("*");
            Words released = new RandomTables(random).words("a", original.size(), shown);
            for (Measure measure : List.of(new InformationLoss(), new Granularity(), new Entropy())) {
                assertThat(score(measure, original, released, covering))
                        .as(measure.toString())
                        .isCloseTo(score(measure, original, released, hierarchical), within(1e-12));
            }
        });
    }

    private static double score(Measure measure, Words original, Words released, Metric<Integer> domain) {
        if (original.present() == 0) {
            return 0;
        }
        Dataset data = Dataset.of(Table.of(original), List.of(Attribute.of("a", Role.QUASI_IDENTIFIER, domain)));
        return measure.of(data, Table.of(released), Watcher.SILENT).value();
    }

    /** Intervals within intervals, none of a single value or of all. */
    private static void nest(int from, int to, Map<String, BitSet> labels, Random random) {
        if (to - from < 2) {
            return;
        }
        int cut = from + 1 + random.nextInt(to - from - 1);
        for (int[] part : new int[][] {{from, cut}, {cut, to}}) {
            if (part[1] - part[0] > 1 && random.nextInt(3) > 0) {
                BitSet covered = new BitSet();
                covered.set(part[0], part[1]);
                labels.put("[" + part[0] + ", " + part[1] + "[", covered);
                nest(part[0], part[1], labels, random);
            }
        }
    }
}
