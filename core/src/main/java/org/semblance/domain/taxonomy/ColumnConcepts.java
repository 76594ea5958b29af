package org.semblance.domain.taxonomy;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The concepts that matter for a column: first those of its values in order of appearance, then all that may be an
 * average of some of them. Their distances are precomputed if there are not too many.
 */
final class ColumnConcepts {

    /** The largest number of precomputed distances, 32 MB; above it each distance is computed on demand. */
    private static final int MOST_HELD = 4_000_000;

    private final Taxonomy taxonomy;
    private final Similarity.Comparison comparison;
    private final int[] concepts;
    private final int held;
    private final int[] rank;
    private final int[][] above;
    private final double[][] distances;
    private final int[] domain;

    private ColumnConcepts(Concepts domain, int[] concepts, int held, int[] rank, int[][] above) {
        this.taxonomy = domain.taxonomy();
        this.comparison = domain.comparison();
        this.concepts = concepts;
        this.held = held;
        this.rank = rank;
        this.above = above;
        this.domain = domain.average() == Concepts.Average.MEAN && held > 0 ? placesWithin(domain) : new int[0];
        boolean few = (long) held * concepts.length <= MOST_HELD;
        this.distances = new double[few ? held : 0][];
        for (int value = 0; value < distances.length; value++) {
            double[] row = new double[concepts.length];
            for (int place = 0; place < row.length; place++) {
                row[place] = comparison.distance(concepts[value], concepts[place]);
            }
            distances[value] = row;
        }
    }

    private int[] placesWithin(Concepts domain) {
        int top = domain.top(Arrays.copyOf(concepts, held));
        return IntStream.range(0, concepts.length)
                .filter(place -> taxonomy.subsumes(top, concepts[place]))
                .toArray();
    }

    /** The concepts for a column whose values mean these, in order of first appearance. */
    static ColumnConcepts of(Concepts domain, int[] values) {
        Taxonomy taxonomy = domain.taxonomy();
        Set<Integer> order = new LinkedHashSet<>();
        int[][] ancestors = new int[values.length][];
        for (int value = 0; value < values.length; value++) {
            int concept = values[value];
            ancestors[value] = IntStream.of(taxonomy.ancestors(concept))
                    .filter(ancestor -> domain.within().isEmpty()
                            || taxonomy.subsumes(domain.within().getAsInt(), ancestor))
                    .boxed()
                    .sorted((one, other) -> {
                        int links = Integer.compare(taxonomy.linksUp(concept, one), taxonomy.linksUp(concept, other));
                        return links != 0 ? links : taxonomy.compareIds(one, other);
                    })
                    .mapToInt(Integer::intValue)
                    .toArray();
            Arrays.stream(ancestors[value]).forEach(order::add);
        }
        if (domain.average() == Concepts.Average.MEAN && values.length > 0) {
            IntStream.of(taxonomy.descendants(domain.top(values)))
                    .boxed()
                    .sorted(taxonomy::compareIds)
                    .forEach(order::add);
        }
        return placed(domain, values, order, ancestors);
    }

    private static ColumnConcepts placed(Concepts domain, int[] values, Set<Integer> order, int[][] ancestors) {
        int[] placeOf = new int[domain.taxonomy().size()];
        Arrays.fill(placeOf, -1);
        int[] concepts = Arrays.copyOf(values, order.size());
        int size = values.length;
        for (int value = 0; value < values.length; value++) {
            placeOf[values[value]] = value;
        }
        for (int concept : order) {
            if (placeOf[concept] < 0) {
                placeOf[concept] = size;
                concepts[size++] = concept;
            }
        }
        int[] rank = new int[size];
        int next = 0;
        for (int concept : order) {
            rank[placeOf[concept]] = next++;
        }
        int[][] above = new int[values.length][];
        for (int value = 0; value < values.length; value++) {
            above[value] = Arrays.stream(ancestors[value])
                    .map(ancestor -> placeOf[ancestor])
                    .toArray();
        }
        return new ColumnConcepts(domain, concepts, values.length, rank, above);
    }

    /** Whether this was made for these values, in this order. */
    boolean isFor(int[] values) {
        return Arrays.equals(concepts, 0, held, values, 0, values.length);
    }

    int size() {
        return concepts.length;
    }

    /** The positions of all concepts of the domain, if a mean is asked for. */
    int[] domain() {
        return domain;
    }

    /** The number of concepts of values, which come first. */
    int held() {
        return held;
    }

    int concept(int place) {
        return concepts[place];
    }

    /**
     * The rank of a concept for breaking ties: values by appearance, for each its ancestors by links upwards, then by
     * id.
     */
    int rank(int place) {
        return rank[place];
    }

    /** The positions of the ancestors of a value, including itself. */
    int[] above(int value) {
        return above[value];
    }

    int depth(int place) {
        return taxonomy.depth(concepts[place]);
    }

    int shortestDepth(int place) {
        return taxonomy.shortestDepth(concepts[place]);
    }

    boolean subsumes(int ancestor, int place) {
        return taxonomy.subsumes(concepts[ancestor], concepts[place]);
    }

    /** An upper bound of all distances, which is also the distance of anything without a concept. */
    double most() {
        return comparison.most();
    }

    double distance(int one, int other) {
        if (one < distances.length) {
            return distances[one][other];
        }
        return other < distances.length ? distances[other][one] : comparison.distance(concepts[one], concepts[other]);
    }
}
