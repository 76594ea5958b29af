/**
 * Masks records as they come, by what was learnt from the table that a recipe names. A stream is no release: nothing of it is
 * verified.
 */
package org.semblance.release.stream;
