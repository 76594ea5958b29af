package org.semblance.domain.taxonomy.statistics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.JiangConrath;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.Resnik;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.RandomTaxonomies;

/** Columns of concepts at random: each concept has two words, some rows are missing, some columns follow another. */
final class RandomColumns {

    static final List<Similarity> SIMILARITIES = List.of(
            new WuPalmer(),
            new ShortestPath(),
            new LeacockChodorow(true),
            new Resnik(InformationContent.SANCHEZ),
            new Lin(InformationContent.SECO),
            new JiangConrath(InformationContent.SANCHEZ));

    private final Random random;
    private final Concepts domain;
    private final List<String> words;

    private RandomColumns(Random random, Taxonomy taxonomy, Similarity similarity) {
        this.random = random;
        Map<String, Integer> concepts = new LinkedHashMap<>();
        for (int concept = 0; concept < taxonomy.size(); concept++) {
            concepts.put("one word for " + concept, concept);
            concepts.put("another word for " + concept, concept);
        }
        this.domain = new Concepts(taxonomy, similarity, Concepts.Average.MEAN, ConceptMap.of(concepts));
        this.words = List.copyOf(concepts.keySet());
    }

    /** Columns of any taxonomy under any similarity. */
    static RandomColumns any(Random random) {
        int size = 2 + random.nextInt(60);
        RandomTaxonomies taxonomies = new RandomTaxonomies(random);
        Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(size) : taxonomies.graph(size);
        return new RandomColumns(random, taxonomy, similarity(random));
    }

    /** Columns of a tree under any similarity. */
    static RandomColumns ofTree(Random random) {
        return new RandomColumns(random, new RandomTaxonomies(random).tree(2 + random.nextInt(60)), similarity(random));
    }

    /** Columns of a taxonomy of some hundred concepts under any similarity. */
    static RandomColumns large(Random random) {
        RandomTaxonomies taxonomies = new RandomTaxonomies(random);
        int size = 200 + random.nextInt(400);
        Taxonomy taxonomy = random.nextBoolean() ? taxonomies.tree(size) : taxonomies.graph(size);
        return new RandomColumns(random, taxonomy, similarity(random));
    }

    private static Similarity similarity(Random random) {
        return SIMILARITIES.get(random.nextInt(SIMILARITIES.size()));
    }

    Concepts domain() {
        return domain;
    }

    Words column(String name, int size) {
        return new RandomTables(random).words(name, size, words);
    }

    /** A column that has the word of another in most rows. */
    Words like(Words other, String name) {
        Words noise = column(name, other.size());
        @Nullable String[] texts = new String[other.size()];
        for (int row = 0; row < texts.length; row++) {
            Words from = random.nextInt(3) > 0 ? other : noise;
            texts[row] = from.missing(row) ? null : from.text(row);
        }
        return Words.of(name, texts);
    }
}
