package org.semblance.method.noise;

import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.method.Learnt;

/** Masks records one at a time, by what was learnt before. Threads may share it. */
public interface Masker {

    /** The attributes it masks, in the order of the cells. */
    List<Attribute> attributes();

    /** The column that gives the level of noise for each record, if there is one. */
    default Optional<String> levelColumn() {
        return Optional.empty();
    }

    /** How many words of 64 random bits each record takes. */
    int words();

    /** The random numbers of its records: those that a whole table masked with the same source takes, row by row. */
    default Chance.Draws draws(Chance chance) {
        return RecordByRecord.draws(this, chance);
    }

    /**
     * Masks the cells of a record in place; a missing one stays missing.
     *
     * @param draws standing at the numbers of the record
     * @param shifts hears how far each cell was moved
     */
    void mask(Cells cells, Chance.Draws draws, Shifts shifts);

    /** What was learnt. */
    Learnt learnt();
}
