/**
 * The ground that pages are written on: {@link org.semblance.report.html.Html} escapes every text, {@link
 * org.semblance.report.html.PageTable} writes tables that also read well on a phone, {@link
 * org.semblance.report.html.NumberFormat} writes numbers for people, and {@link org.semblance.report.html.Plot} is what a
 * page knows of a chart.
 */
package org.semblance.report.html;
