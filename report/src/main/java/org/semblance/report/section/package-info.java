/**
 * The sections of the report of a release, one class each, in the order in which {@link
 * org.semblance.report.HtmlReport} lists them. A section shows what a {@link org.semblance.release.report.Report}
 * contains and computes nothing itself.
 */
package org.semblance.report.section;
