package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/**
 * The contract of every taxonomy, whatever its source: its answers equal those obtained by following the links to
 * parents one by one.
 */
@Tag("contract")
public interface TaxonomyContract {

    /** The taxonomy under test; one from a file should be read once and returned each time. */
    Taxonomy taxonomy(Random random);

    /** The number of random concepts on which each property is tested. */
    default int trials() {
        return 40;
    }

    /** A property of a taxonomy, given its plain reference implementation. */
    @FunctionalInterface
    interface Property {
        void check(Taxonomy taxonomy, PlainTaxonomy plain, Random random);
    }

    /** Tests a property. */
    default void tried(int times, Property property) {
        Trials.of(times, random -> {
            Taxonomy taxonomy = taxonomy(random);
            property.check(taxonomy, new PlainTaxonomy(taxonomy), random);
        });
    }

    /** Apart from glosses, which are not serialised. */
    @Test
    default void aTaxonomyThatTravelledAnswersAsBefore() {
        tried(1, (taxonomy, plain, random) -> {
            Taxonomy there = LocalPartitionedTable.travelled(taxonomy);
            assertThat(there.size()).isEqualTo(taxonomy.size());
            for (int i = 0; i < 100; i++) {
                int one = random.nextInt(taxonomy.size());
                int other = plain.near(one, random);
                assertThat(there.lcs(one, other)).isEqualTo(taxonomy.lcs(one, other));
                assertThat(there.links(one, other)).isEqualTo(taxonomy.links(one, other));
                assertThat(there.label(one)).isEqualTo(taxonomy.label(one));
                assertThat(there.reference(one)).isEqualTo(taxonomy.reference(one));
                assertThat(there.find(taxonomy.reference(one))).isEqualTo(taxonomy.find(taxonomy.reference(one)));
                assertThat(there.gloss(one)).isEmpty();
            }
        });
    }

    @Test
    default void thereIsOneRootAndNothingAboveIt() {
        tried(1, (taxonomy, plain, random) -> {
            List<Integer> roots = new ArrayList<>();
            for (int concept = 0; concept < taxonomy.size(); concept++) {
                if (taxonomy.parents(concept).length == 0) {
                    roots.add(concept);
                }
                for (int parent : taxonomy.parents(concept)) {
                    assertThat(parent).as("parents come first").isLessThan(concept);
                }
                assertThat(taxonomy.parents(concept)).doesNotHaveDuplicates();
            }
            assertThat(roots).containsExactly(Taxonomy.ROOT);
            assertThat(taxonomy.depth(Taxonomy.ROOT)).isEqualTo(1);
        });
    }

    @Test
    default void childrenAreTheOtherSideOfParents() {
        tried(trials(), (taxonomy, plain, random) -> {
            int concept = random.nextInt(taxonomy.size());
            for (int parent : taxonomy.parents(concept)) {
                assertThat(taxonomy.children(parent)).containsOnlyOnce(concept);
            }
            for (int child : taxonomy.children(concept)) {
                assertThat(taxonomy.parents(child)).contains(concept);
            }
            assertThat(taxonomy.isLeaf(concept)).isEqualTo(taxonomy.children(concept).length == 0);
        });
    }

    @Test
    default void depthsAreThoseOfTheLongestAndTheShortestChain() {
        tried(trials(), (taxonomy, plain, random) -> {
            int concept = random.nextInt(taxonomy.size());
            assertThat(taxonomy.depth(concept)).isEqualTo(plain.longestChain(concept));
            assertThat(taxonomy.shortestDepth(concept)).isEqualTo(plain.shortestChain(concept));
        });
    }

