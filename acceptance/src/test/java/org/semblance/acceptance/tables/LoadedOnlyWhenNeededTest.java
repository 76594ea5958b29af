package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The engine's library has 70 MB: whoever does not need it does not wait for it. */
class LoadedOnlyWhenNeededTest {

    @TempDir
    Path folder;

    private List<String> loaded(String... arguments) throws IOException {
        Path log = folder.resolve("classes.log");
        Command command = Command.run(List.of("-Xlog:class+load:file=" + log), Map.of(), arguments);
        assertThat(command.code()).as(command.err()).isZero();
        return Files.readAllLines(log).stream()
                .filter(line -> line.contains(" org.duckdb.")
                        || line.contains(" org.postgresql.")
                        || line.contains(" org.sqlite."))
                .toList();
    }

    @Test
    void noEngineForHelpCsvAndJsonLines() throws Exception {
        assertThat(loaded("--help")).isEmpty();
        Visitors.csv(folder);
        assertThat(loaded(
                        "anonymize",
                        Visitors.recipe(folder, "data: visitors.csv").toString()))
                .isEmpty();
        Path json = Visitors.jsonLines(folder);
        assertThat(loaded("check", json.toString(), "--qi", "fee", "--k", "5")).isEmpty();
    }

    @Test
    void theEngineForParquetLeavesNothingInTheTemporaryFolder() throws Exception {
        Path parquet = Visitors.parquet(folder);
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        Command command = Command.run(
                List.of("-Djava.io.tmpdir=" + temporary),
                Map.of(),
                "check",
                parquet.toString(),
                "--qi",
                "fee",
                "--k",
                "5");
        assertThat(command.code()).as(command.err()).isZero();
        assertThat(temporary).isEmptyDirectory();
        assertThat(loaded("check", parquet.toString(), "--qi", "fee", "--k", "5"))
                .isNotEmpty()
                .noneMatch(line -> line.contains("org.postgresql") || line.contains("org.sqlite"));
    }
}
