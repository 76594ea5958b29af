package org.semblance.formats.taxonomy;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.TextFile;

/**
 * The columns of a parent table: id, parent, label and definition of a concept.
 *
 * @param id the column of ids
 * @param parent the column of parents
 * @param label the column of names, −1 if there is none
 * @param gloss the column of definitions, −1 if there is none
 */
record ParentColumns(int id, int parent, int label, int gloss) {

    private static final List<String> IDS = List.of("id", "code", "concept", "child", "conceptid", "node", "key");
    private static final List<String> PARENTS =
            List.of("parent", "parentid", "broader", "parentcode", "parentconcept", "isa");
    private static final List<String> LABELS = List.of("label", "name", "title", "preflabel", "term");
    private static final List<String> GLOSSES = List.of("gloss", "description", "definition");

    /** Finds the columns by name; null if the table has no column of parents. */
    static @Nullable ParentColumns in(List<String> header, TextFile file) {
        List<String> names = header.stream()
                .map(name -> name.toLowerCase(Locale.ROOT).replaceAll("[ _-]", ""))
                .toList();
        int parent = first(PARENTS, names);
        if (parent < 0) {
            return null;
        }
        int id = first(IDS, names);
        if (id < 0) {
            // perhaps a value ("mother") in a table of levels without a header
            if (names.stream().noneMatch(name -> LABELS.contains(name))) {
                return null;
            }
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    file.name() + ": a column of parents, but none of concepts",
                    "name the column of the concepts id, and that of their parents parent");
        }
        return new ParentColumns(id, parent, first(LABELS, names), first(GLOSSES, names));
    }

    /** The column with the first name that exists. */
    private static int first(List<String> known, List<String> names) {
        return known.stream()
                .mapToInt(names::indexOf)
                .filter(place -> place >= 0)
                .findFirst()
                .orElse(-1);
    }
}
