package org.semblance.privacy;

import java.util.Optional;

/**
 * A guarantee that a method can aim for: each class of equal rows is judged alone, and classes that hold it still do when
 * they are merged.
 */
public interface Aim extends Guarantee {

    /** A judge of single classes, who looked at the table as a whole before. */
    interface Judge {

        /** Whether a class of these rows would hold it. */
        boolean holds(int[] rows);

        /** How far a class of these rows is from holding it, so that the worst can be mended first; 0 where it holds. */
        default double lack(int[] rows) {
            return holds(rows) ? 0 : 1;
        }
    }

    /** A judge of classes of the rows that the evidence is about. */
    Judge judge(Evidence evidence);

    /** What is asked for and what a class of these rows has instead, in words; empty where the aim has nothing to count. */
    default Optional<String> shortfall(int[] rows, Evidence evidence) {
        return Optional.empty();
    }

    /** How many rows a class needs at least. */
    int fewest();

    /** Whether a class of so many rows holds it, whatever they are. */
    boolean byCountAlone(Evidence evidence);

    /** Whether a class of so many persons holds it, whatever their rows; one row is one person where they are not known. */
    default boolean byPersonsAlone() {
        return false;
    }
}
