/**
 * Masks records as they arrive, with what was learnt from a reference table. A stream is not a release: no guarantee
 * is verified.
 */
package org.semblance.release.stream;
