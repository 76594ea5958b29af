package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.report.Report;

/** Columns that are released as they are: refused, counted, accepted. */
class KeptColumnsInARunTest {

    private static final int PERSONS = 400;

    private RecipeFolder folder;

    @BeforeEach
    void prepare(@TempDir Path path) throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        Random random = new Random(11);
        StringBuilder table =
                new StringBuilder("pid,age,town,surname,email,phone,weight,height,salary,ward,ill,remark\n");
        for (int person = 0; person < PERSONS; person++) {
            int age = 18 + random.nextInt(70);
            String of = String.format(
                    Locale.ROOT,
                    "p%d,%d,%s,surname %d,e%d@example.org,%d,%d,%d,",
                    person,
                    age,
                    List.of("Vic", "Olot", "olot", "*").get(random.nextInt(4)),
                    person,
                    person,
                    600000000 + random.nextInt(1000) * 1000 + person,
                    55 + random.nextInt(40),
                    150 + random.nextInt(40));
            for (int visit = 0; visit < 2; visit++) {
                table.append(of)
                        .append(String.format(Locale.ROOT, "%.2f", 1000 + random.nextDouble() * 5000))
                        .append(",w")
                        .append(random.nextInt(3))
                        .append(List.of(",flu", ",cold", ",none").get(random.nextInt(3)))
                        .append(person < 3 ? ",remark " + person : ",")
                        .append('\n');
            }
        }
        folder.write("table.csv", table.toString());
    }

    /** A recipe in which these columns have these roles, and all others are dropped. */
    private void recipe(String person, String attributes, String more) throws IOException {
        StringBuilder all = new StringBuilder();
        for (String column : List.of(
                "pid", "town", "surname", "email", "phone", "weight", "height", "salary", "ward", "ill", "remark")) {
            if (!attributes.contains(column + ":")) {
                all.append("  ").append(column).append(": identifier\n");
            }
        }
        attributes.lines().forEach(line -> all.append("  ").append(line).append('\n'));
        folder.write(
                RecipeFolder.RECIPE,
                "data: table.csv\n" + person + "attributes:\n  age: {role: quasi-identifier, domain: numeric}\n" + all
                        + "method: {name: mdav, k: 5}\nmeasures: [prosecutor-risk]\n" + more);
    }

    private Problem refused() {
        return catchThrowableOfType(Problem.class, () -> folder.anonymize(7L));
    }

    private static List<Watcher.Warning> of(Report report, String code) {
        return report.warnings().stream()
                .filter(warning -> warning.code().equals(code))
                .toList();
    }

    private static @Nullable String accepted(Report report, String code, String part) {
        List<Watcher.Warning> warnings = of(report, code).stream()
                .filter(warning -> warning.message().contains(part))
                .toList();
        assertThat(warnings).as(code + " with " + part).hasSize(1);
        return warnings.get(0).accepted();
    }

    private static final String PERSON = "person: pid\n";

    @Test
    void aColumnThatTellsPersonsApartIsRefusedHoweverOftenItRepeats() throws IOException {
        for (String column : List.of("email", "phone", "surname")) {
            recipe(PERSON, column + ": other", "");
            assertThat(refused().code()).isEqualTo("E_UNIQUE_COLUMN");
            assertThat(refused().getMessage()).contains("'" + column + "'", "400 of the 400 persons");
            recipe("", column + ": other", "");
            assertThat(refused().code()).as("equal rows have equal ages").isEqualTo("E_QI_COPY");
        }
    }

    @Test
    void aColumnOfFewValuesThatAreAllDifferentIsRefused() throws IOException {
        recipe(PERSON, "remark: other", "");
        assertThat(refused().getMessage()).contains("3 of the 3 persons with a value");
    }

    @Test
    void itMayBeAllowedOrAcceptedByName() throws IOException {
        recipe(PERSON, "email: {role: other, allow: [unique]}", "");
        Report allowed = folder.anonymize(7L);
        assertThat(allowed.published()).isTrue();
        assertThat(of(allowed, "W_NEARLY_UNIQUE")).isEmpty();
        assertThat(of(allowed, "W_UNIQUE_SET")).isEmpty();
        recipe(PERSON, "email: other", "accept: {unique.email: they asked for it}\n");
        Report report = folder.anonymize(7L);
        assertThat(report.published()).isTrue();
        assertThat(accepted(report, "W_NEARLY_UNIQUE", "'email'")).isEqualTo("they asked for it");
        assertThat(of(report, "W_ACCEPT_UNUSED")).isEmpty();
        assertThat(Files.readString(folder.path().resolve("release/certificate.json")))
                .contains("\"unique.email\": \"they asked for it\"");
    }

    @Test
    void confidentialQuantitiesThatAreNearlyUniqueAreKeptWithAWarning() throws IOException {
        recipe(PERSON, "salary: {role: confidential, domain: numeric}", "");
        assertThat(accepted(folder.anonymize(7L), "W_NEARLY_UNIQUE", "'salary'"))
                .isNull();
        recipe(
                PERSON,
                "salary: {role: confidential, domain: numeric}",
                "accept: {unique.salary: salaries are known to nobody else}\n");
        assertThat(accepted(folder.anonymize(7L), "W_NEARLY_UNIQUE", "'salary'"))
                .isEqualTo("salaries are known to nobody else");
    }

    @Test
    void copiesOfAQuasiIdentifierAreRefused() throws IOException {
        String table = Files.readString(folder.path().resolve("table.csv"));
        // the ward becomes the decade of the age
        folder.write("table.csv", table.replaceAll("(?m)^(p\\d+,(\\d)\\d,.*),w\\d,", "$1,$2,"));
        recipe(PERSON, "ward: confidential", "");
        assertThat(refused().code()).isEqualTo("E_QI_COPY");
        assertThat(refused().getMessage()).contains("'ward'", "follows from", "'age'");
        recipe(PERSON, "ward: confidential", "accept: {unique.ward: \"bands are public\"}\n");
        Report report = folder.anonymize(7L);
        assertThat(accepted(report, "W_QI_COPY", "'ward'")).isEqualTo("bands are public");
        assertThat(of(report, "W_ACCEPT_UNUSED")).isEmpty();
    }

    @Test
    void allColumnsThatMustNotBeKeptAreToldAtOnce() throws IOException {
        recipe(PERSON, "email: other\nphone: other\nill: confidential", "");
        assertThat(refused().all()).hasSize(2);
    }

    @Test
    void setsOfColumnsOnWhichPersonsAreUniqueAreCountedAndNamed() throws IOException {
        recipe(PERSON, "weight: other\nheight: other\nill: confidential", "");
        Report report = folder.anonymize(7L);
        String message = of(report, "W_UNIQUE_SET").get(0).message();
        // counted a second way, on the file that was released
        assertThat(message).isEqualTo(unique("weight", "height") + " of 400 persons are unique on weight + height");
        recipe(
                PERSON,
                "weight: other\nheight: other\nill: confidential",
                "accept: {unique.height+weight: users sign a contract, prosecutor-risk: k is five}\n");
        Report signed = folder.anonymize(7L);
        assertThat(of(signed, "W_UNIQUE_SET").get(0).message()).isEqualTo(message);
        assertThat(of(signed, "W_UNIQUE_SET").get(0).accepted()).isEqualTo("users sign a contract");
        assertThat(of(signed, "W_ACCEPT_UNUSED")).isEmpty();
        assertThat(of(signed, "W_UNIQUE_SET"))
                .as("what is not accepted stays open")
                .anyMatch(warning -> warning.accepted() == null);
        recipe(
                PERSON,
                "weight: other\nheight: other\nill: confidential",
                "accept: {W_UNIQUE_SET: users sign a contract}\n");
        assertThat(of(folder.anonymize(7L), "W_UNIQUE_SET"))
                .isNotEmpty()
                .allMatch(warning -> "users sign a contract".equals(warning.accepted()));
    }

    /** The persons with a pair of values that nobody else has; both columns are the same in all rows of a person. */
    private long unique(String one, String other) throws IOException {
        List<String> lines = Files.readAllLines(folder.path().resolve("release/release.csv"));
        List<String> names = List.of(lines.get(0).split(","));
        List<String> pairs = lines.stream()
                .skip(1)
                .map(line -> line.split(",", -1))
                .map(cells -> cells[names.indexOf(one)] + "," + cells[names.indexOf(other)])
                .toList();
        return pairs.stream()
                .distinct()
                .filter(pair -> pairs.stream().filter(pair::equals).count() == 2)
                .count();
    }

    @Test
    void whatIsAcceptedAndNotMetIsTold() throws IOException {
        recipe(
                PERSON,
                "ward: other\nill: confidential",
                "accept: {unique.ward+ill: why, W_SEEDED: a test, W_ALL_MERGED: why, skew: why, k-map: why, l-diversity: why}\n");
        assertThat(of(folder.anonymize(7L), "W_ACCEPT_UNUSED"))
                .extracting(warning -> warning.message().split(" ")[1])
                .containsExactlyInAnyOrder("unique.ward+ill", "W_ALL_MERGED", "skew", "k-map");
    }

    @Test
    void spellingsAndStarsOfQuasiIdentifiersAreWarnedOf() throws IOException {
        recipe(PERSON, "town: {role: quasi-identifier, domain: nominal}", "");
        Report report = folder.anonymize(7L);
        assertThat(of(report, "W_SPELLINGS"))
                .singleElement()
                .satisfies(warning -> assertThat(warning.message()).contains("'town' has 2 values"));
        assertThat(of(report, "W_STAR"))
                .singleElement()
                .satisfies(warning -> assertThat(warning.message()).contains("'town'"));
        recipe(PERSON, "town: {role: quasi-identifier, domain: nominal}", "missing: [\"\", \"*\"]\n");
        assertThat(of(folder.anonymize(7L), "W_STAR")).isEmpty();
    }

    @Test
    void surnamesOfOnePersonEachAreNotReleased() throws IOException {
        recipe(PERSON, "surname: {role: quasi-identifier, domain: nominal}", "");
        Report report = folder.anonymize(7L);
        assertThat(report.published()).isTrue();
        assertThat(Files.readString(folder.path().resolve("release/release.csv")))
                .doesNotContain("surname ");
        assertThat(report.verdicts()).allMatch(Report.Finding::holds);
    }

    @Test
    void inPartsColumnsAreJudgedAlikeAndSetsAreSearchedIfAllRowsAreAtHand() throws IOException {
        recipe("", "ward: other\nweight: other\nill: confidential", "");
        List<Watcher.Warning> here = of(folder.anonymize(7L), "W_UNIQUE_SET");
        assertThat(here).isNotEmpty();
        Report all = folder.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), 5, 100_000))
                .report();
        assertThat(of(all, "W_UNIQUE_SET")).isEqualTo(here);
        Report some = folder.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), 5, 100))
                .report();
        assertThat(of(some, "W_UNIQUE_SET")).isEmpty();
        assertThat(of(some, "W_UNIQUE_UNKNOWN")).hasSize(1);
        List<String> lines = Files.readAllLines(folder.path().resolve("table.csv"));
        folder.write(
                "table.csv",
                IntStream.range(0, lines.size())
                        .filter(line -> line % 2 == 0)
                        .mapToObj(lines::get)
                        .collect(Collectors.joining("\n", "", "\n")));
        recipe("", "surname: other", "");
        for (int atHand : new int[] {100_000, 100}) {
            Problem problem = catchThrowableOfType(
                    Problem.class,
                    () -> folder.anonymize(RecipeFolder.RECIPE, 7L, new InProcessCluster(new Tables(), 5, atHand)));
            assertThat(problem.getMessage()).isEqualTo(refused().getMessage());
        }
    }
}
