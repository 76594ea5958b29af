package org.semblance.method.noise;

import java.io.Serializable;
import org.semblance.Chance;
import org.semblance.method.LearningTrace;

/** What is known of an attribute that gets noise, and how a value of it is moved. */
sealed interface AttributeNoise extends Serializable permits ConceptNoise, NumberNoise {

    /** The variance of noise at level 1 that has nothing to do with other attributes. */
    double variance();

    /** Whether a concept lies in its domain. */
    boolean knows(int concept);

    /**
     * Moves the value of a cell, if there is one: a number at once, while a concept is put into the room for what is
     * found.
     *
     * @param attribute the place of the cell
     * @param noise by how much, and which way
     */
    void move(int attribute, RecordCells cells, double noise, Chance.Draws draws, ShiftCounts shifts);

    /**
     * What a report may tell.
     *
     * @param scale the variance of its noise at level 1
     */
    LearningTrace.Spread spread(double scale);
}
