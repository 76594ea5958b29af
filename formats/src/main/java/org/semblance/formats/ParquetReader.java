package org.semblance.formats;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.source.TableFormat;

/**
 * Reads a table from a Parquet file of plain columns, strictly. If words are requested, numbers become their canonical
 * texts; null is missing, and different from every text.
 */
final class ParquetReader extends PartedReader {

    private static final ProblemCode CODE = ProblemCode.E_PARQUET;

    @Override
    TableFormat read(Request request, TableParts parts, Watcher watcher) {
        SourceFile file = SourceFile.of(request.source());
        Path path = request.source().file().toAbsolutePath();
        String quoted = DuckDb.file(path);
        request.source().witness().note(request.source().file());
        try (DuckDb duck = DuckDb.inMemory(2)) {
            ParquetPages.verify(file, path);
            refuseWhatIsNotPlain(duck, file.name(), quoted);
            long rows = duck.number("SELECT num_rows FROM parquet_file_metadata(" + quoted + ")");
            DuckTable reading = new DuckTable(file.name(), CODE, relation(quoted), request);
            reading.describe(duck);
            reading.read(duck, rows, parts, watcher);
            return TableFormat.of(TableFormat.Format.PARQUET, reading.types());
        } catch (SQLException failed) {
            if (DuckDb.outOfMemory(failed)) {
                throw tooLarge(file.name());
            }
            throw damaged(file.name());
        }
    }

    /** Reads the columns of a file and their types. */
    static FileLayout look(Request request) {
        SourceFile file = SourceFile.of(request.source());
        String quoted = DuckDb.file(request.source().file());
        try (DuckDb duck = DuckDb.inMemory(1)) {
            refuseWhatIsNotPlain(duck, file.name(), quoted);
            DuckTable table = new DuckTable(file.name(), CODE, relation(quoted), request);
            table.describe(duck);
            return new FileLayout(file.name(), TableFormat.Format.PARQUET, table.names(), table.types());
        } catch (SQLException failed) {
            throw damaged(file.name());
        }
    }

    private static String relation(String quoted) {
        return "read_parquet(" + quoted + ", hive_partitioning = false, union_by_name = false)";
    }

    static Problem tooLarge(String file) {
        return Problem.machine(
                ProblemCode.E_MEMORY, file + ": its blocks do not fit into memory", "write it with smaller row groups");
    }

    static Problem damaged(String file) {
        return Problem.data(
                CODE,
                file + ": the Parquet file is damaged or cut short, or uses what is not known here",
                "copy or write the file again, as plain Parquet without encryption");
    }

    /**
     * Refuses files that are not plain: the engine would rename columns with equal names, and read every row group like
     * the first.
     */
    private static void refuseWhatIsNotPlain(DuckDb duck, String file, String quoted) throws SQLException {
        List<List<@Nullable String>> schema =
                duck.rows("SELECT name, num_children, repetition_type FROM parquet_schema(" + quoted + ")");
        for (List<@Nullable String> element : schema.subList(1, schema.size())) {
            boolean group = element.get(1) != null && !element.get(1).equals("0");
            if (group || "REPEATED".equals(element.get(2))) {
                throw Problem.data(
                        CODE,
                        file + ", column '" + element.get(0) + "': nested values",
                        "keep columns of plain values only: numbers, texts, dates, truth values");
            }
        }
        ColumnHeader.names(
                schema.subList(1, schema.size()).stream()
                        .map(element -> String.valueOf(element.get(0)))
                        .toList(),
                Place.in(file));
        List<List<@Nullable String>> changed =
                duck.rows("SELECT m.path_in_schema, m.row_group_id + 1 FROM parquet_metadata(" + quoted
                        + ") m JOIN parquet_schema(" + quoted
                        + ") s ON m.path_in_schema = s.name WHERE m.type <> s.type ORDER BY m.row_group_id LIMIT 1");
        if (!changed.isEmpty()) {
            throw Problem.data(
                    CODE,
                    file + ", column '" + changed.get(0).get(0) + "': another type in row group "
                            + changed.get(0).get(1) + " than the file says",
                    "write the file again, with one type for each column");
        }
    }
}
