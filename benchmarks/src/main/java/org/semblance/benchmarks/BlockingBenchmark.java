package org.semblance.benchmarks;

import java.util.concurrent.TimeUnit;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.blocking.Kd;
import org.semblance.method.microaggregation.MdavGeneric;
import org.semblance.quality.loss.InformationLoss;

/** What blocks cost in information and save in time. Blocks are masked side by side, so that times are by the clock on the wall. */
final class BlockingBenchmark implements Benchmark {

    private static final int K = 5;
    private static final int COLUMNS = 6;
    private static final int ROWS = 100_000;

    /** More than the loss without blocks, as a share. */
    private static final double LOST_AT_MOST = 1.03;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("blocking", "mdav, k = 5, 6 normal numbers; seconds by the clock on the wall");
        mask(new MdavGeneric(K), Tables.numbers(20_000, COLUMNS));
        Dataset data = Tables.numbers(ROWS, COLUMNS);
        Timed whole = mask(new MdavGeneric(K), data);
        double lost = loss(data, whole.masked);
        sheet.note("100,000 rows as a whole", whole.seconds, "s");
        sheet.note("  information-loss", lost, "%");
        for (int size : new int[] {50_000, 20_000, 10_000, 5_000, 2_000}) {
            Timed blocked = mask(new MdavGeneric(K).in(new Kd(size)), data);
            sheet.note("100,000 rows in blocks of " + size, blocked.seconds, "s");
            double share = loss(data, blocked.masked) / lost;
            if (size == 10_000) {
                sheet.bound("  loss / loss as a whole", share, LOST_AT_MOST, "x");
            } else {
                sheet.note("  loss / loss as a whole", share, "x");
            }
        }
        double before = 0;
        for (int rows : new int[] {250_000, 500_000, 1_000_000}) {
            Timed blocked = mask(new MdavGeneric(K).in(new Kd(10_000)), Tables.numbers(rows, COLUMNS));
            double each =
                    sheet.note(rows + " rows in blocks of 10,000, for 1,000 rows", 1000 * blocked.seconds / rows, "s");
            if (before > 0) {
                sheet.note("  growth of the time for one row from twice the rows", each / before, "x");
            }
            before = each;
        }
    }

    private record Timed(Masked masked, double seconds) {}

    private static Timed mask(Method method, Dataset data) {
        long start = System.nanoTime();
        Masked masked = method.mask(data, Watcher.SILENT);
        return new Timed(masked, (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1));
    }

    private static double loss(Dataset data, Masked masked) {
        return new InformationLoss().of(data, masked.table(), Watcher.SILENT).value();
    }
}
