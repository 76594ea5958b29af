/**
 * The building blocks of pages. {@link org.semblance.report.html.Html} escapes all text, {@link
 * org.semblance.report.html.PageTable} writes tables that are also readable on a phone, {@link
 * org.semblance.report.html.Plot} is the interface of charts to a page, and {@link org.semblance.report.html.OptionWords}
 * writes settings as options of the command line.
 */
package org.semblance.report.html;
