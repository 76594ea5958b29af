package org.semblance.quality;

import java.io.Serializable;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/** A measure that can be taken of the parts of a table one by one: what it sums up adds up to that of the whole. */
public interface PartitionedMeasure extends Measure, Serializable {

    /** Which rows must stand in one part. */
    enum Together {
        ANY,
        /** Those that read alike in the release. */
        RELEASED,
        /** Those that read alike in the original. */
        ORIGINAL
    }

    /** What is known of a part, or of several. */
    interface Sums extends Serializable {

        Sums and(Sums other);

        Score score();
    }

    default Together together() {
        return Together.ANY;
    }

    /**
     * Takes the sums of a part. Where rows must stand together, each may stand for several.
     *
     * @param part seen as the whole would be; where rows must stand together, without columns that are neither masked nor
     *     confidential
     * @param centre the average of the quasi-identifiers of the whole, as a table of one row
     */
    Sums sums(Dataset part, Table released, Table centre);
}
