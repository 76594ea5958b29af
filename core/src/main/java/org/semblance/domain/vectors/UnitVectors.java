package org.semblance.domain.vectors;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Metric;
import org.semblance.domain.Space;

/**
 * Vectors of which only the direction counts, such as documents and embeddings: each row is normalised to length 1; one
 * minus the cosine as distance, the normalised sum as prototype, or Euclidean distance and mean.
 *
 * <p>Abril, Navarro-Arribas and Torra, Computers &amp; Security 49 (2015), section 4.2. A missing vector is at distance
 * 1 from every other.
 */
@CatalogEntry(
        name = UnitVectors.NAME,
        summary = "documents or embeddings as vectors of length 1; distance: one minus the cosine; "
                + "average: direction of the sum",
        source = Citations.ABRIL_SPHERICAL)
public record UnitVectors(
        @About(
                value = "what represents a group: direction, the unit vector nearest by the cosine; or mean, as "
                        + "in classical microaggregation, for comparison",
                fallback = "direction")
        Average average)
        implements Metric<Vector> {

    public static final String NAME = "unit-vectors";

    /** How vectors are averaged, which also determines their distance. */
    public enum Average {
        /** The normalised sum; the distance is one minus the cosine. */
        DIRECTION,
        /** The arithmetic mean, which is shorter than 1; the distance is Euclidean. */
        MEAN
    }

    public UnitVectors() {
        this(Average.DIRECTION);
    }

    @Override
    public Space<Vector> bind(Column column, Rows rows) {
        if (column instanceof Vectors vectors) {
            return new VectorSpace(VectorNormalization.of(vectors), average, false);
        }
        if (column instanceof Words words) {
            return new VectorSpace(VectorNormalization.of(NumberLists.of(words, rows)), average, true);
        }
        throw Problem.recipe(
                ProblemCode.E_DOMAIN,
                "column '" + column.name() + "' holds no vectors",
                "give unit-vectors to documents or to a column of lists of numbers");
    }
}
