/**
 * Charts for pages and pictures, each drawn by the same code.
 *
 * <p>A chart, such as {@link org.semblance.report.chart.BarChart}, holds figures. Its {@link
 * org.semblance.report.chart.Drawing} lays them out for a {@link org.semblance.report.chart.DrawingMedium} and draws lines,
 * rectangles and texts on a {@link org.semblance.report.chart.Canvas}. There are two of each: a page ({@link
 * org.semblance.report.chart.SvgCanvas}, styled by the style sheet of the page, as wide as the screen allows) and a
 * picture ({@link org.semblance.report.chart.PictureCanvas}, styled by {@link
 * org.semblance.report.chart.PictureStyle}). Both define the same style names.
 *
 * <p>On a page, a {@link org.semblance.report.chart.HeatMap} is a table and a {@link
 * org.semblance.report.chart.TreeChart} is a list, which screen readers can read and readers can collapse; only their
 * pictures are drawn.
 */
package org.semblance.report.chart;
