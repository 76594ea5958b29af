package org.semblance.method.noise;

import java.io.Serializable;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.method.LearningTrace;

/** Masks records one at a time, by what was learnt before. Threads may share it, and it travels to where records are. */
public interface Masker extends Serializable {

    /** The attributes it masks, in the order of the cells. */
    List<Attribute> attributes();

    /** The column that gives the level of noise for each record, if there is one. */
    default Optional<String> levelColumn() {
        return Optional.empty();
    }

    /** Whether a concept lies in the domain of an attribute; what does not cannot be masked. */
    boolean knows(int attribute, int concept);

    /** How many words of 64 random bits each record takes. */
    int words();

    /** The random numbers of records, from a source: the same for a table and for a stream. */
    default Chance.Draws draws(Chance chance) {
        return chance.of("records").draws(words());
    }

    /**
     * Masks the cells of a record in place; a missing one stays missing.
     *
     * @param draws standing at the numbers of the record
     * @param shifts hears how far each cell was moved
     */
    void mask(RecordCells cells, Chance.Draws draws, ShiftCounts shifts);

    /** What was learnt. */
    LearningTrace learnt();
}
