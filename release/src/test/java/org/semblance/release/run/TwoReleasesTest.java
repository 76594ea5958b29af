package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.ledger.Ledger;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.testkit.Trials;

/** Two releases of the same people, attacked: without a ledger and with one. Random tables; the seed is printed. */
class TwoReleasesTest {

    private static final String NUMBERS = """
              age: {role: quasi-identifier, domain: numeric}
              income: {role: quasi-identifier, domain: numeric}
              visits: {role: quasi-identifier, domain: numeric}
              illness: {role: confidential, allow: [unique]}
            """;

    private final long seed = Trials.seed();
    private final Random random = new Random(seed);
    private int runs;

    @TempDir
    Path home;

    @BeforeEach
    void printTheSeed() {
        System.out.println("TwoReleasesTest: seed " + seed);
    }

    /** Somebody: an id, three numbers, a confidential word. */
    private record Person(int id, int age, int income, int visits, String illness) {

        String line() {
            return id + "," + age + "," + income + "," + visits + "," + illness;
        }

        Map<String, Double> known() {
            Map<String, Double> known = new LinkedHashMap<>();
            known.put("age", (double) age);
            known.put("income", (double) income);
            known.put("visits", (double) visits);
            return known;
        }

        Person with(String other) {
            return new Person(id, age, income, visits, other);
        }
    }

    private List<Person> people(int from, int count) {
        return IntStream.range(from, from + count)
                .mapToObj(id -> new Person(
                        id,
                        18 + random.nextInt(70),
                        10 + random.nextInt(90),
                        random.nextInt(60),
                        "illness" + random.nextInt(40)))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static List<Person> without(List<Person> people, Person one) {
        return people.stream().filter(person -> person != one).toList();
    }

    private Path table(List<Person> people) throws IOException {
        return write(
                "id,age,income,visits,illness\n"
                        + people.stream().map(Person::line).collect(Collectors.joining("\n", "", "\n")),
                ".csv");
    }

    private Path write(String text, String ending) throws IOException {
        return Files.writeString(home.resolve("file" + runs++ + ending), text);
    }

    private Path recipe(Path data, int k, String more) throws IOException {
        return write("""
                data: %s
                attributes:
                  id: {role: identifier}
                %smethod: {name: mdav, k: %d}
                measures: []
                %s
                """.formatted(data.getFileName(), NUMBERS, k, more), ".yaml");
    }

    private Run.Outcome anonymize(Path recipe, Path out, boolean replace, @Nullable Path ledger) {
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
                        TableRecipe.of(new YamlRecipes().read(recipe), Catalog.standard()),
                        new RecipeRelativePaths(recipe),
                        new Run.Options(out, replace, null, ledger, null),
                        Watcher.SILENT);
    }

    /** A release to a folder of its own. */
    private Path release(List<Person> people, int k, @Nullable Path ledger) throws IOException {
        Path out = home.resolve("out" + runs++);
        assertThat(anonymize(recipe(table(people), k, ""), out, false, ledger)
                        .report()
                        .published())
                .isTrue();
        return out.resolve("release.csv");
    }

