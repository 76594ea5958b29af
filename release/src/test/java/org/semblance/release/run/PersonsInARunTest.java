package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.report.Report;

/** Sensitive values of households with one to three rows: what is released, counted again from the files. */
class PersonsInARunTest {

    private RecipeFolder folder;

    private final List<String> households = new ArrayList<>();

    @BeforeEach
    void prepare(@TempDir Path path) throws IOException {
        folder = new RecipeFolder(path, new Taxonomies());
        Random random = new Random(5);
        StringBuilder table = new StringBuilder("household,age,town,ill\n");
        for (int household = 0; household < 90; household++) {
            for (int row = random.nextInt(3); row >= 0; row--) {
                households.add("h" + household);
                table.append("h")
                        .append(household)
                        .append(',')
                        .append(random.nextInt(16))
                        .append(List.of(",Vic,", ",Olot,", ",Reus,").get(random.nextInt(3)))
                        .append(List.of("flu", "flu", "flu", "cold", "gout").get(random.nextInt(5)))
                        .append('\n');
            }
        }
        folder.write("table.csv", table.toString());
        StringBuilder ages = new StringBuilder();
        IntStream.range(0, 16)
                .forEach(age -> ages.append(age)
                        .append(",a")
                        .append(age / 4)
                        .append(",b")
                        .append(age / 8)
                        .append(",*\n"));
        folder.write("ages.csv", ages.toString());
    }

    private Report release(String person, String age, String rest) throws IOException {
        folder.write(
                RecipeFolder.RECIPE,
                "data: table.csv\n" + person + "attributes:\n  household: identifier\n  age: {role: quasi-identifier, "
                        + age + "}\n  town: {role: quasi-identifier, domain: nominal}\n  ill: confidential\n" + rest
                        + "release: {to: release, shuffle: false}\n");
        return folder.anonymize(7L);
    }

    /** For each class of the released file, by household, the values of its rows there. */
    private Map<String, Map<String, Set<String>>> classes() throws IOException {
        List<String> lines = Files.readAllLines(folder.path().resolve("release/release.csv"));
        Map<String, Map<String, Set<String>>> classes = new HashMap<>();
        for (int row = 0; row < households.size(); row++) {
            String line = lines.get(row + 1);
            int last = line.lastIndexOf(',');
            classes.computeIfAbsent(line.substring(0, last), unseen -> new HashMap<>())
                    .computeIfAbsent(households.get(row), unseen -> new HashSet<>())
                    .add(line.substring(last + 1));
        }
        return classes;
    }

    @Test
    void inNoClassDoesEveryHouseholdHaveOneValue() throws IOException {
        for (String way : List.of(
                "domain: numeric|{name: mdav, k: 3}",
                "domain: numeric|{name: t-closeness-t-first, k: 3, t: 0.6, of: ill}",
                "domain: hierarchy, hierarchy: ages.csv|{name: incognito, k: 3, suppress: 10%}",
                "domain: hierarchy, hierarchy: ages.csv|{name: datafly, k: 3}")) {
            Report report = release(
                    "person: household\n",
                    way.substring(0, way.indexOf('|')),
                    "method: " + way.substring(way.indexOf('|') + 1)
                            + "\nguarantees: [{l-diversity: 2, of: ill}, {alpha-k-anonymity: 0.9, k: 3, of: ill}]\n");
            assertThat(report.published()).as(way).isTrue();
            Map<String, Map<String, Set<String>>> classes = classes();
            assertThat(classes).as(way).isNotEmpty();
            classes.values().forEach(held -> {
                Map<String, Integer> holders = new HashMap<>();
                held.values().forEach(values -> values.forEach(value -> holders.merge(value, 1, Integer::sum)));
                assertThat(held.size()).as(way).isGreaterThanOrEqualTo(3);
                assertThat(holders.values())
                        .as(way)
                        .allSatisfy(count -> assertThat(count).isLessThanOrEqualTo((int) (0.9 * held.size())));
            });
        }
    }

    @Test
    void anIdentifierOfPeopleThatRepeatsIsWarnedOfUnlessItIsNamed() throws IOException {
        String rest = "method: {name: mdav, k: 3}\n";
        assertThat(release("", "domain: numeric", rest).warnings()).anySatisfy(warning -> {
            assertThat(warning.code()).isEqualTo("W_ROWS_AS_PERSONS");
            assertThat(warning.message())
                    .contains("'household'")
                    .contains("90 different values in " + households.size() + " rows");
        });
        assertThat(release("person: household\n", "domain: numeric", rest).warnings())
                .noneSatisfy(warning -> assertThat(warning.code()).isEqualTo("W_ROWS_AS_PERSONS"));
    }

    @Test
    void whatPersonsHoldIsNotPublished() throws IOException {
        Report report = release(
                "person: household\n",
                "domain: numeric",
                "method: {name: mdav, k: 3}\nguarantees: [{alpha-k-anonymity: 0.95, k: 3, of: ill}]\n"
                        + "measures: [homogeneity, attribute-inference, skew]\n");
        assertThat(report.scores()).hasSize(3);
        String published = Files.readString(folder.path().resolve("release/report.json"));
        assertThat(published)
                .contains("share of a value of ill by persons")
                .contains("Measured (homogeneity); the data owner has the figure.")
                .doesNotContain("\"found\"", "\"same value\"", "W_HOMOGENEOUS");
    }
}
