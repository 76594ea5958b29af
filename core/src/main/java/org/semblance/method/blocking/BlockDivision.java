package org.semblance.method.blocking;

import java.io.Serializable;
import org.semblance.domain.Records;

/** A question about a record alone that tells in which of some blocks it is. It goes to where the records are. */
public interface BlockDivision extends Serializable {

    /** How many blocks there are. */
    int count();

    /** The block of each record, from 0 on; the records may be a part of all. */
    int[] of(Records records);
}
