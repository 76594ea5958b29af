package org.semblance.method.noise;

import java.io.Serializable;
import org.semblance.Chance;
import org.semblance.method.LearningTrace;

/** The noise of one attribute: what was learnt about its values, and how a value is moved. */
sealed interface AttributeNoise extends Serializable permits ConceptNoise, NumberNoise {

    /** The variance of independent noise at level 1. */
    double variance();

    /** Whether a concept is in its domain. */
    boolean knows(int concept);

    /**
     * Moves the value of a cell, if there is one: a number immediately, while the replacement of a concept is stored
     * for later.
     *
     * @param attribute the index of the cell
     * @param noise by how much, and in which direction
     */
    void move(int attribute, RecordCells cells, double noise, Chance.Draws draws, ShiftCounts shifts);

    /**
     * What a report may show.
     *
     * @param scale the variance of its noise at level 1
     */
    LearningTrace.LearnedAttribute spread(double scale);
}
