package org.semblance.domain.hierarchy.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy.Nodes;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

class TreeLevelsTest {

    private static final Taxonomy CARE = Taxonomy.named("care")
            .chain("head nurse", "nurse", "carer", "person")
            .chain("surgeon", "doctor", "carer")
            .chain("baker", "cook", "person")
            .build();

    private static SemanticHierarchy ideal(
            Taxonomy taxonomy, Nodes nodes, TreeLevels.LevelRule rule, String... valuesAndConcepts) {
        List<String> values = new ArrayList<>();
        int[] concepts = new int[valuesAndConcepts.length / 2];
        for (int i = 0; i < concepts.length; i++) {
            values.add(valuesAndConcepts[2 * i]);
            String concept = valuesAndConcepts[2 * i + 1];
            concepts[i] = concept.isEmpty() ? SemanticHierarchy.NONE : taxonomy.concept(concept);
        }
        return TreeLevels.of(
                MinimalTaxonomy.of(taxonomy, values, concepts, nodes), "job", new WuPalmer().on(taxonomy), rule);
    }

    private static String written(SemanticHierarchy semantic) {
        StringBuilder text = new StringBuilder();
        semantic.hierarchy()
                .rows()
                .forEach(row -> text.append(String.join(",", row)).append('\n'));
        return text.toString();
    }

    @Test
    void aValueAboveAnotherIsALeafAndALabel() {
        assertThat(written(ideal(
                        CARE,
                        Nodes.MEETINGS,
                        TreeLevels.LevelRule.DEPTH,
                        "nurse",
                        "nurse",
                        "head nurse",
                        "head nurse",
                        "surgeon",
                        "surgeon",
                        "baker",
                        "baker")))
                .isEqualTo("""
                        nurse,nurse,carer,person
                        head nurse,nurse,carer,person
                        surgeon,surgeon,carer,person
                        baker,baker,baker,person
                        """);
    }

    @Test
    void byHeightLabelsAppearAsSoonAsTheyCan() {
        assertThat(written(ideal(
                        CARE,
                        Nodes.MEETINGS,
                        TreeLevels.LevelRule.HEIGHT,
                        "n",
                        "nurse",
                        "h",
                        "head nurse",
                        "s",
                        "surgeon",
                        "b1",
                        "baker",
                        "b2",
                        "baker")))
                .isEqualTo("""
                        n,nurse,carer,person
                        h,nurse,carer,person
                        s,s,carer,person
                        b1,baker,baker,person
                        b2,baker,baker,person
                        """);
    }

    @Test
    void allNodesOnTheWayMayBeLevels() {
        assertThat(written(ideal(
                        CARE, Nodes.ALL, TreeLevels.LevelRule.DEPTH, "h", "head nurse", "s", "surgeon", "b", "baker")))
                .isEqualTo("""
                        h,nurse,carer,person
                        s,doctor,carer,person
                        b,b,cook,person
                        """);
    }

    @Test
    void valuesWithoutAConceptStayThemselvesUpToTheRoot() {
        assertThat(written(ideal(
                        CARE,
                        Nodes.MEETINGS,
                        TreeLevels.LevelRule.DEPTH,
                        "n",
                        "nurse",
                        "x",
                        "",
                        "s",
                        "surgeon",
                        "b",
                        "baker")))
                .isEqualTo("""
                        n,carer,person
                        s,carer,person
                        x,x,person
                        b,b,person
                        """);
    }

    @Test
    void aLabelThatAValueOfAnotherMeaningHasIsToldApart() {
        SemanticHierarchy semantic =
                ideal(CARE, Nodes.MEETINGS, TreeLevels.LevelRule.DEPTH, "carer", "baker", "n", "nurse", "s", "surgeon");
        assertThat(written(semantic)).isEqualTo("""
                        carer,carer,person
                        n,carer (person),person
                        s,carer (person),person
                        """);
    }

    /** Of two parents, the one above more values: the cook is a carer here, not an artist. */
    @Test
    void ofSeveralParentsTheOneAboveMostValuesIsKept() {
        Taxonomy taxonomy = Taxonomy.named("two parents")
                .chain("cook", "artist", "person")
                .chain("cook", "carer", "person")
                .chain("nurse", "carer")
                .chain("doctor", "carer")
                .chain("painter", "artist")
                .build();
        assertThat(written(ideal(
                        taxonomy,
                        Nodes.MEETINGS,
                        TreeLevels.LevelRule.DEPTH,
                        "cook",
                        "cook",
                        "painter",
                        "painter",
                        "nurse",
                        "nurse",
                        "doctor",
                        "doctor")))
                .isEqualTo("""
                        cook,carer,person
                        nurse,carer,person
                        doctor,carer,person
                        painter,painter,person
                        """);
    }

    @Test
    void oneConceptAloneIsTheRoot() {
        assertThat(written(ideal(CARE, Nodes.MEETINGS, TreeLevels.LevelRule.DEPTH, "n1", "nurse", "n2", "nurse")))
                .isEqualTo("n1,nurse\nn2,nurse\n");
    }

    /** From level 1 to 2 nothing more is lost by the two that stay themselves; the step to the root costs all. */
    @Test
    void theLevelGoesWhoseValuesLoseLeastMore() {
        SemanticHierarchy semantic = ideal(
                CARE,
                Nodes.MEETINGS,
                TreeLevels.LevelRule.DEPTH,
                "n",
                "nurse",
                "h",
                "head nurse",
                "s",
                "surgeon",
                "b",
                "baker");
        SemanticHierarchy shrunk = TreeLevels.shrunk(semantic, 2);
        assertThat(shrunk.hierarchy().labels(1)).containsExactly("carer", "b");
        assertThat(shrunk.concept(1, 0)).isEqualTo(CARE.concept("carer"));
    }

