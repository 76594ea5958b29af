package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.evaluate.RecipeFolder;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.quality.Score;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;

/** Methods and k on one table. */
class ComparisonRunTest {

    private static final String JOBS = """
            nurse;health;*
            physician;health;*
            dentist;health;*
            cook;food;*
            waiter;food;*
            baker;food;*
            """;
    private static final List<String> WORDS = List.of("nurse", "physician", "dentist", "cook", "waiter", "baker");

    private static final String RECIPE = """
            data: people.csv
            attributes:
              name: {role: identifier}
              job: {role: quasi-identifier, domain: hierarchy, hierarchy: jobs.csv}
              town: {role: quasi-identifier, domain: nominal}
              illness: {role: confidential}
            method: {name: mdav, k: 3}   # small
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        Random random = new Random(5);
        StringBuilder people = new StringBuilder("name,job,town,illness\n");
        for (int row = 0; row < 120; row++) {
            people.append("CANARY").append(row).append(',').append(WORDS.get(random.nextInt(6)));
            people.append(",town")
                    .append(random.nextInt(4))
                    .append(",ill")
                    .append(random.nextInt(3))
                    .append('\n');
        }
        Files.writeString(folder.resolve("people.csv"), people);
        Files.writeString(folder.resolve("jobs.csv"), JOBS);
        recipe(RECIPE);
    }

    private void recipe(String text) throws IOException {
        Files.writeString(folder.resolve("recipe.yaml"), text);
    }

    private Path recipe() {
        return folder.resolve("recipe.yaml");
    }

    private static ComparisonRun compare() {
        return new ComparisonRun(
                new Tables(),
                new Taxonomies(),
                new YamlRecipes(),
                (comparison, recipe, out) -> out.write(1),
                Catalog.standard());
    }

    /** A question about the recipe in the folder, changed by a builder of its own. */
    private final class Ask {
        private double tolerated = 10;
        private String methods = "mdav,sa-mdav,local-recoding,incognito,datafly";
        private String k = "2,3,5,8";
        private String loss = "information-loss";
        private String risk = "distance-linkage";
        private Integer atLeast = null;
        private Integer sample = null;
        private int threads = 1;
        private String out = "out";
        private boolean resume = false;
        private boolean replace = false;

        ComparisonRun.Question question() {
            return new ComparisonRun.Question(
                    recipe(),
                    new ComparisonRun.Question.Grid(List.of(), methods, k, 1),
                    new ComparisonRun.Question.Axes(loss, risk, 0.5, tolerated, atLeast, null),
                    List.of(),
                    sample,
                    threads,
                    new ComparisonRun.Question.Place(folder.resolve(out), resume, replace));
        }

        ComparisonRun.Outcome run() {
            return compare().compare(question(), Watcher.SILENT);
        }
    }

    private String written(String out, String file) throws IOException {
        return Files.readString(folder.resolve(out).resolve(file));
    }

    @ParameterizedTest
    @CsvSource({"mdav,3", "mdav,8", "local-recoding,5", "incognito,5", "datafly,3"})
    void theFiguresOfACellAreThoseOfARelease(String method, int k) throws IOException {
        String promise = "guarantees: [{k-anonymity: 3}]\n";
        recipe(RECIPE + promise);
        Ask ask = new Ask();
        ask.methods = method;
        ask.k = String.valueOf(k);
        ComparisonCell cell = ask.run().comparison().cells().get(0);
        recipe(RECIPE.replace("{name: mdav, k: 3}", "{name: " + method + ", k: " + k + "}") + promise
                + "measures: [information-loss, granularity, record-linkage, distance-linkage]\n");
        Report report = new RecipeFolder(folder, new Taxonomies()).anonymize(null);
        assertThat(report.published()).isTrue();
        for (Score score : report.scores()) {
            assertThat(cell.scores())
                    .filteredOn(one -> one.name().equals(score.name()))
                    .singleElement()
                    .satisfies(one -> assertThat(one.value()).isEqualTo(score.value()));
        }
        assertThat(report.scores()).as("those of the recipe, and homogeneity").hasSize(5);
    }

    @Test
    void theRecipeThatIsWrittenRepeatsTheChosenFigures() throws IOException {
        ComparisonRun.Outcome outcome = new Ask().run();
        ComparisonCell chosen = outcome.comparison().chosen().orElseThrow();
        Path file = outcome.recipeFile().orElseThrow();
        assertThat(file).isEqualTo(folder.resolve("recipe.chosen.yaml"));
        Files.move(file, recipe(), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        assertThat(Files.readString(recipe())).contains("# small").doesNotContain("{name: mdav, k: 3}");
        Report report = new RecipeFolder(folder, new Taxonomies()).anonymize(null);
        assertThat(report.scores())
                .filteredOn(score -> score.name().equals("information-loss"))
                .singleElement()
                .satisfies(score ->
                        assertThat(score.value()).isEqualTo(outcome.comparison().loss(chosen)));
        assertThat(report.method()).containsEntry("name", chosen.method()).containsEntry("k", chosen.k());
    }

    @Test
    void severalAtOnceGiveTheSameBytesAsOneAfterAnother() throws IOException {
        new Ask().run();
        Ask ask = new Ask();
        ask.threads = 4;
        ask.out = "other";
        ask.run();
        assertThat(written("other", "comparison.json")).isEqualTo(written("out", "comparison.json"));
        assertThat(written("other", "comparison.csv")).isEqualTo(written("out", "comparison.csv"));
    }

    @Test
    void goesOnWhereItWasStopped() throws IOException {
        new Ask().run();
        Ask ask = new Ask();
        ask.out = "other";
        Watcher impatient = (stage, done, total) -> {
            if (stage.startsWith("comparing") && done >= 7) {
                throw Problem.cancelled();
            }
        };
        assertThatThrownBy(() -> compare().compare(ask.question(), impatient)).isInstanceOf(Problem.class);
        assertThat(folder.resolve("other").resolve("comparison.json")).doesNotExist();
        Path cells = folder.resolve("other").resolve("cells.jsonl");
        // a kill may have cut the last line short
        String kept = Files.readString(cells);
        Files.writeString(
                cells, kept + kept.lines().skip(1).findFirst().orElseThrow().substring(0, 40));

        ask.resume = true;
        ComparisonRun.Outcome outcome = ask.run();
        assertThat(outcome.cells()).isBetween(1, 20 - 7);
        assertThat(written("other", "comparison.json")).isEqualTo(written("out", "comparison.json"));
        assertThat(ask.run().cells()).as("masked again").isZero();
    }

    @Test
    void whatWasFinishedIsNotTakenForFiguresOfOtherData() throws IOException {
        Ask ask = new Ask();
        ask.run();
        ask.resume = true;
        Files.writeString(folder.resolve("jobs.csv"), JOBS.replace("baker;food", "baker;health"));
        assertThat(ask.run().cells()).isEqualTo(20);
        Files.writeString(
                folder.resolve("people.csv"),
                Files.readString(folder.resolve("people.csv")) + "CANARY,cook,town1,ill1\n");
        assertThat(ask.run().cells()).isEqualTo(20);
        recipe(RECIPE.replace("domain: nominal", "domain: nominal, weight: 2"));
        assertThat(ask.run().cells()).isEqualTo(20);
        recipe(RECIPE.replace("k: 3", "k: 4")); // how the recipe itself would mask changes no figure of a cell
        Ask again = new Ask();
        again.resume = true;
        again.run();
        assertThat(again.run().cells()).isZero();
    }

    @Test
    void aFigureThatWasChangedIsNotBelieved() throws IOException {
        Ask ask = new Ask();
        ask.run();
        String figures = written("out", "comparison.json");
        Path cells = folder.resolve("out").resolve("cells.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(cells));
        lines.set(2, lines.get(2).replaceFirst("\"classes\": [0-9]+", "\"classes\": 54321"));
        lines.set(3, lines.get(3).replaceFirst(", \"sha256\".*", "}"));
        Files.write(cells, lines);

        ask.resume = true;
        assertThat(ask.run().cells()).isEqualTo(2);
        assertThat(written("out", "comparison.json")).isEqualTo(figures).doesNotContain("54321");
        assertThat(ask.run().cells()).isZero();
    }

    @Test
    void writesFiguresAndNothingOfTheData() throws IOException {
        new Ask().run();
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("cells.jsonl", "comparison.json", "comparison.csv", "comparison.html");
        }
        for (String file : List.of("cells.jsonl", "comparison.json", "comparison.csv")) {
            assertThat(written("out", file))
                    .doesNotContain("CANARY")
                    .doesNotContain("nurse")
                    .doesNotContain("town1")
                    .doesNotContain("ill1");
        }
        assertThat(written("out", "comparison.json")).contains("not a release");
        assertThat(written("out", "cells.jsonl"))
                .startsWith("{\"comparison\": \"figures to choose by; not a release\", \"recipe\": \"")
                .contains("/recipe.yaml\"}\n");
    }

    @Test
    void leavesAMethodOutThatCannotMaskTheTable() throws IOException {
        recipe(RECIPE.replace(
                "town: {role: quasi-identifier, domain: nominal}",
                "town: {role: quasi-identifier, domain: concepts, taxonomy: towns.csv}"));
        Files.writeString(
                folder.resolve("towns.csv"),
                "id,parent\nall,\nnorth,all\nsouth,all\ntown0,north\ntown1,north\ntown2,south\ntown3,south\n");
        Ask ask = new Ask();
        ask.methods = "mdav,incognito,local-recoding,semantic-noise";
        Comparison comparison = ask.run().comparison();
        assertThat(comparison.methods())
                .extracting(Comparison.ComparedMethod::label)
                .containsExactly("mdav");
        assertThat(comparison.leftOut()).hasSize(2);
        assertThat(comparison.leftOut().get(0).what()).containsExactly("semantic-noise");
        assertThat(comparison.leftOut().get(1).what()).containsExactly("incognito", "local-recoding");
        assertThat(comparison.leftOut().get(1).advice()).contains("hierarchy build");
    }

    @Test
    void comparesVariantsOfAMethodAndKeepsTheParametersOfTheRecipe() throws IOException {
        recipe(RECIPE.replace("{name: mdav, k: 3}", "{name: sa-mdav, k: 3, combine: euclidean}"));
        Ask ask = new Ask();
        ask.methods = "sa-mdav closest=plain,sa-mdav closest=weighted,mdav";
        assertThat(ask.run().comparison().methods())
                .extracting(Comparison.ComparedMethod::label)
                .containsExactly(
                        "sa-mdav (combine: euclidean, closest: plain)",
                        "sa-mdav (combine: euclidean, closest: weighted)",
                        "mdav");
    }

    @Test
    void aChoiceThatWouldBeRefusedIsShownAndNotRecommended() throws IOException {
        recipe(RECIPE + "guarantees: [{k-anonymity: 8}]\n");
        Ask ask = new Ask();
        ask.methods = "mdav";
        ask.atLeast = 2;
        Comparison comparison = ask.run().comparison();
        assertThat(comparison.cells()).hasSize(4);
        assertThat(comparison.cells().get(0).broken())
                .containsExactly(new ComparisonCell.UnmetGuarantee("k-anonymity", 8, 2, "rows"));
        assertThat(comparison.front()).allMatch(ComparisonCell::holds);
        assertThat(comparison.chosen())
                .hasValueSatisfying(cell -> assertThat(cell.k()).isEqualTo(8));
    }

    @Test
    void tellsThatAYardstickFavoursThoseThatMaskByIt() {
        Ask ask = new Ask();
        ask.methods = "mdav,local-recoding";
        assertThat(ask.run().comparison().notes()).isEmpty();
        ask.methods = "mdav,sa-mdav,local-recoding";
        ask.resume = true;
        assertThat(ask.run().comparison().notes())
                .singleElement()
                .asString()
                .contains("euclidean, which sa-mdav does not use")
                .contains("‹combine mean›");
    }

    @Test
    void theRecipesOwnKIsTheLeastThatIsRecommended() throws IOException {
        recipe(RECIPE.replace("k: 3", "k: 5"));
        Comparison comparison = new Ask().run().comparison();
        assertThat(comparison.rule().atLeast()).isEqualTo(5);
        assertThat(comparison.chosen().orElseThrow().k()).isGreaterThanOrEqualTo(5);
    }

    @Test
    void everyPersonOfASampleIsWhole() throws IOException {
        StringBuilder people = new StringBuilder("who,town\n");
        for (int row = 0; row < 300; row++) {
            people.append(row % 100).append(",town").append(row % 7).append('\n');
        }
        Files.writeString(folder.resolve("people.csv"), people);
        recipe("""
                data: people.csv
                person: who
                attributes:
                  who: {role: identifier}
                  town: {role: quasi-identifier, domain: nominal}
                method: {name: mdav, k: 3}
                """);
        Ask ask = new Ask();
        ask.methods = "mdav";
        ask.sample = 90;
        Comparison comparison = ask.run().comparison();
        assertThat(comparison.data().rows()).isEqualTo(90);
        assertThat(comparison.data().of()).isEqualTo(300);
        assertThat(comparison.cells()).allMatch(ComparisonCell::holds);
    }

    @Test
    void theScoreIsTheWeightedMeanOfLossAndRisk() {
        Comparison comparison = new Ask().run().comparison();
        for (ComparisonCell cell : comparison.cells()) {
            double loss = comparison.loss(cell);
            double risk = comparison.risk(cell);
            assertThat(comparison.score(cell, 1)).isEqualTo(loss);
            assertThat(comparison.score(cell, 0)).isEqualTo(risk);
            assertThat(comparison.score(cell, 0.25)).isEqualTo(0.25 * loss + 0.75 * risk);
        }
        comparison.curves().forEach((method, curve) -> {
            assertThat(curve).hasSize(21);
            for (Comparison.Best best : curve) {
                double least = comparison.cells().stream()
                        .filter(cell -> cell.method().equals(method) && cell.holds())
                        .mapToDouble(cell -> comparison.score(cell, best.alpha()))
                        .min()
                        .orElseThrow();
                assertThat(best.score()).isEqualTo(least);
            }
        });
    }

    @Test
    void aShareOfWhichMoreIsBetterIsTurned() {
        Ask ask = new Ask();
        ask.loss = "granularity";
        Comparison comparison = ask.run().comparison();
        assertThat(comparison.loss().name()).isEqualTo("granularity-loss");
        for (ComparisonCell cell : comparison.cells()) {
            assertThat(comparison.loss(cell))
                    .isEqualTo(100 * (1 - Comparison.value(cell, "granularity").orElseThrow()));
        }
    }

    @Test
    void refusesFoldersThatAreSomethingElse() throws IOException {
        Ask ask = new Ask();
        Files.createDirectory(folder.resolve("out"));
        ask.run(); // an empty folder is nobody's
        assertThatThrownBy(ask::run).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_EXISTS");
            assertThat(problem.advice()).contains("‹resume›").contains("‹replace›");
        });
        ask.replace = true;
        assertThat(ask.run().cells()).isEqualTo(20);
        ask.out = ".";
        ask.resume = true;
        assertThatThrownBy(ask::run)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.what()).contains("not a comparison"));
        Files.writeString(folder.resolve("recipe.chosen.yaml"), "mine: true\n");
        ask.out = "elsewhere";
        assertThatThrownBy(ask::run)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.what()).contains("recipe.chosen.yaml"));
        assertThat(folder.resolve("elsewhere")).doesNotExist();
    }

    @Test
    void leavesNoFolderBehindWhereNothingCouldBeCompared() throws IOException {
        recipe(RECIPE.replace("domain: hierarchy, hierarchy: jobs.csv", "domain: concepts, taxonomy: jobs-up.csv"));
        Files.writeString(
                folder.resolve("jobs-up.csv"),
                "id,parent\nall,\nhealth,all\nfood,all\nnurse,health\nphysician,health\ndentist,health\ncook,food\nwaiter,food\nbaker,food\n");
        Ask ask = new Ask();
        ask.methods = "incognito";
        assertThatThrownBy(ask::run).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_COMPARE");
            assertThat(problem.advice()).contains("hierarchy build");
        });
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mdva|2,3|information-loss|distance-linkage|mdav",
                "mdav,|2,3|information-loss|distance-linkage|‹methods",
                "closest=plain|2,3|information-loss|distance-linkage|‹methods",
                "mdav k=3|2,3|information-loss|distance-linkage|‹k›",
                "mdav shape=3|2,3|information-loss|distance-linkage|known are",
                "semantic-noise alpha=0.1|2,3|information-loss|distance-linkage|mdav",
                "mdav|2,121|information-loss|distance-linkage|at most 120",
                "mdav|20..2|information-loss|distance-linkage|2..20",
                "mdav|2|informationloss|distance-linkage|information-loss",
                "mdav|2|distance-linkage|distance-linkage|information-loss",
                "mdav|2|information-loss|information-loss|record-linkage",
                "mdav|2|sst|distance-linkage|information-loss",
                "mdav|2|average-class-size|distance-linkage|information-loss",
                "mdav|2|information-loss|likelihood-linkage|measures: of a recipe"
            })
    void refusesWhatCannotBeMeantWithWhatToDo(String methods, String k, String loss, String risk, String advice) {
        Ask ask = new Ask();
        ask.methods = methods;
        ask.k = k;
        ask.loss = loss;
        ask.risk = risk;
        assertThatThrownBy(ask::run)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.advice()).contains(advice));
        assertThat(folder.resolve("out")).doesNotExist();
        assertThat(folder.resolve("recipe.chosen.yaml")).doesNotExist();
    }

    @Test
    void refusesARecipeOfDocuments() throws IOException {
        recipe("documents: {data: texts}\nmethod: {name: spherical-mdav, k: 3}\n");
        assertThatThrownBy(() -> new Ask().run())
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_DOCUMENTS"));
    }

    @Test
    void whatIsRecommendedWithstandsSomebodyWhoLinksAllRowsAtOnce() throws IOException {
        Ask ask = new Ask();
        ask.methods = "mdav,local-recoding";
        ask.k = "3..20";
        ComparisonCell weak = null;
        for (double tolerated = 3; weak == null && tolerated < 20; tolerated += 0.5) {
            ask.tolerated = tolerated;
            Comparison comparison = ask.run().comparison();
            ask.resume = true;
            ComparisonCell chosen = comparison.chosen().orElseThrow();
            double found = comparison.attacked(chosen).orElseThrow();
            assertThat(comparison.tolerable()).isEqualTo(found <= tolerated && comparison.risk(chosen) <= tolerated);
            assertThat(String.join(" ", comparison.reasons())).contains("assignment-linkage", "homogeneity");
            weak = comparison.cells().stream()
                    .filter(cell -> comparison.tolerable()
                            && comparison.risk(cell) <= ask.tolerated
                            && comparison.loss(cell) < comparison.loss(chosen))
                    .findFirst()
                    .orElse(null);
            if (weak != null) {
                assertThat(comparison.attacked(weak).orElseThrow()).isGreaterThan(tolerated);
                assertThat(comparison.reasons()).anyMatch(reason -> reason.contains("more than is tolerated. "));
            }
        }
        assertThat(weak).as("a choice that was passed over").isNotNull();
        String figures = written("out", "comparison.json");
        String cells = written("out", "cells.jsonl");
        assertThat(figures).contains("\"assignment-linkage\"");
        ask.run();
        assertThat(written("out", "comparison.json")).isEqualTo(figures);
        assertThat(written("out", "cells.jsonl")).as("tried again").isEqualTo(cells);
    }

    @Test
    void aSampleThatWasLinkedCountsNoMoreThanTheClassesAllow() {
        Comparison comparison = new Ask().run().comparison();
        ComparisonCell cell = comparison.cells().get(0);
        Score sampled =
                new Score("assignment-linkage", 99, "%", Map.of(), Optional.of(new Score.Interval(98, 100, 50)));
        ComparisonCell attacked = new ComparisonCell("mdav", 3, 6, 3, 40, 0, List.of(sampled), List.of(), List.of(), 0);
        assertThat(comparison.with(cell, attacked).attacked(attacked)).hasValue(5);
        assertThat(comparison.with(cell, attacked).bounded(attacked)).isTrue();
    }

    @Test
    void aRecipeOfAnEarlierChoiceIsRemovedWhereNothingIsRecommended() throws IOException {
        recipe(RECIPE + "guarantees: [{k-anonymity: 5}]\n");
        Ask ask = new Ask();
        ask.methods = "mdav";
        assertThat(ask.run().recipeFile()).contains(folder.resolve("recipe.chosen.yaml"));
        ask.k = "3,4";
        ask.replace = true;
        ComparisonRun.Outcome outcome = ask.run();
        assertThat(outcome.comparison().chosen()).isEmpty();
        assertThat(outcome.removed()).contains(folder.resolve("recipe.chosen.yaml"));
        assertThat(folder.resolve("recipe.chosen.yaml")).doesNotExist();
        assertThat(outcome.comparison().reasons()).anyMatch(reason -> reason.contains("own k-anonymity: 5"));
    }

    @Test
    void theChosenRecipePromisesItsKOnce() throws IOException {
        recipe(RECIPE + "guarantees:\n  - k-anonymity: 3   # k-anonymity: 3 is the least\n");
        Ask ask = new Ask();
        ask.methods = "mdav";
        ask.k = "8";
        ask.run();
        assertThat(Files.readString(folder.resolve("recipe.chosen.yaml")))
                .contains("  - k-anonymity: 8   # k-anonymity: 3 is the least\n");
    }

    @Test
    void everyRecipeHasAFolderOfItsOwn() {
        ComparisonRun.Question.Place beside = new ComparisonRun.Question.Place(null, false, false);
        ComparisonRun.Question question = new Ask().question();
        assertThat(new ComparisonRun.Question(
                                folder.resolve("other.yaml"),
                                question.grid(),
                                question.axes(),
                                List.of(),
                                null,
                                1,
                                beside)
                        .folder())
                .isEqualTo(folder.resolve("other.comparison"));
    }

    @Test
    void countsTheMethodsThatWereLeftOut() {
        Ask ask = new Ask();
        ask.methods = "mdav,semantic-noise";
        Comparison comparison = ask.run().comparison();
        assertThat(comparison.methods()).hasSize(1);
        assertThat(comparison.asked()).isEqualTo(2);
    }

    @Test
    void showsNoGranularityWhereNothingIsGeneralized() throws IOException {
        recipe(RECIPE.replace("domain: hierarchy, hierarchy: jobs.csv", "domain: nominal"));
        Ask ask = new Ask();
        ask.methods = "mdav";
        assertThat(ask.run().comparison().measures())
                .contains("information-loss")
                .doesNotContain("granularity");
        ask.loss = "granularity";
        ask.resume = true;
        assertThat(ask.run().comparison().measures()).contains("granularity");
    }
}
