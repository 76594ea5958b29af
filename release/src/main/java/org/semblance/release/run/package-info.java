/**
 * Runs of a recipe. {@link org.semblance.release.run.Run} has all stages in one method: a
 * {@link org.semblance.release.run.PreparedRun} is masked, written, verified on the written files, measured and
 * reported; only then is its folder published. Tables, partitioned tables and documents are three kinds of prepared
 * run.
 *
 * <p>{@link org.semblance.release.run.ReleaseCheck} only verifies.
 */
package org.semblance.release.run;
