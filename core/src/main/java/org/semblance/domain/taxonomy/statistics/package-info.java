/**
 * Mean, variance and correlation of words with concepts, for which only distances are known.
 *
 * <p>The {@linkplain org.semblance.domain.taxonomy.statistics.SemanticMoments semantic mean} of a column is the concept
 * of its domain closest to all values, and the semantic variance the mean squared distance to it. How two columns vary
 * together is measured by the {@linkplain org.semblance.domain.taxonomy.statistics.DistanceMoments distance covariance}
 * of Székely, Rizzo and Bakirov, which compares the distances between pairs of rows in both columns. Everything is
 * computed from {@linkplain org.semblance.domain.taxonomy.statistics.ConceptCounts distinct values and their counts},
 * so neither the number nor the order of rows matters.
 */
package org.semblance.domain.taxonomy.statistics;
