package org.semblance.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.Rounding;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.Score;
import org.semblance.quality.risk.reconstruction.Reconstruction;

/**
 * Whom published means name, with a register of the table and as many others, and what defences against it cost: the
 * share of members named, and the loss as a multiple of that of plain means.
 */
final class ReconstructionBenchmark implements Benchmark {

    private static final int ROWS = 1000;
    private static final int[] SIZES = {3, 5, 10};
    private static final int[] COLUMNS = {2, 6, 13};
    private static final long SEED = 20261118;
    private static final Reconstruction MEASURE = new Reconstruction(200_000, 40);

    /** A defence: what a group publishes in a column. */
    @FunctionalInterface
    private interface Defence {
        /**
         * The published value.
         *
         * @param mean the mean of the group
         * @param spread the standard deviation within the group
         * @param size the size of the group
         * @param unit the standard deviation of the column
         */
        double published(double mean, double spread, int size, double unit, Random random);
    }

    /** What an attacker knows of the precision of a column, by its standard deviation. */
    @FunctionalInterface
    private interface Known {
        Domain domain(double unit);
    }

    private record Trial(String name, Known known, Defence defence) {}

    @Override
    public void run(Sheet sheet) throws Exception {
        sheet.begin("reconstruction", "members named from means with a register of twice the table, and the loss");
        for (int columns : COLUMNS) {
            all(sheet, "generated", generated(2 * ROWS, columns), ROWS);
        }
        String data = System.getenv("SEMBLANCE_DATA");
        if (data != null) {
            for (int columns : COLUMNS) {
                Table census = census(data, columns);
                all(sheet, "Census", census, census.size() / 2);
            }
        }
    }

    @Override
    public boolean onlyWhenNamed() {
        return true;
    }

