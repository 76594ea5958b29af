package org.semblance.release.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.data.Table;
import org.semblance.method.Displacements;
import org.semblance.method.PartitionedMasked;
import org.semblance.quality.Score;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.partitioned.PartitionedPreparation;
import org.semblance.release.partitioned.PartitionedRelease;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;
import org.semblance.source.InputWitness;

/** A prepared run on a partitioned table. */
record PreparedParts(PartitionedPreparation parts, InputWitness inputs) implements PreparedRun {

    @Override
    public void refuseChanged() {
        inputs.refuseChanged();
    }

    @Override
    public TableRecipe recipe() {
        return parts.recipe();
    }

    @Override
    public Preparation atHand() {
        return parts.atHand();
    }

    @Override
    public boolean sampled() {
        return parts.sampled();
    }

    @Override
    public Table asRead() {
        return parts.atHand().asRead();
    }

    @Override
    public MaskedRun mask(Chance chance, RunLog log) {
        PartitionedMasked masked = log.time("mask", () -> parts.mask(chance, log));
        return new MaskedRun(this, parts.atHand(masked), Optional.of(masked), Optional.empty());
    }

    @Override
    public WrittenRun write(MaskedRun masked, Shuffle order, WholeFolder folder, RunLog log) throws IOException {
        PartitionedRelease release = parts.release(order);
        String file = parts.write(masked.inParts().orElseThrow(), release, folder, log);
        return new WrittenRun(masked, List.of(file), watcher -> parts.judge(release, folder.draft(file), watcher));
    }

    @Override
    public ReleaseContent content(JudgedRun judged, RunLog log) {
        return ReadableTable.of(recipe(), parts.form(), parts.atHand().data()).content(judged, log);
    }

    @Override
    public MeasuredRun measure(JudgedRun judged, RunLog log) {
        PartitionedMasked masked = judged.masked().inParts().orElseThrow();
        List<Score> scores =
                log.time("measure", () -> parts.scores(masked, judged.masked().masked(), log));
        return new MeasuredRun(
                judged,
                scores,
                !(masked.trace() instanceof Displacements),
                Optional.empty(),
                Optional.of(parts.whole(masked, judged.judgement())));
    }
}
