/**
 * Folders that appear as a whole or not at all, and the certificate that makes one a release.
 *
 * <p>A {@link org.semblance.release.folder.WholeFolder} is written beside its target and renamed in one step, so that a killed process
 * never leaves half of it. A {@link org.semblance.release.folder.Certificate} is the last file written into it: a folder without one is
 * not a release. {@link org.semblance.release.folder.DraftFiles} does the same for single files, and a {@link
 * org.semblance.release.folder.FolderKind} tells releases from the other folders that are written here.
 */
package org.semblance.release.folder;
