package org.semblance.quality.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy;
import org.semblance.domain.hierarchy.build.TreeLevels;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.WordNets;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.hierarchy.HierarchyRepair.Outcome;
import org.semblance.testkit.Golden;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

class HierarchyRepairTest {

    /** The hierarchy of the paper's Figure 3, as the rows of its Table 3 tell it. */
    private static SemanticHierarchy figure3() {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (List<String> row : Golden.of(WuPalmer.class, "gsl-table-3.csv").rows()) {
            rows.computeIfAbsent(row.get(1), leaf -> new ArrayList<>(List.of(leaf)))
                    .add(row.get(2));
        }
        Taxonomy wordnet = WordNets.of("3.1", true);
        return SemanticHierarchy.of(
                Hierarchy.of("Fig. 3", List.copyOf(rows.values())), wordnet, new WuPalmer().on(wordnet), Map.of());
    }

    private static String written(SemanticHierarchy semantic) {
        StringBuilder text = new StringBuilder();
        semantic.hierarchy()
                .rows()
                .forEach(row -> text.append(String.join(" ", row)).append('\n'));
        return text.toString();
    }

    private static double score(SemanticHierarchy semantic) {
        return Gsl.STANDARD.of(semantic).whole();
    }

    /** What the paper says is wrong with it, in its section on TransGSL, is what is changed; the root beside. */
    @Test
    void setsRightWhatThePaperFindsWrongInFigure3() {
        Outcome repaired = HierarchyRepair.STANDARD.of(figure3());
        assertThat(score(repaired.before())).isCloseTo(0.4173, within(0.00005));
        assertThat(repaired.changes().stream().map(HierarchyChange::text))
                .contains(
                        "swap 'medical_practitioner#1' on level 1 and 'doctor#1' above it, which is a kind of it",
                        "write 'educator#1' instead of 'education#4' on level 2")
                .anyMatch(text -> text.startsWith("take 'optician#1', 'optometrist#1' out of"));
        assertThat(score(repaired.after())).isLessThan(0.15);
        assertThat(HierarchyFault.in(repaired.after())).isEmpty();
        assertThat(written(repaired.after()))
                .contains("surgeon#1 doctor#1 medical_practitioner#1 ")
                .contains("math_teacher#1 teacher#1 educator#1 ");
    }

    @Test
    void makesNoMoreChangesThanAllowedTheBestFirst() {
        Outcome one = new HierarchyRepair(Gsl.STANDARD, 2).of(figure3());
        assertThat(one.changes()).hasSize(2);
        assertThat(score(one.after()))
                .isGreaterThan(score(HierarchyRepair.STANDARD.of(figure3()).after()));
    }

    private static final Taxonomy CARE = Taxonomy.named("care")
            .chain("head nurse", "nurse", "carer", "person", "thing")
            .chain("ward nurse", "nurse")
            .chain("surgeon", "doctor", "carer")
            .chain("dentist", "doctor")
            .chain("baker", "cook", "person")
            .chain("chef", "cook")
            .chain("stone", "thing")
            .build();

    private static SemanticHierarchy care(String... rows) {
        List<List<String>> split = new ArrayList<>();
        for (String row : rows) {
            split.add(List.of(row.split(",")));
        }
        return SemanticHierarchy.of(Hierarchy.of("care", split), CARE, new WuPalmer().on(CARE), Map.of());
    }

    @Test
    void movesANodeToWhatItIsAKindOf() {
        Outcome repaired = new HierarchyRepair(Gsl.STANDARD, 1)
                .of(care(
                        "head nurse,nurse,person",
                        "ward nurse,nurse,person",
                        "surgeon,doctor,person",
                        "dentist,nurse,person",
                        "baker,cook,person",
                        "chef,cook,person"));
        assertThat(repaired.changes()).singleElement().satisfies(change -> {
            assertThat(change.kind()).isEqualTo(HierarchyChange.Kind.REPARENT);
            assertThat(change.text()).isEqualTo("move 'dentist' on level 0 from 'nurse' to 'doctor' above");
        });
        assertThat(repaired.after().hierarchy().rows()).contains(List.of("dentist", "doctor", "person"));
    }

    @Test
    void putsALevelWhereTheLossJumps() {
        Outcome repaired = HierarchyRepair.STANDARD.of(
                care("surgeon,person", "dentist,person", "baker,person", "chef,person", "head nurse,person"));
        assertThat(repaired.changes()).extracting(HierarchyChange::kind).contains(HierarchyChange.Kind.INSERT);
        assertThat(repaired.after().hierarchy().rows())
                .contains(List.of("baker", "baker", "cook", "person"), List.of("surgeon", "doctor", "carer", "person"));
    }

