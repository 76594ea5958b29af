package org.semblance.release.stream;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.ProblemKind;
import org.semblance.Watcher;
import org.semblance.method.Displacements;
import org.semblance.method.noise.Masker;
import org.semblance.method.noise.NoiseLevel;
import org.semblance.method.noise.RecordCells;
import org.semblance.method.noise.ShiftCounts;
import org.semblance.port.RecordReader;
import org.semblance.port.RecordWriter;

/** One pass over a stream: each record is masked, left out or rejected, and not kept in memory. */
final class StreamPass {

    static final String STAGE = "stream";
    static final ProblemCode CLOSED = ProblemCode.E_OUTPUT_CLOSED;

    private static final int RECORDS_BETWEEN_PROGRESS = 1 << 10;

    private static final String NO_CONCEPT = "a value without a concept in the domain";
    private static final String MAP_IT =
            "give it a concept in the mapping (concepts:); or suppress such values with unmapped: "
                    + "missing, or write such records to a separate file with ‹aside FILE›";
    private static final String NO_LEVEL = "no level of noise";
    private static final String FILL_IT =
            NoiseLevel.ADVICE_OF_ROWS + "; or write such records to a separate file with ‹aside FILE›";

    private final RecordReader.Records in;
    private final RecordWriter.Records out;
    private final @Nullable RejectedRecords rejected;
    private final StreamColumns columns;
    private final List<StreamField.MaskedField> masked;
    private final List<StreamField> fields;
    private final boolean[] wanting;
    private final long[] withheld;
    private final Masker masker;
    private final Chance.Draws draws;
    private final RecordCells cells;
    private final ShiftCounts shifts;
    private long read;
    private long leftOut;
    private long done;

    StreamPass(
            RecordReader.Records in,
            RecordWriter.Records out,
            @Nullable RejectedRecords rejected,
            StreamColumns columns,
            Masker masker,
            Chance chance) {
        this.in = in;
        this.out = out;
        this.rejected = rejected;
        this.columns = columns;
        this.masked = columns.masked();
        this.fields =
                columns.fields().stream().map(StreamColumns.NamedField::field).toList();
        this.wanting = new boolean[masker.attributes().size()];
        this.withheld = new long[masker.attributes().size()];
        this.masker = masker;
        this.draws = masker.draws(chance);
        this.cells = new RecordCells(masker.attributes().size());
        this.shifts = new ShiftCounts(masker.attributes().size());
    }

    /** Masks records until the input ends or the stream is asked to stop. */
    void run(StopSignal stop, Watcher watcher) throws IOException {
        while (in.next()) {
            read++;
            if (columns.filter() != null && !columns.filter().keeps(in)) {
                leftOut++;
            } else {
                mask();
            }
            stop.refuseIfAsked();
            if (read % RECORDS_BETWEEN_PROGRESS == 0) {
                watcher.progress(STAGE, done, 0);
            }
        }
        flush();
    }

    private void mask() {
        cells.clear();
        for (int i = 0; i < masked.size(); i++) {
            StreamField.MaskedField field = masked.get(i);
            wanting[field.cell()] = !field.take(in, cells);
            if (wanting[field.cell()] && !field.withholds()) {
                passAside(ProblemCode.E_CONCEPTS, field.name(), NO_CONCEPT, MAP_IT);
                return;
            }
        }
        if (columns.level() >= 0) {
            String text = in.text(columns.level());
            cells.level(text == null ? Double.NaN : NoiseLevel.of(text));
            if (text != null && Double.isNaN(cells.level())) {
                passAside(ProblemCode.E_ALPHA, masker.levelColumn().orElseThrow(), NO_LEVEL, FILL_IT);
                return;
            }
        }
        draws.at(done);
        try {
            masker.mask(cells, draws, shifts);
        } catch (Problem problem) {
            throw problem.at(in.place());
        }
        for (int i = 0; i < fields.size(); i++) {
            fields.get(i).write(in, cells, out);
        }
        for (int j = 0; j < withheld.length; j++) {
            withheld[j] += wanting[j] ? 1 : 0;
        }
        done++;
        end();
    }

    private void passAside(ProblemKind code, String column, String what, String advice) {
        if (rejected == null) {
            throw Problem.data(code, what, advice).at(in.place().column(column));
        }
        rejected.add(in);
    }

    private void end() {
        try {
            out.end();
        } catch (IOException e) {
            throw closed();
        }
    }

    /** Flushes everything that was masked. */
    void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw closed();
        }
        if (rejected != null) {
            rejected.flush();
        }
    }

    private static Problem closed() {
        return Problem.machine(
                CLOSED,
                "the output takes no more records: its reader has stopped, or the disk is full",
                "keep the reader of the output running; and check free space where the output is a file");
    }

    long done() {
        return done;
    }

    StreamReport.Counts counts() {
        return new StreamReport.Counts(read, leftOut, done, rejected == null ? 0 : rejected.count());
    }

    List<StreamReport.MaskedAttribute> attributes() {
        List<Displacements.Shift> moved = shifts.of(masker.attributes());
        List<StreamReport.MaskedAttribute> attributes = new ArrayList<>();
        for (int j = 0; j < moved.size(); j++) {
            attributes.add(new StreamReport.MaskedAttribute(withheld[j], moved.get(j)));
        }
        return attributes;
    }
}
