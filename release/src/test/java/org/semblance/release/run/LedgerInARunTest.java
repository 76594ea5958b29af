package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.json.Json;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.ledger.LedgerEntry;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.report.Report;

/** Releases that are judged beside earlier ones before they are written, and listed as they are published. */
class LedgerInARunTest {

    @TempDir
    Path home;

    private static final String PEOPLE = """
            attributes:
              id: {role: identifier}
              age: {role: quasi-identifier, domain: numeric}
              town: {role: quasi-identifier, domain: nominal}
              illness: {role: confidential}
            """;

    private static String people(IntPredicate who) {
        return IntStream.range(0, 60)
                .filter(who)
                .mapToObj(i -> "p" + i + "," + (20 + i * 37 % 60) + ",town" + i % 3 + ",illness" + i % 7)
                .collect(Collectors.joining("\n", "id,age,town,illness\n", "\n"));
    }

    private static final IntPredicate ALL = i -> true;

    private Run.Outcome run(String table, String recipe, String out) throws IOException {
        return run(table, recipe, out, false);
    }

    private Run.Outcome run(String table, String recipe, String out, boolean replace) throws IOException {
        Files.writeString(home.resolve("people.csv"), table);
        Path file = Files.writeString(home.resolve("recipe.yaml"), "data: people.csv\nmeasures: []\n" + recipe);
        Tables tables = new Tables();
        return new Run(
                        tables,
                        new Taxonomies(),
                        tables,
                        (report, page) -> {},
                        (report, page) -> {},
                        Engine.LOCAL,
                        Catalog.standard())
                .anonymize(
                        TableRecipe.of(new YamlRecipes().read(file), Catalog.standard()),
                        new RecipeRelativePaths(file),
                        new Run.Options(home.resolve(out), replace, null),
                        Watcher.SILENT);
    }

    private static String mdav(int k) {
        return PEOPLE + "ledger: books\nmethod: {name: mdav, k: " + k + "}\n";
    }

