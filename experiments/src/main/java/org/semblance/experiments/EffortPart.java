package org.semblance.experiments;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.experiments.HierarchyCandidates.Family;
import org.semblance.experiments.SetPart.Rank;
import org.semblance.experiments.SetPart.Way;
import org.semblance.formats.CsvTableWriter;
import org.semblance.method.Method;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.experiment.Claim;
import org.semblance.source.CsvLayout;

/**
 * Sections 6.2 and 6.3: the time to mask with every candidate (TAS, Eq. 7) or to score all and mask with the best
 * (APES, Eq. 8), and the cost of scoring. Single-threaded; scoring and masking are the minimum of several rounds, of
 * which the first does not count.
 */
final class EffortPart {

    private static final CsvLayout COMMAS = new CsvLayout(",", "utf-8", CsvLayout.DecimalSign.POINT);
    private static final double MILLISECOND = 1e6;
    private static final int STEP = 10;
    private static final int ROUNDS = 20;
    private static final int TIMED = 4;
    private static final double MEGABYTE = 1 << 20;

    /**
     * Figures of the paper: milliseconds per hierarchy; per cent saved with 10 and 100 candidates, and with 2 and 3
     * sets.
     */
    private static final double PAPER_MILLISECONDS = 310;

    private static final double[] PAPER_SAVED = {54, 93};
    private static final double[] PAPER_SAVED_SETS = {45, 60};

    private final Path folder;
    private final List<CorrelationCells> cells;
    private final SetPart sets;

    EffortPart(Path folder, List<CorrelationCells> cells, SetPart sets) {
        this.folder = folder;
        this.cells = cells;
        this.sets = sets;
    }

    /** CPU milliseconds for one candidate: scoring, masking, writing, measuring. */
    private record Phases(double score, double mask, double write, double measure) {

        double tried() {
            return mask + write + measure;
        }

        Phases shortest(Phases other) {
            return new Phases(
                    Math.min(score, other.score),
                    Math.min(mask, other.mask),
                    Math.min(write, other.write),
                    Math.min(measure, other.measure));
        }
    }

    void report(ExperimentNotes notes) {
        one(notes);
        four(notes);
        cost(notes);
    }

    private void one(ExperimentNotes notes) {
        CorrelationCells occupation = cells.get(0);
        int k = occupation.ks()[occupation.ks().length / 2];
        JudgedCandidates judged = occupation.judged(Family.INDEPENDENT).get(0);
        String attribute = occupation.values().attribute();
        long start = CpuTime.ofThread();
        Table column = Table.of(
                List.of(GslData.insurance(folder, occupation.values().dataset()).column(attribute)));
        double read = (CpuTime.ofThread() - start) / MILLISECOND;
        IntFunction<Dataset> dataset = number -> Dataset.of(
                column,
                List.of(Attribute.of(attribute, Role.QUASI_IDENTIFIER, new Hierarchical(judged.candidate(number)))));
        Phases[] phases = timed(dataset, judged.size(), Way.INCOGNITO.method(k, 0));
        IntUnaryOperator best = candidates -> Arrays.stream(judged.ranked())
                .filter(number -> number < candidates)
                .findFirst()
                .orElseThrow();
        notes.page.heading("CPU time, " + occupation.values().title() + ", k = " + k
                + ", Incognito: mask with every candidate (TAS) or score all and mask once (APES), ms (Fig. 10)");
        TextPage.Grid grid = new TextPage.Grid("candidates", "TAS", "APES", "saved", "saved, reading left out");
        double[] saved = new double[judged.size() / STEP];
        for (int candidates = STEP; candidates <= judged.size(); candidates += STEP) {
            double tas = tas(read, phases, candidates);
            double apes = apes(read, phases, candidates, best.applyAsInt(candidates));
            saved[candidates / STEP - 1] = row(grid, candidates, read, tas, apes);
        }
        notes.page.grid(grid);
        notes.page.say(String.format(
                Locale.ROOT,
                "Reading, once in both: %.1f ms. All candidates: masking %.1f, writing %.1f, SSE %.1f, scoring %.1f ms"
                        + " (Fig. 14).",
                read,
                sum(phases, 0),
                sum(phases, 1),
                sum(phases, 2),
                sum(phases, 3)));
        notes.page.say("The paper: 54 to 93 % saved, 22.62 of some 42 minutes with 10 candidates, 264.65 with 100.");
        notes.claims.add(saving("Scoring beforehand saves time, with 10 candidates and with 100", saved, PAPER_SAVED));
        notes.charts.add(new LineChart(
                "Fig. 10: milliseconds by candidates",
                ChartAxis.linear("candidates"),
                ChartAxis.logarithmic("ms"),
                List.of(
                        line("TAS", judged.size(), n -> tas(read, phases, n)),
                        line("APES", judged.size(), n -> apes(read, phases, n, best.applyAsInt(n))))));
    }

