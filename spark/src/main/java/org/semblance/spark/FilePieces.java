package org.semblance.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.formats.FileLayout;
import org.semblance.source.TableFormat;

/**
 * The pieces of a file, read on demand. A reader pushes its parts and Spark pulls them, so the reader runs in its own
 * thread and blocks while the queue is full. Only a few pieces are in memory at a time.
 */
final class FilePieces implements Iterator<FilePiece>, AutoCloseable {

    private static final int AHEAD = 2;

    /** What the reader passes on: rows, or finally an ending, or the failure that prevented it. */
    private record Handover(
            @Nullable Table rows,
            FilePiece.@Nullable Ending ending,
            @Nullable Throwable failure) {}

    private final int file;
    private final BlockingQueue<Handover> handed = new ArrayBlockingQueue<>(AHEAD);
    private final Thread reader;
    private @Nullable Table held;
    private boolean ended;
    private volatile boolean closed;

    FilePieces(int file, ReadRequest asked, @Nullable FileLayout folder) {
        this.file = file;
        this.reader = new Thread(() -> read(asked, folder), "reads a file");
        reader.setDaemon(true);
        reader.start();
    }

    private void read(ReadRequest asked, @Nullable FileLayout folder) {
        List<Watcher.Warning> warnings = new ArrayList<>();
        Watcher watcher = new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        };
        Handover last;
        try {
            TableFormat form = LogShield.done(() -> asked.read(folder, this::hand, watcher));
            last = new Handover(null, new FilePiece.Ending(form, List.copyOf(warnings)), null);
        } catch (RuntimeException | Error failure) {
            last = new Handover(null, null, failure);
        }
        handed(last);
    }

    private void hand(Table rows) {
        if (!handed(new Handover(rows, null, null))) {
            throw new IllegalStateException("nobody listens any more");
        }
    }

    /** Waits until there is room in the queue; false if it was closed in the meantime. */
    private boolean handed(Handover what) {
        try {
            while (!closed && !handed.offer(what, 1, TimeUnit.SECONDS)) {
                // checks once per second whether the queue was closed
            }
        } catch (InterruptedException stopped) {
            closed = true;
        }
        return !closed;
    }

    @Override
    public boolean hasNext() {
        return !ended;
    }

    /** Returns the piece before the one just received: only what follows shows whether a piece is the last. */
    @Override
    public FilePiece next() {
        if (ended) {
            throw new NoSuchElementException();
        }
        Table rows = held == null ? heard().rows() : held;
        if (rows == null) {
            throw new IllegalStateException("a table without columns");
        }
        Handover after = heard();
        held = after.rows();
        ended = held == null;
        return new FilePiece(file, rows, after.ending());
    }

    private Handover heard() {
        try {
            Handover heard = handed.take();
            if (heard.failure() instanceof Error error) {
                throw error;
            }
            if (heard.failure() instanceof RuntimeException exception) {
                throw exception;
            }
            return heard;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("stopped while a file was read");
        }
    }

    @Override
    public void close() {
        closed = true;
        reader.interrupt();
    }
}
