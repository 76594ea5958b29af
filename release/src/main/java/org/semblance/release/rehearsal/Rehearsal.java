package org.semblance.release.rehearsal;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.method.Masked;
import org.semblance.quality.Score;
import org.semblance.release.masking.MaskingJob;
import org.semblance.release.masking.Seed;
import org.semblance.release.report.RunLog;
import org.semblance.release.verification.Judgement;

/**
 * What a release would be. Nothing was written, shuffled or checked against a ledger. A release takes the same steps
 * and writes, so with the same seed it has the same figures.
 *
 * @param job the recipe and its data, which can compute further measures
 * @param judgement the guarantees, verified on what would be written
 * @param scores the scores as in the report of a release
 */
public record Rehearsal(
        MaskingJob job, Masked masked, Judgement judgement, List<Score> scores, List<Watcher.Warning> warnings) {

    /** Rehearses a prepared job. */
    public static Rehearsal of(MaskingJob job, Seed seed, RunLog log) {
        Masked masked = log.time("mask", () -> job.mask(seed.chance(), log));
        Judgement judgement = log.time("verify", () -> job.judge(masked.table(), log));
        List<Score> scores = log.time("measure", () -> job.scores(masked, log));
        return new Rehearsal(job, masked, judgement, scores, log.warnings());
    }

    /** Whether a release would meet all guarantees. */
    public boolean holds() {
        return judgement.holds();
    }
}
