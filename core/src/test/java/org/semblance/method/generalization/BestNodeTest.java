package org.semblance.method.generalization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Small lattices, against {@link PlainLattice}. */
class BestNodeTest {

    private static final List<String> WORDS = List.of("red", "green", "blue", "grey", "pink");

    private static final Taxonomy COLOURS = Taxonomy.named("colours")
            .chain("pink", "red", "warm", "colour")
            .chain("pink", "pale", "colour")
            .chain("grey", "pale")
            .chain("green", "cold", "colour")
            .chain("blue", "cold")
            .build();

    /** A table small enough to try every set of rows, and what may be suppressed of it. */
    private record Small(Dataset data, int k, double suppress, PlainLattice plain) {

        static Small of(Random random, boolean persons) {
            int k = 2 + random.nextInt(2);
            int size = k + random.nextInt(9 - k);
            List<Column> columns = new ArrayList<>();
            List<Attribute> attributes = new ArrayList<>();
            for (int j = random.nextInt(3); j >= 0; j--) {
                columns.add(new RandomTables(random).words("q" + j, size, WORDS));
                attributes.add(Attribute.of(
                        "q" + j, Role.QUASI_IDENTIFIER, random.nextInt(5) == 0 ? new Nominal() : hierarchical(random)));
            }
            Dataset data = Dataset.of(Table.of(columns), attributes);
            if (persons) {
                data = new RandomTables(random).withPersons(data, k + random.nextInt(size - k + 1));
            }
            double suppress = random.nextInt(3) == 0 ? 0 : random.nextInt(11) / 10.0;
            int allowance = (int) Math.floor(suppress * size + 1e-9);
            return new Small(data, k, suppress, new PlainLattice(data, k, allowance));
        }

        /** A hierarchy without a meaning, or with one that may be a bad one, and that some labels lack. */
        private static Hierarchical hierarchical(Random random) {
            if (random.nextBoolean()) {
                return new Hierarchical(new RandomTables(random).hierarchy(WORDS));
            }
            List<String> above = List.of("warm", "cold", "pale", "bright");
            List<List<String>> rows = new ArrayList<>();
            for (String word : WORDS) {
                rows.add(List.of(word, above.get(random.nextInt(above.size())), "colour"));
            }
            Hierarchy hierarchy = Hierarchy.of("colours", rows);
            return new Hierarchical(SemanticHierarchy.of(
                    hierarchy,
                    COLOURS,
                    random.nextBoolean() ? new WuPalmer().on(COLOURS) : new LeacockChodorow(true).on(COLOURS),
                    Map.of()));
        }

        Masked masked(NodeCriterion criterion, CandidateNodes candidates) {
            return new Incognito(k, suppress, criterion, candidates).mask(data, Watcher.SILENT);
        }
    }

    @Test
    void findsAllMinimalNodes() {
        Trials.of(300, random -> findsAllMinimalNodesOf(Small.of(random, false)));
    }

    @Test
    void findsAllMinimalNodesWherePersonsHaveSeveralRows() {
        Trials.of(300, random -> findsAllMinimalNodesOf(Small.of(random, true)));
    }

    private static void findsAllMinimalNodesOf(Small small) {
        List<List<Integer>> acceptable =
                small.plain.nodes().stream().filter(small.plain::acceptable).toList();
        List<List<Integer>> minimal = acceptable.stream()
                .filter(node -> acceptable.stream()
                        .noneMatch(other -> !other.equals(node) && PlainLattice.isBelow(other, node)))
                .toList();
        GeneralizationLevels levels = (GeneralizationLevels)
                small.masked(NodeCriterion.HEIGHT, CandidateNodes.MINIMAL).trace();
        assertThat(levels.minimal().stream().map(GeneralizationLevels.Node::levels))
                .containsExactlyElementsOf(minimal);
        assertThat(levels.nodes()).isEqualTo(small.plain.nodes().size());
        assertThat(levels.checked()).isBetween(1L, levels.nodes());
    }

