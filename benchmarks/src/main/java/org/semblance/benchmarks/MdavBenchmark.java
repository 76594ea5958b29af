package org.semblance.benchmarks;

import java.util.concurrent.Callable;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.GeneralMdav;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.microaggregation.Microaggregation;

/** Masking with MDAV: its time, the gain of the fast path for numbers, and how the time grows. */
final class MdavBenchmark implements Benchmark {

    private static final int ROWS = 30_000;
    private static final int COLUMNS = 6;
    private static final int K = 5;

    /** Seconds of {@code mdav} in the R package sdcMicro for the same size and k: a reference, not measured here. */
    private static final double SDC_MICRO = 2.5;

    private static final double MIXED_AT_MOST = 3;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("mdav", "CPU seconds of one thread to mask, k = 5");
        Method mdav = new MdavMethod(K);
        Dataset numbers = MadeUpTables.numbers(ROWS, COLUMNS);
        sheet.note("30,000 x 6 normal numbers, first run", Clock.once(mask(mdav, numbers)), "s");
        double warm = Clock.median(5, mask(mdav, numbers));
        sheet.bound("the same, median of 5 (sdcMicro as reference: 2.5 s)", warm, SDC_MICRO, "s");

        Method general = new Microaggregation(new GeneralMdav(K), K);
        Clock.once(mask(general, numbers));
        double generally = sheet.note("the same on the general path", Clock.median(3, mask(general, numbers)), "s");
        sheet.note("  general / fast path", generally / warm, "x");

        Dataset mixed = MadeUpTables.mixed(ROWS);
        Clock.once(mask(mdav, mixed));
        double mixedly = sheet.note(
                "30,000 x 6 mixed (2 numeric, 2 ordinal, 2 nominal)", Clock.median(3, mask(mdav, mixed)), "s");
        sheet.bound("  mixed / numeric", mixedly / warm, MIXED_AT_MOST, "x");

        double tenThousand = sheet.note("10,000 x 6 numbers", warm(mdav, 10_000), "s");
        double twentyThousand = sheet.note("20,000 x 6 numbers", warm(mdav, 20_000), "s");
        sheet.note("  growth from twice the rows", twentyThousand / tenThousand, "x");
        double fortyThousand = sheet.note("40,000 x 6 numbers", warm(mdav, 40_000), "s");
        sheet.note("  growth from twice the rows", fortyThousand / twentyThousand, "x");

        double repeated = sheet.note(
                "30,000 x 6 numbers, 500 different records",
                Clock.median(3, mask(mdav, MadeUpTables.repeated(ROWS, COLUMNS, 500))),
                "s");
        sheet.note("  of the time for all different", repeated / warm, "x");
        Clock.forget();
    }

    private static double warm(Method method, int rows) throws Exception {
        return Clock.median(3, mask(method, MadeUpTables.numbers(rows, COLUMNS)));
    }

    private static Callable<?> mask(Method method, Dataset data) {
        return () -> method.mask(data, Watcher.SILENT);
    }
}
