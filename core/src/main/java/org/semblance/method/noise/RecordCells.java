package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.domain.taxonomy.Concepts;

/**
 * The cells of a record to be masked, in the order of a masker's attributes: concept numbers or numbers. It is reused
 * for the next record.
 */
public final class RecordCells {

    private final int[] concepts;
    private final double[] numbers;
    private final double[] drawn;
    private final int[] found;
    private double level;

    public RecordCells(int attributes) {
        this.concepts = new int[attributes];
        this.numbers = new double[attributes];
        this.drawn = new double[attributes];
        this.found = new int[attributes];
        clear();
    }

    /** Makes all cells missing and resets the level to that of the method. */
    public void clear() {
        Arrays.fill(concepts, Concepts.NONE);
        Arrays.fill(numbers, Double.NaN);
        level = Double.NaN;
    }

    /** The concept of a cell; {@link Concepts#NONE} if missing. */
    public int concept(int attribute) {
        return concepts[attribute];
    }

    public void concept(int attribute, int concept) {
        concepts[attribute] = concept;
    }

    public double number(int attribute) {
        return numbers[attribute];
    }

    public void number(int attribute, double number) {
        numbers[attribute] = number;
    }

    /** The noise level of this record; NaN for that of the method. */
    public double level() {
        return level;
    }

    public void level(double given) {
        this.level = given;
    }

    /** A buffer for the draws of each attribute. */
    double[] drawn() {
        return drawn;
    }

    /** A buffer for the replacements of each attribute, while others still use the original. */
    int[] found() {
        return found;
    }
}
