/**
 * Masks each record alone, by noise.
 *
 * <p>A {@link org.semblance.method.noise.Learner} is a method that learns from a table how values are spread; the {@link
 * org.semblance.method.noise.Masker} it gives masks one record at a time, those of the same table or others that come
 * later. {@link org.semblance.method.noise.RecordwiseMask} lets it mask a whole table, or one in parts. What is learnt
 * depends on counts and on sums that merge, so that it is the same for both. Noise makes no records alike: none
 * of these methods claims k-anonymity.
 *
 * <p>{@link org.semblance.method.noise.SemanticExponential} and {@link
 * org.semblance.method.noise.DistributionExponential} are differentially private, record by record, and draw in whole
 * numbers so that what they promise holds exactly.
 */
package org.semblance.method.noise;
