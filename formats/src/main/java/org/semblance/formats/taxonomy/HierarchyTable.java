package org.semblance.formats.taxonomy;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.TextFile;
import org.semblance.port.TaxonomyReader;

/** Reads a taxonomy from a delimited table: with a column of parents, or otherwise with a column for each level. */
final class HierarchyTable implements TextFile.Records<TaxonomyBuilder> {

    private final String name;
    private final TextFile file;
    private final DanglingParents dangling;
    private TextFile.@Nullable Records<TaxonomyBuilder> rows;

    private HierarchyTable(String name, TextFile file, DanglingParents dangling) {
        this.dangling = dangling;
        this.name = name;
        this.file = file;
    }

    static TaxonomyBuilder read(String name, TextFile file, TaxonomyReader.Leniency leniency, Watcher watcher) {
        List<DanglingParents> readings = new ArrayList<>(); // a file that is read again is counted anew
        TaxonomyBuilder made = file.records(
                () -> {
                    DanglingParents dangling = new DanglingParents(leniency.dangling());
                    readings.add(dangling);
                    return new HierarchyTable(name, file, dangling);
                },
                watcher);
        readings.get(readings.size() - 1).warn(name, watcher);
        return made;
    }

    @Override
    public void add(long line, List<String> fields) {
        if (rows == null) {
            ParentColumns columns = ParentColumns.in(fields, file);
            if (columns != null) {
                rows = new ParentTable(name, file, columns, dangling);
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
