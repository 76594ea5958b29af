package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;

/** A file that is rewritten while it is read, by the watcher that hears of the reading. */
class ChangedInputTest {

    private static final int ROWS = 40_000;

    private static final String RECIPE = """
            data: %s
            attributes:
              age: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
            method: {name: mdav, k: 5}
            blocking: {name: kd, size: 500}
            measures: []
            """;

    @TempDir
    private Path folder;

    private Path table;

    @BeforeEach
    void write() throws IOException {
        table = Files.writeString(folder.resolve("people.csv"), people("10", "leeds"));
        recipe("people.csv");
    }

    private void recipe(String data) throws IOException {
        Files.writeString(folder.resolve(RecipeFolder.RECIPE), RECIPE.formatted(data));
    }

    /** Every version has the same number of bytes. */
    private static String people(String age, String town) {
        return IntStream.range(0, ROWS)
                .mapToObj(row -> age + row % 10 + "," + town + row % 10)
                .collect(Collectors.joining("\n", "age,town\n", "\n"));
    }

    private static void inPlace(Path file, String content) {
        inPlace(file, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Rewrites a file without changing its time; a longer file keeps its end. */
    private static void inPlace(Path file, byte[] content) {
        try {
            FileTime before = Files.getLastModifiedTime(file);
            try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
                open.write(content);
            }
            Files.setLastModifiedTime(file, before);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Run.Outcome run(Engine engine, Watcher watcher) {
        Tables tables = new Tables();
        Path recipe = folder.resolve(RecipeFolder.RECIPE);
        return new Run(
                        tables,
                        new Taxonomies(),
                        tables,
                        (report, page) -> {},
                        (report, page) -> {},
                        engine,
                        Catalog.standard())
                .anonymize(
                        TableRecipe.of(new YamlRecipes().read(recipe), Catalog.standard()),
                        new RecipeRelativePaths(recipe),
                        Run.Options.NONE,
                        watcher);
    }

    /** Does something when reading begins to report, and something else when it reports the next time. */
    private static Watcher when(String stage, Runnable first, Runnable second) {
        int[] heard = {0};
        return (now, done, total) -> {
            if (now.equals(stage) && done < total) {
                int times = heard[0]++;
                if (times == 0) {
                    first.run();
                } else if (times == 1) {
                    second.run();
                }
            }
        };
    }

    private void isRefused(Engine engine, Watcher watcher, String file) {
        Problem problem = catchThrowableOfType(Problem.class, () -> run(engine, watcher));
        assertThat(problem).isNotNull();
        assertThat(problem.kind()).as(problem.what()).isEqualTo(ProblemCode.E_INPUT_CHANGED);
        assertThat(problem.what()).contains(file);
        assertThat(folder.resolve("release")).doesNotExist();
        assertThat(folder.resolve("release.owner")).doesNotExist();
        assertThat(folder.resolve("release.refused")).doesNotExist();
    }

    @Test
    void aTableThatStaysAsItIsIsReleased() {
        assertThat(run(Engine.LOCAL, Watcher.SILENT).report().published()).isTrue();
    }

    @Test
    void aTableRewrittenInPlaceIsRefusedThoughItsSizeAndTimeAreTheSame() {
        isRefused(Engine.LOCAL, when("read", () -> inPlace(table, people("20", "paris")), () -> {}), "people.csv");
    }

    @Test
    void aTableThatIsAgainAsItWasIsRefusedIfAnotherWasRead() {
        isRefused(
                Engine.LOCAL,
                when("read", () -> inPlace(table, people("20", "paris")), () -> inPlace(table, people("10", "leeds"))),
                "people.csv");
    }

    @Test
    void aTableThatGrowsIsRefused() {
        isRefused(Engine.LOCAL, when("read", () -> appendTo(table), () -> {}), "people.csv");
    }

    private static void appendTo(Path file) {
        try {
            Files.writeString(file, "100,leeds0\n", StandardOpenOption.APPEND);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void whatANewVersionBreaksIsNotBlamedOnTheTable() {
        // half a row of one version and half of the other have three fields
        isRefused(Engine.LOCAL, when("read", () -> inPlace(table, people("20", "a,b,c")), () -> {}), "people.csv");
    }

    @Test
    void aCompressedTableIsLookedAtAsItIsStored() throws IOException {
        // numbers without a pattern, so that the compressed file is longer than what is read at once
        byte[] one = gzip(rising(1));
        byte[] other = gzip(rising(2));
        Path zipped = Files.write(folder.resolve("people.csv.gz"), one);
        recipe("people.csv.gz");
        isRefused(Engine.LOCAL, when("read", () -> inPlace(zipped, other), () -> {}), "people.csv.gz");
    }

    private static String rising(long seed) {
        Random random = new Random(seed);
        return IntStream.range(0, ROWS)
                .mapToObj(row -> random.nextInt(1_000_000) + ",leeds" + row % 10)
                .collect(Collectors.joining("\n", "age,town\n", "\n"));
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(bytes)) {
            zipped.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    @Test
    void aPartOfAFolderThatChangesIsRefused() throws IOException {
        Path parts = Files.createDirectory(folder.resolve("parts"));
        Files.writeString(parts.resolve("a.csv"), people("10", "leeds"));
        Path second = Files.writeString(parts.resolve("b.csv"), people("10", "leeds"));
        recipe("parts");
        isRefused(Engine.LOCAL, when("read", () -> {}, () -> inPlace(second, people("20", "paris"))), "b.csv");
    }

    @Test
    void aHierarchyThatChangesWhileTheTableIsReadIsRefused() throws IOException {
        Path hierarchy = Files.writeString(
                folder.resolve("towns.csv"),
                IntStream.range(0, 10).mapToObj(i -> "leeds" + i + ",north").collect(Collectors.joining("\n")));
        Files.writeString(
                folder.resolve(RecipeFolder.RECIPE),
                Files.readString(folder.resolve(RecipeFolder.RECIPE))
                        .replace("domain: nominal", "domain: hierarchy, hierarchy: towns.csv")
                        .replace("blocking: {name: kd, size: 500}\n", ""));
        isRefused(Engine.LOCAL, when("read", () -> inPlace(hierarchy, "leeds0,south"), () -> {}), "towns.csv");
    }

    @ParameterizedTest
    @ValueSource(strings = {"read", "mask", "verify"})
    void onAClusterATableMustStayAsItIsUntilTheEnd(String stage) {
        isRefused(
                new InProcessCluster(new Tables(), 3, 1000),
                when(stage, () -> inPlace(table, people("20", "paris")), () -> {}),
                "people.csv");
    }

    @Test
    void whatChangesAfterItWasReadDoesNotMatter() {
        Run.Outcome outcome = run(Engine.LOCAL, when("mask", () -> inPlace(table, people("20", "paris")), () -> {}));
        assertThat(outcome.report().published()).isTrue();
    }
}
