/**
 * The part of a run that needs no folder: mask, judge the texts that would be written, take each measure alone. A release, a preview and
 * every cell of a comparison use it, so their figures are the same. {@link org.semblance.release.rehearsal.Seed} and
 * {@link org.semblance.release.rehearsal.Shuffle} say what is random, {@link org.semblance.release.rehearsal.Verification} reads a written
 * file back for the judges.
 */
package org.semblance.release.rehearsal;