    @Test
    void leavesARootThatMeansEverythingAlone() {
        Outcome repaired = HierarchyRepair.STANDARD.of(care("surgeon,doctor,*", "dentist,doctor,*", "baker,baker,*"));
        assertThat(repaired.changes()).isEmpty();
        assertThat(repaired.after()).isSameAs(repaired.before());
    }

    @Test
    void leavesLabelsAloneThatMeanNothingKnown() {
        Outcome repaired =
                HierarchyRepair.STANDARD.of(care("surgeon,medics,person", "dentist,medics,person", "x,y,person"));
        assertThat(repaired.after().hierarchy().rows()).contains(List.of("x", "y", "person"));
        assertThat(repaired.after().hierarchy().labels(1)).contains("medics");
    }

    private static SemanticHierarchy ideal(Taxonomy taxonomy, Random random, TreeLevels.LevelRule rule) {
        List<String> values = new ArrayList<>();
        int[] concepts = random.ints(2 + random.nextInt(20), 0, taxonomy.size()).toArray();
        for (int i = 0; i < concepts.length; i++) {
            values.add("value " + i);
        }
        return TreeLevels.of(
                MinimalTaxonomy.of(taxonomy, values, concepts, MinimalTaxonomy.Nodes.MEETINGS),
                "ideal",
                new WuPalmer().on(taxonomy),
                rule);
    }

    @ParameterizedTest
    @EnumSource(TreeLevels.LevelRule.class)
    void whatTheTaxonomyItselfSaysIsLeftAsItIs(TreeLevels.LevelRule rule) {
        Trials.of(200, random -> {
            Taxonomy tree = new RandomTaxonomies(random).tree(2 + random.nextInt(60));
            assertThat(HierarchyRepair.STANDARD.of(ideal(tree, random, rule)).changes())
                    .isEmpty();
        });
    }

    @Test
    void neverRaisesTheScoreKeepsLeavesAndIsDoneAfterwards() {
        Trials.of(150, random -> {
            RandomTaxonomies taxonomies = new RandomTaxonomies(random);
            int size = 2 + random.nextInt(60);
            Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(size) : taxonomies.graph(size);
            SemanticHierarchy spoilt = spoilt(ideal(taxonomy, random, TreeLevels.LevelRule.DEPTH), random);
            Outcome repaired = HierarchyRepair.STANDARD.of(spoilt);
            double last = score(spoilt);
            for (HierarchyChange change : repaired.changes()) {
                assertThat(change.before()).isEqualTo(last);
                assertThat(change.after()).isLessThanOrEqualTo(change.before() + 1e-12);
                last = change.after();
            }
            SemanticHierarchy after = repaired.after();
            assertThat(score(after)).isCloseTo(last, within(1e-12));
            assertThat(after.hierarchy().labels(0)).isEqualTo(spoilt.hierarchy().labels(0));
            assertThat(leavesAtFault(after)).isLessThanOrEqualTo(leavesAtFault(spoilt));
            assertThat(HierarchyRepair.STANDARD.of(after).changes()).isEmpty();
        });
    }

    /** Faults counted by leaf: a change may split one fault of two leaves into two of one. */
    private static int leavesAtFault(SemanticHierarchy hierarchy) {
        return HierarchyFault.in(hierarchy).stream()
                .filter(fault -> fault.kind() != HierarchyFault.Kind.UNMAPPED)
                .mapToInt(HierarchyFault::leaves)
                .sum();
    }

    /** With labels of other concepts in some places, as random as can be. */
    private static SemanticHierarchy spoilt(SemanticHierarchy semantic, Random random) {
        Hierarchy hierarchy = semantic.hierarchy();
        int[][] concepts = new int[hierarchy.height() + 1][];
        for (int level = 0; level < concepts.length; level++) {
            concepts[level] = new int[hierarchy.nodes(level)];
            for (int node = 0; node < concepts[level].length; node++) {
                concepts[level][node] = level > 0 && random.nextInt(3) == 0
                        ? random.nextInt(semantic.taxonomy().size() + 1) - 1
                        : semantic.concept(level, node);
            }
        }
        return SemanticHierarchy.of(hierarchy, semantic.taxonomy(), semantic.comparison(), concepts);
    }
}
