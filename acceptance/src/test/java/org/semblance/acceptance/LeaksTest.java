package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a release tells beside what it should. */
class LeaksTest {

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
    }

    /** One fish among dogs and cats, with a concept, a parent and a place in private folders of its own. */
    @Test
    void aConceptThatOneRowHoldsIsToldNowhere() {
        bench.write("data.csv", "pet\n" + "dog\ncat\n".repeat(20) + "CANARY fish\n");
        bench.write("CANARY-folder/pets.csv", """
                id,label,parent
                animal,animal,
                mammal,mammal,animal
                dog,dog,mammal
                cat,cat,mammal
                swimmer,CANARY swimmer,animal
                fish,CANARY goldfish,swimmer
                """);
        bench.write(
                "CANARY-folder/map.csv",
                "attribute,value,concept\npet,dog,dog\npet,cat,cat\npet,CANARY fish,fish\nCANARY column,x,dog\n");
        for (String method : List.of("mdav", "sa-mdav", "s-mdav", "equality-mode")) {
            bench.write("recipe.yaml", """
                    data: data.csv
                    attributes:
                      pet: {role: quasi-identifier, domain: concepts, taxonomy: CANARY-folder/pets.csv, concepts: CANARY-folder/map.csv}
                    method: {name: %s, k: 5}
                    """.formatted(method));
            Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--replace", "--json");
            assertThat(answer.code()).as(answer.said()).isZero();
            assertThat(answer.said()).doesNotContain(Bench.CANARY);
            Release.in(bench.at("release")).keepsSecret(Bench.CANARY, true);
        }
    }

    @Test
    @DisplayName("BI051: a seed repeats the bytes, is told to nobody and marks the release; without one, runs differ")
    void aSeedIsToldToNobody() {
        bench.write("data.csv", Samples.mixed(120));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
        String seed = "31415926535";
        List<String> fingerprints = new ArrayList<>();
        for (String given : List.of(seed, seed, "0", "-7")) {
            Cli.Answer answer = bench.run("anonymize", "recipe.yaml", "--seed", given, "--replace", "--json");
            assertThat(answer.code()).as(answer.said()).isZero();
            Release release = Release.in(bench.at("release"));
            fingerprints.add(release.sha256());
            assertThat(release.owners("report.json")).contains("seeded: not for publication");
            assertThat(release.text("report.json")).contains("W_SEEDED", "\"for-publication\": false");
            assertThat(release.text("report.html").toLowerCase(java.util.Locale.ROOT))
                    .contains("not for publication");
            assertThat(release.certificate()).containsEntry("for-publication", false);
            release.keepsSecret(seed, true);
            assertThat(answer.said()).doesNotContain(seed);
        }
        assertThat(fingerprints.get(0)).isEqualTo(fingerprints.get(1)).isNotEqualTo(fingerprints.get(2));

        bench.write("recipe.yaml", Samples.with("seed: " + seed, Samples.mixedRecipe(5)));
        Release inTheRecipe = bench.releases("release", "anonymize", "recipe.yaml", "--replace");
        assertThat(inTheRecipe.sha256()).isEqualTo(fingerprints.get(0));
        inTheRecipe.keepsSecret(seed, true);

        bench.write("recipe.yaml", Samples.mixedRecipe(5));
        String one = bench.releases("release", "anonymize", "recipe.yaml", "--replace")
                .sha256();
        String two = bench.releases("release", "anonymize", "recipe.yaml", "--replace")
                .sha256();
        assertThat(one).isNotEqualTo(two);
    }

    @Test
    @DisplayName("BI097: the order of rows tells neither the order of the input nor who shares a group")
    void theOrderOfRowsTellsNothing() {
        int rows = 1000;
        StringBuilder table = new StringBuilder("a,b,trace\n");
        for (int row = 0; row < rows; row++) {
            table.append(row)
                    .append(',')
                    .append(row % 10)
                    .append(',')
                    .append(row)
                    .append('\n');
        }
        bench.write("data.csv", table.toString());
        bench.write("recipe.yaml", Samples.recipe("data.csv", """
                a: {role: quasi-identifier, domain: numeric}
                b: {role: quasi-identifier, domain: numeric}
                trace: {role: other, allow: unique}
                """, 5));
        Grid released = bench.anonymizes().table();
        int[] origin =
                released.column("trace").stream().mapToInt(Integer::parseInt).toArray();
        double squares = 0;
        for (int place = 0; place < rows; place++) {
            squares += Math.pow(origin[place] - place, 2);
        }
        double spearman = 1 - 6 * squares / ((double) rows * ((double) rows * rows - 1));
        // 3.9 standard deviations: one run in ten thousand fails by chance
        assertThat(Math.abs(spearman)).isLessThan(3.9 / Math.sqrt(rows - 1));

        List<List<String>> classes = released.columns("a", "b");
        int adjacent = 0;
        for (int place = 1; place < rows; place++) {
            adjacent += classes.get(place).equals(classes.get(place - 1)) ? 1 : 0;
        }
        // by chance each of 999 neighbours shares a class of 5 with probability 4/999
        assertThat(adjacent).isLessThan(16);
    }

    @Test
    @DisplayName("BI099: reports show no category of fewer than k rows, no extreme and no atypical record")
    void reportsShowNoRareCategoryAndNoExtreme() {
        Random random = new Random(9);
        StringBuilder table = new StringBuilder("age,salary,job,level,ill\n");
        Map<String, Integer> jobs = new HashMap<>();
        for (int row = 0; row < 300; row++) {
            String job =
                    row < 4 ? Bench.CANARY + "rare" : row == 4 ? Bench.CANARY + "single" : "job" + random.nextInt(3);
            jobs.merge(job, 1, Integer::sum);
            table.append(row == 10 ? "119.73" : 20 + random.nextInt(50) + "." + random.nextInt(9))
                    .append(',')
                    .append(row == 11 ? Bench.NUMBER : row == 12 ? "-98765.25" : "" + (1000 + random.nextInt(3000)))
                    .append(',')
                    .append(job)
                    .append(',')
                    .append(row == 13 ? "top" : row % 2 == 0 ? "low" : "mid")
                    .append(',')
                    .append(row == 14 ? Bench.CANARY + "secret" : "ill" + random.nextInt(3))
                    .append('\n');
        }
        bench.write("data.csv", table.toString());
        bench.write("recipe.yaml", Samples.recipe("data.csv", """
                age: {role: quasi-identifier, domain: numeric}
                salary: {role: quasi-identifier, domain: numeric}
                job: {role: quasi-identifier, domain: nominal}
                level: {role: quasi-identifier, domain: ordinal, scale: [low, mid, top]}
                ill: {role: confidential}
                """, 5));
        Cli.Answer answer = bench.run("anonymize", "recipe.yaml");
        assertThat(answer.code()).as(answer.said()).isZero();
        Release release = Release.in(bench.at("release"));
        for (String secret :
                List.of(Bench.CANARY + "single", Bench.CANARY + "secret", "119.73", Bench.NUMBER, "98765")) {
            release.keepsSecret(secret, false);
            assertThat(answer.said()).doesNotContain(secret);
        }
        // a category of four rows: the public report names it only where the table shows it
        new Release(release.owner()).keepsSecret(Bench.CANARY, true);
        if (!release.text("release.csv").contains(Bench.CANARY + "rare")) {
            release.keepsSecret(Bench.CANARY, false);
        }
        release.keepsSecret("ill0", false);
        for (Map<String, Object> attribute : JsonText.objects(release.report().get("attributes"))) {
            if (attribute.get("distribution") != null) {
                assertThat(JsonText.objects(attribute.get("distribution")))
                        .allSatisfy(
                                bar -> assertThat((Double) bar.get("before")).isGreaterThanOrEqualTo(5));
            }
        }
    }

    @Test
    void reportsOfPersonsShowNoCategoryThatOnlyOneOfThemHas() {
        StringBuilder table = new StringBuilder("who,age,job\n");
        for (int person = 0; person < 60; person++) {
            String job = person == 7 ? Bench.CANARY + "astronaut" : person % 2 == 0 ? "nurse" : "clerk";
            table.append(("P" + person + "," + (20 + person) + "," + job + "\n").repeat(person == 7 ? 8 : 1));
        }
        bench.write("data.csv", table.toString());
        bench.write("recipe.yaml", Samples.with("person: who", Samples.recipe("data.csv", """
                age: {role: quasi-identifier, domain: numeric}
                job: {role: quasi-identifier, domain: nominal}
                """, 5)));
        bench.anonymizes().keepsSecret(Bench.CANARY, false);
    }

    @Test
    void theNameOfTheInputStandsInNoFileOfARelease() {
        bench.write(Bench.CANARY + "patients.csv", Samples.mixed(30).replace(Bench.CANARY, "P") + "\n\n");
        bench.write(
                Bench.CANARY + "recipe.yaml",
                Samples.mixedRecipe(5).replace("data.csv", Bench.CANARY + "patients.csv"));
        Release release = bench.releases("release", "anonymize", Bench.CANARY + "recipe.yaml");
        assertThat(release.warnings()).contains("W_BLANK_LINES");
        release.keepsSecret(Bench.CANARY, true);
    }

    @Test
    void nothingButTheReleaseIsWritten() {
        bench.write("data.csv", Samples.mixed(50));
        bench.write("recipe.yaml", Samples.mixedRecipe(5));
        assertThat(bench.cli().run("anonymize", "recipe.yaml").code()).isZero();
        assertThat(bench.temporary()).isEmptyDirectory();
        assertThat(Release.names(bench.at("."))).containsExactly("data.csv", "recipe.yaml", "release", "release.owner");
    }
}
