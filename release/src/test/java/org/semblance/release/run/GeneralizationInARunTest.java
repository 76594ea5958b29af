package org.semblance.release.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.CsvTableReader;
import org.semblance.formats.CsvTableWriter;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.GeneralizationLevels;
import org.semblance.release.figures.Distribution;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;

/** From a recipe that names hierarchies to a release that is written in their labels. */
class GeneralizationInARunTest {

    @TempDir
    private Path folder;

    private Report run(String method) throws IOException {
        Files.writeString(
                folder.resolve("table.csv"),
                "animal,colour\n" + "dog,b\ncat,b\n".repeat(5) + "cow,w\nox,w\n".repeat(5) + "eagle,b\n".repeat(2));
        Files.writeString(
                folder.resolve("animals.csv"),
                "dog,pet,tame,*\ncat,pet,tame,*\ncow,cattle,tame,*\nox,cattle,tame,*\neagle,eagle,wild,*\n");
        Files.writeString(folder.resolve("recipe.yaml"), """
                data: table.csv
                attributes:
                  animal: {role: quasi-identifier, domain: hierarchy, hierarchy: animals.csv}
                  colour: {role: quasi-identifier, domain: nominal}
                method: %s
                measures: []
                release: {to: release}
                """.formatted(method));
        Path file = folder.resolve("recipe.yaml");
        Run run = new Run(
                new CsvTableReader(),
                new Taxonomies(),
                new CsvTableWriter(),
                (report, out) -> {},
                (report, out) -> {},
                Engine.LOCAL,
                Catalog.standard());
        return run.anonymize(
                        TableRecipe.of(new YamlRecipes().read(file), Catalog.standard()),
                        new RecipeRelativePaths(file),
                        new Run.Options(null, true, null),
                        Watcher.SILENT)
                .report();
    }

    @Test
    void writesTheLabelsOfALevelAndReportsIt() throws IOException {
        Report report = run("{name: incognito, k: 6, suppress: 30%}");
        assertThat(report.published()).isTrue();
        // the two eagles are suppressed; four pets, the last of them, keep them company
        List<String> lines = Files.readAllLines(folder.resolve("release/release.csv"));
        Map<String, Long> counts =
                lines.stream().skip(1).collect(Collectors.groupingBy(line -> line, Collectors.counting()));
        assertThat(counts).isEqualTo(Map.of("pet,b", 6L, "cattle,w", 10L, "*,*", 6L));
        GeneralizationLevels levels = report.generalization().orElseThrow().levels();
        assertThat(levels.attributes())
                .containsExactly(
                        new GeneralizationLevels.AttributeLevel("animal", 1, 3),
                        new GeneralizationLevels.AttributeLevel("colour", 0, 1));
        assertThat(levels.suppressed()).isEqualTo(6);
        assertThat(report.generalization().orElseThrow().labels())
                .containsExactly(List.of("cattle", "pet", "*"), List.of("w", "b", "*"));
        assertThat(report.groups()).contains(new Report.GroupSizes(3, 6, 10, Map.of(6, 2, 10, 1)));
        assertThat(report.method()).containsEntry("suppress", 0.3).containsEntry("choose", "granularity");
        assertThat(report.json()).extractingByKey("generalisation").asString().contains("suppressed=6");
    }

    @Test
    void chartsShowTheLabelsOfTheRelease() throws IOException {
        Report report = run("{name: incognito, k: 6, suppress: 30%}");
        assertThat(bars(report, 0))
                .containsExactly(
                        new Distribution.Bar("cattle", 6, 10),
                        suppressed(6, Map.of("cattle", 0.4, "other values", 0.6)),
                        new Distribution.Bar("other values", 12, 6));
        assertThat(bars(report, 1))
                .containsExactly(
                        new Distribution.Bar("b", 12, 6),
                        new Distribution.Bar("w", 6, 10),
                        suppressed(6, Map.of("b", 0.5, "w", 0.5)));
        assertThat(report.attributes().get(0).levels().orElseThrow().rows()).containsExactly(0, 16, 0, 6);
        assertThat(run("{name: local-recoding, k: 10}").attributes())
                .allSatisfy(attribute -> assertThat(attribute.levels()).isPresent());
    }

    private static List<Distribution.Bar> bars(Report report, int attribute) {
        return report.attributes().get(attribute).distribution().orElseThrow().bars();
    }

    private static Distribution.Bar suppressed(int rows, Map<String, Double> covers) {
        return new Distribution.Bar("* (suppressed)", 0, rows, Distribution.ShownCounts.BOTH, Optional.empty(), covers);
    }

    @Test
    void withoutRoomForThemTheEaglesTakeAllAnimalsToTheRoot() throws IOException {
        Report report = run("{name: incognito, k: 6, suppress: 10%}");
        assertThat(report.generalization().orElseThrow().levels().levels()).containsExactly(3, 0);
        assertThat(report.warnings())
                .containsExactly(new Watcher.Warning(
                        WarningCode.W_ATTRIBUTE_LOST, "column 'animal' is fully generalised: it shows only the root"));
    }

    @Test
    void readsSharesAsPerCentOrAsNumbers() throws IOException {
        for (String share : List.of("30%", "0.3", "\"30 %\"")) {
            assertThat(run("{name: datafly, k: 5, suppress: " + share + "}").method())
                    .containsEntry("suppress", 0.3);
        }
        for (String share : List.of("130%", "-1", "some")) {
            Problem problem =
                    catchThrowableOfType(Problem.class, () -> run("{name: datafly, k: 5, suppress: " + share + "}"));
            assertThat(problem.what()).as(share).contains("suppress");
        }
    }
}
