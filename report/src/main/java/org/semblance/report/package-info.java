/**
 * The report for people: one HTML page that opens without a network and runs no script.
 *
 * <p>{@link org.semblance.report.HtmlReport} lists the sections in the order of the page; each section is one small
 * class. Everything is written through one builder that escapes all text, because labels and names come from the data.
 * Charts are drawn as static SVG and tell their figures in words too, for those who listen to the page. The page shows
 * what a {@link org.semblance.release.report.Report} holds and computes nothing of its own: what may be shown was decided before.
 * {@link org.semblance.report.HtmlStream} does the same for a stream, with a page of its own.
 */
package org.semblance.report;
