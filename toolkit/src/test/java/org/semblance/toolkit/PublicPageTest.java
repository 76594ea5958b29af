package org.semblance.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.release.folder.OwnerFolder;
import org.semblance.release.run.Run;

/** The page that leaves with a release: what stands on it, and what does not. */
class PublicPageTest {

    private static final String HOSTILE = "<script>alert(1)</script>";

    private static final String RECIPE = """
            data: table.csv
            attributes:
              age: {role: quasi-identifier, domain: numeric}
              "<b>town</b>": {role: quasi-identifier, domain: nominal}
              ill: confidential
            method: {name: mdav, k: 4}
            """;

    private final Semblance semblance = Semblance.standard();

    @TempDir
    private Path home;

    private Path released(String recipe) throws IOException {
        Files.writeString(
                home.resolve("table.csv"),
                IntStream.range(0, 60)
                        .mapToObj(row -> (20 + row % 31) + "," + (row % 3 == 0 ? HOSTILE : "Vic") + "," + row % 2)
                        .collect(Collectors.joining("\n", "age,<b>town</b>,ill\n", "\n")));
        RecipeFile opened = semblance.open(Files.writeString(home.resolve("recipe.yaml"), recipe));
        return semblance
                .release(opened, Run.Options.NONE.to(home.resolve("out")).replacing(), Watcher.SILENT)
                .folder();
    }

    private static String page(Path folder) throws IOException {
        return Files.readString(folder.resolve("report.html"));
    }

    private static List<String> headings(String page) {
        return Pattern.compile("<h2[^>]*>([^<]*)</h2>")
                .matcher(page)
                .results()
                .map((MatchResult heading) -> heading.group(1))
                .toList();
    }

    @Test
    void showsWhatFollowsFromTheReleaseAndNothingElse() throws IOException {
        Path folder = released(RECIPE);
        String page = page(folder);
        assertThat(headings(page))
                .containsExactly(
                        "Guarantees",
                        "Attackers",
                        "Open points",
                        "What this does and does not protect against",
                        "Measured on the release",
                        "The files of the release",
                        "Equivalence classes",
                        "Released values",
                        "Associations in the release",
                        "Warnings and notes",
                        "The recipe",
                        "How to cite");
        assertThat(page)
                .contains("Released: 4-anonymous, verified on the written file")
                .contains("homogeneity")
                .doesNotContain("information-loss", "must not leave", "Time taken", HOSTILE, "<b>")
                .contains("&lt;script&gt;");
        assertThat(page(OwnerFolder.beside(folder)))
                .contains("must not leave", "information-loss")
                .doesNotContain(HOSTILE, "<b>");
    }

    @Test
    void saysWhatWasAddedOfTheOriginalAndThatItIsNoProof() throws IOException {
        String page = page(released(RECIPE + "publish: [before, loss, loss-by-attribute, associations]\n"));
        assertThat(headings(page)).contains("Figures of the original");
        assertThat(page)
                .contains("This is no proof that nothing follows from it")
                .contains("the figures of the original that the recipe asks to publish")
                .contains("Counts before masking are rounded down to multiples of 4.");
    }

    /** As in a drafted recipe, which has a scale of the categories of the table. */
    @Test
    void aCategoryOfOnePersonIsInNoFileOfTheRelease() throws IOException {
        Files.writeString(
                home.resolve("schools.csv"),
                IntStream.range(0, 60)
                        .mapToObj(row ->
                                (row == 7 ? "doctorate" : row % 2 == 0 ? "primary" : "secondary") + "," + row % 5)
                        .collect(Collectors.joining("\n", "school,ill\n", "\n")));
        RecipeFile opened = semblance.open(Files.writeString(home.resolve("recipe.yaml"), """
                data: schools.csv
                attributes:
                  school: {role: quasi-identifier, domain: ordinal, scale: [primary, secondary, doctorate]}
                  ill: confidential
                method: {name: mdav, k: 4}
                """));
        Path folder = semblance
                .release(opened, Run.Options.NONE.to(home.resolve("schools")), Watcher.SILENT)
                .folder();
        for (String file : List.of("release.csv", "report.html", "report.json", "certificate.json")) {
            assertThat(Files.readString(folder.resolve(file)))
                    .as(file)
                    .contains("secondary")
                    .doesNotContain("doctorate");
        }
    }

