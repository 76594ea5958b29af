package org.semblance.report;

/** A point between two axes, in their units. */
public record Point(double x, double y) {}