    private Problem refused(String code, String table, String recipe, String out) throws IOException {
        List<String> before = names();
        Problem[] caught = new Problem[1];
        assertThatThrownBy(() -> run(table, recipe, out)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).as(problem.what()).isEqualTo(code);
            caught[0] = problem;
        });
        assertThat(names()).as("nothing is written").containsExactlyElementsOf(before);
        return caught[0];
    }

    private List<String> names() throws IOException {
        try (Stream<Path> inside = Files.walk(home)) {
            return inside.filter(path -> !path.endsWith("people.csv") && !path.endsWith("recipe.yaml"))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        }
    }

    private List<LedgerEntry> entries() {
        try (Ledger ledger = Ledger.existing(home.resolve("books"))) {
            ledger.verify();
            return ledger.entries();
        }
    }

    @Test
    void listsAReleaseByWhatItIs() throws IOException {
        Run.Outcome outcome = run(people(ALL), mdav(5), "one");
        LedgerEntry entry = entries().get(0);
        assertThat(entry.status()).isEqualTo(LedgerEntry.Status.LISTED);
        assertThat(entry.persons()).isEqualTo(60);
        assertThat(entry.terms().k()).isEqualTo(5);
        assertThat(entry.terms().columns()).containsExactly("age", "town", "illness");
        assertThat(entry.terms().key().columns()).containsExactly("id");
        assertThat(entry.contents().release())
                .isEqualTo(outcome.report().release().orElseThrow().sha256());
        assertThat(outcome.listing().orElseThrow().number()).isEqualTo(1);
        assertThat(Files.readString(home.resolve("one/certificate.json"))).doesNotContain("books");
    }

    @Test
    void theSameAgainIsLetThroughAndTheReportTellsTheSmallestCrowd() throws IOException {
        run(people(ALL), mdav(5), "one");
        Report report = run(people(ALL), mdav(5), "two").report();
        LedgerFigures figures = report.ledger().orElseThrow();
        assertThat(figures.holds()).isTrue();
        assertThat(figures.releases()).isEqualTo(1);
        assertThat(figures.persons()).hasValue(60);
        assertThat(figures.smallest()).hasValue(5);
        assertThat(report.notes())
                .anyMatch(note -> note.contains("each person is indistinguishable within a group of 5 or more"));
        assertThat(Json.write(report.json())).contains("\"smallest-anonymity-set\": 5");
    }

    @Test
    void withoutALedgerTheReportSaysThatNothingWasJudged() throws IOException {
        Report report =
                run(people(ALL), PEOPLE + "method: {name: mdav, k: 5}\n", "one").report();
        assertThat(report.ledger()).isEmpty();
        assertThat(report.json()).doesNotContainKey("ledger");
        assertThat(report.notes()).anyMatch(note -> note.startsWith("No ledger was kept"));
        assertThat(report.warnings()).isEmpty();
        assertThat(home.resolve("books")).doesNotExist();
    }

    @Test
    void refusesADifferenceOfFewerThanKAndNamesTheReleaseAndHowMany() throws IOException {
        run(people(ALL), mdav(5), "one");
        Problem problem = refused("E_DIFFERENCE", people(i -> i != 17), mdav(5), "two");
        assertThat(problem.what()).contains("release 1 of 2").contains("1 person went and 0 came while 59 stayed");
        assertThat(problem.advice()).contains("semblance ledger strike 1").contains("allow: [overlap]");
        assertThat(problem.what()).doesNotContain("p17");
    }

    @Test
    void advisesToStrikeWhatWouldHelp() throws IOException {
        run(people(ALL), mdav(5), "one");
        run(people(ALL), mdav(5), "two");
        assertThat(refused("E_DIFFERENCE", people(i -> i != 17), mdav(5), "three")
                        .advice())
                .as("either refuses without the other")
                .contains("if none of the releases 1, 2 was ever shared, strike all of them");
    }

    @Test
    void advisesToStrikeTheOneThatIsInTheWay() throws IOException {
        String towns = """
                ledger: books
                attributes:
                  id: {role: identifier}
                  age: {role: identifier}
                  town: {role: quasi-identifier, domain: nominal}
                  illness: {role: confidential}
                method: {name: incognito, k: 5}
                """;
        run(people(i -> i >= 30), towns, "one");
        run(people(i -> i < 30), towns, "two");
        assertThat(refused("E_DIFFERENCE", people(i -> i != 59), towns, "three").advice())
                .contains("if release 1 was never shared, strike it: semblance ledger strike 1");
    }

    @Test
    void refusesOtherGroupsOfTheSamePeople() throws IOException {
        run(people(ALL), mdav(5), "one");
        Problem problem = refused("E_INTERSECTION", people(ALL), mdav(7), "two");
        assertThat(problem.what()).containsPattern("leaves [0-9]+ people in groups smaller than guaranteed");
    }

    @Test
    void whatIsAllowedIsListedWithAWarningThatTellsNothingOfFew() throws IOException {
        run(people(ALL), mdav(5), "one");
        Report report =
                run(people(i -> i != 17), mdav(5) + "allow: [overlap]\n", "two").report();
        assertThat(report.warnings()).extracting(Watcher.Warning::code).contains("W_OVERLAP");
        LedgerFigures figures = report.ledger().orElseThrow();
        assertThat(figures.holds()).isFalse();
        assertThat(figures.smallest()).isEmpty();
        assertThat(Json.write(report.json())).doesNotContain("smallest-anonymity-set");
        assertThat(entries()).hasSize(2);
        // what is set apart already is set apart no further by the same again
        assertThat(run(people(i -> i != 17), mdav(5), "three").report().notes())
                .anyMatch(note -> note.contains("singles out nobody who was not already singled out"));
    }

    @Test
    void refusesToKeepWhatAnotherMasksAndToMaskWhatAnotherKept() throws IOException {
        run(people(ALL), mdav(5), "one");
        String other = mdav(5).replace("town: {role: quasi-identifier, domain: nominal}", "town: {role: other}")
                .replace("illness: {role: confidential}", "illness: {role: quasi-identifier, domain: nominal}");
        Problem problem = refused("E_LEDGER_ROLES", people(ALL), other, "two");
        assertThat(problem.what())
                .contains("release 1 of 2")
                .contains("keeps town, masked there, and masks illness, kept there")
                .doesNotContain("town1");
        assertThat(problem.advice()).contains("semblance ledger strike 1").contains("allow: [overlap]");
        Report report = run(people(ALL), other + "allow: [overlap]\n", "two").report();
        assertThat(report.warnings())
                .anyMatch(warning ->
                        warning.code().equals("W_OVERLAP") && warning.message().contains("keeps town, masked there"));
        assertThat(report.ledger().orElseThrow().holds()).isFalse();
        assertThat(entries().get(1).terms().masked()).containsExactly("age", "illness");
    }

    @Test
    void otherPeopleMayHaveOtherRoles() throws IOException {
        run(people(i -> i < 30), mdav(5), "one");
        String other = mdav(5).replace("town: {role: quasi-identifier, domain: nominal}", "town: {role: other}");
        assertThat(run(people(i -> i >= 30), other, "two").report().published()).isTrue();
    }

    @Test
    void replacingStrikesWhatWasReplaced() throws IOException {
        run(people(ALL), mdav(5), "one");
        Run.Outcome outcome = run(people(ALL), mdav(6), "one", true);
        assertThat(outcome.listing().orElseThrow().replaces()).hasValue(1);
        assertThat(entries())
                .extracting(LedgerEntry::status)
                .containsExactly(LedgerEntry.Status.STRUCK, LedgerEntry.Status.LISTED);
        Files.createSymbolicLink(home.resolve("linked"), home);
        run(people(ALL), mdav(7), "linked/one", true);
        assertThat(entries())
                .extracting(LedgerEntry::status)
                .containsExactly(LedgerEntry.Status.STRUCK, LedgerEntry.Status.STRUCK, LedgerEntry.Status.LISTED);
        refused("E_INTERSECTION", people(ALL), mdav(5), "two");
    }

    @Test
    void replacingACopyStrikesNothing() throws IOException {
        run(people(ALL), mdav(5), "one");
        Files.createDirectory(home.resolve("copy"));
        try (Stream<Path> files = Files.list(home.resolve("one"))) {
            for (Path file : files.toList()) {
                Files.copy(file, home.resolve("copy").resolve(file.getFileName()));
            }
        }
        assertThatThrownBy(() -> run(people(ALL), mdav(6), "copy", true))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_INTERSECTION"));
        assertThat(run(people(ALL), mdav(5), "copy", true)
                        .listing()
                        .orElseThrow()
                        .replaces())
                .isEmpty();
        assertThat(entries()).extracting(LedgerEntry::status).containsOnly(LedgerEntry.Status.LISTED);
    }

    @Test
    void replacingTheOneDoesNotForgiveTheOther() throws IOException {
        run(people(ALL), mdav(5), "one");
        run(people(ALL), mdav(5), "two");
        assertThatThrownBy(() -> run(people(ALL), mdav(6), "two", true))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_INTERSECTION"));
        assertThat(home.resolve("two/certificate.json")).exists();
        assertThat(entries()).extracting(LedgerEntry::status).containsOnly(LedgerEntry.Status.LISTED);
    }

    @Test
    void aBrokenPromiseListsNothing() throws IOException {
        Run.Outcome outcome = run(people(ALL), mdav(5) + "guarantees: [{k-anonymity: 30}]\n", "one");
        assertThat(outcome.report().published()).isFalse();
        assertThat(outcome.listing()).isEmpty();
        assertThat(home.resolve("books")).doesNotExist();
    }

    @Test
    void personsWhoAreToldApartInAnotherWayAreNotCompared() throws IOException {
        run(people(ALL), mdav(5), "one");
        String rows = mdav(5).replace("  id: {role: identifier}\n", "")
                .replace("attributes:", "where: age >= 0\nattributes:");
        String withoutIds =
                people(ALL).lines().map(line -> line.split(",", 2)[1]).collect(Collectors.joining("\n", "", "\n"));
        Problem problem = refused("E_LEDGER_KEY", withoutIds, rows, "two");
        assertThat(problem.what()).contains("identifies people by id, this one by whole rows");
        Report report = run(withoutIds, rows + "allow: [overlap]\n", "two").report();
        assertThat(report.warnings()).extracting(Watcher.Warning::code).contains("W_LEDGER_KEY");
        assertThat(report.notes()).anyMatch(note -> note.contains("by whole rows"));
    }

    @Test
    void wholeRowsOfOtherColumnsAreNamed() throws IOException {
        String repeated = people(ALL).replaceAll("(?m)^p[0-9]*([0-9]),", "p$1,");
        run(repeated, mdav(5), "one");
        Problem problem = refused(
                "E_LEDGER_KEY", repeated.replace("illness\n", "cost\n"), mdav(5).replace("illness:", "cost:"), "two");
        assertThat(problem.what())
                .contains(
                        "by whole rows, this one by whole rows of other columns (only there: illness; only here: cost)");
    }

    @Test
    void aPersonsColumnAndTheOnlyIdentifierAreTheSame() throws IOException {
        run(people(ALL), mdav(5), "one");
        refused("E_DIFFERENCE", people(i -> i != 3), "person: id\n" + mdav(5), "two");
    }

    /** People with a name before their number; all names are different. */
    private static String named(IntPredicate who) {
        return people(who).replaceAll("(?m)^(p[0-9]+),", "Ann o$1,$1,").replaceFirst("^", "name,");
    }

    private static String namedMdav(int k) {
        return mdav(k).replace("attributes:", "attributes:\n  name: {role: identifier}");
    }

    private static String inCapitals(String table) {
        return table.replace("Ann", "ANN");
    }

    @Test
    void oneIdentifierThatTellsRowsApartIsEnoughAndANumberIsBetterThanAName() throws IOException {
        String table = named(ALL).replaceAll("Ann op([0-9]*)", "Ann oo");
        run(table, namedMdav(5), "one");
        assertThat(entries().get(0).terms().key().columns()).containsExactly("id");
        refused("E_INTERSECTION", inCapitals(table), namedMdav(6), "two");
        refused("E_INTERSECTION", inCapitals(table), "person: id\n" + namedMdav(6), "two");
        Report again = run(inCapitals(table), namedMdav(5), "two").report();
        assertThat(again.ledger().orElseThrow().persons()).hasValue(60);
        assertThat(again.notes()).anyMatch(note -> note.contains("people are matched by id; a different value"));
        assertThat(again.warnings()).extracting(Watcher.Warning::code).doesNotContain("W_STRANGERS");
    }

    @Test
    void namesTellPersonsApartWhereNumbersDoNot() throws IOException {
        String letters =
                named(ALL).replaceAll("(?m)^Ann op([0-9]+),", "Ann p$1,").replaceAll(",p[0-9]+,", ",p1,");
        run(letters, namedMdav(5), "one");
        assertThat(entries().get(0).terms().key().columns()).containsExactly("name");
    }

    @Test
    void whatTheLedgerToldPersonsApartByIsTakenAgainWhereItCan() throws IOException {
        run(named(ALL), "person: name\n" + namedMdav(5), "one");
        refused("E_INTERSECTION", named(ALL), namedMdav(6), "two");
        String twins = named(ALL).replace("Ann op1,", "Ann op2,");
        assertThat(refused("E_LEDGER_KEY", twins, namedMdav(5), "two").what())
                .contains("identifies people by name, this one by id");
    }

    @Test
    void warnsWhereAsManyPersonsAreAllStrangers() throws IOException {
        run(named(ALL), "person: name\n" + namedMdav(5), "one");
        Report report = run(inCapitals(named(ALL)), namedMdav(6), "two").report();
        assertThat(report.warnings())
                .anyMatch(warning -> warning.code().equals("W_STRANGERS")
                        && warning.message().contains("name is now written differently"));
        assertThat(run(inCapitals(named(ALL)), namedMdav(6), "three").report().warnings())
                .as("they are known by now")
                .extracting(Watcher.Warning::code)
                .doesNotContain("W_STRANGERS");
        assertThat(run(named(i -> i < 20).replace("op", "oq"), namedMdav(5), "four")
                        .report()
                        .warnings())
                .as("fewer are others")
                .extracting(Watcher.Warning::code)
                .doesNotContain("W_STRANGERS");
    }

    @Test
    void identifiersThatRepeatDoNotTellPersonsApart() throws IOException {
        String repeated = people(ALL).replaceAll("(?m)^p[0-9]*([0-9]),", "p$1,");
        run(repeated, mdav(5), "one");
        assertThat(entries().get(0).terms().key().wholeRows()).isTrue();
        run(repeated, mdav(5), "two");
        refused("E_DIFFERENCE", repeated.substring(0, repeated.lastIndexOf("\np") + 1), mdav(5), "three");
    }

    @Test
    void aPersonsRowsMayStandInSeveralClasses() throws IOException {
        // three visits each, generalised: rows of a person fall into different towns
        String visits = IntStream.range(0, 90)
                .mapToObj(i -> "p" + i % 30 + "," + "town" + i / 30 + ",illness" + i % 7)
                .collect(Collectors.joining("\n", "id,town,illness\n", "\n"));
        String recipe = """
                person: id
                ledger: books
                attributes:
                  town: {role: quasi-identifier, domain: nominal}
                  illness: {role: confidential}
                method: {name: incognito, k: 5}
                """;
        run(visits, recipe, "one");
        run(visits, recipe, "two");
        assertThat(entries().get(1).persons()).isEqualTo(30);
        refused("E_DIFFERENCE", visits + "p7,town1,illness1\n", recipe, "three");
    }

    /** Two visits of each of sixteen persons: by y and z of the same visit there are two of a kind, by those of different ones eight. */
    private static List<String> visits() {
        return IntStream.range(0, 32)
                .mapToObj(i -> {
                    int person = i / 2;
                    int half = person % 4 / 2;
                    int quarter = person / 4;
                    return i % 2 == 0
                            ? "p" + person + ",1,y" + quarter + ",z" + half + ",o" + person % 5
                            : "p" + person + ",2,y" + half + ",z" + quarter + ",o" + person % 3;
                })
                .toList();
    }

    private static String table(List<String> visits) {
        return "person,visit,y,z,outcome\n" + String.join("\n", visits) + "\n";
    }

    private static List<String> reversed(List<String> rows) {
        return IntStream.range(0, rows.size())
                .mapToObj(i -> rows.get(rows.size() - 1 - i))
                .toList();
    }

    /** A recipe for visits of which y or z is released. */
    private static String visitsBy(String shown, String more) {
        return """
                person: person
                ledger: books
                attributes:
                  visit: {role: quasi-identifier, domain: nominal}
                  %s: {role: quasi-identifier, domain: nominal}
                  %s: {role: identifier}
                  outcome: {role: confidential}
                method: {name: datafly, k: 4}
                %s
                """.formatted(shown, shown.equals("y") ? "z" : "y", more);
    }

    @Test
    void someRowsOfPersonsAreHeldAgainstThemselvesAndNotAgainstTheFirst() throws IOException {
        String filter = "where: \"visit = 2\"";
        List<String> second =
                visits().stream().filter(row -> row.contains(",2,")).toList();
        run(table(visits()), visitsBy("z", ""), "one");
        Problem problem = refused("E_INTERSECTION", table(visits()), visitsBy("y", filter), "two");
        assertThat(problem.what()).contains("leaves 16 people in groups");
        refused("E_INTERSECTION", table(second), visitsBy("y", ""), "two");
        refused("E_INTERSECTION", table(reversed(visits())), visitsBy("y", filter), "two");
        assertThat(run(table(visits()), visitsBy("z", filter), "two").report().published())
                .as("a part of the same groups")
                .isTrue();
        assertThat(run(table(visits()), visitsBy("z", filter.replace("2", "1")), "three")
                        .report()
                        .published())
                .as("the other part")
                .isTrue();
    }

    @Test
    void rowsInAnotherOrderAreTheSameRows() throws IOException {
        run(table(visits()), visitsBy("z", ""), "one");
        String refused = refused("E_INTERSECTION", table(visits()), visitsBy("y", ""), "two")
                .what();
        assertThat(refused("E_INTERSECTION", table(reversed(visits())), visitsBy("y", ""), "two")
                        .what())
                .isEqualTo(refused);
        LedgerFigures again = run(table(reversed(visits())), visitsBy("z", ""), "two")
                .report()
                .ledger()
                .orElseThrow();
        assertThat(again.holds()).isTrue();
        assertThat(again.smallest()).hasValue(4);
    }

    @Test
    void aRowLessOfSomebodyWhoStayedIsNobodyWhoWent() throws IOException {
        run(table(visits()), visitsBy("z", ""), "one");
        assertThat(refused("E_DIFFERENCE", table(visits().subList(1, 32)), visitsBy("z", ""), "two")
                        .what())
                .contains("0 people went and 0 came while 16 stayed; of 1 of these a record went:");
    }

    @Test
    void whereRowsOfPersonsWithSeveralMayHaveChangedItIsRefused() throws IOException {
        run(table(visits()), visitsBy("z", ""), "one");
        String changed = table(visits()).replaceAll(",o(?=[0-9])", ",p");
        Problem problem = refused("E_LEDGER_ROWS", changed, visitsBy("z", ""), "two");
        assertThat(problem.what()).contains("of 16 people who have several rows, release 1 of 2");
        assertThat(problem.advice()).contains("semblance ledger strike 1").contains("allow: [overlap]");
        String more = table(visits()).replaceAll("(?m)^(?=p[0-9])", "x,").replaceFirst("^", "more,");
        assertThat(refused(
                                "E_LEDGER_ROWS",
                                more,
                                visitsBy("z", "").replace("attributes:", "attributes:\n  more: {role: identifier}"),
                                "two")
                        .what())
                .contains("the tables have other columns (only here: more)");
        Report report = run(changed, visitsBy("z", "allow: [overlap]"), "two").report();
        assertThat(report.warnings())
                .anyMatch(warning -> warning.code().equals("W_OVERLAP")
                        && warning.message().contains("different rows of people with several rows"));
        assertThat(report.ledger().orElseThrow().holds()).isFalse();
    }

    @Test
    void noiseIsRefusedASecondTimeAndSoIsADifferenceOfFew() throws IOException {
        String noise = """
                ledger: books
                attributes:
                  id: {role: identifier}
                  age: {role: quasi-identifier, domain: numeric}
                  town: {role: other}
                  illness: {role: confidential}
                method: {name: semantic-noise, alpha: 0.3}
                """;
        run(people(i -> i < 40), noise, "one");
        assertThat(entries().get(0).terms().noise()).isTrue();
        Problem problem = refused("E_NOISE_AGAIN", people(i -> i < 40), noise, "two");
        assertThat(problem.what()).contains("2 releases with noise").contains("1/2 of the variance");
        Report report =
                run(people(i -> i < 40), noise + "allow: [overlap]\n", "two").report();
        assertThat(report.warnings()).extracting(Watcher.Warning::code).contains("W_NOISE_AGAIN");
        assertThat(report.ledger().orElseThrow().holds()).isFalse();
        assertThat(run(people(i -> i >= 40), noise, "others").report().published())
                .isTrue();
        // groups after noise: who is in it counts, and the noise had no crowds to begin with
        String groups = mdav(5).replace("town: {role: quasi-identifier, domain: nominal}", "town: {role: other}");
        refused("E_DIFFERENCE", people(i -> i < 39), groups, "three");
        assertThat(run(people(i -> i < 40), groups, "three").report().published())
                .isTrue();
    }

    @Test
    void aLedgerThatCannotBeUsedIsRefusedBeforeAnything() throws IOException {
        run(people(ALL), mdav(5), "one");
        for (String bad : List.of("two/books", "people.csv", ".", "one", "one/books", "two")) {
            refused("E_LEDGER", people(ALL), mdav(5).replace("ledger: books", "ledger: " + bad), "two");
        }
        Files.writeString(home.resolve("books/head"), "{}");
        refused("E_LEDGER", people(ALL), mdav(5), "two");
    }

    @Test
    void aStreamIsNotListed() throws IOException {
        Files.writeString(home.resolve("people.csv"), people(ALL));
        Files.writeString(home.resolve("recipe.yaml"), """
                data: people.csv
                ledger: books
                attributes:
                  id: {role: identifier}
                  age: {role: quasi-identifier, domain: numeric}
                  town: {role: other}
                  illness: {role: confidential}
                method: {name: semantic-noise, alpha: 0.3}
                """);
        RecipeFolder folder = new RecipeFolder(home, new Taxonomies());
        assertThatThrownBy(() -> folder.stream(
                        new byte[0], folder.streaming(null, null), java.io.OutputStream.nullOutputStream()))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_STREAM"));
    }

    @Test
    void overlapIsNotOfAnAttribute() {
        assertThatThrownBy(() -> run(
                        people(ALL),
                        mdav(5).replace("{role: confidential}", "{role: confidential, allow: [overlap]}"),
                        "one"))
                .hasMessageContaining("overlap is of whole releases");
    }
}
