/**
 * The part of a run that needs no output folder: masking, verifying the texts that would be written, and computing
 * single measures. Releases, previews and comparisons all use it, so their figures agree.
 * {@link org.semblance.release.rehearsal.Seed} and {@link org.semblance.release.rehearsal.Shuffle} control what is
 * random; {@link org.semblance.release.rehearsal.Verification} reads a written file back and verifies the guarantees
 * on it.
 */
package org.semblance.release.rehearsal;
