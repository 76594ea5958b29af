package org.semblance.benchmarks;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.blocking.KdBlocking;
import org.semblance.method.microaggregation.Mdav;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.loss.InformationLoss;

/**
 * The additional information loss and the time saved by blocking. Blocks are masked in parallel, so times are wall
 * times.
 */
final class BlockingBenchmark implements Benchmark {

    private static final int K = 5;
    private static final int COLUMNS = 6;
    private static final int ROWS = 100_000;
    private static final int BLOCK = 10_000;

    /** Maximum loss with blocks, as a multiple of the loss without. */
    private static final double LOST_AT_MOST = 1.03;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("blocking", "mdav, k = 5, 6 numbers; seconds by the clock on the wall");
        mask(new MdavMethod(K), MadeUpTables.numbers(20_000, COLUMNS));
        costs(sheet, "normal", MadeUpTables.numbers(ROWS, COLUMNS));
        costs(sheet, "skewed and correlated", MadeUpTables.skewed(ROWS, COLUMNS));
        double before = 0;
        for (int rows : new int[] {250_000, 500_000, 1_000_000}) {
            Timed blocked = mask(new MdavMethod(K).in(new KdBlocking(BLOCK)), MadeUpTables.numbers(rows, COLUMNS));
            double each = sheet.note(rows + " rows in blocks, for 1,000 rows", 1000 * blocked.seconds / rows, "s");
            if (before > 0) {
                sheet.note("  growth of the time for one row from twice the rows", each / before, "x");
            }
            before = each;
        }
    }

    private static void costs(Sheet sheet, String kind, Dataset data) {
        Timed whole = mask(new MdavMethod(K), data);
        double lost = loss(data, whole.masked.table());
        sheet.note("100,000 rows, " + kind + ", as a whole", whole.seconds, "s");
        sheet.note("  information-loss", lost, "%");
        for (int size : new int[] {50_000, 20_000, BLOCK, 5_000, 2_000}) {
            Timed blocked = mask(new MdavMethod(K).in(new KdBlocking(size)), data);
            sheet.note("in blocks of " + size, blocked.seconds, "s");
            double share = loss(data, blocked.masked.table()) / lost;
            if (size == BLOCK) {
                sheet.bound("  loss / loss as a whole", share, LOST_AT_MOST, "x");
                sheet.note("  the same without exchange at the edges", unmended(data, size) / lost, "x");
            } else {
                sheet.note("  loss / loss as a whole", share, "x");
            }
        }
    }

    /** The loss, in per cent, of groups formed within blocks, without the exchange at their edges. */
    private static double unmended(Dataset data, int size) {
        Records records = data.records();
        int[] rows = IntStream.range(0, records.size()).toArray();
        double within = 0;
        for (int[] block : new KdBlocking(size).blocks(records, rows, 2 * K)) {
            for (int[] group : new Mdav(K).partition(records, block, Watcher.SILENT)) {
                within += spans(records, group);
            }
        }
        return 100 * within / spans(records, rows);
    }

    private static double spans(Records records, int[] rows) {
        double[] spans = new double[rows.length];
        records.spans(records.prototype(rows), rows, rows.length, spans);
        return Arrays.stream(spans).sum();
    }

    private record Timed(Masked masked, double seconds) {}

    private static Timed mask(Method method, Dataset data) {
        long start = System.nanoTime();
        Masked masked = method.mask(data, Watcher.SILENT);
        return new Timed(masked, (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1));
    }

    private static double loss(Dataset data, Table masked) {
        return new InformationLoss().of(data, masked, Watcher.SILENT).value();
    }
}
