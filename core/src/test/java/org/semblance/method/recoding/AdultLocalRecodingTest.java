package org.semblance.method.recoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.testkit.MethodContract;

/** Adult with the hierarchies that ARX brings along, where ARX's own local recoding is a figure to compare with. */
class AdultLocalRecodingTest {

    /** Granularity of ARX's local recoding on these data with k = 5 and nine quasi-identifiers. */
    private static final double OF_ARX = 0.932;

    private static final int K = 5;

    @Test
    void keepsMoreGranularityThanTheLocalRecodingOfArx() throws Exception {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: Adult is left out");
        Path arx = Path.of(folder, "arx-example");
        assumeTrue(Files.isRegularFile(arx.resolve("adult.csv")), "no arx-example/adult.csv in SEMBLANCE_DATA");
        List<String> lines = Files.readAllLines(arx.resolve("adult.csv"));
        List<String> names = List.of(lines.get(0).split(","));
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        Map<String, List<String[]>> hierarchies = new HashMap<>();
        for (int j = 0; j < names.size(); j++) {
            int at = j;
            String name = names.get(j);
            columns.add(Words.of(
                    name,
                    lines.stream().skip(1).map(line -> line.split(",")[at]).toArray(String[]::new)));
            List<String[]> rows =
                    Files.readAllLines(arx.resolve("hierarchies/adult_hierarchy_" + name + ".csv")).stream()
                            .skip(1)
                            .map(line -> line.split(","))
                            .toList();
            hierarchies.put(name, rows);
            attributes.add(Attribute.of(
                    name,
                    Role.QUASI_IDENTIFIER,
                    new Hierarchical(
                            Hierarchy.of(name, rows.stream().map(List::of).toList()))));
        }
        Dataset data = Dataset.of(Table.of(columns), attributes);
        var masked = new LocalRecoding(K, SearchEffort.STANDARD).mask(data, Watcher.SILENT);

        assertThat(new KAnonymity(K)
                        .check(MethodContract.released(data, masked), Evidence.NONE)
                        .violations())
                .isEmpty();
        assertThat(granularity(data.table(), masked.table(), hierarchies)).isGreaterThan(OF_ARX);
    }

    /** From the texts and the lines of the files alone; a released label that is not above the original one fails. */
    private static double granularity(Table original, Table released, Map<String, List<String[]>> hierarchies) {
        double shares = 0;
        double least = 0;
        for (Map.Entry<String, List<String[]>> entry : hierarchies.entrySet()) {
            List<String[]> lines = entry.getValue();
            Map<String, Double> shareOf = new HashMap<>();
            Column before = original.column(entry.getKey());
            Column after = released.column(entry.getKey());
            double sum = 0;
            for (int row = 0; row < before.size(); row++) {
                String value = before.text(row);
                String shown = after.text(row);
                sum += shareOf.computeIfAbsent(value + "\n" + shown, pair -> share(lines, value, shown));
            }
            shares += sum / before.size();
            least += 1.0 / lines.size();
        }
        int attributes = hierarchies.size();
        return 1 - (shares / attributes - least / attributes) / (1 - least / attributes);
    }

    private static double share(List<String[]> lines, String value, String shown) {
        String[] path =
                lines.stream().filter(line -> line[0].equals(value)).findFirst().orElseThrow();
        int level = List.of(path).indexOf(shown);
        assertThat(level).as("the level of a released label").isNotNegative();
        return lines.stream().filter(line -> line[level].equals(shown)).count() / (double) lines.size();
    }
}
