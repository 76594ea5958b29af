/**
 * The building blocks of pages. {@link org.semblance.report.html.Html} escapes all text, {@link
 * org.semblance.report.html.PageTable} writes tables that are also readable on a phone, and {@link
 * org.semblance.report.html.Plot} is the interface of charts to a page.
 */
package org.semblance.report.html;
