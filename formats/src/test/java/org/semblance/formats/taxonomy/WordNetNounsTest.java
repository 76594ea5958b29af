package org.semblance.formats.taxonomy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.sf.extjwnl.data.PointerType;
import net.sf.extjwnl.data.Synset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.domain.taxonomy.Taxonomy;

/** The nouns of WordNet as a taxonomy, beside another reader of the same files. */
class WordNetNounsTest {

    private static Taxonomy read(String version) {
        return WordNetNouns.read("wordnet-" + version, WordNetFiles.of(version)).build();
    }

    private static int offset(Taxonomy taxonomy, int concept) {
        return Integer.parseInt(taxonomy.id(concept));
    }

    /**
     * The figures for 3.1 are those of the libraries named in decision 0012; all of them were also counted in the files by
     * a script that is no part of this code. That building succeeds shows that there is one root.
     */
    @ParameterizedTest
    @CsvSource({
        "3.1, 82192, 84505, 20, 2214, 1684",
        "3.0, 82115, 84427, 20, 2213, 1690",
        "2.1, 81426, 83649, 19, 2128, 1637"
    })
    void hasTheSynonymSetsAndLinksOfEveryVersion(
            String version, int synsets, int links, int height, int severalParents, int notMonotone) {
        Taxonomy taxonomy = read(version);

        assertThat(taxonomy.label(Taxonomy.ROOT)).isEqualTo("entity");
        assertThat(taxonomy.size()).isEqualTo(synsets);
        assertThat(taxonomy.height()).isEqualTo(height);
        int linkCount = 0;
        int several = 0;
        int broken = 0;
        for (int concept = 0; concept < taxonomy.size(); concept++) {
            int[] parents = taxonomy.parents(concept);
            linkCount += parents.length;
            several += parents.length > 1 ? 1 : 0;
            for (int parent : parents) {
                assertThat(taxonomy.depth(concept)).isGreaterThan(taxonomy.depth(parent));
                broken += taxonomy.shortestDepth(concept) <= taxonomy.shortestDepth(parent) ? 1 : 0;
            }
        }
        assertThat(linkCount).isEqualTo(links);
        assertThat(several).isEqualTo(severalParents);
        assertThat(broken).isEqualTo(notMonotone);
    }

    /**
     * Why depth follows the longest chain: by the shortest one, many concepts would be no deeper than their parents. The
     * figure that is quoted for this, 1,063 of 75,845, is that of WordNet 3.0 and its hypernym links alone, without
     * instance links and without the five hypernym links of concepts that are also instances (75,850 with these).
     */
    @Test
    void shortestChainsAreNotMonotone() throws Exception {
        Map<Integer, List<Integer>> parents = new HashMap<>();
        Set<Integer> instances = new HashSet<>();
        for (Map.Entry<Integer, Synset> noun : Judge.of("3.0").nouns().entrySet()) {
            parents.put(noun.getKey(), Judge.targets(noun.getValue(), PointerType.HYPERNYM));
            if (!Judge.targets(noun.getValue(), PointerType.INSTANCE_HYPERNYM).isEmpty()) {
                instances.add(noun.getKey());
            }
        }
        Map<Integer, Integer> depth = new HashMap<>();
        int links = 0;
        int broken = 0;
        for (int concept : parents.keySet()) {
            if (!instances.contains(concept)) {
                for (int parent : parents.get(concept)) {
                    links++;
                    broken += shortest(concept, parents, depth) <= shortest(parent, parents, depth) ? 1 : 0;
                }
            }
        }
        assertThat(links).isEqualTo(75_845);
        assertThat(broken).isEqualTo(1_063);
    }

    private static int shortest(int concept, Map<Integer, List<Integer>> parents, Map<Integer, Integer> known) {
        Integer depth = known.get(concept);
        if (depth == null) {
            depth = 1;
            for (int parent : parents.get(concept)) {
                int longer = shortest(parent, parents, known) + 1;
                depth = depth == 1 ? longer : Math.min(depth, longer);
            }
            known.put(concept, depth);
        }
        return depth;
    }

    @Test
    void putsInstancesBelowWhatTheyAreInstancesOf() {
        Taxonomy taxonomy = read("3.1");
        int germany = taxonomy.concept("Germany#1");

        assertThat(taxonomy.subsumes(taxonomy.concept("country#2"), germany)).isTrue();
        assertThat(taxonomy.lcs(germany, taxonomy.concept("France#1")))
                .isEqualTo(taxonomy.concept("European_country#1"));
    }

    @Test
    void agreesWithTheOtherReaderOnEveryLinkAndWord() throws Exception {
        Taxonomy taxonomy = read("3.1");
        Map<Integer, Synset> synsets = Judge.of("3.1").nouns();

        assertThat(taxonomy.size()).isEqualTo(synsets.size());
        for (int concept = 0; concept < taxonomy.size(); concept++) {
            Synset synset = synsets.get(offset(taxonomy, concept));
            TreeSet<Integer> parents = new TreeSet<>(Judge.targets(synset, PointerType.HYPERNYM));
            parents.addAll(Judge.targets(synset, PointerType.INSTANCE_HYPERNYM));
            TreeSet<Integer> ours = new TreeSet<>();
            for (int parent : taxonomy.parents(concept)) {
                ours.add(offset(taxonomy, parent));
            }
            if (!ours.equals(parents) || !taxonomy.vocabulary().terms(concept).equals(Judge.words(synset))) {
                assertThat(ours).as("parents of %s", taxonomy.id(concept)).isEqualTo(parents);
                assertThat(taxonomy.vocabulary().terms(concept)).isEqualTo(Judge.words(synset));
            }
        }
    }

    @Test
    void agreesWithTheOtherReaderOnSensesAndGlosses() throws Exception {
        Taxonomy taxonomy = read("3.1");
        Judge judge = Judge.of("3.1");
        Map<Integer, Synset> synsets = judge.nouns();
        List<String> lemmas = judge.lemmas(PartOfSpeech.NOUN);

        assertThat(taxonomy.vocabulary().size()).isEqualTo(lemmas.size());
        Collections.shuffle(lemmas, new Random(31));
        for (String lemma : lemmas.subList(0, 5_000)) {
            int[] senses = taxonomy.vocabulary().senses(lemma);
            assertThat(Arrays.stream(senses).mapToObj(sense -> offset(taxonomy, sense)))
                    .as(lemma)
                    .containsExactlyElementsOf(judge.senses(lemma));
            assertThat(taxonomy.concept(lemma + "#" + senses.length)).isEqualTo(senses[senses.length - 1]);
            assertThat(taxonomy.gloss(senses[0]))
                    .isEqualTo(synsets.get(offset(taxonomy, senses[0])).getGloss());
        }
    }
}
