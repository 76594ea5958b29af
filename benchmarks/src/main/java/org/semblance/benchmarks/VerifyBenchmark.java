package org.semblance.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;

/** Verifying k-anonymity of a release, with values as text, in equivalence classes of five. */
final class VerifyBenchmark implements Benchmark {

    private static final int ROWS = 1_000_000;
    private static final int K = 5;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("verify", "k-anonymity of 1,000,000 rows x 6 columns in classes of 5; CPU seconds of one thread");
        Table table = released();
        sheet.note("first run", Clock.once(check(table)), "s");
        sheet.note("median of 5", Clock.median(5, check(table)), "s");
        Clock.forget();
    }

    private static Callable<Verdict> check(Table table) {
        return () -> {
            Verdict verdict = new KAnonymity(K).check(new ReleasedTable(table, table.names(), ""), Evidence.NONE);
            if (!verdict.holds()) {
                throw new IllegalStateException("the table is k-anonymous by design");
            }
            return verdict;
        };
    }

    /** Three columns of means and three of words, with the rows in random order. */
    private static Table released() {
        Random random = new Random(6);
        int classes = ROWS / K;
        int[] classOf = new int[ROWS];
        for (int row = 0; row < ROWS; row++) {
            int other = random.nextInt(row + 1);
            classOf[row] = classOf[other];
            classOf[other] = row / K;
        }
        List<Column> columns = new ArrayList<>();
        for (int c = 0; c < 3; c++) {
            columns.add(means("x" + c, classOf, classes, random));
        }
        columns.add(spread(MadeUpTables.words("o0", MadeUpTables.SCALE, classes, random), classOf));
        columns.add(spread(MadeUpTables.words("n0", MadeUpTables.KINDS, classes, random), classOf));
        columns.add(spread(MadeUpTables.words("n1", MadeUpTables.KINDS, classes, random), classOf));
        return Table.of(columns);
    }

    private static Words means(String name, int[] classOf, int classes, Random random) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < classes; i++) {
            texts.add(Decimal.text(random.nextInt(1_000_000) / 5.0));
        }
        // equal texts share a code, as after reading a file
        Words perClass = Words.of(name, texts.toArray(String[]::new));
        return spread(perClass, classOf);
    }

    private static Words spread(Words perClass, int[] classOf) {
        return perClass.rows(classOf);
    }
}
