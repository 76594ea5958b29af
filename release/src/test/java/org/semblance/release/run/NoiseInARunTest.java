package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.figures.MoveHistogram;
import org.semblance.release.report.NoiseReport;
import org.semblance.release.report.NoiseReport.OfAttribute;
import org.semblance.release.report.Report;

/** From a recipe that asks for noise to a report that tells of it. */
class NoiseInARunTest {

    private static final String ANIMALS = """
            id,label,parent
            a,animal,
            p,pet,a
            d,dog,p
            c,cat,p
            w,wild animal,a
            b,bear,w
            e,eagle,w
            """;

    @TempDir
    private Path folder;

    private Report run(String table, String method, String more) throws IOException {
        Files.writeString(folder.resolve("table.csv"), table);
        Files.writeString(folder.resolve("animals.csv"), ANIMALS);
        Files.writeString(folder.resolve("recipe.yaml"), """
                data: table.csv
                attributes:
                  weight: {role: quasi-identifier, domain: numeric}
                  animal: {role: quasi-identifier, domain: concepts, taxonomy: animals.csv}
                  level: {role: identifier}
                method: %s
                measures: []
                %s
                """.formatted(method, more));
        return run();
    }

    private Report run() {
        return new RecipeFolder(folder, new Taxonomies()).anonymize(null);
    }

    /** Twenty dogs, fifteen cats and a few wild animals; weights 1, 2, 3, … */
    private static String table(int bears) {
        StringBuilder rows = new StringBuilder("weight,animal,level\n");
        for (int row = 0; row < 35 + bears; row++) {
            String animal = row < 20 ? "dog" : row < 35 ? "cat" : "bear";
            rows.append(row + 1).append(',').append(animal).append(",0.4\n");
        }
        return rows.toString();
    }

    @Test
    void makesNoGroupsAndClaimsNothing() throws IOException {
        Report report = run(table(5), "{name: semantic-noise, alpha: 0.3}", "");

        assertThat(report.published()).isTrue();
        assertThat(report.groups()).isEmpty();
        assertThat(report.verdicts()).isEmpty();
        assertThat(report.json()).doesNotContainKey("groups").containsKey("noise");
    }

    @Test
    void tellsVariancesBeforeAndAsTheLevelMakesOneExpectThem() throws IOException {
        NoiseReport noise =
                run(table(5), "{name: semantic-noise, alpha: 0.3}", "").noise().orElseThrow();

        OfAttribute weight = noise.attributes().get(0);
        // 1 to 40: (n² + n) / 12
        assertThat(weight.variance().before()).isCloseTo(40 * 41 / 12.0, within(1e-9));
        assertThat(weight.variance().expected()).isCloseTo(1.3 * 40 * 41 / 12.0, within(1e-9));
        assertThat(weight.mean().before()).contains("20.5");
        assertThat(weight.level()).isEqualTo(OptionalDouble.of(0.3));
        OfAttribute animal = noise.attributes().get(1);
        assertThat(animal.domain()).isEqualTo("animal");
        assertThat(animal.concepts()).isEqualTo(7);
        assertThat(animal.variance().expected())
                .isCloseTo(1.3 * animal.variance().before(), within(1e-12));
        assertThat(noise.learntFrom()).isEqualTo(40);
        assertThat(noise.attributes())
                .allSatisfy(attribute -> assertThat(attribute.shift().values()).isEqualTo(40));
    }

    @Test
    void tellsHowFarValuesWentInRangesOfEnoughRows() throws IOException {
        NoiseReport noise =
                run(table(5), "{name: semantic-noise, alpha: 0.3}", "").noise().orElseThrow();

        for (OfAttribute attribute : noise.attributes()) {
            assertThat(attribute.moves().bars())
                    .allSatisfy(bar -> assertThat(bar.count()).isGreaterThanOrEqualTo(10));
            assertThat(attribute.moves().bars().stream()
                            .mapToInt(MoveHistogram.Bar::count)
                            .sum())
                    .isEqualTo(40);
        }
    }

    @Test
    void exactFiguresOfFewValuesAreNotTold() throws IOException {
        StringBuilder rows = new StringBuilder("weight,animal,level\n");
        for (int row = 0; row < 40; row++) {
            rows.append(row == 3 ? "31" : row == 8 ? "58" : "").append(row % 2 == 0 ? ",dog,1\n" : ",cat,1\n");
        }
        NoiseReport noise = run(rows.toString(), "{name: semantic-noise, alpha: 0.3}", "")
                .noise()
                .orElseThrow();

        assertThat(noise.attributes()).extracting(OfAttribute::attribute).containsExactly("animal");
    }

    @Test
    void saysWhenMoreCanBeFoundThanInGroupsOfFive() throws IOException {
        assertThat(warnedOfLinks("0.001")).isTrue();
        assertThat(warnedOfLinks("10")).isFalse();
    }

