package org.semblance.method.noise;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/** Tables to add noise to: a tree of three levels of four kinds each, and columns of its leaves. */
final class NoiseTables {

    static final Taxonomy TREE = tree("kinds");

    private NoiseTables() {}

    /** Concepts such as k2, k2.0 and k2.0.3 below all. */
    static Taxonomy tree(String name) {
        TaxonomyBuilder builder = Taxonomy.named(name);
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                for (int k = 0; k < 4; k++) {
                    builder.chain("k" + i + "." + j + "." + k, "k" + i + "." + j, "k" + i, "all");
                }
            }
        }
        return builder.build();
    }

    /** A domain of concepts that are written by their ids. */
    static Concepts concepts(Taxonomy taxonomy, Similarity similarity, OptionalInt within) {
        Map<String, Integer> ids = new LinkedHashMap<>();
        IntStream.range(0, taxonomy.size()).forEach(concept -> ids.put(taxonomy.id(concept), concept));
        return new Concepts(
                taxonomy,
                similarity,
                Concepts.Average.MEAN,
                ConceptMap.of(ids),
                within,
                new ConceptNaming(true, Set.of()));
    }

    static Concepts concepts(Taxonomy taxonomy, OptionalInt within) {
        return concepts(taxonomy, new WuPalmer(), within);
    }

    static Concepts concepts() {
        return concepts(TREE, OptionalInt.empty());
    }

    /** Leaves at random, those of k0 more often. */
    static Words leaves(String name, int size, Random random) {
        return Words.of(
                name, IntStream.range(0, size).mapToObj(row -> leaf(random)).toArray(String[]::new));
    }

    private static String leaf(Random random) {
        return "k" + random.nextInt(1 + random.nextInt(4)) + "." + random.nextInt(4) + "." + random.nextInt(4);
    }

    /** A column that mostly shows what another does, or a leaf beside it. */
    static Words like(String name, Words other, Random random) {
        return Words.of(
                name,
                IntStream.range(0, other.size())
                        .mapToObj(row -> random.nextInt(5) == 0
                                ? leaf(random)
                                : other.text(row).substring(0, 5) + random.nextInt(4))
                        .toArray(String[]::new));
    }

    /** These columns, all to be masked: words as concepts of the tree, numbers as numbers. */
    static Dataset masked(Column... columns) {
        return Dataset.of(
                Table.of(columns),
                Arrays.stream(columns)
                        .map(column -> Attribute.of(
                                column.name(),
                                Role.QUASI_IDENTIFIER,
                                column instanceof Words ? (Domain) concepts() : new Numeric(null)))
                        .toList());
    }

    static Dataset with(Dataset data, String name, Domain domain) {
        List<Attribute> attributes = data.attributes().stream()
                .map(attribute ->
                        attribute.name().equals(name) ? Attribute.of(name, Role.QUASI_IDENTIFIER, domain) : attribute)
                .toList();
        return Dataset.of(data.table(), attributes);
    }
}
