/**
 * Output folders that appear completely or not at all, and the certificate that makes a folder a release.
 *
 * <p>A {@link org.semblance.release.folder.WholeFolder} is written next to its target and renamed in one step, so
 * that a killed process never leaves half of it. A {@link org.semblance.release.folder.Certificate} is the last file
 * written: a folder without one is not a release. {@link org.semblance.release.folder.DraftFiles} does the same for
 * single files, and a {@link org.semblance.release.folder.FolderKind} distinguishes releases from other output
 * folders.
 */
package org.semblance.release.folder;
