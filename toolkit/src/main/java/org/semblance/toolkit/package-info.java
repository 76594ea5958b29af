/**
 * The API for programs. {@link org.semblance.toolkit.Semblance} opens a recipe, rehearses and releases it, checks and
 * assesses a release, and compares methods, with the same formats and reports as the command line. A watcher may cancel
 * the work.
 */
package org.semblance.toolkit;
