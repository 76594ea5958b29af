package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/**
 * Reads and writes tables in all supported formats. The format of a file is detected from its content, not its name; a
 * reader and its library are loaded when first needed. A folder of files of one format is a table too.
 */
public final class Tables implements TableReader, TableWriter {

    @Override
    public Reading read(Request request, Watcher watcher) {
        return reader(request).read(request, watcher);
    }

    @Override
    public TableFormat read(Request request, Consumer<Table> parts, Watcher watcher) {
        return reader(request).read(request, parts, watcher);
    }

    private static TableReader reader(Request request) {
        TableSource source = request.source();
        if (source.isAddress()) {
            return DatabaseReader.at(source, System.getenv());
        }
        if (TableFiles.several(source)) {
            return new FolderReader();
        }
        TableFormat.Format known = request.form().format();
        return known == null ? found(source) : of(known);
    }

    private static TableReader found(TableSource source) {
        SourceFile file = SourceFile.at(source.file());
        FileContent content = FileContent.of(file);
        if (content.database()) {
            return DatabaseReader.of(content, source.file());
        }
        if (source.query() != null) {
            throw Problem.recipe(
                    ProblemCode.E_JDBC_QUERY,
                    file.name() + ": not a database, so it cannot be asked a query",
                    "leave the query out");
        }
        return of(format(content, file));
    }

    /** The format of a file that is not a database. */
    static TableFormat.Format format(FileContent content, SourceFile file) {
        return switch (content) {
            case CSV -> TableFormat.Format.CSV;
            case JSON_LINES -> TableFormat.Format.JSON_LINES;
            case PARQUET -> TableFormat.Format.PARQUET;
            case SQLITE, DUCKDB ->
                throw Problem.data(
                        ProblemCode.E_FORMAT,
                        file.name() + ": a database in a folder of files",
                        "name the database itself, and what to ask it with query:");
            case ZIPPED_PARQUET -> throw ParquetFile.zipped(file);
            case ENCRYPTED_PARQUET -> throw ParquetFile.encrypted(file);
            case FOREIGN -> throw FileContent.foreign(file);
        };
    }

    private static TableReader of(TableFormat.Format format) {
        return switch (format) {
            case CSV -> new CsvTableReader();
            case JSON_LINES -> new JsonLinesReader();
            case PARQUET -> new ParquetReader();
        };
    }

    @Override
    public void write(Table table, TableFormat form, String missing, Path file) throws IOException {
        writer(form).write(table, form, missing, file);
    }

    @Override
    public TableWriter.Parts open(TableFormat form, String missing, Path file) throws IOException {
        return writer(form).open(form, missing, file);
    }

    private static TableWriter writer(TableFormat form) {
        return switch (form.known()) {
            case CSV -> new CsvTableWriter();
            case JSON_LINES -> new JsonLinesWriter();
            case PARQUET -> new ParquetWriter();
        };
    }
}