    @Test
    void whatLiesAboveANodeThatWillDoWillDo() {
        Trials.of(150, random -> {
            Small small = Small.of(random, random.nextBoolean());
            for (List<Integer> node : small.plain.nodes()) {
                if (small.plain.acceptable(node)) {
                    assertThat(small.plain.nodes().stream().filter(other -> PlainLattice.isBelow(node, other)))
                            .allMatch(small.plain::acceptable);
                }
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsTheBestOfAllNodes(NodeCriterion criterion) {
        Trials.of(150, random -> {
            Small small = Small.of(random, false);
            double best = small.plain.nodes().stream()
                    .filter(small.plain::acceptable)
                    .mapToDouble(node -> small.plain.cost(criterion, node))
                    .min()
                    .orElseThrow();
            Masked masked = small.masked(criterion, CandidateNodes.ALL);
            List<Integer> found = ((GeneralizationLevels) masked.trace()).levels();
            assertThat(small.plain.acceptable(found)).isTrue();
            assertThat(small.plain.cost(criterion, found)).isCloseTo(best, within(1e-9));
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsTheBestOfTheMinimalNodesAndMeasuresAll(NodeCriterion criterion) {
        Trials.of(100, random -> {
            Small small = Small.of(random, false);
            GeneralizationLevels levels = (GeneralizationLevels)
                    small.masked(criterion, CandidateNodes.MINIMAL).trace();
            double best = Double.MAX_VALUE;
            for (GeneralizationLevels.Node node : levels.minimal()) {
                double cost = small.plain.cost(criterion, node.levels());
                best = Math.min(best, cost);
                assertThat(node.value())
                        .isCloseTo(
                                criterion == NodeCriterion.GRANULARITY ? small.plain.granularity(cost) : cost,
                                within(1e-9));
                assertThat(node.suppressed())
                        .isEqualTo(small.plain.suppressed(node.levels()).size());
            }
            assertThat(levels.minimal().stream().map(GeneralizationLevels.Node::levels))
                    .contains(levels.levels());
            assertThat(small.plain.cost(criterion, levels.levels())).isCloseTo(best, within(1e-9));
        });
    }

    @ParameterizedTest
    @EnumSource
    void findsTheBestOfAllNodesWherePersonsHaveSeveralRows(NodeCriterion criterion) {
        Trials.of(100, random -> {
            Small drawn = Small.of(random, true);
            Small small = new Small(drawn.data, drawn.k, 0, new PlainLattice(drawn.data, drawn.k, 0));
            GeneralizationLevels levels = (GeneralizationLevels)
                    small.masked(criterion, CandidateNodes.ALL).trace();
            assertThat(small.plain.acceptable(levels.levels())).isTrue();
            double best = Double.MAX_VALUE;
            for (List<Integer> node : small.plain.nodes()) {
                if (small.plain.acceptable(node)) {
                    best = Math.min(best, whole(small.data, criterion, node));
                }
            }
            assertThat(whole(small.data, criterion, levels.levels())).isCloseTo(best, within(1e-9));
        });
    }

    /** What a node costs when no row is suppressed: with classes of one row allowed, none is small. */
    private static double whole(Dataset data, NodeCriterion criterion, List<Integer> node) {
        return new PlainLattice(data, 1, 0).cost(criterion, node);
    }

    @Test
    void showsWhatTheNodeSaysAndTheRootsInSuppressedRows() {
        Trials.of(300, random -> {
            Small small = Small.of(random, false);
            Masked masked = small.masked(NodeCriterion.GRANULARITY, CandidateNodes.ALL);
            GeneralizationLevels levels = (GeneralizationLevels) masked.trace();
            Set<Integer> suppressed = small.plain.suppressed(levels.levels());
            assertThat(levels.suppressed()).isEqualTo(suppressed.size());
            assertThat(texts(masked.table())).isEqualTo(small.plain.release(levels.levels(), suppressed));
        });
    }

    private static List<List<String>> texts(Table table) {
        List<List<String>> texts = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            List<String> shown = new ArrayList<>();
            for (Column column : table.columns()) {
                shown.add(column.missing(row) ? "(missing)" : column.text(row));
            }
            texts.add(shown);
        }
        return texts;
    }

    @Test
    void suppressesRowsOfFurtherPersonsUntilTheyAreK() {
        // k = 3; a has one person, so two more must be found in b and c, each of which can spare one
        Words column = Words.of("q", "a", "b", "b", "b", "b", "c", "c", "c", "c");
        Words person = Words.of("person", "x", "p", "q", "r", "s", "p", "t", "u", "v");
        Dataset data = new Dataset(
                Table.of(column),
                List.of(Attribute.of("q", Role.QUASI_IDENTIFIER, new Nominal())),
                Optional.of(person));
        Masked masked =
                new Incognito(3, 3 / 9.0, NodeCriterion.GRANULARITY, CandidateNodes.ALL).mask(data, Watcher.SILENT);
        GeneralizationLevels levels = (GeneralizationLevels) masked.trace();
        assertThat(levels.levels()).containsExactly(0);
        assertThat(levels.suppressed()).isEqualTo(3);
        Set<String> hidden = new HashSet<>();
        for (int row = 0; row < 9; row++) {
            if (masked.table().column("q").text(row).equals("*")) {
                hidden.add(person.text(row));
            }
        }
        assertThat(hidden).hasSize(3).contains("x");
    }

    @Test
    void manyAttributesDoNotFitOneWord() {
        Random random = new Random(3);
        List<String> many = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            many.add("v" + i);
        }
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        for (int j = 0; j < 9; j++) {
            // nine attributes of nine bits each; all rows come twice
            String[] words = new String[60];
            for (int row = 0; row < 30; row++) {
                words[row] = many.get(random.nextInt(500));
                words[row + 30] = words[row];
            }
            columns.add(Words.of("q" + j, words));
            attributes.add(Attribute.of("q" + j, Role.QUASI_IDENTIFIER, new Hierarchical(Hierarchy.flat("v", many))));
        }
        Dataset data = Dataset.of(Table.of(columns), attributes);
        assertThat(((GeneralizationLevels)
                                new Incognito(2).mask(data, Watcher.SILENT).trace())
                        .levels())
                .containsOnly(0);
        GeneralizationLevels three = (GeneralizationLevels)
                new Incognito(3).mask(data, Watcher.SILENT).trace();
        PlainLattice plain = new PlainLattice(data, 3, 0);
        for (GeneralizationLevels.Node node : three.minimal()) {
            assertThat(plain.classes(node.levels())).allMatch(rows -> rows.size() >= 3);
        }
    }
}
