package org.semblance.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptLabels;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Naming;
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
    static ConceptData of(Table table, Taxonomy taxonomy, Map<String, Map<String, String>> references, Naming naming) {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (Column column : table.columns()) {
            Map<String, String> ofColumn = Objects.requireNonNull(references.get(column.name()), column.name());
            Map<String, Integer> conceptOf = concepts(column, taxonomy, ofColumn);
            Map<Integer, String> textOf = texts(conceptOf, taxonomy, ofColumn, naming);
            columns.add(Words.of(
                    column.name(),
                    IntStream.range(0, column.size())
                            .mapToObj(row -> textOf.get(conceptOf.get(column.text(row))))
                            .toArray(String[]::new)));
            Map<String, Integer> conceptOfText = new LinkedHashMap<>();
            textOf.forEach((concept, text) -> conceptOfText.put(text, concept));
            Concepts domain = new Concepts(
                    taxonomy,
                    new WuPalmer(),
                    Concepts.Average.CENTROID,
                    ConceptMap.of(conceptOfText),
                    OptionalInt.empty(),
                    naming);
            attributes.add(Attribute.of(column.name(), Role.QUASI_IDENTIFIER, domain));
        }
        return new ConceptData(
                Dataset.of(Table.of(columns), attributes).combining(Combine.MEAN),
                tuples(table).count());
    }

    /** The concept of each word, in order of first appearance. */
    private static Map<String, Integer> concepts(Column column, Taxonomy taxonomy, Map<String, String> references) {
        Map<String, Integer> concepts = new LinkedHashMap<>();
        for (int row = 0; row < column.size(); row++) {
            concepts.computeIfAbsent(
                    column.text(row),
                    word -> taxonomy.concept(
                            Objects.requireNonNull(references.get(word), "a value of the data set is not mapped")));
        }
        return concepts;
    }

    /** What each concept is called: as the mapping first calls it, without the sense; or its id. */
    private static Map<Integer, String> texts(
            Map<String, Integer> conceptOf, Taxonomy taxonomy, Map<String, String> references, Naming naming) {
        Map<Integer, String> wanted = new LinkedHashMap<>();
        conceptOf.forEach((word, concept) -> wanted.putIfAbsent(
                concept,
                naming.ids()
                        ? taxonomy.id(concept)
                        : Objects.requireNonNull(references.get(word)).replaceFirst("#[0-9]+$", "")));
        int[] concepts = wanted.keySet().stream().mapToInt(Integer::intValue).toArray();
        List<String> texts =
                ConceptLabels.distinct(taxonomy, concepts, List.copyOf(wanted.values()), naming.reserved());
        Map<Integer, String> textOf = new LinkedHashMap<>();
        for (int i = 0; i < concepts.length; i++) {
            textOf.put(concepts[i], texts.get(i));
        }
        return textOf;
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
