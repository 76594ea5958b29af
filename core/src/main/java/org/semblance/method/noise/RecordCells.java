package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.domain.taxonomy.Concepts;

/**
 * The cells of a record that are to be masked, in the order of a masker's attributes: the number of a concept, or a
 * number. To be used again for the next record.
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

    /** Makes all cells missing, and the level that of the method. */
    public void clear() {
        Arrays.fill(concepts, Concepts.NONE);
        Arrays.fill(numbers, Double.NaN);
        level = Double.NaN;
    }

    /** The concept of a cell; {@link Concepts#NONE} where it is missing. */
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

    /** The level of noise for this record; NaN where it is that of the method. */
    public double level() {
        return level;
    }

    public void level(double given) {
        this.level = given;
    }

    /** Room for what is drawn for each attribute. */
    double[] drawn() {
        return drawn;
    }

    /** Room for what is found for each attribute, while the others still look at the original. */
    int[] found() {
        return found;
    }
}
