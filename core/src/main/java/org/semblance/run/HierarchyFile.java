package org.semblance.run;

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
import org.semblance.domain.hierarchy.MeantHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;

/** Writes a hierarchy as ARX does, semicolons between the levels and no line of names, and what its labels mean beside. */
public final class HierarchyFile {

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
     * Writes what every value and every label means over a file that is there.
     *
     * @param look the values that a person should look at
     */
    public static void writeConcepts(
            String attribute, List<MeantHierarchy> hierarchies, Set<String> look, TableWriter writer, Path file)
            throws IOException {
        writer.write(concepts(attribute, hierarchies, look), Form.of(new Csv(",", "utf-8", null)), "", file);
    }

    static Table concepts(String attribute, List<MeantHierarchy> hierarchies, Set<String> look) {
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        for (MeantHierarchy meant : hierarchies) {
            for (int level = 0; level <= meant.hierarchy().height(); level++) {
                List<String> labels = meant.hierarchy().labels(level);
                for (int node = 0; node < labels.size(); node++) {
                    conceptOf.putIfAbsent(labels.get(node), meant.concept(level, node));
                }
            }
        }
        Taxonomy taxonomy = hierarchies.get(0).taxonomy();
        List<List<String>> columns =
                List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        conceptOf.forEach((label, concept) -> {
            boolean known = concept != MeantHierarchy.NONE;
            columns.get(0).add(attribute);
            columns.get(1).add(label);
            columns.get(2).add(known ? taxonomy.reference(concept) : "");
            columns.get(3).add(look.contains(label) ? "yes" : "");
            columns.get(4).add(known ? taxonomy.gloss(concept).strip().replaceAll("\\s+", " ") : "");
        });
        List<String> names = List.of(ConceptFile.ATTRIBUTE, ConceptFile.VALUE, ConceptFile.CONCEPT, "look", "gloss");
        Words[] table = new Words[names.size()];
        for (int i = 0; i < table.length; i++) {
            table[i] = Words.of(
                    names.get(i),
                    columns.get(i).stream().map(SpreadsheetSafe::safe).toArray(String[]::new));
        }
        return Table.of(table);
    }
}
