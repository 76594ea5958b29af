/**
 * Masks each record alone, by noise.
 *
 * <p>A {@link org.semblance.method.noise.Learner} is a method that learns from a table how values are spread; the {@link
 * org.semblance.method.noise.Masker} it gives masks one record at a time, those of the same table or others that come
 * later. {@link org.semblance.method.noise.RecordByRecord} lets it mask a whole table. Noise makes no records alike: none
 * of these methods claims k-anonymity.
 */
package org.semblance.method.noise;
