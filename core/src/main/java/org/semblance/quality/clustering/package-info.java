/**
 * Cluster analysis of original and release: does an analyst who clusters people find the same clusters in both?
 *
 * <p>{@link org.semblance.quality.clustering.DistinctRecords} holds the distinct records of a table and their
 * distances, {@link org.semblance.quality.clustering.Ward} joins them into clusters, {@link
 * org.semblance.quality.clustering.CalinskiHarabasz} chooses the number of clusters, and {@link
 * org.semblance.quality.clustering.PartitionAgreement} compares two partitions of the same rows. Distinct records are
 * weighted by the number of their rows, which gives the same result as clustering rows.
 */
package org.semblance.quality.clustering;
