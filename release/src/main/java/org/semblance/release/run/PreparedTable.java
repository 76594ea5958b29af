package org.semblance.release.run;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.data.Table;
import org.semblance.port.TableReader;
import org.semblance.port.TableWriter;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.masking.TableJob;
import org.semblance.release.prepare.FormulaCells;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.publication.ReleaseContent;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.RunLog;
import org.semblance.release.verification.Verification;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** A prepared run on a table in memory, which is released in the format it was read in. */
record PreparedTable(TableJob job, Preparation atHand, TableReader reader, TableWriter writer) implements PreparedRun {

    /** The number of rows written between two progress reports. */
    private static final int ROWS = 1 << 13;

    static PreparedTable of(
            TableRecipe recipe,
            TableSource source,
            Preparation.Sources sources,
            TableWriter writer,
            Workers workers,
            RunLog log) {
        Preparation read = log.time("read", () -> Preparation.of(recipe, source, sources, log));
        String encoding = read.form().csv().encoding();
        if (encoding != null && !encoding.equalsIgnoreCase("utf-8")) {
            log.warn(WarningCode.W_UTF8, "the release is written in UTF-8, unlike the table");
        }
        return new PreparedTable(new TableJob(recipe, read, workers), read, sources.tables(), writer);
    }

    @Override
    public TableRecipe recipe() {
        return job.recipe();
    }

    @Override
    public Table asRead() {
        return atHand.asRead();
    }

    @Override
    public MaskedRun mask(Chance chance, RunLog log) {
        return new MaskedRun(this, log.time("mask", () -> job.mask(chance, log)));
    }

    @Override
    public WrittenRun write(MaskedRun masked, Shuffle shuffle, WholeFolder folder, RunLog log) throws IOException {
        TableFormat form = job.form();
        int[] order = shuffle.order(masked.masked().table().size());
        String name = form.known().fileName();
        Table released = asWritten(job.released(masked.masked().table(), log).rows(order), form, log);
        // readable by the owner only, and flushed to disk on close, although another stream writes the content
        try (OutputStream made = folder.create(name)) {
            made.flush();
            try (TableWriter.Parts file = writer.open(form, recipe().missingText(), folder.draft(name))) {
                write(released, file, log);
            }
        }
        return new WrittenRun(
                masked,
                List.of(name),
                watcher ->
                        new Verification(reader).judge(folder.draft(name), form, job.data(), order, recipe(), watcher));
    }

    /** The table with safe names of columns, or a warning of what a spreadsheet would read as formulas. */
    private Table asWritten(Table released, TableFormat form, Watcher watcher) {
        if (recipe().release().spreadsheetSafe()) {
            return form.known() == TableFormat.Format.CSV ? SpreadsheetSafe.withSafeNames(released) : released;
        }
        FormulaCells formulas = new FormulaCells();
        formulas.count(released);
        formulas.warn(form, watcher);
        return released;
    }

    private static void write(Table released, TableWriter.Parts file, Watcher watcher) throws IOException {
        int[] rows = new int[ROWS];
        int written = 0;
        do {
            watcher.progress("write", written, released.size());
            int until = Math.min(released.size(), written + ROWS);
            int first = written;
            int[] next = until - first == ROWS ? rows : new int[until - first];
            Arrays.setAll(next, row -> first + row);
            file.write(released.rows(next));
            written = until;
        } while (written < released.size());
    }

    @Override
    public ReleaseContent content(JudgedRun judged, RunLog log) {
        return ReadableTable.of(recipe(), job.form(), job.data()).content(judged, log);
    }

    @Override
    public MeasuredRun measure(JudgedRun judged, RunLog log) {
        return new MeasuredRun(
                judged,
                log.time("measure", () -> job.scores(judged.masked().masked(), log)),
                job.makesClasses(judged.masked().masked()),
                Optional.empty(),
                Optional.empty());
    }
}
