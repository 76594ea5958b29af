package org.semblance.formats.taxonomy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;

/** Reads a taxonomy from a delimited table: with a column of parents, or otherwise with a column for each level. */
final class HierarchyTable implements TextFile.Records<TaxonomyBuilder> {

    private final String name;
    private final TextFile file;
    private TextFile.@Nullable Records<TaxonomyBuilder> rows;

    private HierarchyTable(String name, TextFile file) {
        this.name = name;
        this.file = file;
    }

    static TaxonomyBuilder read(String name, TextFile file, Watcher watcher) {
        return file.records(() -> new HierarchyTable(name, file), watcher);
    }

    @Override
    public void add(long line, List<String> fields) {
        if (rows == null) {
            ParentColumns columns = ParentColumns.in(fields, file);
            if (columns != null) {
                rows = new ParentTable(name, file, columns);
                return;
            }
            rows = new LevelTable(name, file);
        }
        rows.add(line, fields);
    }

    @Override
    public TaxonomyBuilder made() {
        if (rows == null) {
            throw Problem.data(ProblemCode.E_EMPTY_INPUT, file.name() + ": no rows", "give a file with concepts");
        }
        return rows.made();
    }
}
