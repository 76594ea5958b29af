package org.semblance.method.blocking;

import java.io.Serializable;
import org.semblance.domain.Records;

/** Assigns records to blocks by looking at each record alone. It is sent to where the records are. */
public interface BlockDivision extends Serializable {

    /** The number of blocks. */
    int count();

    /** The block of each record, from 0; the records may be a part of all. */
    int[] of(Records records);
}
