/**
 * Reports for human readers: HTML pages that need no network and run no scripts.
 *
 * <p>{@link org.semblance.report.HtmlReport} lists the sections in the order of the page; each section is one small
 * class. Everything is written through one builder that escapes all text, because labels and names come from the data.
 * Charts are static SVG with a text alternative for screen readers. The page shows what a {@link
 * org.semblance.release.report.Report} contains and computes nothing itself: what may be disclosed was decided before.
 * {@link org.semblance.report.HtmlStream} does the same for a stream.
 */
package org.semblance.report;
