package org.semblance.release.prepare;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Spelling;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.port.TableReader;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * A mapping of values to concepts, read from a file with the columns attribute, value and concept. Further columns
 * are ignored. An empty concept means that the value has none.
 */
public final class ConceptFile {

    public static final String ATTRIBUTE = "attribute";
    public static final String VALUE = "value";
    public static final String CONCEPT = "concept";

    /** A concept as written in the file, and its row. */
    public record Entry(String concept, int row) {}

    private final String name;
    private final Map<String, Map<String, Entry>> entries = new LinkedHashMap<>();

    private ConceptFile(String name) {
        this.name = name;
    }

    public static ConceptFile read(TableSource source, boolean nfc, TableReader reader, Watcher watcher) {
        Table table = reader.read(
                        new TableReader.Request(
                                source, TableFormat.UNKNOWN, List.of(), nfc, column -> false, column -> true),
                        watcher)
                .table();
        ConceptFile file = new ConceptFile(source.toString());
        Column attributes = column(table, ATTRIBUTE, file.name);
        Column values = column(table, VALUE, file.name);
        Column concepts = column(table, CONCEPT, file.name);
        for (int row = 0; row < table.size(); row++) {
            file.add(
                    SpreadsheetSafe.original(attributes.text(row)),
                    SpreadsheetSafe.original(values.text(row)),
                    SpreadsheetSafe.original(concepts.text(row)).strip(),
                    table.rows().number(row));
        }
        return file;
    }

    private static Column column(Table table, String name, String file) {
        Column column = table.find(name);
        if (column == null) {
            throw Problem.data(
                    ProblemCode.E_CONCEPT_MAP,
                    file + " has no column '" + name + "'",
                    "a mapping has the columns attribute, value and concept; semblance concepts map DATA writes one");
        }
        return column;
    }

    private void add(String attribute, String value, String concept, int row) {
        Map<String, Entry> ofAttribute = entries.computeIfAbsent(attribute, key -> new LinkedHashMap<>());
        Entry twin = ofAttribute.put(value, new Entry(concept, row));
        if (twin != null && !twin.concept.equals(concept)) {
            throw Problem.data(
                    ProblemCode.E_CONCEPT_MAP,
                    name + ", rows " + twin.row + " and " + row + ": a value of '" + attribute
                            + "' is mapped to two concepts",
                    "keep one of the two rows");
        }
    }

    /**
     * The mapping of the values of an attribute.
     *
     * @throws Problem if the file does not map the attribute
     */
    public Map<String, Entry> of(String attribute) {
        Map<String, Entry> ofAttribute = entries.get(attribute);
        if (ofAttribute == null || ofAttribute.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_CONCEPT_MAP,
                    name + " maps no value of '" + attribute + "'",
                    entries.isEmpty()
                            ? "semblance concepts map DATA proposes a mapping"
                            : Spelling.advice(attribute, "it maps", entries.keySet()));
        }
        return ofAttribute;
    }

    /** The attributes that the file maps. */
    public Set<String> attributes() {
        return new LinkedHashSet<>(entries.keySet());
    }

    /** The name of the file in messages. */
    @Override
    public String toString() {
        return name;
    }
}
