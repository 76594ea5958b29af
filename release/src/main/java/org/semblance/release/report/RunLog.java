package org.semblance.release.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.semblance.Watcher;

/** Collects the warnings of a run and the duration of its stages. Progress is passed on. */
public final class RunLog implements Watcher {

    private final Watcher watcher;
    private final List<Warning> warnings = new ArrayList<>();
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    public RunLog(Watcher watcher) {
        this.watcher = watcher;
    }

    @Override
    public void progress(String stage, long done, long total) {
        watcher.progress(stage, done, total);
    }

    @Override
    public synchronized void warn(Warning warning) {
        if (!warnings.contains(warning)) {
            warnings.add(warning);
            watcher.warn(warning);
        }
    }

    public <T> T time(String stage, Supplier<T> work) {
        watcher.progress(stage, 0, 0);
        long start = System.nanoTime();
        T result = work.get();
        seconds.put(stage, Math.round((System.nanoTime() - start) / 1e6) / 1e3);
        return result;
    }

    public synchronized List<Warning> warnings() {
        return List.copyOf(warnings);
    }

    public Map<String, Double> seconds() {
        return new LinkedHashMap<>(seconds);
    }
}