    @Test
    default void levelsHoldAllConceptsOfADepth() {
        tried(1, (taxonomy, plain, random) -> {
            int height = IntStream.range(0, taxonomy.size())
                    .map(taxonomy::depth)
                    .max()
                    .orElseThrow();
            assertThat(taxonomy.height()).isEqualTo(height);
            int counted = 0;
            for (int depth = 1; depth <= height; depth++) {
                int at = depth;
                int[] level = taxonomy.level(depth);
                assertThat(level).isNotEmpty().doesNotHaveDuplicates();
                assertThat(Arrays.stream(level).map(taxonomy::depth)).allMatch(found -> found == at);
                counted += level.length;
            }
            assertThat(counted).isEqualTo(taxonomy.size());
            assertThat(taxonomy.level(height + 1)).isEmpty();
            assertThat(taxonomy.level(0)).isEmpty();
        });
    }

    @Test
    default void ancestorsAreAllThatParentsLeadTo() {
        tried(trials(), (taxonomy, plain, random) -> {
            int concept = random.nextInt(taxonomy.size());
            Set<Integer> above = plain.above(concept).keySet();
            assertThat(PlainTaxonomy.list(taxonomy.ancestors(concept))).containsExactlyElementsOf(new TreeSet<>(above));
            assertThat(taxonomy.ancestorCount(concept)).isEqualTo(above.size());
            int other = random.nextInt(taxonomy.size());
            assertThat(taxonomy.subsumes(other, concept)).isEqualTo(above.contains(other));
            assertThat(taxonomy.subsumes(concept, concept)).isTrue();
            plain.above(concept)
                    .forEach((ancestor, links) ->
                            assertThat(taxonomy.linksUp(concept, ancestor)).isEqualTo(links));
        });
    }

    @Test
    default void descendantsAreThoseThatHaveItAbove() {
        tried(trials(), (taxonomy, plain, random) -> {
            int low = random.nextInt(taxonomy.size());
            int[] above = taxonomy.ancestors(low);
            int concept = above[random.nextInt(above.length)];
            List<Integer> below = PlainTaxonomy.list(taxonomy.descendants(concept));
            assertThat(below).isSorted().doesNotHaveDuplicates().contains(concept, low);
            assertThat(below).containsExactlyElementsOf(plain.below(concept));
            assertThat(taxonomy.descendantCounts()[concept]).isEqualTo(below.size() - 1);
            long leaves = below.stream()
                    .filter(found -> found != concept && taxonomy.children(found).length == 0)
                    .count();
            assertThat(taxonomy.leafCounts()[concept]).isEqualTo((int) leaves);
        });
    }

    @Test
    default void theLeastCommonSubsumerIsTheDeepestThatIsShared() {
        tried(trials(), (taxonomy, plain, random) -> {
            int one = random.nextInt(taxonomy.size());
            int other = plain.near(one, random);
            int third = random.nextInt(taxonomy.size());
            assertThat(taxonomy.lcs(one, other)).isEqualTo(plain.deepestCommon(one, other));
            assertThat(taxonomy.lcs(other, one)).isEqualTo(taxonomy.lcs(one, other));
            assertThat(taxonomy.lcs(one, one)).isEqualTo(one);
            assertThat(taxonomy.lcs(one, other, third)).isEqualTo(plain.deepestCommon(one, other, third));
            assertThat(PlainTaxonomy.list(taxonomy.common(one, other, third)))
                    .containsExactlyElementsOf(plain.common(one, other, third));
        });
    }

    @Test
    default void linksAreThoseOfTheShortestWayUpAndDown() {
        tried(trials(), (taxonomy, plain, random) -> {
            int one = random.nextInt(taxonomy.size());
            int other = plain.near(one, random);
            assertThat(taxonomy.links(one, other)).isEqualTo(plain.linksUpAndDown(one, other));
            assertThat(taxonomy.links(other, one)).isEqualTo(taxonomy.links(one, other));
        });
    }

    @Test
    default void idsAreUniqueAndLeadBackToTheirConcepts() {
        tried(1, (taxonomy, plain, random) -> {
            Set<String> ids = new TreeSet<>();
            for (int concept = 0; concept < taxonomy.size(); concept++) {
                assertThat(ids.add(taxonomy.id(concept)))
                        .as(taxonomy.id(concept))
                        .isTrue();
                assertThat(taxonomy.find(taxonomy.id(concept))).hasValue(concept);
                assertThat(taxonomy.find(taxonomy.reference(concept))).hasValue(concept);
            }
        });
    }

