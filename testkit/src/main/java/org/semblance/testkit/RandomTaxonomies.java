package org.semblance.testkit;

import java.util.Random;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** Random taxonomies: concepts c0 (the root), c1, c2, …, with the words "word 0", "word 1", …. */
public final class RandomTaxonomies {

    private final Random random;

    public RandomTaxonomies(Random random) {
        this.random = random;
    }

    /** A tree with a number of concepts. */
    public Taxonomy tree(int size) {
        return graph(size, 0);
    }

    /** A taxonomy with a number of concepts, some of which have two or three parents. */
    public Taxonomy graph(int size) {
        return graph(size, 0.3);
    }

    private Taxonomy graph(int size, double severalParents) {
        TaxonomyBuilder builder = Taxonomy.named("random");
        // few recent parents give deep taxonomies, all earlier ones give broad ones
        int reach = 1 + random.nextInt(size);
        for (int concept = 0; concept < size; concept++) {
            int number = builder.concept("c" + concept);
            builder.word(number, "word " + concept);
            for (int link = 0; concept > 0 && link < 3 && (link == 0 || random.nextDouble() < severalParents); link++) {
                builder.below(number, Math.max(0, concept - 1 - random.nextInt(reach)));
            }
        }
        return builder.build();
    }
}
