package org.semblance.report.chart;

/** A point between two axes, in their units. */
public record ChartPoint(double x, double y) {}
