/**
 * Measures what a release lost and what it still risks, by comparing it row by row with the original.
 *
 * <p>A {@link org.semblance.quality.Measure} gives a {@link org.semblance.quality.Score} with one formula behind its
 * name. {@code loss} asks how much the data changed, {@code semantics} whether the statistics of concepts survive, {@code
 * clustering} whether they fall into the same clusters, {@code documents} whether texts can still be searched and
 * classified, {@code risk} how much an intruder could still learn. Measures know nothing of the method that masked.
 */
package org.semblance.quality;
