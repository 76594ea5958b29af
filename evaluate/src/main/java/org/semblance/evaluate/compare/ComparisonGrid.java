package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.release.report.Stopwatch;

/** Runs all methods with all k in parallel, except cells that an earlier run saved. */
final class ComparisonGrid {

    /**
     * The result.
     *
     * @param cells the cells, by method, then by k
     * @param problems what could not be masked, by label
     * @param fresh the number of cells computed in this run
     */
    record GridResult(List<ComparisonCell> cells, Map<String, Problem> problems, int fresh) {}

    private record Place(int choice, int k) {}

    private record Attempt(
            Place place,
            @Nullable ComparisonCell cell,
            @Nullable Problem problem) {}

    /** How often the main thread reports progress and checks for cancellation, in milliseconds. */
    private static final long LOOK = 200;

    /** How long to wait for running cells to stop, in seconds. */
    private static final long PATIENCE = 5;

    private final CellRun run;
    private final ComparisonKeys keys;
    private final ComparisonFolder folder;
    private final int threads;
    private final AtomicBoolean stopped = new AtomicBoolean();

    ComparisonGrid(CellRun run, ComparisonKeys keys, ComparisonFolder folder, int threads) {
        this.run = run;
        this.keys = keys;
        this.folder = folder;
        this.threads = threads;
    }

    GridResult cells(List<MethodChoice> choices, List<Integer> ks, Watcher watcher) {
        Map<Place, ComparisonCell> cells = new HashMap<>();
        Map<Place, Problem> problems = new HashMap<>();
        List<Callable<Attempt>> tasks = new ArrayList<>();
        for (int k : ks) { // a small k takes longest, so it comes first
            for (int choice = 0; choice < choices.size(); choice++) {
                Place place = new Place(choice, k);
                MethodChoice method = choices.get(choice);
                String key = keys.of(method, k);
                folder.kept(key)
                        .ifPresentOrElse(
                                cell -> cells.put(place, cell), () -> tasks.add(() -> attempt(place, method, key)));
            }
        }
        run(tasks, cells, problems, watcher);
        List<ComparisonCell> ordered = new ArrayList<>();
        for (Place place : places(choices, ks)) {
            ComparisonCell cell = cells.get(place);
            if (cell != null) {
                ordered.add(cell);
            }
        }
        return new GridResult(ordered, named(problems, choices, ks), tasks.size() - problems.size());
    }

    /** All cells, by method, then by k. */
    private static List<Place> places(List<MethodChoice> choices, List<Integer> ks) {
        return IntStream.range(0, choices.size())
                .boxed()
                .flatMap(choice -> ks.stream().map(k -> new Place(choice, k)))
                .toList();
    }

    /** The problems by label: that of the method if it failed with every k, otherwise that of the method with its k. */
    private static Map<String, Problem> named(
            Map<Place, Problem> problems, List<MethodChoice> choices, List<Integer> ks) {
        Map<String, Problem> named = new LinkedHashMap<>();
        for (Place place : places(choices, ks)) {
            Problem problem = problems.get(place);
            if (problem != null) {
                boolean always = ks.stream().allMatch(k -> problems.containsKey(new Place(place.choice, k)));
                String label = choices.get(place.choice).label();
                named.putIfAbsent(always ? label : label + ", k=" + place.k, problem);
            }
        }
        return named;
    }

    /**
     * Runs one cell. If the method cannot mask this table with this k, the problem is recorded and the others continue.
     */
    private Attempt attempt(Place place, MethodChoice choice, String key) {
        try {
            ComparisonCell cell = run.cell(choice.label(), place.k, choice.at(place.k), stopped::get);
            folder.keep(key, cell);
            return new Attempt(place, cell, null);
        } catch (Problem problem) {
            if (stopped.get() || problem.kind() == ProblemCode.E_WRITE) {
                throw problem;
            }
            return new Attempt(place, null, problem);
        }
    }

    private void run(
            List<Callable<Attempt>> tasks,
            Map<Place, ComparisonCell> cells,
            Map<Place, Problem> problems,
            Watcher watcher) {
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Math.min(threads, tasks.size())), task -> {
            Thread thread = new Thread(task, "compares a cell");
            thread.setDaemon(true);
            return thread;
        });
        try {
            CompletionService<Attempt> attempts = new ExecutorCompletionService<>(pool);
            tasks.forEach(attempts::submit);
            Stopwatch watch = new Stopwatch();
            int done = 0;
            while (done < tasks.size()) {
                watcher.progress(stage(done, tasks.size(), watch), done, tasks.size());
                Future<Attempt> finished = attempts.poll(LOOK, TimeUnit.MILLISECONDS);
                if (finished != null) {
                    done++;
                    Attempt attempt = finished.get();
                    if (attempt.cell != null) {
                        cells.put(attempt.place, attempt.cell);
                    } else if (attempt.problem != null) {
                        problems.put(attempt.place, attempt.problem);
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Problem.cancelled();
        } catch (ExecutionException e) {
            throw rethrown(e.getCause());
        } finally {
            stopped.set(true);
            pool.shutdownNow();
            settle(pool);
        }
    }

    /** Waits for running cells to notice the cancellation. */
    private static void settle(ExecutorService pool) {
        try {
            pool.awaitTermination(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static RuntimeException rethrown(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException exception ? exception : new IllegalStateException(cause);
    }

    private static String stage(int done, int of, Stopwatch watch) {
        String left = done == 0 ? "" : ", about " + Math.round(watch.seconds() / done * (of - done)) + " s left";
        return "comparing, " + done + " of " + of + " done" + left + ",";
    }
}
