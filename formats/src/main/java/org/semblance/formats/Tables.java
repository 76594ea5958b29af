package org.semblance.formats;

import java.io.IOException;
import java.nio.file.Path;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.run.port.Form;
import org.semblance.run.port.Source;
import org.semblance.run.port.TableReader;
import org.semblance.run.port.TableWriter;

/**
 * Tables in all the forms that are known. What a file is is told by what it holds, not by its name; a reader and the
 * library it is built on are loaded when the first such table comes.
 */
public final class Tables implements TableReader, TableWriter {

    @Override
    public Reading read(Request request, Watcher watcher) {
        Source source = request.source();
        if (source.isAddress()) {
            return DatabaseReader.at(source, System.getenv()).read(request, watcher);
        }
        Form.Format known = request.form().format();
        return (known == null ? found(source) : of(known)).read(request, watcher);
    }

    private static TableReader found(Source source) {
        SourceFile file = SourceFile.at(source.file());
        Content content = Content.of(file);
        if (source.query() != null && !content.database()) {
            throw Problem.recipe(
                    "E_JDBC_QUERY",
                    file.name() + ": not a database, so it cannot be asked a query",
                    "leave the query out");
        }
        return switch (content) {
            case CSV -> new CsvTableReader();
            case JSON_LINES -> new JsonLinesReader();
            case PARQUET -> new ParquetReader();
            case SQLITE, DUCKDB -> DatabaseReader.of(content, source.file());
            case ZIPPED_PARQUET ->
                throw Problem.data(
                        "E_PARQUET",
                        file.name() + ": a Parquet file inside of a gzip file",
                        "unpack it with gunzip; Parquet is compressed inside");
            case ENCRYPTED_PARQUET ->
                throw Problem.data("E_PARQUET", file.name() + ": an encrypted Parquet file", "decrypt it first");
            case ARCHIVE ->
                throw Problem.data(
                        "E_FORMAT",
                        file.name() + ": an archive or a spreadsheet, not a table",
                        "unpack it, or save the sheet as CSV");
        };
    }

    private static TableReader of(Form.Format format) {
        return switch (format) {
            case CSV -> new CsvTableReader();
            case JSON_LINES -> new JsonLinesReader();
            case PARQUET -> new ParquetReader();
        };
    }

    @Override
    public void write(Table table, Form form, String missing, Path file) throws IOException {
        TableWriter writer = switch (form.known()) {
            case CSV -> new CsvTableWriter();
            case JSON_LINES -> new JsonLinesWriter();
            case PARQUET -> new ParquetWriter();
        };
        writer.write(table, form, missing, file);
    }
}
