package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class HierarchyRepairCommandTest {

    @TempDir
    Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(arguments);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String teachers() throws IOException {
        return file("job.csv", """
                math_teacher#1,teacher#1,education#4,person#1
                music_teacher#1,teacher#1,education#4,person#1
                surgeon#1,medical_practitioner#1,doctor#1,person#1
                ophthalmologist#1,medical_practitioner#1,doctor#1,person#1
                """);
    }

    @Test
    void showsTheChangesAndWritesNothingUnlessAsked() throws IOException {
        assertThat(run("hierarchy", "repair", teachers())).isZero();
        assertThat(out.toString().replaceAll("\\s+", " "))
                .contains(
                        "1 swap 'medical_practitioner#1' on level 1 and 'doctor#1' above it",
                        "2 write 'educator#1' instead of 'education#4' on level 2",
                        "nothing was written");
        assertThat(folder).isDirectoryContaining(path -> path.endsWith("job.csv"));
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void writesTheRepairedHierarchyWhereItIsTold() throws IOException {
        String repaired = folder.resolve("repaired.csv").toString();
        assertThat(run("hierarchy", "repair", teachers(), "--out", repaired)).isZero();
        assertThat(Files.readString(Path.of(repaired))).isEqualTo("""
                        math_teacher#1;teacher#1;educator#1;person#1
                        music_teacher#1;teacher#1;educator#1;person#1
                        surgeon#1;doctor#1;medical_practitioner#1;person#1
                        ophthalmologist#1;doctor#1;medical_practitioner#1;person#1
                        """);
        assertThat(run("hierarchy", "repair", repaired)).isZero();
        assertThat(out.toString()).contains("no change improves it");
        assertThat(run("hierarchy", "repair", teachers(), "--out", repaired)).isEqualTo(2);
        assertThat(err.toString()).contains("E_EXISTS");
        assertThat(run("hierarchy", "repair", repaired, "--out", repaired, "--replace"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("E_SAME_FILE");
    }

    @Test
    void makesNoMoreChangesThanAsked() throws IOException {
        assertThat(run("hierarchy", "repair", teachers(), "--most", "1", "--json"))
                .isZero();
        assertThat(out.toString()).containsOnlyOnce("\"kind\": \"reorder\"").doesNotContain("\"kind\": \"replace\"");
        assertThat(run("hierarchy", "repair", teachers(), "--most", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("E_CHANGES");
    }

    @Test
    void saysThatItGuessed() throws IOException {
        String words = file("words.csv", "surgeon;medical practitioner;doctor;*\ndentist;dentist;dentist;*\n");
        assertThat(run("hierarchy", "repair", words)).isZero();
        assertThat(out.toString()).contains("guesses", "--concepts");
    }

    @Test
    void refusesNumbersAndWhatMeansNothing() throws IOException {
        assertThat(run("hierarchy", "repair", file("age.csv", "17;10-19;*\n18;10-19;*\n20;20-29;*\n")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("holds numbers", "--cuts");
        assertThat(run("hierarchy", "repair", file("codes.csv", "xqz1;xq*;*\nxqz2;xq*;*\nxpz1;xp*;*\n")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("nothing is known", "--concepts");
    }
}