    @Test
    void manyCategoriesWithoutABarAreCountedInASentence() throws IOException {
        Files.writeString(
                home.resolve("places.csv"),
                IntStream.range(0, 160)
                        .mapToObj(row -> "place" + row / 4 + "," + row % 5)
                        .collect(Collectors.joining("\n", "place,ill\n", "\n")));
        RecipeFile opened = semblance.open(Files.writeString(home.resolve("recipe.yaml"), """
                data: places.csv
                attributes:
                  place: {role: quasi-identifier, domain: nominal}
                  ill: confidential
                method: {name: mdav, k: 4}
                """));
        String page = page(semblance
                .release(opened, Run.Options.NONE.to(home.resolve("places")), Watcher.SILENT)
                .folder());
        int drawn = (int) Pattern.compile("<text class=\"label[^>]*>place\\d+</text>")
                .matcher(page)
                .results()
                .count();
        assertThat(drawn).isPositive().isLessThan(40);
        assertThat(page.replace('\u00A0', ' ')).contains("Other categories: " + (160 - 4 * drawn) + " rows.");
    }

    /** Heights repeat and weights repeat, and every row has a pair of its own: anybody can count it in the file. */
    @Test
    void namesTheSetsOfKeptColumnsOnWhichRowsAreUniqueUnlessTheyAreAccepted() throws IOException {
        Files.writeString(
                home.resolve("people.csv"),
                IntStream.range(0, 40)
                        .mapToObj(row -> "p" + row / 2 + "," + (20 + row % 31) + "," + row % 8 + "," + row / 8)
                        .collect(Collectors.joining("\n", "pid,age,height,weight\n", "\n")));
        String recipe = """
                data: people.csv
                attributes:
                  pid: identifier
                  age: {role: quasi-identifier, domain: numeric}
                  height: other
                  weight: other
                method: {name: mdav, k: 4}
                """;
        String unique = "40 of 40 rows are unique on height + weight";
        assertThat(of(recipe)).contains(unique).doesNotContain("What to do");
        assertThat(Files.readString(home.resolve("out/report.json"))).contains(unique, "unique.height+weight");
        assertThat(of(recipe + "accept: {unique.weight+height: nobody knows both}\n"))
                .doesNotContain(unique);
        assertThat(of(recipe + "accept: {W_UNIQUE_SET: nobody knows both}\n")).doesNotContain(unique);
        assertThat(of("person: pid\n" + recipe))
                .doesNotContain("unique on height")
                .contains("The file does not show whether persons are unique on some of the columns that are kept");
    }

    private String of(String recipe) throws IOException {
        RecipeFile opened = semblance.open(Files.writeString(home.resolve("people.yaml"), recipe));
        return page(semblance
                .release(opened, Run.Options.NONE.to(home.resolve("out")).replacing(), Watcher.SILENT)
                .folder());
    }

    @Test
    void citesTheMethodAndShowsTheRecipe() throws IOException {
        Path folder = released(RECIPE);
        assertThat(page(folder)).contains("BibTeX to copy", "@software{semblance", "role: quasi-identifier");
        assertThat(Files.readString(folder.resolve("report.json"))).contains("\"works\"", "Domingo-Ferrer");
    }

    @Test
    void hasNoSectionWithoutContent() throws IOException {
        String page = page(released(RECIPE.replace("{name: mdav, k: 4}", "{name: semantic-noise, alpha: 0.2}")
                .replace("domain: nominal}", "domain: numeric}")
                .replace("\"<b>town</b>\": {role: quasi-identifier, domain: numeric}", "\"<b>town</b>\": identifier")));
        assertThat(headings(page))
                .doesNotContain("Guarantees and verification", "Equivalence classes", "Figures of the original")
                .contains("Released values");
        assertThat(page)
                .contains("Released with noise; no k-anonymity is claimed")
                .contains("verdict fair");
    }
}
