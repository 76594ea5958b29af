package org.semblance.domain.taxonomy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.testkit.TaxonomyContract;

/** Graphs made at random, with many parents, equal depths and words of several meanings. */
class RandomTaxonomyContractTest implements TaxonomyContract {

    @Override
    public int trials() {
        return 300;
    }

    @Override
    public Taxonomy taxonomy(Random random) {
        int size = 1 + random.nextInt(random.nextBoolean() ? 8 : 60);
        int reach = 1 + random.nextInt(size);
        boolean forest = random.nextInt(4) == 0;
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            ids.add((random.nextBoolean() ? "C" : "\uD83D\uDC31\uFF21".substring(random.nextInt(2) * 2)) + i);
        }
        Collections.shuffle(ids, random);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            order.add(random.nextInt(order.size() + 1), i);
        }
        TaxonomyBuilder builder = Taxonomy.named("random");
        for (int i : order) {
            int concept = builder.concept(ids.get(i));
            for (int words = random.nextInt(3); words > 0; words--) {
                builder.word(concept, "word " + random.nextInt(size));
            }
            if (random.nextInt(5) == 0) {
                builder.gloss(concept, "gloss of " + i);
            }
            int parents = i == 0 || (forest && random.nextInt(6) == 0) ? 0 : 1 + random.nextInt(3);
            for (; parents > 0; parents--) {
                builder.below(concept, ids.get(Math.max(0, i - 1 - random.nextInt(reach))));
            }
        }
        boolean always = random.nextInt(4) == 0;
        return builder.virtualRoot(always ? VirtualRoot.ALWAYS : VirtualRoot.IF_NEEDED)
                .build();
    }
}
