package org.semblance.quality.loss;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Distinct;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Concepts;

/**
 * The semantic distances between the original and released values of one quasi-identifier, row by row. If either side
 * has no concept or is missing, the distance is the largest of the similarity, unless the value is unchanged.
 */
final class SemanticDistances {

    private final String name;
    private final int[] counts;
    private final double[] distances;
    private final IntUnaryOperator pairOf;

    private SemanticDistances(String name, int[] counts, double[] distances, IntUnaryOperator pairOf) {
        this.name = name;
        this.counts = counts;
        this.distances = distances;
        this.pairOf = pairOf;
    }

    /** One for each quasi-identifier whose values have concepts; refused if there is none. */
    static List<SemanticDistances> of(Dataset original, Table released, String measure) {
        List<SemanticDistances> lost = new ArrayList<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            if (attribute.domain() instanceof Generalizable domain
                    && domain.meaning().isPresent()) {
                SemanticHierarchy hierarchy = domain.meaning().orElseThrow();
                ReleasedLevels.of(attribute, original, released)
                        .ifPresent(levels -> lost.add(ofLabels(attribute.name(), levels, hierarchy)));
            } else if (attribute.domain() instanceof Concepts domain) {
                lost.add(ofConcepts(domain, (Words) original.table().column(attribute.name()), (Words)
                        released.column(attribute.name())));
            }
        }
        if (lost.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs a quasi-identifier whose values have a meaning, and there is none",
                    "leave " + measure + " out of measures:, or name a taxonomy for the hierarchy or the concepts");
        }
        return lost;
    }

    private static SemanticDistances ofLabels(String name, ReleasedLevels levels, SemanticHierarchy hierarchy) {
        int[] counts = new int[levels.pairs()];
        double[] distances = new double[counts.length];
        for (int pair = 0; pair < counts.length; pair++) {
            counts[pair] = levels.count(pair);
            if (!levels.unchanged(pair)) {
                distances[pair] = distance(levels, pair, hierarchy);
            }
        }
        return new SemanticDistances(name, counts, distances, levels::pairOf);
    }

    private static double distance(ReleasedLevels levels, int pair, SemanticHierarchy hierarchy) {
        int from =
                levels.leaf(pair) == Words.MISSING ? SemanticHierarchy.NONE : hierarchy.concept(0, levels.leaf(pair));
        int to = hierarchy.concept(levels.level(pair), levels.node(pair));
        return from == SemanticHierarchy.NONE || to == SemanticHierarchy.NONE
                ? hierarchy.comparison().most()
                : hierarchy.comparison().distance(from, to);
    }

    private static SemanticDistances ofConcepts(Concepts domain, Words original, Words released) {
        Distinct pairs = Distinct.of(released.size(), List.of(original.codes(), released.codes()));
        int[] counts = new int[pairs.count()];
        double[] distances = new double[counts.length];
        for (int pair = 0; pair < counts.length; pair++) {
            int row = pairs.first(pair);
            counts[pair] = pairs.size(pair);
            if (original.missing(row) != released.missing(row)) {
                distances[pair] = domain.comparison().most();
            } else if (!original.text(row).equals(released.text(row))) {
                OptionalInt from = domain.concept(original.text(row));
                OptionalInt to = domain.concept(released.text(row));
                distances[pair] = from.isEmpty() || to.isEmpty()
                        ? domain.comparison().most()
                        : domain.comparison().distance(from.getAsInt(), to.getAsInt());
            }
        }
        return new SemanticDistances(original.name(), counts, distances, pairs::recordOf);
    }

    String name() {
        return name;
    }

    /** The distance in a row. */
    double at(int row) {
        return distances[pairOf.applyAsInt(row)];
    }

    /** The sum of the distances over all rows. */
    double sum() {
        ExactSum sum = new ExactSum();
        for (int pair = 0; pair < counts.length; pair++) {
            sum.add(counts[pair] * distances[pair]);
        }
        return sum.value();
    }

    /** The sum of the squared distances over all rows. */
    double sumOfSquares() {
        ExactSum sum = new ExactSum();
        for (int pair = 0; pair < counts.length; pair++) {
            sum.add(counts[pair] * (distances[pair] * distances[pair]));
        }
        return sum.value();
    }
}
