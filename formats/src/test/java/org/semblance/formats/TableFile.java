package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPOutputStream;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.port.TableReader.Reading;
import org.semblance.port.TableReader.Request;
import org.semblance.source.CsvLayout;

/** A table file for a test, and how it is to be read. */
final class TableFile {

    /** Stands in bad fields; no message may hold it. */
    static final String CANARY = "canary";

    private final Path path;
    private CsvLayout csv = CsvLayout.UNKNOWN;
    private List<String> missing = List.of("");
    private boolean nfc = true;
    private Set<String> numbers = Set.of();
    private final List<Watcher.Warning> warnings = new ArrayList<>();

    TableFile(Path path) {
        this.path = path;
    }

    static TableFile of(Path folder, byte[] content) {
        try {
            return new TableFile(Files.write(folder.resolve("visitors.csv"), content));
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    /** The answer of the engine to a query, as a Parquet file. */
    static TableFile parquet(Path folder, String query) {
        Path path = folder.resolve("visitors.parquet");
        try (DuckDb duck = DuckDb.inMemory(1)) {
            duck.run("COPY (" + query + ") TO " + DuckDb.literal(path.toString())
                    + " (FORMAT parquet, ROW_GROUP_SIZE 2048)");
            return new TableFile(path);
        } catch (SQLException failed) {
            throw new AssertionError(failed);
        }
    }

    Path path() {
        return path;
    }

    static TableFile of(Path folder, String content) {
        return of(folder, content.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(content);
        }
        return compressed.toByteArray();
    }

    TableFile form(CsvLayout form) {
        csv = form;
        return this;
    }

    TableFile missing(String... tokens) {
        missing = List.of(tokens);
        return this;
    }

    TableFile verbatim() {
        missing = List.of();
        nfc = false;
        return this;
    }

    TableFile numbers(String... names) {
        numbers = Set.of(names);
        return this;
    }

    Reading reading() {
        return new Tables().read(new Request(path, csv, missing, nfc, numbers::contains, name -> true), new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        });
    }

    Table table() {
        return reading().table();
    }

    /** The texts of a column. */
    List<String> column(String name) {
        Table table = table();
        List<String> texts = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            texts.add(table.column(name).text(row));
        }
        return texts;
    }

    /** The problem that reading meets; it must not carry a value. */
    Problem problem() {
        Problem problem = catchThrowableOfType(Problem.class, this::reading);
        assertThat(problem).as("a problem").isNotNull();
        assertThat(problem.getMessage() + problem.advice()).doesNotContain(CANARY);
        assertThat(problem).hasNoCause();
        return problem;
    }

    void refused(String code, String message) {
        Problem problem = problem();
        assertThat(problem.code() + " " + problem.getMessage()).isEqualTo(code + " " + message);
    }

    /** Code and message of what the last reading warned of. */
    List<String> warnings() {
        return warnings.stream()
                .map(warning -> warning.code() + " " + warning.message())
                .toList();
    }
}
