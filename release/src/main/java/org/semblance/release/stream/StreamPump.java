package org.semblance.release.stream;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.method.noise.Masker;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;
import org.semblance.release.prepare.FormulaCells;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/** Connects the input and output of a stream to a masker, and flushes what was masked before it waits for input. */
final class StreamPump {

    private final RecordReader reader;
    private final RecordWriter writer;
    private final TableRecipe recipe;
    private final Preparation prepared;
    private final @Nullable Path asideFile;

    /**
     * Creates a pump for records like those of a reference table.
     *
     * @param prepared the reference table
     * @param asideFile a new file for records that cannot be masked; null if the first of them ends the stream
     */
    StreamPump(
            RecordReader reader,
            RecordWriter writer,
            TableRecipe recipe,
            Preparation prepared,
            @Nullable Path asideFile) {
        this.reader = reader;
        this.writer = writer;
        this.recipe = recipe;
        this.prepared = prepared;
        this.asideFile = asideFile;
    }

    /** Masks records until the input ends. */
    StreamPass run(Masker masker, Chance chance, StreamRun.Pipe pipe, Watcher watcher) {
        TableFormat form = form();
        if (recipe.release().spreadsheetSafe() && form.known() != TableFormat.Format.CSV) {
            watcher.warn(WarningCode.W_SPREADSHEET_SAFE, "spreadsheet-safe has no effect on a stream that is not CSV");
        }
        WaitCallbacks wait = new WaitCallbacks(pipe.stop(), watcher);
        pipe.stop().begin();
        try {
            RecordReader.Records in = reader.open(new FlushingInput(pipe.in(), wait), request(form));
            StreamColumns columns = StreamColumns.of(in.names(), recipe, prepared, masker, form);
            try (RejectedRecords rejected = asideFile == null
                    ? null
                    : RejectedRecords.create(asideFile.toAbsolutePath(), writer, form.ofRelease(), in.names())) {
                RecordWriter.Records out =
                        writer.open(pipe.out(), form.ofRelease(), recipe.missingText(), names(columns, form, watcher));
                StreamPass pass = new StreamPass(in, out, rejected, columns, masker, chance);
                wait.pass = pass;
                run(pass, pipe.stop(), watcher);
                in.end(watcher);
                return pass;
            }
        } catch (IOException e) {
            throw Problem.machine(ProblemCode.E_READ, "standard input cannot be read", "send the records again");
        } finally {
            pipe.stop().pause(wait.pass == null ? 0 : wait.pass.done());
        }
    }

    /** The names of the columns as they are written; if these are not made safe, those that are formulas are warned of. */
    private List<String> names(StreamColumns columns, TableFormat form, Watcher watcher) {
        if (form.known() == TableFormat.Format.CSV && recipe.release().spreadsheetSafe()) {
            return columns.written().stream().map(SpreadsheetSafe::safe).toList();
        }
        FormulaCells formulas = new FormulaCells();
        columns.written().forEach(formulas::name);
        formulas.warn(form, watcher);
        return columns.written();
    }

    /** The format of a stream: that of the reference table if it is text, otherwise CSV. */
    private TableFormat form() {
        TableFormat reference = prepared.form();
        return switch (reference.known()) {
            case JSON_LINES -> reference;
            case CSV ->
                TableFormat.of(new CsvLayout(
                        reference.csv().delimiter(),
                        recipe.csv().encoding(),
                        reference.csv().decimal(),
                        recipe.csv().thousands()));
            case PARQUET -> TableFormat.of(recipe.csv());
        };
    }

    private RecordReader.Request request(TableFormat form) {
        return new RecordReader.Request(
                form,
                recipe.missing(),
                recipe.settings().normalize() == TableRecipe.Normalization.NFC,
                Preparation.numbers(recipe)::contains,
                prepared.data().table().names(),
                recipe.missingByColumn());
    }

    /**
     * Runs a pass. If it fails, what was masked before is flushed, and the number of records is added to the problem.
     */
    private static void run(StreamPass pass, StopSignal stop, Watcher watcher) throws IOException {
        try {
            pass.run(stop, watcher);
        } catch (Problem problem) {
            if (problem.kind() != StreamPass.CLOSED) {
                pass.flush();
            }
            throw problem.after(pass.done() + (pass.done() == 1 ? " record was" : " records were") + " masked before");
        }
    }

    /** Flushes the stream before it waits for input, and lets it be stopped meanwhile. */
    private static final class WaitCallbacks implements FlushingInput.Callbacks {

        private final StopSignal stop;
        private final Watcher watcher;
        private @Nullable StreamPass pass;

        WaitCallbacks(StopSignal stop, Watcher watcher) {
            this.stop = stop;
            this.watcher = watcher;
        }

        @Override
        public void begins() {
            long done = 0;
            if (pass != null) {
                pass.flush();
                done = pass.done();
                watcher.progress(StreamPass.STAGE, done, 0);
            }
            stop.pause(done);
        }

        @Override
        public void ends() {
            stop.goOn();
        }
    }
}
