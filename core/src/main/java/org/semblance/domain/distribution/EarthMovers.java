package org.semblance.domain.distribution;

import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Domain;
import org.semblance.domain.Ordinal;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.taxonomy.Concepts;

/** Creates the earth mover's distance that suits a column. A missing value is at distance 1 from every other value. */
public final class EarthMovers {

    private EarthMovers() {}

    /** The earth mover's distance for a column in which all rows count alike. */
    public static EarthMover of(Column column, Domain domain, @Nullable GroundDistance ground) {
        return of(column, domain, ground, RowWeights.ALIKE);
    }

    /**
     * The earth mover's distance for a column.
     *
     * @param ground the ground distance; null for the one that suits the domain
     * @param weights how much each row counts
     */
    public static EarthMover of(Column column, Domain domain, @Nullable GroundDistance ground, RowWeights weights) {
        return switch (ground == null ? suiting(domain) : ground) {
            case EQUAL -> new EqualGroundDistance(ColumnValues.of(column, domain), weights);
            case ORDERED ->
                new OrderedGroundDistance(
                        domain instanceof Ordinal ordinal
                                ? ColumnValues.onScale(column, ordinal)
                                : ColumnValues.ofNumbers(column),
                        weights);
            case SEMANTIC -> semantic(column, domain, weights);
        };
    }

    /** The default ground distance of a domain. */
    public static GroundDistance suiting(Domain domain) {
        if (domain instanceof Concepts || domain instanceof Hierarchical) {
            return GroundDistance.SEMANTIC;
        }
        return domain.ofNumbers() || domain instanceof Ordinal ? GroundDistance.ORDERED : GroundDistance.EQUAL;
    }

    private static EarthMover semantic(Column column, Domain domain, RowWeights weights) {
        if (domain instanceof Concepts concepts) {
            return ConceptGroundDistance.of((Words) column, concepts, weights);
        }
        if (domain instanceof Hierarchical hierarchical) {
            return HierarchyGroundDistance.of((Words) column, hierarchical.hierarchy(), weights);
        }
        throw Problem.recipe(
                ProblemCode.E_DISTANCE,
                "column '" + column.name() + "' has no taxonomy and no hierarchy",
                "choose distance: equal or ordered, or make its domain concepts or hierarchy");
    }
}