    private double read(String distribution) {
        double shortest = Double.POSITIVE_INFINITY;
        for (int round = 0; round < TIMED; round++) {
            long start = CpuTime.ofThread();
            GslData.insurance(folder, distribution);
            shortest = Math.min(shortest, (CpuTime.ofThread() - start) / MILLISECOND);
        }
        return shortest;
    }

    private static String saved(double tas, double apes) {
        return TextPage.number(100 * (1 - apes / tas), 0) + " %";
    }

    private static Claim saving(String text, double[] saved, double[] paper) {
        double first = saved[0];
        double last = saved[saved.length - 1];
        return new Claim(
                String.format(
                        Locale.ROOT,
                        "%s (%.0f and %.0f %%; paper %.0f and %.0f %%)",
                        text,
                        first,
                        last,
                        paper[0],
                        paper[1]),
                first > 0 && last > first);
    }

    private static LineChart.Line line(String name, int most, IntFunction<Double> at) {
        return new LineChart.Line(
                name,
                IntStream.rangeClosed(1, most / STEP)
                        .map(tens -> tens * STEP)
                        .mapToObj(n -> new ChartPoint(n, at.apply(n)))
                        .toList());
    }

    private static double tas(double read, Phases[] phases, int candidates) {
        return read
                + Arrays.stream(phases)
                        .limit(candidates)
                        .mapToDouble(Phases::tried)
                        .sum();
    }

    private static double apes(double read, Phases[] phases, int candidates, int best) {
        return read
                + Arrays.stream(phases)
                        .limit(candidates)
                        .mapToDouble(Phases::score)
                        .sum()
                + phases[best].tried();
    }

    private static double sum(Phases[] phases, int which) {
        return Arrays.stream(phases)
                .mapToDouble(one -> switch (which) {
                    case 0 -> one.mask;
                    case 1 -> one.write;
                    case 2 -> one.measure;
                    default -> one.score;
                })
                .sum();
    }

    private void four(ExperimentNotes notes) {
        String distribution = cells.get(0).values().dataset();
        double read = read(distribution);
        Dataset[] datasets = Arrays.stream(Rank.values())
                .map(rank -> sets.dataset(distribution, 0, rank))
                .toArray(Dataset[]::new);
        Phases[] phases = timed(number -> datasets[number], datasets.length, Way.INCOGNITO.method(2, 0));
        notes.page.heading("CPU time, " + distribution + ", four attributes, k = 2, Incognito, ms (Fig. 11)");
        TextPage.Grid grid = new TextPage.Grid("sets", "TAS", "APES", "saved", "saved, reading left out");
        double[] saved = new double[2];
        for (int candidates = 2; candidates <= datasets.length; candidates++) {
            double tas = tas(read, phases, candidates);
            double apes = apes(read, phases, candidates, 0);
            saved[candidates - 2] = row(grid, candidates, read, tas, apes);
        }
        notes.page.grid(grid);
        notes.page.say("The paper: 45 to 60 % saved. Reading, once in both, weighs more the faster masking is.");
        notes.claims.add(saving("It saves time with 2 sets of four hierarchies and with 3", saved, PAPER_SAVED_SETS));
    }

    /** Adds the two times for a number of candidates; returns the per cent saved. */
    private static double row(TextPage.Grid grid, int candidates, double read, double tas, double apes) {
        grid.row(
                String.valueOf(candidates),
                TextPage.number(tas, 1),
                TextPage.number(apes, 1),
                saved(tas, apes),
                saved(tas - read, apes - read));
        return 100 * (1 - apes / tas);
    }

