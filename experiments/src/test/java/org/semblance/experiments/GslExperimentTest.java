package org.semblance.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.data.Table;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.experiments.CorrelationCells.Pair;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** What of Ayala-Rivera et al. (2017) needs no data, and a quick form of what does: one attribute, one seed. */
class GslExperimentTest {

    private static final GslData DATA =
            new GslData(ExperimentTaxonomies.underVirtualRoot(ExperimentTaxonomies.WORDNET));

    private static Path insurance() {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(
                folder != null && Files.exists(Path.of(folder, "insurance", GslData.INSURANCE.get("Gauss"))),
                "Insurance is not in the repository: set SEMBLANCE_DATA to the folder that holds insurance/"
                        + GslData.INSURANCE.get("Gauss"));
        return Path.of(folder);
    }

    /** The values of Insurance, each in as many rows as it has letters: any counts will do where no data are needed. */
    private static ValueCounts workplaces() {
        Map<String, String> meanings =
                Objects.requireNonNull(DataFiles.insuranceConcepts().get("workplace"));
        Map<String, Integer> counts = new HashMap<>();
        meanings.keySet().forEach(value -> counts.put(value, value.length()));
        return new ValueCounts("letters", "workplace", meanings, counts);
    }

    @Test
    void table3ComesOut() {
        ExperimentNotes notes = new ExperimentNotes();
        new Table3Part(DATA.taxonomy()).report(notes);
        assertThat(notes.figures).hasSize(24 + 14).noneMatch(Figure::deviates);
    }

    @Test
    void everyValueOfInsuranceMeansAConcept() {
        Map<String, Map<String, String>> concepts = DataFiles.insuranceConcepts();
        assertThat(concepts.keySet()).containsExactlyInAnyOrderElementsOf(GslData.FOUR);
        concepts.values()
                .forEach(meanings -> meanings.values()
                        .forEach(concept -> assertThat(DATA.taxonomy().find(concept))
                                .as(concept)
                                .isPresent()));
    }

    @Test
    void theMappingHasTheValuesOfTheDataAndNoOther() {
        Table table = GslData.insurance(insurance(), "Gauss");
        for (ValueCounts values : GslData.ofInsurance(insurance(), "Gauss")) {
            assertThat(values.meanings().keySet())
                    .as(values.attribute())
                    .containsExactlyInAnyOrderElementsOf(values.values());
        }
        assertThat(table.size()).isEqualTo(10_000);
    }

    @ParameterizedTest
    @EnumSource
    void spoiltHierarchiesKeepTheirValuesTheirRootAndEnoughLevels(Family family) {
        SemanticHierarchy ideal = DATA.ideal(workplaces());
        List<SemanticHierarchy> candidates = HierarchyCandidates.of(ideal, family, HierarchyTampering.STANDARD, 7);
        assertThat(candidates).hasSize(100);
        assertThat(candidates).allSatisfy(candidate -> {
            Hierarchy hierarchy = candidate.hierarchy();
            assertThat(hierarchy.labels(0)).isEqualTo(ideal.hierarchy().labels(0));
            assertThat(hierarchy.root()).isEqualTo(ideal.hierarchy().root());
            assertThat(hierarchy.height()).isBetween(3, ideal.hierarchy().height());
            assertThat(candidate.unmapped()).isZero();
        });
        assertThat(candidates.get(99).hierarchy().rows())
                .isNotEqualTo(ideal.hierarchy().rows());
    }

    @ParameterizedTest
    @EnumSource
    void aSeedGivesTheSameCandidatesAgain(Family family) {
        SemanticHierarchy ideal = DATA.ideal(workplaces());
        SemanticHierarchy one = HierarchyCandidates.of(ideal, family, HierarchyTampering.STANDARD, 3)
                .get(50);
        SemanticHierarchy again = HierarchyCandidates.of(ideal, family, HierarchyTampering.STANDARD, 3)
                .get(50);
        SemanticHierarchy other = HierarchyCandidates.of(ideal, family, HierarchyTampering.STANDARD, 4)
                .get(50);
        assertThat(again.hierarchy().rows()).isEqualTo(one.hierarchy().rows());
        assertThat(other.hierarchy().rows()).isNotEqualTo(one.hierarchy().rows());
    }

    @Test
    void worseningCandidatesGetWorse() {
        double[] scores =
                HierarchyCandidates.of(DATA.ideal(workplaces()), Family.WORSENING, HierarchyTampering.STANDARD, 2)
                        .stream()
                        .mapToDouble(semantic -> Gsl.STANDARD.of(semantic).whole())
                        .toArray();
        double[] sorted = scores.clone();
        Arrays.sort(sorted);
        assertThat(scores).containsExactly(sorted);
        assertThat(scores[99]).isGreaterThan(scores[0]);
    }

