package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same table from a file, a folder and a database is drafted alike, and the draft runs as it is. */
class DraftedSourcesTest {

    @TempDir
    private Path folder;

    private Path recipe() {
        return folder.resolve("recipe.yaml");
    }

    private String text() throws IOException {
        return Files.readString(recipe());
    }

    /** What is said of the columns of a draft, which is then run. */
    private String drafted(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("init"));
        command.addAll(List.of(arguments));
        command.addAll(List.of("--out", recipe().toString(), "--json"));
        Command init = Command.run(command.toArray(String[]::new));
        assertThat(init.code()).as(init.err()).isZero();
        assertThat(init.out() + init.err()).doesNotContain(Visitors.CANARY);
        Command run = Command.run("anonymize", recipe().toString());
        assertThat(run.code()).as(text() + run.err()).isZero();
        return init.out().replaceAll("\\s", "");
    }

    @Test
    void aDatabaseWithAQuery() throws IOException, SQLException {
        Path database = Visitors.sqlite(folder);
        assertThat(drafted(database.toString(), "--query", "select * from visitors"))
                .contains("\"id\":{\"role\":\"identifier\"", "\"age\":{\"role\":\"quasi-identifier\"");
        assertThat(text()).contains("data: visitors.sqlite\n", "query: \"select * from visitors\"\n", "draft: true\n");
    }

    @Test
    void textsInADatabaseAreRefusedAsDocuments() throws SQLException {
        Path database = Visitors.sqlite(folder);
        Command init = Command.run(
                "init",
                database.toString(),
                "--query",
                "select * from visitors",
                "--text",
                "town",
                "--out",
                recipe().toString());
        assertThat(init.code()).isEqualTo(2);
        assertThat(init.err()).contains("E_DOCUMENTS", "leave out --text");
        assertThat(recipe()).doesNotExist();
    }

    @Test
    void anAddressOfADatabase() throws IOException, SQLException {
        Path database = Visitors.sqlite(folder);
        drafted("jdbc:sqlite:" + database, "--query", "select id, age, town from visitors");
        assertThat(text()).contains("data: \"jdbc:sqlite:" + database + "\"\n");
    }

    @Test
    void aFolderOfFiles() throws IOException {
        Path file = Visitors.csv(folder);
        List<String> lines = Files.readAllLines(file);
        Path parts = Files.createDirectory(folder.resolve("visitors"));
        Files.write(parts.resolve("1.csv"), lines.subList(0, 200));
        Files.writeString(
                parts.resolve("2.csv"),
                lines.get(0) + "\n" + String.join("\n", lines.subList(200, lines.size())) + "\n");
        Path second = folder.resolve("folder.yaml");
        assertThat(Command.run("init", parts.toString(), "--out", second.toString())
                        .code())
                .isZero();
        drafted(file.toString());
        assertThat(Files.readString(second).replace("data: visitors\n", "data: visitors.csv\n"))
                .isEqualTo(text());
    }

    @Test
    void signsOfMissingValuesThatAPersonGives() throws IOException {
        Path file = Visitors.csv(folder);
        Files.writeString(file, Files.readString(file).replace("Berga", "nowhere"));
        drafted(file.toString(), "--missing", "nowhere,");
        assertThat(text()).contains("missing: [nowhere, \"\"]");
    }
}
