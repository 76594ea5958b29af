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
 * A table of words rewritten in the words of a taxonomy, so that original and masked records read alike: two words of one
 * concept are one value.
 *
 * @param data all columns quasi-identifiers, records that combine by the mean of distances
 * @param wordTuples how many different tuples there were as the words stood
 */
record ConceptData(Dataset data, int wordTuples) {

    /**
     * Gives the columns of a table, none of which lacks a value, their concepts.
     *
     * @param references the concept of each word as a mapping names it, by column
     * @param naming how concepts are written
     */
    static ConceptData of(
            Table table, Taxonomy taxonomy, Map<String, Map<String, String>> references, ConceptNaming naming) {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (Column column : table.columns()) {
            Map<String, String> ofColumn = Objects.requireNonNull(references.get(column.name()), column.name());
            ConceptMapping meanings = ConceptMapping.of((Words) column, taxonomy, ofColumn, naming);
            meanings.refuseUnmapped(table.rows());
            columns.add(meanings.rewritten());
            attributes.add(Attribute.of(
                    column.name(),
                    Role.QUASI_IDENTIFIER,
                    meanings.rewrittenDomain(new WuPalmer(), Concepts.Average.CENTROID, OptionalInt.empty())));
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

    /** How often each different tuple occurs. */
    int[] repetitions() {
        Distinct tuples = tuples(data.table());
        return IntStream.range(0, tuples.count()).map(tuples::size).toArray();
    }
}
