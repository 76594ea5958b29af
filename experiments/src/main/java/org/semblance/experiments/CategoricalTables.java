package org.semblance.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.EveryCategory;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.CategoricalLoss;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/**
 * Section 6.2, in the form of Tables 4 to 7: the effect of microaggregation on categories. The paper's file is not
 * available, so Adult is used, with quasi-identifiers like the paper's: three ordinal attributes (of 16, 16 and 20
 * categories) and up to eight nominal ones. The quasi-identifiers of length 4, 8 and 11 are nested.
 */
final class CategoricalTables {

    private static final int LAST_K = 9;

    /** The number of samples, and the rows of each. */
    private static final int SAMPLES = 10;

    private static final int SAMPLE = 1000;
    private static final List<String> EDUCATION = List.of(
            "Preschool",
            "1st-4th",
            "5th-6th",
            "7th-8th",
            "9th",
            "10th",
            "11th",
            "12th",
            "HS-grad",
            "Some-college",
            "Assoc-voc",
            "Assoc-acdm",
            "Bachelors",
            "Masters",
            "Prof-school",
            "Doctorate");
    private static final List<String> AGE = bands(15, 90);
    private static final List<String> HOURS = bands(0, 99);
    private static final Map<Integer, List<String>> QUASI_IDENTIFIERS = quasiIdentifiers();
    private static final List<String> MEASURES = List.of("dist", "ctbil", "actbil", "ebil");

    private static Map<Integer, List<String>> quasiIdentifiers() {
        List<String> all = List.of(
                "education",
                "age",
                "sex",
                "race",
                "workclass",
                "marital-status",
                "relationship",
                "hours-per-week",
                "occupation",
                "native-country",
                "income");
        Map<Integer, List<String>> byLength = new LinkedHashMap<>();
        byLength.put(3, List.of("education", "age", "hours-per-week"));
        byLength.put(4, all.subList(0, 4));
        byLength.put(8, all.subList(0, 8));
        byLength.put(11, all);
        return byLength;
    }

    /** Bands of five, named by their lower bounds. */
    private static List<String> bands(int from, int to) {
        return IntStream.rangeClosed(from / 5, to / 5)
                .mapToObj(band -> String.valueOf(5 * band))
                .toList();
    }

    /** A cell of a table, except for the measure. */
    private record Case(int length, Ordinal.Average average, int k) {

        String id() {
            return "adult/" + length + "/" + words() + "/k=" + k;
        }

        String words() {
            return average == Ordinal.Average.MEDIAN ? "median" : "convex-median";
        }
    }

    private final Table table;
    private final Watcher watcher;
    private final Map<Case, Map<String, Double>> found = new LinkedHashMap<>();

    CategoricalTables(Table adult, Watcher watcher) {
        this.table = adult.with(List.of(banded(adult.column("age")), banded(adult.column("hours-per-week"))));
        this.watcher = watcher;
        List<Case> cases = new ArrayList<>();
        for (int length : QUASI_IDENTIFIERS.keySet()) {
            for (Ordinal.Average average : Ordinal.Average.values()) {
                IntStream.rangeClosed(2, LAST_K).forEach(k -> cases.add(new Case(length, average, k)));
            }
        }
        List<Map<String, Double>> values =
                cases.stream().parallel().map(one -> measure(table, one)).toList();
        for (int i = 0; i < values.size(); i++) {
            found.put(cases.get(i), values.get(i));
        }
    }

    private static Column banded(Column numbers) {
        String[] words = new String[numbers.size()];
        for (int row = 0; row < words.length; row++) {
            words[row] = String.valueOf(Integer.parseInt(numbers.text(row)) / 5 * 5);
        }
        return Words.of(numbers.name(), words);
    }

