package org.semblance.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.risk.AssignmentLinkage;
import org.semblance.quality.risk.DistanceLinkage;

/**
 * Record linkage by optimal assignment: after noise, microaggregation, with many equal distances, and for releases
 * unrelated to the original.
 */
final class LinkageBenchmark implements Benchmark {

    private static final int ROWS = 5_000;

    /** Bound: what a user is willing to wait. */
    private static final double MOST_SECONDS = 10;

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("linkage", "CPU seconds of one thread, 5,000 rows linked one to one");
        Dataset numbers = MadeUpTables.numbers(ROWS, 6);
        Dataset mixed = MadeUpTables.mixed(ROWS);
        Table warm = MadeUpTables.numbers(500, 6).table();
        Clock.once(() -> new AssignmentLinkage().of(MadeUpTables.numbers(500, 6), noisy(warm, 0.1), Watcher.SILENT));
        sheet.note(
                "6 numbers, noise of 0.1, by the nearest",
                Clock.once(() -> new DistanceLinkage().of(numbers, noisy(numbers.table(), 0.1), Watcher.SILENT)),
                "s");
        bound(sheet, "6 numbers, all rows as they were", numbers, numbers.table());
        bound(sheet, "6 numbers, noise of 0.1", numbers, noisy(numbers.table(), 0.1));
        bound(sheet, "6 numbers, noise of 0.5", numbers, noisy(numbers.table(), 0.5));
        bound(sheet, "6 numbers, noise of 10", numbers, noisy(numbers.table(), 10));
        bound(sheet, "6 numbers, each column in an order of its own", numbers, shuffled(numbers.table()));
        bound(sheet, "6 numbers, all moved to one side", numbers, moved(numbers.table()));
        Dataset one = MadeUpTables.numbers(ROWS, 1);
        bound(sheet, "1 number, noise of 0.5", one, noisy(one.table(), 0.5));
        Dataset two = MadeUpTables.numbers(ROWS, 2);
        bound(sheet, "2 numbers, noise of 0.5", two, noisy(two.table(), 0.5));
        Table masked = new MdavMethod(5).mask(numbers, Watcher.SILENT).table();
        bound(sheet, "6 numbers, groups of five", numbers, masked);
        bound(sheet, "2 numbers, 2 ordered, 2 nominal, columns shuffled", mixed, shuffled(mixed.table()));
        Dataset words = words(3, 20);
        bound(sheet, "3 words of 20, columns shuffled: equal distances", words, shuffled(words.table()));
        Dataset many = words(6, 5_000);
        bound(sheet, "6 words of 5,000, columns shuffled", many, shuffled(many.table()));
        Dataset whole = whole(4, 12);
        bound(sheet, "4 whole numbers below 12, columns shuffled", whole, shuffled(whole.table()));
        Clock.forget();
    }

    private static void bound(Sheet sheet, String what, Dataset original, Table released) throws Exception {
        sheet.bound(
                what,
                Clock.once(() -> new AssignmentLinkage().of(original, released, Watcher.SILENT)),
                MOST_SECONDS,
                "s");
    }

    /** Adds normal noise; alpha is its variance as a share of that of the data, which is 1. */
    private static Table noisy(Table table, double alpha) {
        return changed(table, (number, noise) -> number + Math.sqrt(alpha) * noise);
    }

    /** Shifts and stretches everything, so that the nearest rows are the wrong ones. */
    private static Table moved(Table table) {
        return changed(table, (number, noise) -> 3 + 1.5 * number + 0.3 * noise);
    }

    /** Changes every number; {@code change} gets the number and standard normal noise. */
    private static Table changed(Table table, DoubleBinaryOperator change) {
        Random random = new Random(7);
        return each(
                table,
                column -> Numbers.of(
                        column.name(),
                        IntStream.range(0, column.size())
                                .mapToDouble(
                                        row -> change.applyAsDouble(((Numbers) column).at(row), random.nextGaussian()))
                                .toArray()));
    }

    private static Table shuffled(Table table) {
        Random random = new Random(7);
        return each(table, column -> {
            int[] order = IntStream.range(0, column.size()).toArray();
            for (int i = order.length - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                int kept = order[i];
                order[i] = order[other];
                order[other] = kept;
            }
            return column.rows(order);
        });
    }

    private interface Change {
        Column of(Column column);
    }

    private static Table each(Table table, Change change) {
        List<Column> columns = new ArrayList<>();
        table.columns().forEach(column -> columns.add(change.of(column)));
        return Table.of(columns);
    }

    private static Dataset words(int columns, int values) {
        Random random = new Random(3);
        String[] dictionary =
                IntStream.range(0, values).mapToObj(value -> "w" + value).toArray(String[]::new);
        List<Column> made = new ArrayList<>();
        for (int c = 0; c < columns; c++) {
            made.add(MadeUpTables.words("w" + c, Arrays.asList(dictionary), ROWS, random));
        }
        return Dataset.of(
                Table.of(made),
                made.stream()
                        .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Nominal()))
                        .toList());
    }

    private static Dataset whole(int columns, int below) {
        Random random = new Random(3);
        List<Column> made = new ArrayList<>();
        for (int c = 0; c < columns; c++) {
            made.add(Numbers.of(
                    "x" + c, random.ints(ROWS, 0, below).asDoubleStream().toArray()));
        }
        return Dataset.of(
                Table.of(made),
                made.stream()
                        .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Numeric(null)))
                        .toList());
    }
}
