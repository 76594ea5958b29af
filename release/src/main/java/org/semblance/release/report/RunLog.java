package org.semblance.release.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.semblance.Watcher;
import org.semblance.release.recipe.Acceptances;

/** Collects the warnings of a run and the duration of its stages. Progress is passed on. */
public final class RunLog implements Watcher {

    private final Watcher watcher;
    private final Acceptances accepted;
    private final List<Warning> warnings = new ArrayList<>();
    private final Map<String, Double> seconds = new LinkedHashMap<>();

    public RunLog(Watcher watcher) {
        this(watcher, Acceptances.NONE);
    }

    /**
     * A log that marks warnings that are accepted.
     *
     * @param accepted what the recipe accepts
     */
    public RunLog(Watcher watcher, Acceptances accepted) {
        this.watcher = watcher;
        this.accepted = accepted;
    }

    @Override
    public void progress(String stage, long done, long total) {
        watcher.progress(stage, done, total);
    }

    @Override
    public synchronized void warn(Warning warning) {
        Warning judged = accepted.judged(warning);
        if (!warnings.contains(judged)) {
            warnings.add(judged);
            watcher.warn(judged);
        }
    }

    public <T> T time(String stage, Supplier<T> work) {
        watcher.progress(stage, 0, 0);
        long start = System.nanoTime();
        T result = work.get();
        double took = Math.round((System.nanoTime() - start) / 1e6) / 1e3;
        seconds.merge(stage, took, (one, other) -> Math.round((one + other) * 1e3) / 1e3);
        return result;
    }

    public synchronized List<Warning> warnings() {
        return List.copyOf(warnings);
    }

    public Map<String, Double> seconds() {
        return new LinkedHashMap<>(seconds);
    }
}
