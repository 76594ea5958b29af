package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.quality.Score;

class ComparisonFolderTest {

    private static final ComparisonCell CELL = new ComparisonCell(
            "mdav",
            3,
            20,
            3,
            5,
            0,
            List.of(
                    Score.of("skew", Double.NaN, ""),
                    new Score("linkage", 12.5, "%", Map.of(), Optional.of(new Score.Interval(11, 14, 200)))),
            List.of(new ComparisonCell.UnmetGuarantee("k-anonymity", 3, 2, "rows")),
            List.of("W_SMALL"),
            0.25);

    @TempDir
    private Path home;

    private Path target;

    @BeforeEach
    void place() {
        target = home.resolve("comparison");
    }

    @Test
    void givesBackWhatItKept() {
        try (ComparisonFolder folder = ComparisonFolder.open(target, "people/recipe.yaml", false, false)) {
            folder.keep("key", CELL);
        }
        try (ComparisonFolder again = ComparisonFolder.open(target, "people/recipe.yaml", true, false)) {
            assertThat(again.kept("key")).contains(CELL);
            assertThat(again.kept("another")).isEmpty();
        }
    }

    @Test
    void turnsASecondComparisonAwayWhileTheFirstIsAtWork() {
        try (ComparisonFolder first = ComparisonFolder.open(target, "people/recipe.yaml", false, false)) {
            first.keep("key", CELL);
            assertThatThrownBy(() -> ComparisonFolder.open(target, "people/recipe.yaml", true, false))
                    .isInstanceOf(Problem.class)
                    .extracting(problem -> ((Problem) problem).code())
                    .isEqualTo("E_LOCKED");
        }
        assertThat(target).isDirectoryContaining("glob:**cells.jsonl").isDirectoryNotContaining("glob:**.lock");
    }

    @Test
    void takesAFolderInWhichAKilledOneLeftItsLock() throws IOException {
        Files.createDirectory(target);
        Files.writeString(target.resolve(".lock"), "left");
        ComparisonFolder.open(target, "people/recipe.yaml", false, false).close();
        assertThat(target.resolve("cells.jsonl")).exists();
        assertThat(target.resolve(".lock")).doesNotExist();
    }

    @Test
    void aLineThatWasCutShortGivesWayToTheNext() throws IOException {
        ComparisonFolder.open(target, "people/recipe.yaml", false, false).close();
        Path cells = target.resolve("cells.jsonl");
        String mark = Files.readString(cells);
        Files.writeString(cells, mark + "{\"key\": \"ä");
        try (ComparisonFolder folder = ComparisonFolder.open(target, "people/recipe.yaml", true, false)) {
            folder.keep("key", CELL);
        }
        assertThat(Files.readAllLines(cells)).hasSize(2).first().isEqualTo(mark.strip());
    }

    @Test
    void goesOnWithAComparisonOfTheSameRecipeOnly() {
        ComparisonFolder.open(target, "people/recipe.yaml", false, false).close();
        assertThatThrownBy(() -> ComparisonFolder.open(target, "people/other.yaml", true, false))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_EXISTS");
                    assertThat(problem.what()).contains("another recipe");
                });
        ComparisonFolder.open(target, "people/other.yaml", false, true).close();
        ComparisonFolder.open(target, "people/other.yaml", true, false).close();
    }

    @Test
    void knowsWhetherThereIsSomethingToGoOnWith() {
        assertThat(ComparisonFolder.holdsCells(target)).isFalse();
        try (ComparisonFolder folder = ComparisonFolder.open(target, "people/recipe.yaml", false, false)) {
            assertThat(ComparisonFolder.holdsCells(target)).isFalse();
            folder.keep("key", CELL);
            assertThat(ComparisonFolder.holdsCells(target)).isTrue();
        }
    }
}
