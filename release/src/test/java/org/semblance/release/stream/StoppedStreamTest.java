package org.semblance.release.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.RecordStreams;
import org.semblance.formats.Tables;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;

/** What a stream tells when it ends before its input does. */
class StoppedStreamTest {

    private static final String RECORDS = "age\n17\n23\n";

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StopSignal stop = new StopSignal();

    @BeforeEach
    void writeTheReference() throws IOException {
        String ages = IntStream.range(20, 60).mapToObj(String::valueOf).collect(Collectors.joining("\n"));
        Files.writeString(folder.resolve("table.csv"), "age\n" + ages + "\n");
        Files.writeString(folder.resolve("recipe.yaml"), """
                data: table.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                method: {name: semantic-noise, alpha: 0.2}
                """);
    }

    private StreamReport stream(InputStream in, OutputStream to) {
        Path recipe = folder.resolve("recipe.yaml");
        RecordStreams formats = new RecordStreams();
        return new StreamRun(
                        new Tables(),
                        (request, watcher) -> {
                            throw new AssertionError("numbers need no taxonomy");
                        },
                        formats,
                        formats,
                        (report, page) -> {},
                        Catalog.standard())
                .mask(
                        TableRecipe.of(new YamlRecipes().read(recipe), Catalog.standard()),
                        new RecipeRelativePaths(recipe),
                        new StreamRun.Options(null, false, null, null),
                        new StreamRun.Pipe(in, to, stop),
                        Watcher.SILENT);
    }

    /** These records, and behind them somebody who stops the stream while it waits for more. */
    private InputStream stoppedBehind(String records) {
        InputStream stopping = new InputStream() {
            @Override
            public int read() {
                stop.stop(Duration.ZERO);
                return '\n';
            }
        };
        return new SequenceInputStream(new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8)), stopping);
    }

    @Test
    void aStreamThatIsStoppedTellsHowFarItCameAndDeniesNothing() {
        assertThatThrownBy(() -> stream(stoppedBehind(RECORDS), out)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_CANCELLED");
            assertThat(problem.what())
                    .isEqualTo("stopped on request, between two records (2 records were masked before)");
        });
        assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(3);
        assertThat(stop.masked()).isEqualTo(2);
    }

    @Test
    void aStreamMayBeStoppedBeforeItsHeaderCame() {
        assertThatThrownBy(() -> stream(stoppedBehind(""), out))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_CANCELLED"));
        assertThat(out.size()).isZero();
    }

    @Test
    void whatEndsAStreamKeepsTheTraceToWhereItWasMet() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("closed");
            }
        };
        InputStream in = new ByteArrayInputStream(RECORDS.getBytes(StandardCharsets.UTF_8));
        assertThatThrownBy(() -> stream(in, closed)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_OUTPUT_CLOSED");
            assertThat(problem.what()).endsWith("(2 records were masked before)");
            assertThat(problem.getStackTrace())
                    .extracting(StackTraceElement::getClassName)
                    .startsWith(Problem.class.getName(), StreamPass.class.getName());
        });
    }
}
