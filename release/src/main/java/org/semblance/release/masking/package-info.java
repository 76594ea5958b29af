/**
 * Masking a recipe's data. A {@link org.semblance.release.masking.MaskingJob} is a recipe with the data it is for: it
 * masks them, verifies the guarantees on the result and measures it, each on request and without a file. Releases,
 * rehearsals and comparisons all use it, so their figures agree. {@link org.semblance.release.masking.Seed} and
 * {@link org.semblance.release.masking.Shuffle} control what is random.
 */
package org.semblance.release.masking;
