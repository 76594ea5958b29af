package org.semblance.data;

import java.io.Serializable;
import java.util.function.Consumer;

/**
 * A table in parts that may lie in several places; work goes to where they are. A row is known by its number, whatever part it
 * is in. What comes of a table must not depend on how it was cut into parts, nor on which part is worked on first or twice.
 */
public interface PartitionedTable {

    /**
     * What is done with a part. It travels to where the part is, so that all it holds must be serialisable; and it may be done
     * again when a place is lost, so that it must come to the same each time.
     */
    interface Work<R> extends Serializable {
        R on(Table part);
    }

    /** The same rows, each part changed; numbers of rows stay with them, and rows may be left out. */
    PartitionedTable map(Work<Table> work);

    /** Lets work be done on each part, and hears what came of it here, one after the other in any order. */
    <R extends Serializable> void each(Work<R> work, Consumer<R> results);

    /**
     * The rows gathered anew: all that go to the same place make one part, lowest number first. Places without rows have no part.
     *
     * @param places how many places there are
     * @param place for each row of a part its place, from 0 on
     */
    PartitionedTable by(int places, Work<int[]> place);

    /** The same, worked out once, since it will be asked for again; until it is let go. */
    PartitionedTable kept();

    /** Lets go of what was kept. */
    void letGo();

    /** Brings the parts here, one after the other: those gathered by place in the order of places, others as they were read. */
    void inOrder(Consumer<Table> parts);
}
