package org.semblance.release.run;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.data.Table;
import org.semblance.quality.Score;
import org.semblance.release.documents.DocumentContent;
import org.semblance.release.documents.DocumentFiles;
import org.semblance.release.documents.DocumentJob;
import org.semblance.release.documents.DocumentRelease;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.ClassSizeCounts;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;

/** A prepared run on documents, whose vectors are released. */
record PreparedDocuments(DocumentJob job, DocumentFiles files) implements PreparedRun {

    @Override
    public TableRecipe recipe() {
        return job.recipe();
    }

    @Override
    public Preparation atHand() {
        return job.prepared();
    }

    @Override
    public Table asRead() {
        return job.asRead();
    }

    @Override
    public boolean forResearch() {
        return job.forResearch();
    }

    @Override
    public MaskedRun mask(Chance chance, RunLog log) {
        return new MaskedRun(this, log.time("mask", () -> job.mask(chance, log)));
    }

    @Override
    public WrittenRun write(MaskedRun masked, Shuffle shuffle, WholeFolder folder, RunLog log) throws IOException {
        Table table = masked.masked().table();
        DocumentRelease release = new DocumentRelease(job, files, shuffle.order(table.size()));
        return new WrittenRun(masked, release.write(table, folder, log), watcher -> release.judge(folder, watcher));
    }

    @Override
    public ReleaseContent content(JudgedRun judged, RunLog log) {
        ClassSizeCounts sizes = ClassSizeCounts.of(judged.judgement().classes());
        DocumentContent content = job.content(judged.masked().masked().table(), log);
        return new ReleaseContent(sizes.rows(), sizes, Optional.of(content.rows()), Optional.of(content.figures()));
    }

    @Override
    public MeasuredRun measure(JudgedRun judged, RunLog log) {
        List<Score> scores =
                log.time("measure", () -> job.scores(judged.masked().masked(), log));
        return new MeasuredRun(
                judged, scores, false, Optional.of(job.figures(judged.masked().masked(), log)), Optional.empty());
    }
}
