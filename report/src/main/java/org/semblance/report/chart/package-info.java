/**
 * Charts, each drawn once.
 *
 * <p>A chart, such as {@link org.semblance.report.chart.BarChart}, holds figures. Its {@link
 * org.semblance.report.chart.Drawing} lays them out for a {@link org.semblance.report.chart.Paper} and draws lines,
 * rectangles and texts on a {@link org.semblance.report.chart.Canvas}. There are two of each: a page ({@link
 * org.semblance.report.chart.SvgCanvas}, styled by the page's style sheet, as wide as the screen allows) and a picture
 * ({@link org.semblance.report.chart.PictureCanvas}, styled by {@link org.semblance.report.chart.PictureStyle}). Both know
 * the same style names.
 *
 * <p>A {@link org.semblance.report.chart.HeatMap} and a {@link org.semblance.report.chart.TreeChart} are a table and a list on
 * the page, which can be read aloud and folded; only their pictures are drawn.
 */
package org.semblance.report.chart;
