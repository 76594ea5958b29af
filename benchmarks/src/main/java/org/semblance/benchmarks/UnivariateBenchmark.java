package org.semblance.benchmarks;

import java.util.concurrent.Callable;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.microaggregation.UnivariateOptimalMethod;

/** Optimal univariate microaggregation: how the time grows. */
final class UnivariateBenchmark implements Benchmark {

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("univariate", "CPU seconds of one thread to mask one number optimally, k = 5");
        double half = sheet.note("500,000 values, median of 3", Clock.median(3, mask(500_000)), "s");
        double whole = sheet.note("1,000,000 values, median of 3", Clock.median(3, mask(1_000_000)), "s");
        sheet.note("  growth from twice the values", whole / half, "x");
        Clock.forget();
    }

    private static Callable<?> mask(int rows) {
        Dataset data = MadeUpTables.numbers(rows, 1);
        return () -> new UnivariateOptimalMethod(5).mask(data, Watcher.SILENT);
    }
}
