package org.semblance.method.generalization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.Levels;
import org.semblance.method.Masked;
import org.semblance.run.Csv;
import org.semblance.run.TableReader;

/** Adult with the nine hierarchies of ARX, arx-example of the reference data: the optimum of all 12,960 nodes. */
class AdultLatticeTest {

    private static final String FOLDER = "SEMBLANCE_DATA";
    private static final int K = 5;
    private static final double SUPPRESS = 0.05;

    private final List<Hierarchy> hierarchies = new ArrayList<>();

    private Dataset adult() {
        String folder = System.getenv(FOLDER);
        assumeTrue(
                folder != null && Files.isDirectory(Path.of(folder, "arx-example")),
                "Adult is not in the repository: set SEMBLANCE_DATA to the folder that holds arx-example");
        Path adult = Path.of(folder, "arx-example");
        Table table = new CsvTableReader()
                .read(
                        new TableReader.Request(
                                adult.resolve("adult.csv"),
                                Csv.UNKNOWN,
                                List.of(""),
                                true,
                                name -> false,
                                name -> true),
                        Watcher.SILENT)
                .table();
        List<Attribute> attributes = new ArrayList<>();
        for (String name : table.names()) {
            Path file = adult.resolve("hierarchies").resolve("adult_hierarchy_" + name + ".csv");
            hierarchies.add(new Taxonomies().hierarchy(file, Watcher.SILENT));
            attributes.add(Attribute.of(
                    name, Role.QUASI_IDENTIFIER, new Hierarchical(hierarchies.get(hierarchies.size() - 1))));
        }
        return Dataset.of(table, attributes);
    }

    @Test
    void theOptimumIsThatOfAllNodes() {
        Dataset adult = adult();
        Masked masked = new Incognito(K, SUPPRESS, Choose.GRANULARITY, Among.ALL).mask(adult, Watcher.SILENT);
        Levels levels = (Levels) masked.trace();
        int allowance = (int) (SUPPRESS * adult.table().size());

        // every node by itself: classes by sorting tuples, shares by counting leaves
        int[][] tuples = tuples(adult);
        int[] node = new int[hierarchies.size()];
        double least = Double.MAX_VALUE;
        int[] best = node.clone();
        int nodes = 0;
        do {
            nodes++;
            double share = share(tuples, node, allowance);
            if (share < least) {
                least = share;
                best = node.clone();
            }
        } while (next(node));

        assertThat(nodes).isEqualTo(12_960);
        assertThat(levels.nodes()).isEqualTo(12_960);
        assertThat(levels.levels())
                .containsExactlyElementsOf(Arrays.stream(best).boxed().toList());
        assertThat(share(masked.table())).isCloseTo(least, within(1e-9));
    }

    /** The mean share of leaves that the released texts stand for, found by looking their labels up. */
    private double share(Table released) {
        double sum = 0;
        for (int j = 0; j < hierarchies.size(); j++) {
            List<List<String>> rows = hierarchies.get(j).rows();
            Map<String, Double> shareOf = new HashMap<>();
            for (List<String> labels : rows) {
                for (String label : labels) {
                    long below =
                            rows.stream().filter(other -> other.contains(label)).count();
                    shareOf.put(label, (double) below / rows.size());
                }
            }
            Column column = released.columns().get(j);
            for (int row = 0; row < column.size(); row++) {
                sum += shareOf.getOrDefault(column.text(row), Double.NaN);
            }
        }
        return sum / released.size() / hierarchies.size();
    }

    /** The different tuples of leaves; the number of their rows comes last. */
    private int[][] tuples(Dataset adult) {
        Map<List<Integer>, Integer> counts = new HashMap<>();
        for (int row = 0; row < adult.table().size(); row++) {
            List<Integer> tuple = new ArrayList<>();
            for (int j = 0; j < hierarchies.size(); j++) {
                tuple.add(hierarchies
                        .get(j)
                        .leaf(adult.table().columns().get(j).text(row))
                        .orElseThrow());
            }
            counts.merge(tuple, 1, Integer::sum);
        }
        return counts.entrySet().stream()
                .map(entry -> {
                    List<Integer> tuple = new ArrayList<>(entry.getKey());
                    tuple.add(entry.getValue());
                    return tuple.stream().mapToInt(Integer::intValue).toArray();
                })
                .toArray(int[][]::new);
    }

    private boolean next(int[] node) {
        for (int j = node.length - 1; j >= 0; j--) {
            if (node[j] < hierarchies.get(j).height()) {
                node[j]++;
                return true;
            }
            node[j] = 0;
        }
        return false;
    }

    /** The mean share of leaves at a node; the largest number where it would suppress too many. */
    private double share(int[][] tuples, int[] node, int allowance) {
        long[] keyed = new long[tuples.length];
        for (int tuple = 0; tuple < keyed.length; tuple++) {
            long key = 0;
            for (int j = 0; j < node.length; j++) {
                Hierarchy hierarchy = hierarchies.get(j);
                key = key * hierarchy.nodes(node[j]) + hierarchy.node(node[j], tuples[tuple][j]);
            }
            keyed[tuple] = key * 32_768 + tuple;
        }
        Arrays.sort(keyed);
        double sum = 0;
        long suppressed = 0;
        long rows = 0;
        for (int from = 0; from < keyed.length; ) {
            int to = from;
            int size = 0;
            while (to < keyed.length && keyed[to] / 32_768 == keyed[from] / 32_768) {
                size += tuples[(int) (keyed[to++] % 32_768)][node.length];
            }
            rows += size;
            if (size < K) {
                suppressed += size;
                sum += (double) size * node.length;
            } else {
                int[] first = tuples[(int) (keyed[from] % 32_768)];
                for (int j = 0; j < node.length; j++) {
                    Hierarchy hierarchy = hierarchies.get(j);
                    int label = hierarchy.node(node[j], first[j]);
                    sum += (double) size * hierarchy.leavesUnder(node[j], label) / hierarchy.leaves();
                }
            }
            from = to;
        }
        return suppressed > allowance ? Double.MAX_VALUE : sum / rows / node.length;
    }
}
