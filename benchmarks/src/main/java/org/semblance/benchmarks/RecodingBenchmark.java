package org.semblance.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.method.Method;
import org.semblance.method.recoding.GroupOrigin;
import org.semblance.method.recoding.LocalRecoding;
import org.semblance.method.recoding.RecodingObjective;
import org.semblance.method.recoding.SearchEffort;

/**
 * Local recoding of a column of 100,000 different codes, and of Adult with the hierarchies of ARX: time and loss of
 * each effort, compared with groups formed by MDAV.
 */
final class RecodingBenchmark implements Benchmark {

    private static final int K = 5;
    private static final int CODES = 100_000;

    /** Time and loss of ARX's local recoding with nine quasi-identifiers, measured separately. */
    private static final double ARX_SECONDS = 4;

    private static final double ARX_LOST = 1 - 0.932;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("recoding", "k = 5, Adult has 30,162 rows; CPU seconds, and the granularity that is lost");
        adult(sheet);
        codes(sheet);
    }

    private static void adult(Sheet sheet) throws Exception {
        String folder = System.getenv("SEMBLANCE_DATA");
        Path adult = folder == null ? null : Path.of(folder, "arx-example");
        if (adult == null || !Files.isDirectory(adult)) {
            System.out.println("  left out: set SEMBLANCE_DATA to the folder that holds arx-example");
            return;
        }
        Dataset nine = LatticeBenchmark.read(adult);
        Dataset five = Dataset.of(nine.table(), nine.attributes().subList(0, 5));
        Method standard = new LocalRecoding(K, SearchEffort.STANDARD);
        sheet.note("9 attributes, standard, first run", Clock.once(mask(standard, nine)), "s");
        sheet.bound("9 attributes, standard, median of 3", Clock.median(3, mask(standard, nine)), ARX_SECONDS, "s");
        sheet.bound("  granularity lost", lost(standard, nine), ARX_LOST, "");
        compare(sheet, "9 attributes", nine);
        compare(sheet, "5 attributes", five);
        Clock.forget();
    }

    /** A column of unique six-digit codes, with one level for each digit. */
    private static void codes(Sheet sheet) throws Exception {
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(0, 1_000_000).boxed().toList());
        Collections.shuffle(numbers, new Random(20_261_115));
        List<String> codes = numbers.subList(0, CODES).stream()
                .map(number -> String.format(Locale.ROOT, "%06d", number))
                .toList();
        Hierarchy hierarchy = Hierarchy.of(
                "code",
                codes.stream()
                        .map(code -> IntStream.rangeClosed(0, 6)
                                .mapToObj(level -> code.substring(0, 6 - level) + "*".repeat(level))
                                .toList())
                        .toList());
        Dataset data = Dataset.of(
                Table.of(Words.of("code", codes.toArray(String[]::new))),
                List.of(Attribute.of("code", Role.QUASI_IDENTIFIER, new Hierarchical(hierarchy))));
        for (SearchEffort effort : List.of(SearchEffort.QUICK, SearchEffort.STANDARD)) {
            Method method = new LocalRecoding(K, effort);
            String name = "100,000 different codes, " + effort.name().toLowerCase(Locale.ROOT);
            sheet.note(name, Clock.once(mask(method, data)), "s");
            sheet.note("  granularity lost", lost(method, data), "");
        }
    }

    private static void compare(Sheet sheet, String what, Dataset data) throws Exception {
        Method mdav = new LocalRecoding(K, GroupOrigin.MDAV, SearchEffort.QUICK, RecodingObjective.GRANULARITY);
        double seconds = sheet.note(what + ", groups of mdav, median of 3", Clock.median(3, mask(mdav, data)), "s");
        sheet.note("  granularity lost", lost(mdav, data), "");
        for (SearchEffort effort : SearchEffort.values()) {
            Method method = new LocalRecoding(K, effort);
            String name = what + ", " + effort.name().toLowerCase(Locale.ROOT);
            double taken = sheet.note(name, Clock.once(mask(method, data)), "s");
            sheet.note("  as a multiple of mdav", taken / seconds, "x");
            sheet.note("  granularity lost", lost(method, data), "");
        }
    }

    private static Callable<?> mask(Method method, Dataset data) {
        return () -> method.mask(data, Watcher.SILENT);
    }

    /**
     * The loss of granularity: the mean share of leaves that a label covers, scaled so that 0 is the original and 1 is
     * complete suppression.
     */
    private static double lost(Method method, Dataset data) {
        Table released = method.mask(data, Watcher.SILENT).table();
        double covered = 0;
        double least = 0;
        for (Attribute attribute : data.attributes()) {
            Hierarchy hierarchy = ((Generalizable) attribute.domain()).hierarchy();
            Column before = data.table().column(attribute.name());
            Column after = released.column(attribute.name());
            double shares = 0;
            for (int row = 0; row < before.size(); row++) {
                int leaf = hierarchy.leaf(before.text(row)).orElseThrow();
                int level = 0;
                while (!hierarchy.label(level, leaf).equals(after.text(row))) {
                    level++;
                }
                shares += hierarchy.leavesUnder(level, hierarchy.node(level, leaf)) / (double) hierarchy.leaves();
            }
            covered += shares / before.size();
            least += 1.0 / hierarchy.leaves();
        }
        return (covered - least) / (data.attributes().size() - least);
    }
}
