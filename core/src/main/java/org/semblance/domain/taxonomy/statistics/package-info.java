/**
 * What mean, variance and correlation are for words that mean concepts, where nothing but distances is known.
 *
 * <p>The {@linkplain org.semblance.domain.taxonomy.statistics.SemanticMoments semantic mean} of a column is the concept of
 * its domain that is closest to all values, the semantic variance the mean square of their distances to it. How far two
 * columns vary together is told by the {@linkplain org.semblance.domain.taxonomy.statistics.DistanceMoments distance
 * covariance} of Székely, Rizzo and Bakirov, in which pairs of rows that are far apart in the one column are looked up in
 * the other. Everything is worked out from {@linkplain org.semblance.domain.taxonomy.statistics.ConceptCounts distinct
 * values and their counts}, so that neither the number of rows nor their order matters.
 */
package org.semblance.domain.taxonomy.statistics;
