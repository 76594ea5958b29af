package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * A table whose words are replaced by the names of their concepts, so that original and masked records use the same
 * names: two words for one concept are one value.
 *
 * @param data all columns are quasi-identifiers; the distance between records is the mean over attributes
 * @param wordTuples the number of distinct tuples before the words were replaced
 */
record ConceptData(Dataset data, int wordTuples) {

    /**
     * Maps the words of a table to concepts; no value may be missing.
     *
     * @param references the concept of each word, by column, as a mapping file names it
     * @param naming how concepts are written
     */
    static ConceptData of(
            Table table, Taxonomy taxonomy, Map<String, Map<String, String>> references, ConceptNaming naming) {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (Column column : table.columns()) {
            Map<String, String> ofColumn = Objects.requireNonNull(references.get(column.name()), column.name());
            ConceptMapping mapping = ConceptMapping.of((Words) column, taxonomy, ofColumn, naming);
            mapping.refuseUnmapped(table.rows());
            columns.add(mapping.rewritten());
            attributes.add(Attribute.of(
                    column.name(),
                    Role.QUASI_IDENTIFIER,
                    mapping.rewrittenDomain(new WuPalmer(), Concepts.Average.CENTROID, OptionalInt.empty())));
        }
        return new ConceptData(
                Dataset.of(Table.of(columns), attributes).combining(Combination.MEAN),
                tuples(table).count());
    }

    private static Distinct tuples(Table table) {
        return Distinct.of(
                table.size(), table.columns().stream().map(Column::codes).toList());
    }

    int size() {
        return data.table().size();
    }

    /** The number of occurrences of each distinct tuple. */
    int[] repetitions() {
        Distinct tuples = tuples(data.table());
        return IntStream.range(0, tuples.count()).map(tuples::size).toArray();
    }
}
