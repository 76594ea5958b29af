/**
 * Hands a release over: written beside its target, verified from disk, certified, moved in one step.
 *
 * <p>A {@link org.semblance.release.folder.WholeFolder} is there as a whole or not at all, also when the process is killed.
 * A {@link org.semblance.release.folder.Certificate} is the last file written into it: a folder without one is not a release.
 * What may be shown of the original to readers of a report is decided in
 * {@link org.semblance.release.figures.Distribution} and {@link org.semblance.release.figures.ConceptTree}.
 */
package org.semblance.release.figures;
