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
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;
import org.semblance.port.TableReader;
import org.semblance.source.CsvLayout;
import org.semblance.testkit.Trials;

/**
 * Adult with the nine hierarchies of ARX, arx-example of the reference data: the optimum of all 12,960 nodes, or of those of
 * some attributes unless all are asked for.
 */
class AdultLatticeTest {

    private static final String FOLDER = "SEMBLANCE_DATA";
    private static final int K = 5;
    private static final double SUPPRESS = 0.05;
    private static final int ATTRIBUTES = Trials.count(7, 9);

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
                                CsvLayout.UNKNOWN,
                                List.of(""),
                                true,
                                name -> false,
                                name -> true),
                        Watcher.SILENT)
                .table();
        List<Attribute> attributes = new ArrayList<>();
        for (String name : table.names().subList(0, ATTRIBUTES)) {
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
        Masked masked =
                new Incognito(K, SUPPRESS, NodeCriterion.GRANULARITY, CandidateNodes.ALL).mask(adult, Watcher.SILENT);
        GeneralizationLevels levels = (GeneralizationLevels) masked.trace();
        int allowance = (int) (SUPPRESS * adult.table().size());

        Exhaustive all = new Exhaustive(allowance);
        all.visit(0, all.tuples(adult), new int[hierarchies.size()]);

        int nodes = ATTRIBUTES == 9 ? 12_960 : 2_160;
        assertThat(all.nodes).isEqualTo(nodes);
        assertThat(levels.nodes()).isEqualTo(nodes);
        assertThat(levels.levels())
                .containsExactlyElementsOf(Arrays.stream(all.best).boxed().toList());
        assertThat(share(masked.table())).isCloseTo(all.least, within(1e-9));
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

    /** Every node, one attribute after the other: tuples that have become equal so far are counted together. */
    private final class Exhaustive {

        private final int allowance;
        private final long[] strides = new long[hierarchies.size()];
        private double least = Double.MAX_VALUE;
        private int[] best = {};
        private int nodes;

        Exhaustive(int allowance) {
            this.allowance = allowance;
            long stride = 1;
            for (int j = 0; j < strides.length; j++) {
                strides[j] = stride;
                stride *= hierarchies.get(j).leaves();
            }
        }

        private int digit(long key, int attribute) {
            return (int) (key / strides[attribute] % hierarchies.get(attribute).leaves());
        }

        /** The tuples of leaves as one number each, with how many rows hold them. */
        Map<Long, Integer> tuples(Dataset adult) {
            Map<Long, Integer> counts = new HashMap<>();
            for (int row = 0; row < adult.table().size(); row++) {
                long key = 0;
                for (int j = 0; j < strides.length; j++) {
                    String value = adult.table().columns().get(j).text(row);
                    key += strides[j] * hierarchies.get(j).leaf(value).orElseThrow();
                }
                counts.merge(key, 1, Integer::sum);
            }
            return counts;
        }

        void visit(int attribute, Map<Long, Integer> tuples, int[] node) {
            if (attribute == node.length) {
                look(tuples, node);
                return;
            }
            Hierarchy hierarchy = hierarchies.get(attribute);
            for (int level = 0; level <= hierarchy.height(); level++) {
                Map<Long, Integer> coarser = new HashMap<>();
                for (Map.Entry<Long, Integer> entry : tuples.entrySet()) {
                    int leaf = digit(entry.getKey(), attribute);
                    long change = strides[attribute] * (hierarchy.node(level, leaf) - leaf);
                    coarser.merge(entry.getKey() + change, entry.getValue(), Integer::sum);
                }
                node[attribute] = level;
                visit(attribute + 1, coarser, node);
            }
        }

        private void look(Map<Long, Integer> classes, int[] node) {
            nodes++;
            int suppressed = classes.values().stream()
                    .filter(size -> size < K)
                    .mapToInt(Integer::intValue)
                    .sum();
            if (suppressed > allowance) {
                return;
            }
            double sum = 0;
            long rows = 0;
            for (Map.Entry<Long, Integer> entry : classes.entrySet()) {
                int size = entry.getValue();
                rows += size;
                for (int j = 0; j < node.length; j++) {
                    Hierarchy hierarchy = hierarchies.get(j);
                    int leaves = hierarchy.leavesUnder(node[j], digit(entry.getKey(), j));
                    sum += size * (size < K ? 1 : (double) leaves / hierarchy.leaves());
                }
            }
            double share = sum / rows / node.length;
            if (share < least) {
                least = share;
                best = node.clone();
            }
        }
    }
}
