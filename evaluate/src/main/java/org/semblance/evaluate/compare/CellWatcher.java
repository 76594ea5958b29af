package org.semblance.evaluate.compare;

import java.util.List;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.semblance.Problem;
import org.semblance.Watcher;

/** Collects the warnings of a cell, and cancels its work when it is no longer needed. */
final class CellWatcher implements Watcher {

    private final TreeSet<String> codes = new TreeSet<>();
    private final BooleanSupplier stopped;

    CellWatcher(BooleanSupplier stopped) {
        this.stopped = stopped;
    }

    @Override
    public void progress(String stage, long done, long total) {
        if (stopped.getAsBoolean()) {
            throw Problem.cancelled();
        }
    }

    @Override
    public synchronized void warn(Warning warning) {
        codes.add(warning.code());
    }

    /** The distinct codes of all warnings, sorted. */
    synchronized List<String> warnings() {
        return List.copyOf(codes);
    }
}