    private static List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        Known exact = unit -> new Numeric(null);
        trials.add(new Trial("means", exact, (mean, spread, size, unit, random) -> mean));
        for (double share : new double[] {0.02, 0.1, 0.5, 1}) {
            trials.add(new Trial(
                    "round: {to: " + share + " sd}",
                    unit -> new Numeric(new Rounding.UnitMultiples(share * unit)),
                    (mean, spread, size, unit, random) -> new Rounding.UnitMultiples(share * unit).rounded(mean)));
        }
        for (int digits : new int[] {3, 2, 1}) {
            Rounding rounding = new Rounding.SignificantDigits(digits);
            trials.add(new Trial(
                    "round: {digits: " + digits + "}",
                    unit -> new Numeric(rounding),
                    (mean, spread, size, unit, random) -> rounding.rounded(mean)));
        }
        for (double share : new double[] {0.1, 0.5}) {
            // up or down so that the mean is kept on average: the attacker knows it up to a whole step
            trials.add(new Trial(
                    "randomised to " + share + " sd",
                    unit -> new Numeric(new Rounding.UnitMultiples(2 * share * unit)),
                    (mean, spread, size, unit, random) -> {
                        double step = share * unit;
                        double below = Math.floor(mean / step);
                        return (random.nextDouble() < mean / step - below ? below + 1 : below) * step;
                    }));
        }
        for (double errors : new double[] {0.01, 0.25, 0.5, 0.75, 1, 1.5, 2}) {
            trials.add(new Trial(
                    "displace: " + errors,
                    exact,
                    (mean, spread, size, unit, random) ->
                            mean + errors * spread / Math.sqrt(size) * random.nextGaussian()));
        }
        return trials;
    }

    private static void all(Sheet sheet, String name, Table register, int rows) {
        int[] first = IntStream.range(0, rows).toArray();
        for (int k : SIZES) {
            Dataset plain =
                    dataset(register.rows(first), unit -> new Numeric(null)).among(register);
            Masked masked = new MdavMethod(k).mask(plain, Watcher.SILENT);
            Groups groups = (Groups) masked.trace();
            double least = 0;
            for (Trial trial : trials()) {
                Table released = published(plain.table(), groups, trial);
                Score score =
                        MEASURE.of(dataset(plain.table(), trial.known()).among(register), released, Watcher.SILENT);
                double loss = loss(plain.table(), released);
                least = trial.name().equals("means") ? loss : least;
                String what = name + ", " + register.names().size() + " columns, k " + k + ", " + trial.name();
                sheet.note(what + ": named", score.value(), "%");
                sheet.note("  named wrongly", score.comparisonFigures().getOrDefault(Reconstruction.WRONG, 0.0), "%");
                sheet.note(
                        "  not searched",
                        100 - score.comparisonFigures().getOrDefault(Reconstruction.SEARCHED, 0.0),
                        "%");
                sheet.note("  nearest", score.comparisonFigures().getOrDefault(Reconstruction.NEAREST, 0.0), "%");
                sheet.note("  loss", loss, "%");
                sheet.note("  loss, of that of means", loss / least, "x");
            }
        }
    }

    private static Dataset dataset(Table table, Known known) {
        return Dataset.of(
                table,
                table.columns().stream()
                        .map(column -> Attribute.of(
                                column.name(), Role.QUASI_IDENTIFIER, known.domain(deviation((Numbers) column))))
                        .toList());
    }

    private static Table published(Table table, Groups groups, Trial trial) {
        Random random = new Random(SEED);
        List<Column> columns = new ArrayList<>();
        for (Column column : table.columns()) {
            Numbers numbers = (Numbers) column;
            double unit = deviation(numbers);
            double[] shown = new double[table.size()];
            for (int group = 0; group < groups.count(); group++) {
                int[] members = groups.members(group);
                double mean = Arrays.stream(members).mapToDouble(numbers::at).sum() / members.length;
                double squares = Arrays.stream(members)
                        .mapToDouble(row -> Math.pow(numbers.at(row) - mean, 2))
                        .sum();
                double spread = Math.sqrt(squares / (members.length - 1));
                double value = trial.defence().published(mean, spread, members.length, unit, random);
                Arrays.stream(members).forEach(row -> shown[row] = value);
            }
            columns.add(Numbers.of(column.name(), shown));
        }
        return Table.of(columns);
    }

    private static double deviation(Numbers column) {
        double mean = IntStream.range(0, column.size())
                .mapToDouble(column::at)
                .average()
                .orElse(0);
        return Math.sqrt(IntStream.range(0, column.size())
                        .mapToDouble(row -> Math.pow(column.at(row) - mean, 2))
                        .sum()
                / (column.size() - 1));
    }

    /** The squared error as a share of the variance, on average over columns. */
    private static double loss(Table before, Table after) {
        double loss = 0;
        for (Column column : before.columns()) {
            Numbers original = (Numbers) column;
            Numbers released = (Numbers) after.column(column.name());
            double error = IntStream.range(0, before.size())
                    .mapToDouble(row -> Math.pow(original.at(row) - released.at(row), 2))
                    .sum();
            loss += error / Math.pow(deviation(original), 2) / (before.size() - 1);
        }
        return 100 * loss / before.columns().size();
    }

    /** Skewed and normal numbers with a common part, in whole units. */
    private static Table generated(int rows, int columns) {
        Random random = new Random(SEED);
        double[] common = IntStream.range(0, rows)
                .mapToDouble(row -> random.nextGaussian())
                .toArray();
        Map<String, Column> made = new LinkedHashMap<>();
        for (int column = 0; column < columns; column++) {
            int kind = column % 3;
            double[] values = new double[rows];
            for (int row = 0; row < rows; row++) {
                double z = 0.6 * common[row] + 0.8 * random.nextGaussian();
                values[row] = switch (kind) {
                    case 0 -> Math.rint(45 + 15 * z);
                    case 1 -> Math.rint(20_000 * Math.exp(0.7 * z));
                    default -> Math.rint(1000 + 100 * z) / 10;
                };
            }
            made.put("x" + column, Numbers.of("x" + column, values));
        }
        return Table.of(List.copyOf(made.values()));
    }

    /** Census in a random order, with its first columns. */
    private static Table census(String data, int columns) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(data, "casc", "census.csv"));
        String[] names = lines.get(0).split(",", -1);
        List<String> people = new ArrayList<>(lines.subList(1, lines.size()));
        Collections.shuffle(people, new Random(SEED));
        List<Column> read = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            int each = column;
            read.add(Numbers.of(
                    names[column],
                    people.stream()
                            .mapToDouble(line -> Double.parseDouble(line.split(",", -1)[each]))
                            .toArray()));
        }
        return Table.of(read);
    }
}
