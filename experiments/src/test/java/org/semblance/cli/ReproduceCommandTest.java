package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The command where the experiments are on the class path; {@code WithoutExperimentsTest} has the command line alone. */
class ReproduceCommandTest {

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void listsTheExperiments() {
        assertThat(run("reproduce")).isZero();
        assertThat(out.toString())
                .contains(
                        "mdav-generic",
                        "Domingo-Ferrer",
                        "casc/census.csv",
                        "sa-mdav",
                        "adult/concepts.csv",
                        "gsl",
                        "Ayala-Rivera",
                        "semantic-noise",
                        "icd9cm/icd9cm-parent-child.csv");
    }

    @Test
    void namesTheDataThatAreNotThere() {
        assertThat(run("reproduce", "mdav-generic", "--data", folder.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("E_DATA", "casc/census.csv", "--data DIR");
    }

    @Test
    void refusesAPageThatCannotBeWrittenBeforeItBegins() throws IOException {
        for (String file : List.of("casc/census.csv", "casc/tarragona.csv", "casc/eia.csv", "adult/adult-train.csv")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.writeString(folder.resolve(file), "not read");
        }
        Path page = folder.resolve("no such folder/page.html");
        assertThat(run("reproduce", "mdav-generic", "--data", folder.toString(), "--html", page.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("E_WRITE", "page.html cannot be written");
        assertThat(page).doesNotExist();
    }

    @Test
    void suggestsTheNearestName() {
        assertThat(run("reproduce", "mdav-genric")).isEqualTo(2);
        assertThat(err.toString()).contains("did you mean mdav-generic?");
    }

    private int run(String... arguments) {
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(arguments);
    }
}
