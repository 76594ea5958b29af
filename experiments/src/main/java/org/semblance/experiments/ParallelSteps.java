package org.semblance.experiments;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import org.semblance.Watcher;

/** Runs tasks in parallel and reports how many are done, not the progress of each. */
final class ParallelSteps {

    private ParallelSteps() {}

    /** The results in order; the watcher may cancel at any time. */
    static <T, R> List<R> each(String stage, List<T> things, BiFunction<T, Watcher, R> work, Watcher watcher) {
        AtomicInteger done = new AtomicInteger();
        Watcher within = (inner, part, of) -> watcher.progress(stage, done.get(), things.size());
        return things.parallelStream()
                .map(thing -> {
                    watcher.progress(stage, done.get(), things.size());
                    R result = work.apply(thing, within);
                    watcher.progress(stage, done.incrementAndGet(), things.size());
                    return result;
                })
                .toList();
    }
}