    private Map<String, Double> measure(Table rows, Case one) {
        Dataset data = Dataset.of(
                rows,
                Objects.requireNonNull(QUASI_IDENTIFIERS.get(one.length())).stream()
                        .map(name -> Attribute.of(name, Role.QUASI_IDENTIFIER, domain(name, one.average())))
                        .toList());
        Table masked =
                EveryCategory.of(new MdavMethod(one.k())).mask(data, watcher).table();
        Map<String, Double> values = new LinkedHashMap<>();
        List<Measure> measures = List.of(
                new CategoricalLoss.Dist(),
                new CategoricalLoss.Ctbil(),
                new CategoricalLoss.Actbil(),
                new CategoricalLoss.Ebil());
        for (int i = 0; i < MEASURES.size(); i++) {
            values.put(
                    MEASURES.get(i), measures.get(i).of(data, masked, watcher).value());
        }
        return values;
    }

    private static Domain domain(String name, Ordinal.Average average) {
        return switch (name) {
            case "education" -> new Ordinal(EDUCATION, average);
            case "age" -> new Ordinal(AGE, average);
            case "hours-per-week" -> new Ordinal(HOURS, average);
            default -> new Nominal();
        };
    }

    void report(TextPage page, List<Figure> figures, List<Claim> claims) {
        page.heading("Tables 4 to 7: categories, on Adult (" + table.size()
                + " complete rows) in place of the paper's file");
        page.say(
                "No figure is compared: the American Housing Survey file is not public. Ordinal are education (16 categories),");
        page.say("age (" + AGE.size() + " bands of five years) and hours a week (" + HOURS.size()
                + " bands of five), the others nominal.");
        QUASI_IDENTIFIERS.forEach((length, names) -> page.say("  " + length + ": " + String.join(", ", names)));
        page.say("");
        TextPage.Grid grid = new TextPage.Grid(
                "length",
                "average",
                "k",
                "Dist",
                "CTBIL'",
                "ACTBIL'",
                "EBIL",
                "|",
                "paper's file: Dist",
                "CTBIL'",
                "ACTBIL'",
                "EBIL");
        found.forEach((one, values) -> {
            MEASURES.forEach(measure -> figures.add(Figure.ours(one.id() + "/" + measure, at(values, measure))));
            Map<String, String> paper = paper(one);
            grid.row(
                    String.valueOf(one.length()),
                    one.words(),
                    String.valueOf(one.k()),
                    TextPage.number(at(values, "dist"), 0),
                    TextPage.number(at(values, "ctbil"), 2),
                    TextPage.number(at(values, "actbil"), 3),
                    TextPage.number(at(values, "ebil"), 2),
                    "|",
                    paper.getOrDefault("dist", ""),
                    paper.getOrDefault("ctbil", ""),
                    paper.getOrDefault("actbil", ""),
                    paper.getOrDefault("ebil", ""));
        });
        page.grid(grid);
        samples(page, figures);
        claims(claims);
    }

    /**
     * The convex median on small files: of samples of Adult with the length of the paper's Tables 6 and 7, in how many cells it
     * loses less than the median.
     */
    private void samples(TextPage page, List<Figure> figures) {
        List<Table> samples = IntStream.rangeClosed(1, SAMPLES)
                .mapToObj(seed -> sample(table, seed))
                .toList();
        List<Case> cases = IntStream.rangeClosed(2, LAST_K)
                .mapToObj(k -> new Case(3, Ordinal.Average.MEDIAN, k))
                .toList();
        List<Set<String>> better = samples.stream()
                .flatMap(rows -> cases.stream().map(one -> Map.entry(rows, one)))
                .parallel()
                .map(one -> better(one.getKey(), one.getValue().k()))
                .toList();
        StringBuilder counts = new StringBuilder();
        for (String measure : MEASURES) {
            long count =
                    better.stream().filter(names -> names.contains(measure)).count();
            figures.add(Figure.ours("adult/samples/3/convex-median-loses-less/" + measure, (double) count));
            counts.append(counts.isEmpty() ? "" : ", ")
                    .append(measure)
                    .append(' ')
                    .append(count);
        }
        page.say("");
        page.say("Small files: in " + SAMPLES + " samples of " + SAMPLE
                + " rows, length 3, the convex median loses less than the median in so many");
        page.say("of " + better.size() + " cells: " + counts + ".");
    }