    /** Counted by hand: cat and dog 3 and 1 rows, oak 2; with Wu and Palmer, depths from the root at 1. */
    @Test
    void theLevelIsTheLowestOnWhichEveryLabelHasKRows() {
        Taxonomy taxonomy = Taxonomy.named("t")
                .chain("cat", "animal", "thing")
                .chain("dog", "animal", "thing")
                .chain("oak", "plant", "thing")
                .build();
        SemanticHierarchy semantic = SemanticHierarchy.of(
                Hierarchy.of(
                        "h",
                        List.of(
                                List.of("cat", "animal", "thing"),
                                List.of("dog", "animal", "thing"),
                                List.of("oak", "plant", "thing"))),
                taxonomy,
                new WuPalmer().on(taxonomy),
                Map.of());
        LevelLosses losses = LevelLosses.of(semantic, new int[] {3, 1, 2});
        assertThat(losses.level(1)).isZero();
        assertThat(losses.level(2)).isEqualTo(1);
        assertThat(losses.level(3)).isEqualTo(2);
        assertThat(losses.sse(0)).isZero();
        // each value is at depth 3 and its parent at 2: 1 - 4/5; the root at 1: 1 - 2/4
        assertThat(losses.semILoss(1)).isCloseTo(0.2, within(1e-12));
        assertThat(losses.sse(1)).isCloseTo(6 * 0.04, within(1e-12));
        assertThat(losses.sse(2)).isCloseTo(6 * 0.25, within(1e-12));
        assertThat(losses.falls()).isFalse();
    }

    @Test
    void aBadHierarchyMayLoseLessHigherUpAndThatLevelIsThenTheBest() {
        Taxonomy taxonomy = Taxonomy.named("t")
                .chain("cat", "animal", "thing")
                .chain("oak", "tree", "plant", "thing")
                .build();
        SemanticHierarchy semantic = SemanticHierarchy.of(
                Hierarchy.of("h", List.of(List.of("cat", "tree", "animal"), List.of("oak", "tree", "animal"))),
                taxonomy,
                new WuPalmer().on(taxonomy),
                Map.of());
        LevelLosses losses = LevelLosses.of(semantic, new int[] {9, 1});
        assertThat(losses.level(10)).isEqualTo(1);
        assertThat(losses.best(10)).isEqualTo(2);
        assertThat(losses.falls()).isTrue();
    }

    @Test
    void onlyKThatForceAGeneralizationCount() {
        ValueCounts values = workplaces();
        assertThat(values.rarest()).isEqualTo(3);
        assertThat(values.forcing(new int[] {2, 3, 4, 50})).containsExactly(4, 50);
        Map<String, Integer> common = new HashMap<>();
        values.counts().keySet().forEach(value -> common.put(value, 200));
        common.put("zoo", 190);
        ValueCounts many = new ValueCounts("many", "workplace", values.meanings(), common);
        assertThat(many.forcing(GslData.ks(many))).containsExactly(191, 196);
    }

    @Test
    void theMethodsDoWhatTheCountsSay() {
        Path folder = insurance();
        CorrelationCells cells = quick(folder);
        ExperimentNotes notes = new ExperimentNotes();
        new MethodCheckPart(folder, List.of(cells)).report(notes);
        assertThat(notes.figures).singleElement().matches(figure -> figure.compared() && !figure.deviates());
        assertThat(notes.claims).singleElement().matches(Claim::holds);
    }

    @Test
    void theScoreGoesWithWhatIsLost() {
        CorrelationCells cells = quick(insurance());
        for (Family family : Family.values()) {
            for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                assertThat(cells.mean(family, pair).orElseThrow())
                        .as(family + " " + pair)
                        .isBetween(0.5, 1.0);
            }
        }
    }

    @Test
    void everyCellIsPrintedAndEqualOnesShareARow() {
        CorrelationCells cells = quick(insurance());
        TextPage page = new TextPage();
        cells.print(page, Pair.SSE);
        String[] lines = page.toString().split("\n");
        assertThat(lines[0]).contains("independent 1", "cumulative 1", "worsening 1");
        assertThat(lines.length - 1).isBetween(1, cells.ks().length);
        assertThat(page.toString()).contains(String.valueOf(cells.ks()[0])).contains("100");
    }

    private static CorrelationCells quick(Path folder) {
        ValueCounts values = GslData.ofInsurance(folder, "Gauss").get(1);
        return CorrelationCells.of(values, DATA.ideal(values), DATA, EnumSet.allOf(Family.class), 1);
    }
}
