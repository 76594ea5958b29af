package org.semblance.formats;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.source.TableFormat;

/**
 * The format, columns and types of one file of a folder that is a table.
 *
 * @param file the name for messages
 * @param format the format
 * @param columns their names; for JSON lines the keys as written, and none if the file has no lines
 * @param types the types of columns in the format's own terms, if known
 */
public record FileLayout(String file, TableFormat.Format format, List<String> columns, Map<String, String> types)
        implements Serializable {

    private static final String ADVICE = "give all files of the folder the same columns in the same order";

    public FileLayout {
        columns = List.copyOf(columns);
        types = Map.copyOf(types);
    }

    /**
     * The common layout of all files of a folder. Keys of JSON lines may be missing in some files, as in some lines;
     * columns of other formats must be equal in all.
     *
     * @param folder the name for messages
     * @throws Problem if the files are not one table
     */
    static FileLayout joined(String folder, List<FileLayout> files) {
        FileLayout first = files.stream()
                .filter(file -> !file.columns.isEmpty())
                .findFirst()
                .orElseThrow(() -> Problem.data(
                        ProblemCode.E_EMPTY_INPUT, folder + ": no records", "give a folder whose files have records"));
        Set<String> columns = new LinkedHashSet<>(first.columns);
        Map<String, FileLayout> told = new LinkedHashMap<>();
        for (FileLayout file : files) {
            file.refuseOtherFormat(first);
            if (first.format == TableFormat.Format.JSON_LINES) {
                columns.addAll(file.columns);
            } else {
                file.refuseOtherColumns(first);
            }
            file.types.forEach((column, type) -> {
                FileLayout before = told.putIfAbsent(column, file);
                if (before != null && !type.equals(before.types.get(column))) {
                    throw Problem.data(
                            ProblemCode.E_TYPE,
                            file.file + ", column '" + column + "': " + type + " here and " + before.types.get(column)
                                    + " in " + before.file,
                            "write the column with one type in all files of the folder");
                }
            });
        }
        Map<String, String> types = new LinkedHashMap<>();
        told.forEach((column, file) -> types.put(column, String.valueOf(file.types.get(column))));
        return new FileLayout(folder, first.format, new ArrayList<>(columns), types);
    }

    /** The types by the column names of the table. */
    Map<String, String> named() {
        Map<String, String> named = new LinkedHashMap<>();
        types.forEach((column, type) -> named.put(column.strip(), type));
        return named;
    }

    private void refuseOtherFormat(FileLayout first) {
        // a file without lines has the format of the others, if that consists of lines only
        boolean blank = columns.isEmpty() && first.format == TableFormat.Format.JSON_LINES;
        if (format != first.format && !blank) {
            throw Problem.data(
                    ProblemCode.E_FORMAT,
                    file + ": another format than " + first.file,
                    "keep files of one format in the folder, and nothing else");
        }
    }

    private void refuseOtherColumns(FileLayout first) {
        if (columns.isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_INPUT,
                    file + ": no header",
                    "write it again with a header, or take it out of the folder");
        }
        if (columns.size() != first.columns.size()) {
            throw Problem.data(
                    ProblemCode.E_COLUMNS,
                    file + ": " + columns.size() + " columns, but " + first.columns.size() + " in " + first.file,
                    ADVICE);
        }
        for (int i = 0; i < columns.size(); i++) {
            if (!columns.get(i).equals(first.columns.get(i))) {
                // the message does not repeat the other name: a line without names is a record
                throw Problem.data(
                        ProblemCode.E_COLUMNS,
                        file + ": column " + (i + 1) + " is not '" + first.columns.get(i) + "' as in " + first.file,
                        ADVICE);
            }
        }
    }
}