    @Test
    default void everyWordOfAConceptMayMeanIt() {
        tried(trials(), (taxonomy, plain, random) -> {
            int concept = random.nextInt(taxonomy.size());
            List<String> words = taxonomy.vocabulary().terms(concept);
            assertThat(words).doesNotHaveDuplicates();
            assertThat(taxonomy.label(concept)).isEqualTo(words.isEmpty() ? taxonomy.id(concept) : words.get(0));
            for (String word : words) {
                assertThat(taxonomy.vocabulary().senses(word)).as(word).containsOnlyOnce(concept);
            }
            assertThat(taxonomy.gloss(concept)).isNotNull();
        });
    }

    @Test
    default void threadsThatShareItGetTheSameAnswers() {
        tried(1, (taxonomy, plain, random) -> {
            int[] ones = random.ints(500, 0, taxonomy.size()).toArray();
            int[] others = random.ints(500, 0, taxonomy.size()).toArray();
            List<Integer> alone = PlainTaxonomy.answers(taxonomy, ones, others).toList();
            List<Integer> together =
                    PlainTaxonomy.answers(taxonomy, ones, others).parallel().toList();
            assertThat(together).isEqualTo(alone);
        });
    }

    @Test
    default void aPartCountsItsDepthsFromItsOwnRoot() {
        tried(Math.min(5, trials()), (taxonomy, plain, random) -> {
            int[] above = taxonomy.ancestors(random.nextInt(taxonomy.size()));
            int top = above[random.nextInt(above.length)];
            Taxonomy part = taxonomy.below(top);
            assertThat(part.id(Taxonomy.ROOT)).isEqualTo(taxonomy.id(top));
            assertThat(ids(part)).isEqualTo(ids(taxonomy, taxonomy.descendants(top)));
            PlainTaxonomy plainPart = new PlainTaxonomy(part);
            int concept = random.nextInt(part.size());
            int whole = taxonomy.concept(part.id(concept));
            assertThat(part.depth(concept)).isEqualTo(plainPart.longestChain(concept));
            assertThat(part.depth(concept)).isEqualTo(plain.longestChainFrom(top, whole));
            assertThat(part.vocabulary().terms(concept))
                    .isEqualTo(taxonomy.vocabulary().terms(whole));
            assertThat(part.gloss(concept)).isEqualTo(taxonomy.gloss(whole));
        });
    }

    @Test
    default void aVirtualRootMakesEveryDepthOneMore() {
        tried(1, (taxonomy, plain, random) -> {
            Taxonomy raised = taxonomy.underVirtualRoot();
            assertThat(raised.hasVirtualRoot()).isTrue();
            int more = taxonomy.hasVirtualRoot() ? 0 : 1;
            assertThat(raised.size()).isEqualTo(taxonomy.size() + more);
            assertThat(raised.id(Taxonomy.ROOT)).isEqualTo(TaxonomyBuilder.ANYTHING);
            for (int concept = 0; concept < taxonomy.size(); concept++) {
                int same = raised.find(taxonomy.id(concept)).orElseThrow();
                assertThat(raised.id(same)).isEqualTo(taxonomy.id(concept));
                assertThat(raised.depth(same)).isEqualTo(taxonomy.depth(concept) + more);
                assertThat(raised.shortestDepth(same)).isEqualTo(taxonomy.shortestDepth(concept) + more);
            }
        });
    }

    private static Set<String> ids(Taxonomy taxonomy) {
        return ids(taxonomy, IntStream.range(0, taxonomy.size()).toArray());
    }

    private static Set<String> ids(Taxonomy taxonomy, int[] concepts) {
        Set<String> ids = new TreeSet<>();
        for (int concept : concepts) {
            ids.add(taxonomy.id(concept));
        }
        return ids;
    }
}