    private record Case(Taxonomy taxonomy, List<String> values, int[] concepts) {

        static Case of(Random random) {
            RandomTaxonomies taxonomies = new RandomTaxonomies(random);
            int size = 2 + random.nextInt(80);
            Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(size) : taxonomies.graph(size);
            List<String> values = new ArrayList<>();
            int[] concepts = new int[1 + random.nextInt(30)];
            for (int i = 0; i < concepts.length; i++) {
                concepts[i] = random.nextInt(10) == 0 && i > 0 ? SemanticHierarchy.NONE : random.nextInt(size);
                // some values are the words of concepts, their own or others'
                String word = taxonomy.label(random.nextBoolean() ? Math.max(0, concepts[i]) : random.nextInt(size));
                values.add(random.nextBoolean() && !values.contains(word) ? word : "value " + i);
            }
            return new Case(taxonomy, values, concepts);
        }
    }

    @ParameterizedTest
    @EnumSource(Nodes.class)
    void labelsAreAboveTheirValuesAndLossGrowsUpward(Nodes nodes) {
        Trials.of(300, random -> {
            Case one = Case.of(random);
            MinimalTaxonomy tree = MinimalTaxonomy.of(one.taxonomy, one.values, one.concepts, nodes);
            for (TreeLevels.LevelRule rule : TreeLevels.LevelRule.values()) {
                SemanticHierarchy semantic = TreeLevels.of(tree, "random", new WuPalmer().on(one.taxonomy), rule);
                Hierarchy hierarchy = semantic.hierarchy();
                assertThat(hierarchy.labels(0)).containsExactlyInAnyOrderElementsOf(one.values);
                // what is written can be read again, with the same meaning
                assertThat(Hierarchy.of("again", hierarchy.rows()).rows()).isEqualTo(hierarchy.rows());
                for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                    int concept = one.concepts[one.values.indexOf(hierarchy.label(0, leaf))];
                    assertThat(semantic.concept(0, leaf)).isEqualTo(concept);
                    for (int level = 1; concept != SemanticHierarchy.NONE && level <= hierarchy.height(); level++) {
                        int label = semantic.concept(level, hierarchy.node(level, leaf));
                        assertThat(one.taxonomy.subsumes(label, concept)).isTrue();
                        assertThat(semantic.loss(level, leaf)).isGreaterThanOrEqualTo(semantic.loss(level - 1, leaf));
                    }
                }
                for (int level = 1; level < hierarchy.height(); level++) {
                    assertThat(hierarchy.rows())
                            .isNotEqualTo(TreeLevels.without(semantic, level)
                                    .hierarchy()
                                    .rows());
                }
            }
        });
    }

    @Test
    void byDepthNoValueLosesMoreThanByHeight() {
        Trials.of(200, random -> {
            Case one = Case.of(random);
            MinimalTaxonomy tree = MinimalTaxonomy.of(one.taxonomy, one.values, one.concepts, Nodes.MEETINGS);
            SemanticHierarchy late =
                    TreeLevels.of(tree, "late", new WuPalmer().on(one.taxonomy), TreeLevels.LevelRule.DEPTH);
            SemanticHierarchy early =
                    TreeLevels.of(tree, "early", new WuPalmer().on(one.taxonomy), TreeLevels.LevelRule.HEIGHT);
            assertThat(late.hierarchy().height()).isEqualTo(early.hierarchy().height());
            for (int leaf = 0; leaf < one.values.size(); leaf++) {
                for (int level = 1; level <= late.hierarchy().height(); level++) {
                    if (!Double.isNaN(early.loss(level, leaf))) {
                        assertThat(late.loss(level, leaf)).isLessThanOrEqualTo(early.loss(level, leaf));
                    }
                }
            }
        });
    }

    @Test
    void asManyLevelsAsWishedAreLeft() {
        Trials.of(200, random -> {
            Case one = Case.of(random);
            MinimalTaxonomy tree = MinimalTaxonomy.of(one.taxonomy, one.values, one.concepts, Nodes.ALL);
            SemanticHierarchy whole =
                    TreeLevels.of(tree, "random", new WuPalmer().on(one.taxonomy), TreeLevels.LevelRule.DEPTH);
            int wished = 1 + random.nextInt(whole.hierarchy().height() + 2);
            SemanticHierarchy shrunk = TreeLevels.shrunk(whole, wished);
            Hierarchy hierarchy = shrunk.hierarchy();
            assertThat(hierarchy.height())
                    .isEqualTo(Math.min(wished, whole.hierarchy().height()));
            assertThat(hierarchy.labels(0)).isEqualTo(whole.hierarchy().labels(0));
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                List<String> all = whole.hierarchy().rows().get(leaf);
                assertThat(all).containsSubsequence(hierarchy.rows().get(leaf));
                for (int level = 0; level <= hierarchy.height(); level++) {
                    String label = hierarchy.label(level, leaf);
                    int concept = shrunk.concept(level, hierarchy.node(level, leaf));
                    assertThat(Arrays.stream(whole.hierarchy().rows().get(leaf).toArray()))
                            .contains(label);
                    assertThat(concept)
                            .isEqualTo(whole.concept(
                                    all.indexOf(label), whole.hierarchy().node(all.indexOf(label), leaf)));
                }
            }
        });
    }
}
