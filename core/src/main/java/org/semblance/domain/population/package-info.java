/**
 * Populations, in which an intruder searches for the people of a release, and which people a released combination of
 * values covers.
 *
 * <p>A released text covers a value if it may have been released for it: it is the value itself or the same number, a
 * label above it in a hierarchy, or a concept that subsumes it. A suppressed value, the root and {@code *} cover
 * everybody. An average covers only people who happen to have that value.
 */
package org.semblance.domain.population;
