/**
 * The sections of the page that leaves with a release. They are fed by a {@link
 * org.semblance.release.publication.PublicReport} and nothing else; the owner's page has sections of its own.
 */
package org.semblance.report.published;
