package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.domain.Space;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Concepts.Average;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.Trials;

/** What a report tells of concepts before and after, and what it never tells. */
class ConceptTreeTest {

    /** Things: animals (pets: dog, cat; cattle: cow, ox, a worker too) and plants (trees: oak, elm; rose). */
    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal", "thing")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .chain("ox", "worker", "thing")
            .chain("clerk", "worker")
            .chain("oak", "tree", "plant", "thing")
            .chain("elm", "tree")
            .chain("rose", "plant")
            .build();

    private static final List<String> KINDS = List.of("dog", "cat", "cow", "ox", "clerk", "oak", "elm", "rose", "pet");

    private static Concepts domain(String... words) {
        Map<String, String> itself = new LinkedHashMap<>();
        for (String word : words) {
            itself.put(word, word);
        }
        return new Concepts(THINGS, new WuPalmer(), Average.CENTROID, ConceptMap.of(THINGS, itself));
    }

    private static Words times(Object... wordsAndTimes) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < wordsAndTimes.length; i += 2) {
            rows.addAll(Collections.nCopies((Integer) wordsAndTimes[i + 1], (String) wordsAndTimes[i]));
        }
        return Words.of("kept", rows.toArray(String[]::new));
    }

    private static ConceptTree tree(Words before, Words after, int least) {
        return ConceptTree.of(domain(KINDS.toArray(String[]::new)), before, after, least)
                .orElseThrow();
    }

    /** The tree in lines such as {@code "  pet 3>4"}; {@code -} for a count that is not shown. */
    private static List<String> lines(ConceptTree tree) {
        return tree.nodes().stream()
                .map(node -> "  ".repeat(node.level())
                        + node.concept()
                        + (node.again() ? " again" : " " + text(node.before()) + ">" + text(node.after())))
                .toList();
    }

    private static String text(OptionalInt count) {
        return count.isPresent() ? String.valueOf(count.getAsInt()) : "-";
    }

    @Test
    void spansWhatWasHeldAndWhatIsShownUpToTheLeastCommonSubsumer() {
        assertThat(lines(tree(times("dog", 6, "cat", 4, "cow", 5), times("dog", 6, "pet", 4, "cow", 5), 2)))
                .containsExactly("animal ->-", "  pet ->4", "    dog 6>6", "    cat 4>-", "  cow 5>5");
    }

    @Test
    void leavesOutWhatOnlyLeadsFromOneToTheNext() {
        // plant and tree lead to oak alone, and cattle to cow
        assertThat(lines(tree(times("oak", 5, "cow", 4), times("oak", 5, "cow", 4), 2)))
                .containsExactly("thing ->-", "  oak 5>5", "  cow 4>4");
    }

    @Test
    void drawsAConceptWithTwoParentsOnce() {
        assertThat(lines(tree(
                        times("ox", 5, "cow", 4, "clerk", 3, "dog", 2),
                        times("ox", 5, "cow", 4, "clerk", 3, "dog", 2),
                        2)))
                .containsExactly(
                        "thing ->-",
                        "  animal ->-",
                        "    cattle ->-",
                        "      ox 5>5",
                        "      cow 4>4",
                        "    dog 2>2",
                        "  worker ->-",
                        "    ox again",
                        "    clerk 3>3");
    }

    @Test
    void tellsWhereRowsCameFromRoundedDown() {
        Words before = times("dog", 17, "cat", 16, "cow", 71);
        Words after = times("dog", 17, "dog", 6, "cat", 10, "cow", 71);
        ConceptTree.Node dog = tree(before, after, 5).nodes().stream()
                .filter(node -> node.concept().equals("dog"))
                .findFirst()
                .orElseThrow();
        assertThat(dog.sources()).containsExactly(new ConceptTree.Origin("dog", 15), new ConceptTree.Origin("cat", 5));
    }

    @Test
    void tellsWhereRowsCameFromNotAtAllForFewConcepts() {
        Words column = times("dog", 50, "cat", 60);
        assertThat(tree(column, column, 5).nodes())
                .allMatch(node -> node.sources().isEmpty());
    }

    /** By hand, with Wu and Palmer: to dog 2·¼ + 2·½, to pet 4·⅐ + 2·3/7, to animal 6·⅓. */
    @Test
    void showsWhatCouldStandForAllWithItsDistances() {
        Words column = times("dog", 2, "cat", 2, "cow", 2);
        List<ConceptTree.Centre> centres = tree(column, column, 2).centres();
        assertThat(centres)
                .extracting(ConceptTree.Centre::kind, ConceptTree.Centre::concept)
                .containsExactly(
                        tuple(ConceptTree.Kind.CENTROID, "pet"),
                        tuple(ConceptTree.Kind.MODE, "dog"),
                        tuple(ConceptTree.Kind.SUBSUMER, "animal"));
        assertThat(centres.get(0).distances()).isEqualTo(10 / 7.0, within(1e-12));
        assertThat(centres.get(1).distances()).isEqualTo(1.5, within(1e-12));
        assertThat(centres.get(2).distances()).isEqualTo(2, within(1e-12));
        assertThat(lines(tree(column, column, 2))).contains("  pet ->-");
    }

    @Test
    void namesNoConceptThatFewRowsHoldAndTakesTheRarestAlong() {
        ConceptTree tree = tree(times("dog", 9, "cat", 6, "oak", 2), times("dog", 17), 5);
        assertThat(lines(tree)).containsExactly("dog 9>17");
        assertThat(tree.before()).isEqualTo(new ConceptTree.RowCounts(9, 8));
    }

    @Test
    void hidesTheCountOfAConceptThatFewRowsHeldBeforeAndManyShowAfter() {
        assertThat(lines(tree(times("dog", 9, "cat", 8, "pet", 2, "cow", 6), times("pet", 25), 5)))
                .containsExactly("pet ->25", "  dog 9>-", "  cat 8>-");
    }

    @Test
    void addsLabelsWhereColumnsShowIds() {
        Taxonomy codes = codes();
        Concepts ids = new Concepts(
                codes,
                new WuPalmer(),
                Average.CENTROID,
                ConceptMap.of(codes, Map.of("A1", "A1", "A2", "A2")),
                OptionalInt.empty(),
                new ConceptNaming(true, Set.of()));
        Words column = times("A1", 3, "A2", 3);
        assertThat(ConceptTree.of(ids, column, column, 2).orElseThrow().nodes())
                .extracting(ConceptTree.Node::concept)
                .containsExactly("A (fever)", "A1 (high fever)", "A2 (low fever)");
    }

    private static Taxonomy codes() {
        var builder = Taxonomy.named("codes");
        int fever = builder.concept("A");
        builder.word(fever, "fever");
        for (String[] code : new String[][] {{"A1", "high fever"}, {"A2", "low fever"}}) {
            int concept = builder.concept(code[0]);
            builder.word(concept, code[1]).below(concept, fever);
        }
        return builder.build();
    }

    @Test
    void isNotThereWhereNothingMayBeNamed() {
        Words column = times("dog", 1, "cat", 1, "oak", 1);
        assertThat(ConceptTree.of(domain("dog", "cat", "oak"), column, column, 3))
                .isEmpty();
    }

    /** A column and its masked form: groups of at least so many rows, each shown by its prototype. */
    private record Masking(Words before, Words after) {

        static Masking random(Random random, int least) {
            int size = least + random.nextInt(40 * least);
            boolean skewed = random.nextBoolean();
            String[] words = new String[size];
            for (int row = 0; row < size; row++) {
                int kind = skewed
                        ? Math.min(KINDS.size() - 1, Integer.numberOfTrailingZeros(random.nextInt() | 1 << 20))
                        : random.nextInt(KINDS.size());
                words[row] = random.nextInt(12) == 0 ? null : KINDS.get(kind);
            }
            Words before = Words.of("kept", words);
            return new Masking(before, masked(before, random, least));
        }

        private static Words masked(Words before, Random random, int least) {
            Space<Integer> space = domain(KINDS.toArray(String[]::new)).bind(before, Rows.all(before.size()));
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, before.size()).boxed().toList());
            Collections.shuffle(order, random);
            if (random.nextInt(3) > 0) {
                order.sort((one, other) -> before.text(one).compareTo(before.text(other)));
            }
            int groups = Math.max(1, before.size() / least);
            List<List<Integer>> members = new ArrayList<>();
            for (int group = 0; group < groups; group++) {
                members.add(new ArrayList<>());
            }
            for (int i = 0; i < order.size(); i++) {
                members.get(Math.min(groups - 1, i / least)).add(order.get(i));
            }
            int[] choice = new int[before.size()];
            List<Integer> points = new ArrayList<>();
            for (List<Integer> group : members) {
                group.forEach(row -> choice[row] = points.size());
                points.add(space.prototype(
                        group.stream().mapToInt(Integer::intValue).toArray()));
            }
            return (Words) space.column(points, choice);
        }
    }

    @Test
    void namesOnlyWhatManyRowsHoldOrShowAndWhatIsAboveThem() {
        Trials.of(1000, random -> {
            int least = 2 + random.nextInt(8);
            Masking masking = Masking.random(random, least);
            Map<String, Integer> held = counts(masking.before);
            Map<String, Integer> released = counts(masking.after);
            ConceptTree.of(domain(KINDS.toArray(String[]::new)), masking.before, masking.after, least)
                    .ifPresent(tree -> {
                        Set<Integer> grounds = new HashSet<>();
                        for (ConceptTree.Node node : tree.nodes()) {
                            int concept = THINGS.concept(node.concept());
                            node.before()
                                    .ifPresent(rows -> assertThat(rows)
                                            .isEqualTo(held.get(node.concept()))
                                            .isGreaterThanOrEqualTo(least));
                            node.after()
                                    .ifPresent(rows -> assertThat(rows)
                                            .isEqualTo(released.get(node.concept()))
                                            .isGreaterThanOrEqualTo(least));
                            if (!node.connects()) {
                                grounds.add(concept);
                            }
                            node.sources()
                                    .forEach(source -> assertThat(held.get(source.concept()))
                                            .isGreaterThanOrEqualTo(least));
                        }
                        for (ConceptTree.Node node : tree.nodes()) {
                            assertThat(grounds)
                                    .anyMatch(ground -> THINGS.subsumes(THINGS.concept(node.concept()), ground));
                        }
                        int others = tree.before().others();
                        assertThat(others == 0
                                        || others >= least
                                        || tree.before().rows() == 0)
                                .isTrue();
                    });
        });
    }

    private static Map<String, Integer> counts(Words column) {
        Map<String, Integer> counts = new HashMap<>();
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                counts.merge(column.text(row), 1, Integer::sum);
            }
        }
        return counts;
    }

    /** The chart of an attribute and its tree stand in one report: neither names what the other keeps to itself. */
    @Test
    void hidesNoLessThanTheChartBesideIt() {
        Trials.of(1000, random -> {
            int least = 2 + random.nextInt(8);
            Masking masking = Masking.random(random, least);
            Set<String> inTheTree = new HashSet<>();
            ConceptTree.of(domain(KINDS.toArray(String[]::new)), masking.before, masking.after, least)
                    .ifPresent(tree -> tree.nodes().stream()
                            .filter(node -> node.before().isPresent())
                            .forEach(node -> inTheTree.add(node.concept())));
            Set<String> inTheChart = new HashSet<>();
            Distribution.ofWords(masking.before, masking.after, List.of(), least).bars().stream()
                    .filter(bar -> bar.shown() != Distribution.ShownCounts.AFTER)
                    .forEach(bar -> inTheChart.add(bar.label()));
            inTheChart.removeAll(Set.of("other categories", "no value"));
            // there are fewer kinds here than a chart has bars
            assertThat(inTheTree).isEqualTo(inTheChart);
        });
    }

    /** Whoever is not named may have held any other concept that is not named: the tree would be the same. */
    @Test
    void tellsNothingOfWhichConceptThoseHeldThatAreNotNamed() {
        int[] exchanged = {0};
        int[] withFlows = {0};
        Trials.of(1000, random -> {
            int least = 3 + random.nextInt(8);
            Masking masking = Masking.random(random, least);
            Concepts domain = domain(KINDS.toArray(String[]::new));
            ConceptTree.of(domain, masking.before, masking.after, least).ifPresent(tree -> {
                Set<String> named = new HashSet<>();
                tree.nodes().stream()
                        .filter(node -> node.before().isPresent())
                        .forEach(node -> named.add(node.concept()));
                int[] codes = IntStream.range(0, masking.before.size())
                        .map(masking.before::code)
                        .toArray();
                List<Integer> rows = IntStream.range(0, codes.length)
                        .filter(row -> !masking.before.missing(row) && !named.contains(masking.before.text(row)))
                        .boxed()
                        .toList();
                List<Integer> others = new ArrayList<>(rows);
                Collections.shuffle(others, random);
                for (int i = 0; i < rows.size(); i++) {
                    int other = masking.before.code(others.get(i));
                    exchanged[0] += codes[rows.get(i)] == other ? 0 : 1;
                    codes[rows.get(i)] = other;
                }
                Words another = Words.of("kept", codes, masking.before.dictionary());
                assertThat(ConceptTree.of(domain, another, masking.after, least))
                        .contains(tree);
                withFlows[0] +=
                        tree.nodes().stream().allMatch(node -> node.sources().isEmpty()) ? 0 : 1;
            });
        });
        assertThat(exchanged[0]).isPositive();
        assertThat(withFlows[0]).isPositive();
    }
}
