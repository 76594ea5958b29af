/**
 * A recipe carried out. {@link org.semblance.release.run.Run} names the stages in one method: a
 * {@link org.semblance.release.run.PreparedRun} is masked, written, judged on what was written, measured and reported; only then is its
 * folder published. A table, a partitioned table and documents are three kinds of prepared run on one road.
 *
 * <p>{@link org.semblance.release.run.ReleaseCheck} only judges. A rehearsal ({@link org.semblance.release.rehearsal}) goes the same road
 * without a folder.
 */
package org.semblance.release.run;
