package org.semblance.privacy;

import java.util.Optional;

/**
 * A guarantee that a method can pursue as a goal while it masks: each equivalence class is judged alone, and classes
 * that satisfy it still do after they are merged, unless {@link #survivesMerging} says otherwise.
 */
public interface Aim extends Guarantee {

    /** Judges single classes, after having examined the table as a whole. */
    interface Judge {

        /** Whether a class of these rows satisfies the guarantee. */
        boolean holds(int[] rows);

        /**
         * How far a class of these rows is from satisfying the guarantee, so that the worst can be corrected first; 0
         * if satisfied.
         */
        default double lack(int[] rows) {
            return holds(rows) ? 0 : 1;
        }
    }

    /** A judge of classes of the rows in the evidence. */
    Judge judge(Evidence evidence);

    /** What is required and what a class of these rows has instead, in words; empty if there is nothing to count. */
    default Optional<String> shortfall(int[] rows, Evidence evidence) {
        return Optional.empty();
    }

    /**
     * Whether classes that satisfy it still do after they are merged. If not, a search must judge every candidate,
     * may miss the best one, and two groups that become equal by chance may violate it on the file.
     */
    default boolean survivesMerging(Evidence evidence) {
        return true;
    }

    /** The minimum number of rows of a class. */
    int fewest();

    /** Whether any class with the minimum number of rows satisfies it, whatever the rows are. */
    boolean byCountAlone(Evidence evidence);

    /**
     * Whether any class with the minimum number of persons satisfies it, whatever their rows; without a person column a
     * row is a person.
     */
    default boolean byPersonsAlone() {
        return false;
    }
}