    private Set<String> better(Table rows, int k) {
        Map<String, Double> median = measure(rows, new Case(3, Ordinal.Average.MEDIAN, k));
        Map<String, Double> convex = measure(rows, new Case(3, Ordinal.Average.CONVEX_MEDIAN, k));
        return MEASURES.stream()
                .filter(measure -> at(convex, measure) < at(median, measure))
                .collect(Collectors.toSet());
    }

    private static Table sample(Table whole, long seed) {
        int[] rows = new Random(seed)
                .ints(0, whole.size())
                .distinct()
                .limit(SAMPLE)
                .sorted()
                .toArray();
        return whole.rows(rows).over(Rows.all(SAMPLE));
    }

    private static Map<String, String> paper(Case one) {
        return PaperFigures.lines("mdav-generic/tables-4-to-7.csv").stream()
                .filter(line -> PaperFigures.whole(line, "length") == one.length()
                        && PaperFigures.whole(line, "k") == one.k()
                        && PaperFigures.text(line, "average").equals(one.words()))
                .findFirst()
                .orElse(Map.of());
    }

    private static double at(Map<String, Double> values, String measure) {
        return Objects.requireNonNull(values.get(measure));
    }

    private double value(int length, Ordinal.Average average, int k, String measure) {
        return at(Objects.requireNonNull(found.get(new Case(length, average, k))), measure);
    }

    private void claims(List<Claim> claims) {
        for (String measure : List.of("dist", "ctbil", "ebil")) {
            boolean grows = IntStream.rangeClosed(2, LAST_K)
                    .allMatch(k -> MdavGenericExperiment.rises(
                            value(4, Ordinal.Average.MEDIAN, k, measure),
                            value(8, Ordinal.Average.MEDIAN, k, measure),
                            value(11, Ordinal.Average.MEDIAN, k, measure)));
            claims.add(new Claim(
                    "On Adult: the longer the quasi-identifier (4, 8, 11), the higher the loss, for every k: "
                            + measure,
                    grows));
        }
        for (String measure : List.of("dist", "ctbil", "ebil")) {
            int falls = 0;
            int steps = 0;
            for (int length : QUASI_IDENTIFIERS.keySet()) {
                double[] values = IntStream.rangeClosed(2, LAST_K)
                        .mapToDouble(k -> value(length, Ordinal.Average.MEDIAN, k, measure))
                        .toArray();
                falls += MdavGenericExperiment.falls(values).length;
                steps += values.length - 1;
            }
            claims.add(new Claim(
                    "On Adult: the larger k, the higher the loss: " + measure + " (rises in " + (steps - falls) + " of "
                            + steps + " steps from k to k + 1; the paper's own tables have falls too)",
                    falls == 0));
        }
        for (int length : QUASI_IDENTIFIERS.keySet()) {
            int better = 0;
            int cells = 0;
            for (int k = 2; k <= LAST_K; k++) {
                for (String measure : MEASURES) {
                    cells++;
                    better += value(length, Ordinal.Average.CONVEX_MEDIAN, k, measure)
                                    < value(length, Ordinal.Average.MEDIAN, k, measure)
                            ? 1
                            : 0;
                }
            }
            claims.add(new Claim(
                    "On Adult, length " + length + ": the convex median loses less than the median (in " + better
                            + " of " + cells + " cells; in the paper's Tables 6 and 7 in " + paperBetter() + " of 32)",
                    2 * better > cells));
        }
    }

    private static int paperBetter() {
        int better = 0;
        for (int k = 2; k <= LAST_K; k++) {
            Map<String, String> median = paper(new Case(3, Ordinal.Average.MEDIAN, k));
            Map<String, String> convex = paper(new Case(3, Ordinal.Average.CONVEX_MEDIAN, k));
            for (String measure : MEASURES) {
                better += PaperFigures.number(convex, measure) < PaperFigures.number(median, measure) ? 1 : 0;
            }
        }
        return better;
    }
}
