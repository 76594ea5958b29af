package org.semblance.method.noise;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.method.LearningTrace;

/**
 * Masks records one at a time with what was learnt before. Threads may share it, and it can be sent to where records
 * are.
 */
public interface Masker extends Serializable {

    /** The attributes it masks, in the order of the cells. */
    List<Attribute> attributes();

    /** The column with the noise level of each record, if there is one. */
    default Optional<String> levelColumn() {
        return Optional.empty();
    }

    /** Whether a concept is in the domain of an attribute; others cannot be masked. */
    boolean knows(int attribute, int concept);

    /** The number of random 64-bit words for each record. */
    int words();

    /** The random numbers of records: the same for a table and for a stream. */
    default Chance.Draws draws(Chance chance) {
        return chance.of("records").draws(words());
    }

    /**
     * Masks the cells of a record in place; missing ones stay missing.
     *
     * @param draws positioned at the numbers of the record
     * @param shifts counts how far each cell was moved
     */
    void mask(RecordCells cells, Chance.Draws draws, ShiftCounts shifts);

    /** What was learnt. */
    LearningTrace learnt();
}
