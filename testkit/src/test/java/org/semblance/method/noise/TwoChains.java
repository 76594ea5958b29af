package org.semblance.method.noise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Naming;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

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

    /** A column of concepts by their ids, in the domain of the whole taxonomy. */
    static Dataset data(Taxonomy taxonomy, @Nullable String... values) {
        return data(taxonomy, new WuPalmer(), OptionalInt.of(Taxonomy.ROOT), values);
    }

    static Dataset data(Taxonomy taxonomy, Similarity similarity, OptionalInt within, @Nullable String... values) {
        return Dataset.of(
                Table.of(Words.of("x", values)),
                List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, domain(taxonomy, similarity, within))));
    }

    static Concepts domain(Taxonomy taxonomy, Similarity similarity, OptionalInt within) {
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        for (int concept = 0; concept < taxonomy.size(); concept++) {
            conceptOf.put(taxonomy.id(concept), concept);
        }
        return new Concepts(
                taxonomy,
                similarity,
                Concepts.Average.MEAN,
                ConceptMap.of(conceptOf),
                within,
                new Naming(true, Set.of()));
    }
}
