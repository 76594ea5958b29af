package org.semblance.authoring.hierarchies;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.release.prepare.ConceptFile;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/**
 * Writes a hierarchy in the format of ARX, levels separated by semicolons and no header, and a file with the concepts
 * of its labels.
 */
public final class HierarchyFile {

    static final String LOOK = "look";
    static final String YES = "yes";
    static final String GLOSS = "gloss";

    private HierarchyFile() {}

    /** Writes the levels, overwriting the file. */
    public static void write(Hierarchy hierarchy, Path file) throws IOException {
        Files.writeString(file, text(hierarchy), StandardCharsets.UTF_8);
    }

    static String text(Hierarchy hierarchy) {
        return hierarchy.rows().stream()
                .map(row -> row.stream().map(HierarchyFile::field).collect(Collectors.joining(";")) + "\n")
                .collect(Collectors.joining());
    }

    /** A field, quoted if it contains anything that a reader could take for a separator or a quote. */
    private static String field(String text) {
        boolean plain =
                text.chars().noneMatch(c -> c == ';' || c == ',' || c == '"' || c == '\t' || c == '|' || c < ' ');
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }

    /**
     * Writes the concepts of all values and labels, overwriting the file. Rows of an existing file at {@code place} are
     * kept if they concern other values or attributes.
     *
     * @param look the values that a person should check
     * @param place the final location of the file
     * @param file the file to write, which is moved to {@code place} later
     */
    public static <T extends TableReader & TableWriter> void writeConcepts(
            String attribute, List<SemanticHierarchy> hierarchies, Set<String> look, T tables, Path place, Path file)
            throws IOException {
        tables.write(
                concepts(attribute, hierarchies, look, EarlierConcepts.in(place, tables)),
                TableFormat.of(new CsvLayout(",", "utf-8", null)),
                "",
                file);
    }

    static Table concepts(
            String attribute, List<SemanticHierarchy> hierarchies, Set<String> look, EarlierConcepts earlier) {
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        for (SemanticHierarchy semantic : hierarchies) {
            for (int level = 0; level <= semantic.hierarchy().height(); level++) {
                List<String> labels = semantic.hierarchy().labels(level);
                for (int node = 0; node < labels.size(); node++) {
                    conceptOf.putIfAbsent(labels.get(node), semantic.concept(level, node));
                }
            }
        }
        Taxonomy taxonomy = hierarchies.get(0).taxonomy();
        List<Map<String, String>> written = new ArrayList<>();
        conceptOf.forEach((label, concept) -> {
            boolean known = concept != SemanticHierarchy.NONE;
            Map<String, String> row = new LinkedHashMap<>();
            row.put(ConceptFile.ATTRIBUTE, attribute);
            row.put(ConceptFile.VALUE, label);
            row.put(ConceptFile.CONCEPT, known ? taxonomy.reference(concept) : "");
            row.put(LOOK, look.contains(label) ? YES : "");
            row.put(GLOSS, gloss(taxonomy, concept));
            row.replaceAll((name, text) -> SpreadsheetSafe.safe(text));
            written.add(row);
        });
        List<Map<String, String>> rows = earlier.under(written);
        return Table.of(
                earlier
                        .names(List.of(ConceptFile.ATTRIBUTE, ConceptFile.VALUE, ConceptFile.CONCEPT, LOOK, GLOSS))
                        .stream()
                        .map(name -> Words.of(
                                name,
                                rows.stream()
                                        .map(row -> row.getOrDefault(name, ""))
                                        .toArray(String[]::new)))
                        .toList());
    }

    /** The gloss of a concept, on one line. */
    static String gloss(Taxonomy taxonomy, int concept) {
        return concept == SemanticHierarchy.NONE
                ? ""
                : taxonomy.gloss(concept).strip().replaceAll("\\s+", " ");
    }
}
