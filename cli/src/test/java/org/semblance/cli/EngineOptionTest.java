package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineOptionTest {

    @TempDir
    private Path folder;

    private Path recipe;

    @BeforeEach
    void write() throws IOException {
        recipe = Files.writeString(folder.resolve("recipe.yaml"), """
                data: t.csv
                attributes:
                  a: {role: quasi-identifier, domain: numeric}
                method: {name: mdav, k: 2}
                """);
        Files.write(folder.resolve("t.csv"), List.of("a", "1", "2", "3", "4"));
    }

    /** What the error output says, after the exit code. */
    private String told(String... options) {
        StringWriter err = new StringWriter();
        int code = Main.commandLine()
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err))
                .execute(Stream.concat(Stream.of("anonymize", recipe.toString()), Stream.of(options))
                        .toArray(String[]::new));
        return code + " " + err;
    }

    @Test
    void masksHereWhenNothingElseIsAsked() {
        assertThat(told("--engine", "local")).isEqualTo("0 ");
        assertThat(folder.resolve("release/release.csv")).exists();
    }

    @Test
    void saysHowToGetAnEngineThatIsNotThere() {
        assertThat(told("--engine", "spark"))
                .startsWith("2 error E_ENGINE: there is no engine 'spark' here")
                .contains("./semblance", "spark-submit");
        assertThat(told("--engine", "spork")).startsWith("2 error E_ENGINE").contains("choose local or spark");
        assertThat(folder.resolve("release")).doesNotExist();
    }

    @Test
    void refusesWhatDoesNotGoTogether() {
        assertThat(told("--master", "local[2]")).startsWith("2 error E_USAGE: --master is for --engine spark");
        assertThat(told("--engine", "spark", "--stream")).startsWith("2 error E_USAGE: --stream");
    }
}
