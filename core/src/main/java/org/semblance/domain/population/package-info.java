/**
 * Those among whom an intruder looks for the people of a release, and whom a released combination of values may stand for.
 *
 * <p>A released text covers a value when it may have been written for it: it is the value itself or the same number, a
 * label above it in a hierarchy, or a concept that subsumes it. A value that is withheld, the root and {@code *} cover
 * everybody. An average covers those only who happen to have it.
 */
package org.semblance.domain.population;