    private void refused(List<Person> people, int k, Path ledger, String... codes) throws IOException {
        Path out = home.resolve("out" + runs++);
        Path recipe = recipe(table(people), k, "");
        assertThatThrownBy(() -> anonymize(recipe, out, false, ledger))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isIn((Object[]) codes));
        assertThat(out).doesNotExist();
    }

    @Test
    void withoutALedgerSubtractingRecoversSixtyOfSixty() throws IOException {
        int recovered = 0;
        for (int round = 0; round < 6; round++) {
            List<Person> people = people(0, 60 + random.nextInt(60));
            Path whole = release(people, 5, null);
            for (int i = 0; i < 10; i++) {
                Person victim = people.get(random.nextInt(people.size()));
                TwoReleases attack = new TwoReleases(whole, release(without(people, victim), 5, null));
                boolean numbers = victim.known().entrySet().stream()
                        .allMatch(known -> Math.round(attack.subtractedNumber(known.getKey())) == known.getValue());
                boolean word = attack.subtractedWord("illness")
                        .filter(victim.illness()::equals)
                        .isPresent();
                recovered += numbers && word ? 1 : 0;
            }
        }
        assertThat(recovered).isEqualTo(60);
    }

    @Test
    void withALedgerSubtractingRecoversNobodyOfAHundred() throws IOException {
        for (int round = 0; round < 5; round++) {
            List<Person> people = people(0, 60 + random.nextInt(60));
            Path ledger = home.resolve("ledger" + round);
            release(people, 5, ledger);
            for (int i = 0; i < 20; i++) {
                List<Person> other = new ArrayList<>(people);
                for (int gone = 1 + random.nextInt(4); gone > 0; gone--) {
                    other.remove(random.nextInt(other.size()));
                }
                if (i % 4 == 3) {
                    other = new ArrayList<>(people);
                }
                if (i % 4 >= 2) {
                    other.addAll(people(1000, 1 + random.nextInt(4)));
                }
                if (i % 3 == 0) {
                    refused(other, 5, ledger, "E_DIFFERENCE");
                } else {
                    // four newcomers are enough for k = 3, but then the groups of the others are not the same
                    refused(other, 3 + random.nextInt(8), ledger, "E_DIFFERENCE", "E_INTERSECTION");
                }
            }
        }
    }

    @Test
    void withoutALedgerIntersectingFindsManyAndWithOneNobody() throws IOException {
        int recovered = 0;
        double isolated = 0;
        for (int round = 0; round < 10; round++) {
            List<Person> people = people(0, 200);
            TwoReleases attack = new TwoReleases(release(people, 5, null), release(people, 6, null));
            Path ledger = home.resolve("ledger" + round);
            release(people, 5, ledger);
            refused(people, 6, ledger, "E_INTERSECTION");
            recovered += (int) people.stream()
                    .filter(victim -> attack.common(victim.known(), "illness")
                            .filter(victim.illness()::equals)
                            .isPresent())
                    .count();
            isolated += isolated(table(people), NUMBERS, 5, 6, "age", "income", "visits") / 10;
        }
        System.out.printf(
                "TwoReleasesTest: k = 5, then 6: %.0f %% of rows isolated; %d of 2000 persons found from the files without a"
                        + " ledger, and no second file with one%n",
                isolated, recovered);
        assertThat(recovered).isPositive();
        assertThat(isolated).isGreaterThan(10);
    }

    /** The share of rows that two values of k isolate, from files whose rows stand in their order. */
    private double isolated(Path data, String attributes, int k, int then, String... columns) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int each : new int[] {k, then}) {
            Path recipe = write("""
                    data: %s
                    attributes:
                      id: {role: identifier}
                    %smethod: {name: mdav, k: %d}
                    measures: []
                    release: {shuffle: false}
                    """.formatted(data, attributes, each), ".yaml");
            Path out = home.resolve("out" + runs++);
            anonymize(recipe, out, false, null);
            files.add(out.resolve("release.csv"));
        }
        return new TwoReleases(files.get(0), files.get(1)).isolated(columns);
    }

    /** An independent program with MDAV isolates 32 % of the 1,080 rows, by all 13 numbers standardised. */
    @Test
    void onCensusAThirdIsIsolatedWithoutALedgerAndTheSecondReleaseIsRefusedWithOne() throws IOException {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: Census is left out");
        Path census = Path.of(folder, "casc", "census.csv");
        assumeTrue(Files.isRegularFile(census), "no casc/census.csv in SEMBLANCE_DATA");
        List<String> lines = Files.readAllLines(census);
        String[] names = lines.get(0).split(",", -1);
        StringBuilder numbered = new StringBuilder("id," + lines.get(0) + "\n");
        for (int row = 1; row < lines.size(); row++) {
            numbered.append(row).append(',').append(lines.get(row)).append('\n');
        }
        Path data = write(numbered.toString(), ".csv");
        String attributes = Arrays.stream(names)
                .map(name -> "  " + name + ": {role: quasi-identifier, domain: numeric}\n")
                .collect(Collectors.joining());

        double isolated = isolated(data, attributes, 5, 6, names);
        System.out.printf("TwoReleasesTest: Census, k = 5, then 6: %.1f %% of rows isolated%n", isolated);
        assertThat(isolated).isBetween(29.0, 35.0);

        String text = """
                data: %s
                ledger: books
                attributes:
                  id: {role: identifier}
                %smethod: {name: mdav, k: %d}
                measures: []
                """;
        anonymize(write(text.formatted(data, attributes, 5), ".yaml"), home.resolve("five"), false, null);
        Path six = write(text.formatted(data, attributes, 6), ".yaml");
        assertThatThrownBy(() -> anonymize(six, home.resolve("six"), false, null))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_INTERSECTION");
                    assertThat(problem.what())
                            .contains(Math.round(isolated * (lines.size() - 1) / 100) + " of them alone");
                });
    }

    @Test
    void allHarmlessFollowUpsAreLetThrough() throws IOException {
        int through = 0;
        int cases = Trials.count(27, 100);
        for (int i = 0; i < cases; i++) {
            Path ledger = home.resolve("ledger" + i);
            List<Person> people = people(0, 40 + random.nextInt(60));
            through += switch (i % 9) {
                case 0 -> follows(people, people, 5, ledger);
                case 1 -> follows(people, people(1000, 20 + random.nextInt(30)), 4, ledger);
                case 2 -> follows(people, people(1000, 5 + random.nextInt(4)), 5, ledger);
                case 3 -> changedWord(people, ledger);
                case 4 -> replaced(people, ledger);
                case 5 -> struck(people, ledger);
                case 6 -> coarser(ledger);
                case 7 -> newcomersInGroupsOfTheirOwn(ledger);
                default -> theSameOfManyYears(people, ledger);
            };
        }
        assertThat(through).isEqualTo(cases);
    }

    private int follows(List<Person> people, List<Person> others, int k, Path ledger) throws IOException {
        release(people, 5, ledger);
        return Files.exists(release(others, people == others ? 5 : k, ledger)) ? 1 : 0;
    }

    /** Somebody's confidential value was corrected. */
    private int changedWord(List<Person> people, Path ledger) throws IOException {
        release(people, 5, ledger);
        int who = random.nextInt(people.size());
        people.set(who, people.get(who).with("another"));
        return Files.exists(release(people, 5, ledger)) ? 1 : 0;
    }

    /** The first was tried out, and is replaced before anybody has it. */
    private int replaced(List<Person> people, Path ledger) throws IOException {
        Path out = home.resolve("out" + runs++);
        anonymize(recipe(table(people), 5, ""), out, false, ledger);
        Run.Outcome outcome = anonymize(recipe(table(people), 6, ""), out, true, ledger);
        assertThat(outcome.listing().orElseThrow().replaces()).hasValue(1);
        return outcome.report().published() ? 1 : 0;
    }

    private int struck(List<Person> people, Path ledger) throws IOException {
        release(people, 5, ledger);
        try (Ledger books = Ledger.existing(ledger)) {
            books.strike(1, "by hand");
        }
        return Files.exists(release(people, 7, ledger)) ? 1 : 0;
    }

    /** Three releases of the same people by the same recipe, and people of other years between. */
    private int theSameOfManyYears(List<Person> people, Path ledger) throws IOException {
        release(people, 5, ledger);
        release(people(1000, 30), 3, ledger);
        release(people, 5, ledger);
        release(people(2000, 30), 3, ledger);
        return Files.exists(release(people, 5, ledger)) ? 1 : 0;
    }

    /** Towns, which are made regions for a larger k: regions are made up of towns. */
    private int coarser(Path ledger) throws IOException {
        StringBuilder rows = new StringBuilder("id,town,illness\n");
        for (int id = 0; id < 120; id++) {
            rows.append(id)
                    .append(",t")
                    .append(id % 12)
                    .append(",i")
                    .append(random.nextInt(9))
                    .append('\n');
        }
        Path data = write(rows.toString(), ".csv");
        return ofTowns(data, 5, ledger) + ofTowns(data, 11 + random.nextInt(20), ledger) == 2 ? 1 : 0;
    }

    /** Everybody again, and people of towns where nobody was from. */
    private int newcomersInGroupsOfTheirOwn(Path ledger) throws IOException {
        StringBuilder rows = new StringBuilder("id,town,illness\n");
        for (int id = 0; id < 60; id++) {
            rows.append(id)
                    .append(",t")
                    .append(id % 6)
                    .append(",i")
                    .append(random.nextInt(9))
                    .append('\n');
        }
        Path before = write(rows.toString(), ".csv");
        for (int id = 60; id < 60 + 5 * (1 + random.nextInt(3)); id++) {
            rows.append(id)
                    .append(",t")
                    .append(6 + id / 5 % 3)
                    .append(",i")
                    .append(random.nextInt(9))
                    .append('\n');
        }
        return ofTowns(before, 5, ledger) + ofTowns(write(rows.toString(), ".csv"), 5, ledger) == 2 ? 1 : 0;
    }

    private int ofTowns(Path data, int k, Path ledger) throws IOException {
        StringBuilder hierarchy = new StringBuilder();
        for (int town = 0; town < 12; town++) {
            hierarchy.append("t" + town + ",region" + town / 3 + ",country" + town / 6 + ",*\n");
        }
        Path towns = write(hierarchy.toString(), ".csv");
        Path recipe = write("""
                data: %s
                attributes:
                  id: {role: identifier}
                  town: {role: quasi-identifier, domain: hierarchy, hierarchy: %s}
                  illness: {role: confidential}
                method: {name: incognito, k: %d}
                measures: []
                """.formatted(data, towns, k), ".yaml");
        return anonymize(recipe, home.resolve("out" + runs++), false, ledger)
                        .report()
                        .published()
                ? 1
                : 0;
    }
}
