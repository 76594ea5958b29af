/**
 * Noise: each record is masked independently of the others.
 *
 * <p>A {@link org.semblance.method.noise.Learner} is a method that learns from a table how values are distributed; the
 * {@link org.semblance.method.noise.Masker} it returns masks one record at a time, of the same table or of a stream.
 * {@link org.semblance.method.noise.RecordwiseMask} applies it to a whole or partitioned table. Learning uses counts
 * and sums that can be merged, so both give the same result. Noise does not make records equal: none of these methods
 * claims k-anonymity.
 *
 * <p>{@link org.semblance.method.noise.SemanticExponential} and {@link
 * org.semblance.method.noise.DistributionExponential} are differentially private for each record, and draw in whole
 * numbers so that their guarantee holds exactly.
 */
package org.semblance.method.noise;
