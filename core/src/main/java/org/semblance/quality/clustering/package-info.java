/**
 * Asks whether a release falls into the same clusters as its original, as an analyst would see who groups people by what
 * they answered.
 *
 * <p>{@link org.semblance.quality.clustering.DistinctRecords} are the different records of a table with their distances,
 * {@link org.semblance.quality.clustering.Ward} joins them, {@link org.semblance.quality.clustering.CalinskiHarabasz} says
 * how many clusters there are, and {@link org.semblance.quality.clustering.PartitionAgreement} how far two ways to divide the same
 * rows agree. Everything counts different records with how many rows hold them, which comes to the same as counting rows.
 */
package org.semblance.quality.clustering;
