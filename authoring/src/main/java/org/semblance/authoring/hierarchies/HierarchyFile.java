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
import org.semblance.port.CsvLayout;
import org.semblance.port.TableFormat;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.release.prepare.ConceptFile;
import org.semblance.release.prepare.SpreadsheetSafe;

/** Writes a hierarchy as ARX does, semicolons between the levels and no line of names, and what its labels mean beside. */
public final class HierarchyFile {

    static final String LOOK = "look";
    static final String YES = "yes";
    static final String GLOSS = "gloss";

    private HierarchyFile() {}

    /** Writes the levels over a file that is there. */
    public static void write(Hierarchy hierarchy, Path file) throws IOException {
        Files.writeString(file, text(hierarchy), StandardCharsets.UTF_8);
    }

    static String text(Hierarchy hierarchy) {
        return hierarchy.rows().stream()
                .map(row -> row.stream().map(HierarchyFile::field).collect(Collectors.joining(";")) + "\n")
                .collect(Collectors.joining());
    }

    /** In quotes where a reader could be mistaken, also about what stands between fields. */
    private static String field(String text) {
        boolean plain =
                text.chars().noneMatch(c -> c == ';' || c == ',' || c == '"' || c == '\t' || c == '|' || c < ' ');
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }

    /**
     * Writes what every value and every label means over a file that is there. Rows of a file that stands in the place
     * already are kept where they speak of other values or other attributes.
     *
     * @param look the values that a person should look at
     * @param place where the file will be moved
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
        for (SemanticHierarchy meant : hierarchies) {
            for (int level = 0; level <= meant.hierarchy().height(); level++) {
                List<String> labels = meant.hierarchy().labels(level);
                for (int node = 0; node < labels.size(); node++) {
                    conceptOf.putIfAbsent(labels.get(node), meant.concept(level, node));
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

    /** What a concept is, in one line. */
    static String gloss(Taxonomy taxonomy, int concept) {
        return concept == SemanticHierarchy.NONE
                ? ""
                : taxonomy.gloss(concept).strip().replaceAll("\\s+", " ");
    }
}
