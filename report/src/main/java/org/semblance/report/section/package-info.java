/**
 * The sections of the report of a release, one class each, in the order that {@link org.semblance.report.HtmlReport} lists
 * them. A section writes what a {@link org.semblance.release.report.Report} holds and computes nothing of its own.
 */
package org.semblance.report.section;