    private static Phases[] timed(IntFunction<Dataset> datasets, int size, Method method) {
        Phases[] phases = new Phases[size];
        for (int round = 0; round < TIMED; round++) {
            for (int number = 0; number < size; number++) {
                Phases now = timed(datasets.apply(number), method);
                phases[number] = round < 2 ? now : phases[number].shortest(now);
            }
        }
        return phases;
    }

    private static Phases timed(Dataset data, Method method) {
        long start = CpuTime.ofThread();
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            Gsl.STANDARD.of(((Hierarchical) attribute.domain()).meaning().orElseThrow());
        }
        long scored = CpuTime.ofThread();
        Table masked = method.mask(data, Watcher.SILENT).table();
        long done = CpuTime.ofThread();
        try {
            new CsvTableWriter().write(masked, COMMAS, "", OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        long written = CpuTime.ofThread();
        new SemanticSse().of(data, masked, Watcher.SILENT);
        long measured = CpuTime.ofThread();
        return new Phases(
                (scored - start) / MILLISECOND,
                (done - scored) / MILLISECOND,
                (written - done) / MILLISECOND,
                (measured - written) / MILLISECOND);
    }

    /** Fig. 16: time, CPU, memory and garbage collection when the candidates of an attribute are scored. */
    private void cost(ExperimentNotes notes) {
        notes.page.heading("What scoring costs, 100 candidates an attribute (section 6.3)");
        TextPage.Grid grid = new TextPage.Grid(
                "attribute", "leaves", "ms a hierarchy", "CPU of one core", "MB allocated", "GC of the time");
        double most = 0;
        for (CorrelationCells one : firstOfEach()) {
            List<SemanticHierarchy> candidates = IntStream.range(
                            0, one.judged(Family.INDEPENDENT).get(0).size())
                    .mapToObj(one.judged(Family.INDEPENDENT).get(0)::candidate)
                    .toList();
            candidates.forEach(Gsl.STANDARD::of);
            long collected = collected();
            long processor = CpuTime.ofThread();
            long allocated = allocated();
            long begun = System.nanoTime();
            double shortest = Double.POSITIVE_INFINITY;
            for (int round = 0; round < ROUNDS; round++) {
                long start = CpuTime.ofThread();
                candidates.forEach(Gsl.STANDARD::of);
                shortest = Math.min(shortest, (double) (CpuTime.ofThread() - start));
            }
            double elapsed = System.nanoTime() - begun;
            long used = allocated() - allocated;
            double cpu = CpuTime.ofThread() - processor;
            double milliseconds = shortest / MILLISECOND / candidates.size();
            most = Math.max(most, milliseconds);
            grid.row(
                    one.values().title(),
                    String.valueOf(candidates.get(0).hierarchy().leaves()),
                    TextPage.number(milliseconds, 4),
                    TextPage.number(100 * cpu / elapsed, 0) + " %",
                    TextPage.number(used / MEGABYTE / ROUNDS, 2),
                    TextPage.number(100 * (collected() - collected) * MILLISECOND / elapsed, 1) + " %");
        }
        notes.page.grid(grid);
        notes.page.say(
                "The paper: 310 ms a hierarchy (sd 45), at most 22 % CPU, 45 % of a heap of 1 GB, less than 3 % in GC."
                        + " MB: what scoring the hundred allocates; the taxonomy is loaded.");
        notes.claims.add(new Claim(
                String.format(
                        Locale.ROOT,
                        "Scoring is light: at most %.4f ms a hierarchy (paper: %.0f ms)",
                        most,
                        PAPER_MILLISECONDS),
                most < PAPER_MILLISECONDS));
    }

    private List<CorrelationCells> firstOfEach() {
        return cells.stream()
                .collect(Collectors.groupingBy(one -> one.values().values(), Collectors.toList()))
                .values()
                .stream()
                .map(alike -> alike.get(0))
                .sorted((one, other) -> cells.indexOf(one) - cells.indexOf(other))
                .toList();
    }

    private static long collected() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean thread
                ? thread.getThreadAllocatedBytes(Thread.currentThread().getId())
                : 0;
    }
}
