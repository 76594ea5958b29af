package org.semblance.formats.taxonomy;

import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.formats.TextFile;

/** Reads a generalisation hierarchy: a table with a row for each value and a column for each level. */
final class HierarchyRows implements TextFile.Records<Hierarchy> {

    private final TextFile file;
    private final LevelTable table;
    private boolean empty = true;

    HierarchyRows(TextFile file) {
        this.file = file;
        this.table = new LevelTable(file.name(), file);
    }

    @Override
    public void add(long line, List<String> fields) {
        if (empty && ParentColumns.in(fields, file) != null) {
            throw Problem.data(
                    ProblemCode.E_HIERARCHY,
                    file.name() + ": a list of parents, which has no levels",
                    "make levels of it with: semblance hierarchy build DATA ‹attribute COLUMN› ‹taxonomy " + file.name()
                            + "›");
        }
        empty = false;
        table.add(line, fields);
    }

    @Override
    public Hierarchy made() {
        if (empty) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_INPUT, file.name() + ": no rows", "give a file with values and their levels");
        }
        return table.hierarchy();
    }
}
