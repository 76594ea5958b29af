package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/**
 * A taxonomy for which the bound of the exponential mechanism is nearly reached: one leaf at the end of a long chain,
 * as far as can be from many leaves that end another chain together and are close to each other.
 */
final class TwoChains {

    static final String LONE = "lone";
    static final String SIBLING = "sibling 1";

    private static final int DEPTH = 40;

    private TwoChains() {}

    static Taxonomy taxonomy(int siblings) {
        TaxonomyBuilder builder = Taxonomy.named("two chains").chain(chain("left", LONE));
        for (int i = 1; i <= siblings; i++) {
            builder.chain(i == 1 ? chain("right", SIBLING) : new String[] {"sibling " + i, "right " + (DEPTH - 1)});
        }
        return builder.build();
    }

    /** From the leaf at the depth up to the root. */
    private static String[] chain(String name, String leaf) {
        List<String> downwards = new ArrayList<>(List.of("root"));
        for (int depth = 2; depth < DEPTH; depth++) {
            downwards.add(name + " " + depth);
        }
        downwards.add(leaf);
        Collections.reverse(downwards);
        return downwards.toArray(String[]::new);
    }
}
