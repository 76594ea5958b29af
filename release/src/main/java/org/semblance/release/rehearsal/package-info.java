/**
 * Dry runs. A {@link org.semblance.release.rehearsal.Rehearsal} masks, verifies and measures in memory, by the same
 * {@link org.semblance.release.masking.MaskingJob} as a release.
 */
package org.semblance.release.rehearsal;