    /** Weights one apart, with noise of a third or of thirty-six. */
    private boolean warnedOfLinks(String alpha) throws IOException {
        run(table(5), "{name: semantic-noise, alpha: " + alpha + "}", "");
        Path recipe = folder.resolve("recipe.yaml");
        Files.writeString(recipe, Files.readString(recipe).replace("measures: []", "measures: [distance-linkage]"));
        return run().warnings().stream().anyMatch(warning -> warning.code().equals("W_LINKED"));
    }

    @Test
    void aLevelForEachRecordIsNoLevelOfAll() throws IOException {
        NoiseReport noise = run(table(5), "{name: semantic-noise, alpha: 0.3, alpha-column: level}", "")
                .noise()
                .orElseThrow();

        assertThat(noise.attributes())
                .allSatisfy(attribute -> assertThat(attribute.level()).isEmpty());
        OfAttribute weight = noise.attributes().get(0);
        assertThat(weight.variance().expected())
                .isCloseTo(
                        weight.variance().before()
                                + weight.shift().target() * weight.shift().target(),
                        within(1e-9));
    }

    @Test
    void doesNotNameAMeanThatFewHold() throws IOException {
        Report few = run("weight,animal,level\n1,dog,1\n2,cat,1\n3,dog,1\n", "{name: semantic-noise, alpha: 0.3}", "");

        assertThat(few.noise().orElseThrow().attributes()).allSatisfy(attribute -> {
            assertThat(attribute.mean().before()).isEmpty();
            assertThat(attribute.moves().bars()).isEmpty();
        });
        Report enough = run(table(5), "{name: semantic-noise, alpha: 0.3}", "");
        assertThat(enough.noise().orElseThrow().attributes().get(1).mean().before())
                .isPresent();
    }

    @Test
    void doesNotNameAConceptThatFewHeld() throws IOException {
        String table = table(0).replace("\n1,dog,", "\n1,eagle,");

        Report report = run(table, "{name: semantic-noise, alpha: 0.1}", "seed: 3");

        assertThat(table.lines().filter(line -> line.contains("eagle"))).hasSize(1);
        assertThat(Files.readAllLines(folder.resolve("release/release.csv")).stream()
                        .filter(line -> line.contains("eagle")))
                .as("so few that nobody may tell")
                .hasSizeLessThan(10);
        assertThat(report.json().toString()).doesNotContain("eagle");
    }

    @Test
    void tellsThatSeededNoiseCanBeTakenOff() throws IOException {
        Report seeded = run(table(5), "{name: semantic-noise, alpha: 0.3}", "seed: 4711");

        assertThat(seeded.notes()).anySatisfy(note -> assertThat(note).contains("reproduce the noise"));
        assertThat(seeded.release().orElseThrow().forPublication()).isFalse();
        assertThat(seeded.json().toString()).doesNotContain("4711");
    }

    @Test
    void tellsHowAttributesGoTogetherBeforeAndAfter() throws IOException {
        StringBuilder rows = new StringBuilder("weight,height,animal,friend\n");
        for (int row = 0; row < 40; row++) {
            String animal = row % 2 == 0 ? "dog" : "bear";
            rows.append(row).append(',').append(3 * row + 1).append(',');
            rows.append(animal).append(',').append(animal).append('\n');
        }
        Files.writeString(folder.resolve("table.csv"), rows);
        Files.writeString(folder.resolve("animals.csv"), ANIMALS);
        Files.writeString(folder.resolve("recipe.yaml"), """
                data: table.csv
                attributes:
                  weight: {role: quasi-identifier, domain: numeric}
                  height: {role: quasi-identifier, domain: numeric}
                  animal: {role: quasi-identifier, domain: concepts, taxonomy: animals.csv}
                  friend: {role: quasi-identifier, domain: concepts, taxonomy: animals.csv}
                method: {name: semantic-noise, alpha: 0.5}
                """);

        List<NoiseReport.Pair> pairs = run().noise().orElseThrow().pairs();

        assertThat(pairs)
                .extracting(NoiseReport.Pair::attributes)
                .containsExactly("animal × friend", "weight × height");
        assertThat(pairs).allSatisfy(pair -> {
            assertThat(pair.before()).isCloseTo(1, within(1e-9));
            assertThat(pair.after()).isLessThan(1);
        });
    }

    @Test
    @SuppressWarnings("unchecked")
    void writesTheSameFiguresAsJson() throws IOException {
        Report report = run(table(5), "{name: semantic-noise, alpha: 0.3}", "");

        Map<String, Object> noise = (Map<String, Object>) report.json().get("noise");
        List<Map<String, Object>> attributes = (List<Map<String, Object>>) noise.get("attributes");
        OfAttribute animal = report.noise().orElseThrow().attributes().get(1);
        assertThat(attributes.get(1))
                .containsEntry("name", "animal")
                .containsEntry("level", 0.3)
                .containsEntry("actual-rmse", animal.shift().actual())
                .containsEntry("target-rmse", animal.shift().target())
                .containsEntry("variance-after", animal.variance().after())
                .containsEntry("unchanged", animal.shift().unchanged());
        assertThat(attributes.get(0)).doesNotContainKeys("domain", "too-near");
    }
}
