package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.testkit.LocalPartitionedTable;

class SpreadDatasetTest {

    private static final List<Attribute> ATTRIBUTES = List.of(
            Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(null)),
            Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal()));

    private static Table table() {
        Random random = new Random(7);
        double[] age = random.doubles(500).map(x -> Math.floor(x * 20) / 7).toArray();
        age[17] = Double.NaN;
        String[] town =
                random.ints(500, 0, 6).mapToObj(i -> i == 0 ? null : "t" + i).toArray(String[]::new);
        return Table.of(Numbers.of("age", age), Words.of("town", town));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64, 700})
    void aPartIsSeenAsTheWholeWouldBe(int parts) {
        Table table = table();
        Dataset whole = Dataset.of(table, ATTRIBUTES);
        PartitionedDataset partitioned =
                PartitionedDataset.of(LocalPartitionedTable.of(table, parts), ATTRIBUTES, Combination.EUCLIDEAN);
        assertThat(partitioned.size()).isEqualTo(500);
        int[] chosen = {499, 20, 30};
        Dataset part = partitioned.scale().of(table.rows(chosen));
        double[] ofWhole = new double[3];
        whole.records().spans(whole.records().at(20), chosen, 3, ofWhole);
        double[] ofPart = new double[3];
        part.records().spans(part.records().at(1), new int[] {0, 1, 2}, 3, ofPart);
        assertThat(ofPart).containsExactly(ofWhole);
        assertThat(((Words) part.table().column("town")).dictionary())
                .isEqualTo(((Words) table.column("town")).dictionary());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void combinationsAreCountedInOrderOfFirstAppearance(int parts) {
        Table table = table();
        Table expected = WeightedRows.of(table, List.of("age", "town"));
        Table found = PartitionedDataset.of(LocalPartitionedTable.of(table, parts), ATTRIBUTES, Combination.EUCLIDEAN)
                .tuples()
                .table();
        assertThat(texts(found)).isEqualTo(texts(expected));
        assertThat(found.rows().total()).isEqualTo(500);
        assertThat(found.rows().size()).isLessThan(200);
    }

    private static List<String> texts(Table table) {
        String[] texts = new String[table.size()];
        Arrays.setAll(
                texts,
                row -> table.rows().number(row) + "×" + table.rows().times(row) + " "
                        + table.column("age").text(row) + " "
                        + table.column("town").text(row));
        return List.of(texts);
    }
}
