package org.semblance.release.folder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;

class DraftFilesTest {

    @TempDir
    private Path folder;

    private Path data;
    private Path first;
    private Path second;

    @BeforeEach
    void prepare() throws IOException {
        data = Files.writeString(folder.resolve("data.csv"), "a\n1\n");
        first = folder.resolve("concepts.csv");
        second = folder.resolve("recipe.yaml");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private static DraftFiles.Content text(String text) {
        return file -> Files.writeString(file, text);
    }

    private static void refused(String code, Runnable work) {
        assertThatThrownBy(work::run)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }

    @Test
    void writesAllAndLeavesNothingElse() throws IOException {
        new DraftFiles(false, List.of(data))
                .add(first, text("1"))
                .add(second, text("2"))
                .write();
        new DraftFiles(true, List.of(data))
                .add(first, text("3"))
                .add(second, text("4"))
                .write();
        assertThat(names()).containsExactly("concepts.csv", "data.csv", "recipe.yaml");
        assertThat(first).hasContent("3");
        assertThat(second).hasContent("4");
    }

    @Test
    void writesNoneWhenOneCannotBeWritten() throws IOException {
        DraftFiles drafts = new DraftFiles(true, List.of(data))
                .add(first, text("1"))
                .add(second, file -> {
                    throw new IOException("a full disk");
                });
        refused("E_WRITE", drafts::write);
        assertThat(names()).containsExactly("data.csv");
    }

    @Test
    void takesBackWhatWasMovedWhenTheNextCannotBe() throws IOException {
        Files.writeString(first, "old");
        DraftFiles drafts =
                new DraftFiles(true, List.of(data)).add(first, text("new")).add(second, text("2"));
        Files.createDirectories(second.resolve("somebody was quicker"));
        refused("E_WRITE", drafts::write);
        assertThat(names()).containsExactly("concepts.csv", "data.csv", "recipe.yaml");
        assertThat(first).hasContent("old");
        assertThat(second).isDirectory();
    }

    @Test
    void replacesOnlyOnRequestAndNeverASource() throws IOException {
        Files.writeString(first, "old");
        refused("E_EXISTS", () -> new DraftFiles(false, List.of(data)).add(first, text("new")));
        refused("E_SAME_FILE", () -> new DraftFiles(true, List.of(data)).add(data, text("new")));
        Path link = Files.createLink(folder.resolve("link"), data);
        refused("E_SAME_FILE", () -> new DraftFiles(true, List.of(data)).add(link, text("new")));
        refused("E_WRITE", () -> new DraftFiles(true, List.of(data)).add(folder, text("new")));
        assertThat(first).hasContent("old");
    }
}
