package org.semblance.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.microaggregation.MdavMuArgusMethod;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.ProbabilisticLoss;
import org.semblance.quality.loss.Variation;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** Section 6.1, Tables 2 and 3: the effect of microaggregation on the Census file. */
final class ContinuousTables {

    private static final int[] LENGTHS = {6, 13};
    private static final int[] KS = {3, 6, 9, 12};
    private static final String PIL_Q = "pil-q";
    private static final double TOLERANCE = 0.0006;
    private static final double TOLERANCE_OF_IL = 0.03;
    private static final double NOTHING = 1e-9;

    private static final Map<String, Measure> TABLE_2 = measures(
            List.of("il1", "il2", "il3", "il4", "il5", "il"),
            new Variation.Il1(),
            new Variation.Il2(),
            new Variation.Il3(),
            new Variation.Il4(),
            new Variation.Il5(),
            new Variation.Il());
    private static final Map<String, Measure> TABLE_3 = measures(
            List.of(PIL_Q, "pil-m1", "pil-m2", "pil-m11", "pil-r"),
            new ProbabilisticLoss.PilQ(),
            new ProbabilisticLoss.PilM1(),
            new ProbabilisticLoss.PilM2(),
            new ProbabilisticLoss.PilM11(),
            new ProbabilisticLoss.PilR());

    private static Map<String, Measure> measures(List<String> names, Measure... measures) {
        Map<String, Measure> byName = new LinkedHashMap<>();
        for (int i = 0; i < measures.length; i++) {
            byName.put(names.get(i), measures[i]);
        }
        return byName;
    }

    /** A row of the two tables. */
    private record Row(int length, int k) {

        String id() {
            return length + "/k=" + k;
        }
    }

    /**
     * The measures of a masked file.
     *
     * @param pilQ PIL(Q) with the window width of the last attribute for all attributes, as in the authors' program
     */
    private record Measured(Map<String, Double> values, double pilQ) {

        double of(String measure) {
            return Objects.requireNonNull(values.get(measure));
        }

        /** The value comparable with the printed tables. */
        double printed(String measure) {
            return measure.equals(PIL_Q) ? pilQ : of(measure);
        }
    }

    /**
     * A row under three interpretations: µ-Argus measured over all attributes, µ-Argus over the masked ones, Algorithm
     * 5.1 over all.
     */
    private record Readings(Measured argus, Measured masked, Measured printed) {}

    private final Table census;
    private final Watcher watcher;
    private final Map<Row, Readings> readings = new LinkedHashMap<>();

    ContinuousTables(Table census, Watcher watcher) {
        this.census = census;
        this.watcher = watcher;
        List<Row> rows = new ArrayList<>();
        for (int length : LENGTHS) {
            for (int k : KS) {
                rows.add(new Row(length, k));
                readings.put(new Row(length, k), new Readings(EMPTY, EMPTY, EMPTY));
            }
        }
        List<Readings> found = rows.stream().parallel().map(this::readings).toList();
        for (int i = 0; i < rows.size(); i++) {
            readings.put(rows.get(i), found.get(i));
        }
    }

    private static final Measured EMPTY = new Measured(Map.of(), 0);

    private Readings readings(Row row) {
        Dataset masked = DataFiles.numeric(census, row.length());
        Dataset all = DataFiles.numeric(census, census.names().size());
        Table argus = mask(new MdavMuArgusMethod(row.k()), masked);
        Table printed = mask(new MdavMethod(row.k(), null, true), masked);
        return new Readings(measure(all, argus), measure(masked, argus), measure(all, printed));
    }

    private Table mask(Method method, Dataset data) {
        return method.mask(data, watcher).table();
    }

    private Measured measure(Dataset data, Table released) {
        Map<String, Double> values = new LinkedHashMap<>();
        TABLE_2.forEach((name, measure) ->
                values.put(name, measure.of(data, released, watcher).value()));
        TABLE_3.forEach((name, measure) ->
                values.put(name, measure.of(data, released, watcher).value()));
        return new Measured(values, ProbabilisticLoss.PilQ.withTheLastWidth(data, released));
    }

    void report(TextPage page, List<Figure> figures, List<Claim> claims) {
        table("Table 2: information loss on Census", "table-2", TABLE_2, page, figures);
        page.say("");
        page.say(
                "'ours': mdav-mu-argus, rescaled, averaged over all 13 attributes, also where 6 were masked: the reading");
        page.say(
                "that gives the paper's figures. 'masked only' averages over the quasi-identifier, as the paper says it does.");
        page.say(
                "'5.1' is Algorithm 5.1 as printed (mdav with rescale), over all 13; * marks where it misses the tolerance.");
        table("Table 3: probabilistic information loss on Census", "table-3", TABLE_3, page, figures);
        page.say("");
        page.say(
                "PIL(Q): 'ours' divides every density by the window width of the last attribute, a slip that the paper's");
        page.say("figures show. Done right, with each attribute's own width, PIL(Q) is (measure pil-q):");
        page.say("");
        TextPage.Grid right = new TextPage.Grid("length", "k", "paper", "as printed", "right", "right, masked only");
        readings.forEach((row, found) -> {
            figures.add(Figure.ours(
                    "table-3/" + row.id() + "/pil-q/right", found.argus().of(PIL_Q)));
            right.row(
                    String.valueOf(row.length()),
                    String.valueOf(row.k()),
                    TextPage.number(paper("table-3", row, PIL_Q), 3),
                    TextPage.number(found.argus().pilQ(), 4),
                    TextPage.number(found.argus().of(PIL_Q), 4),
                    TextPage.number(found.masked().of(PIL_Q), 4));
        });
        page.grid(right);
        misses(page);
        claims(claims);
    }

    private void table(String title, String table, Map<String, Measure> measures, TextPage page, List<Figure> figures) {
        page.heading(title);
        TextPage.Grid grid = new TextPage.Grid(
                "length", "k", "measure", "paper", "ours", "difference", "verdict", "masked only", "5.1");
        readings.forEach((row, found) -> {
            for (String measure : measures.keySet()) {
                double paper = paper(table, row, measure);
                double tolerance = tolerance(measure);
                double ours = found.argus().printed(measure);
                double printed = found.printed().printed(measure);
                String id = table + "/" + row.id() + "/" + measure;
                Figure figure = Figure.of(id, paper, ours, tolerance);
                figures.add(figure);
                figures.add(Figure.ours(id + "/masked-only", found.masked().printed(measure)));
                figures.add(Figure.ours(id + "/algorithm-5.1", printed));
                grid.row(
                        String.valueOf(row.length()),
                        String.valueOf(row.k()),
                        measure,
                        TextPage.number(paper, measure.equals("il") ? 2 : 3),
                        TextPage.number(ours, 4),
                        TextPage.difference(ours - paper, 4),
                        figure.verdict(),
                        TextPage.number(found.masked().printed(measure), 4),
                        TextPage.number(printed, 4) + (Math.abs(printed - paper) <= tolerance ? " " : "*"));
            }
        });
        page.grid(grid);
    }

    private static double tolerance(String measure) {
        return measure.equals("il") ? TOLERANCE_OF_IL : TOLERANCE;
    }

    private static double paper(String table, Row row, String measure) {
        return PaperFigures.lines("mdav-generic/" + table + ".csv").stream()
                .filter(line ->
                        PaperFigures.whole(line, "length") == row.length() && PaperFigures.whole(line, "k") == row.k())
                .mapToDouble(line -> PaperFigures.number(line, measure))
                .findFirst()
                .orElseThrow();
    }

    /** Lists the rows that Algorithm 5.1 as printed does not reproduce. */
    private void misses(TextPage page) {
        List<String> rows = new ArrayList<>();
        readings.forEach((row, found) -> {
            long missed = missed("table-2", TABLE_2, row, found) + missed("table-3", TABLE_3, row, found);
            if (missed > 0) {
                rows.add("length " + row.length() + ", k = " + row.k() + " (" + missed + " of 11 cells)");
            }
        });
        page.say("");
        page.say("Algorithm 5.1 as printed misses " + rows.size() + " of the 8 rows: " + String.join("; ", rows) + ".");
        page.say(
                "The program behind the tables begins with the extreme record that comes first in its array; see decision 0009.");
    }

    private static long missed(String table, Map<String, Measure> measures, Row row, Readings found) {
        return measures.keySet().stream()
                .filter(measure ->
                        Math.abs(found.printed().printed(measure) - paper(table, row, measure)) > tolerance(measure))
                .count();
    }

    private void claims(List<Claim> claims) {
        claims.add(new Claim(
                "Means are preserved exactly (IL2 and PIL(m1) are 0 in all 8 rows)", nothing("il2", "pil-m1")));
        claims.add(new Claim(
                "Variances are preserved exactly, given the rescaling (IL3 and PIL(m2) are 0 in all 8 rows)",
                nothing("il3", "pil-m2")));
        List<String> measures = List.of("il1", "il4", "il5", "il", PIL_Q, "pil-m11", "pil-r");
        for (String measure : measures) {
            List<Step> steps = new ArrayList<>();
            for (int k : KS) {
                steps.add(step(new Row(LENGTHS[0], k), new Row(LENGTHS[1], k), measure));
            }
            claims.add(claim("The impact grows with the length of the quasi-identifier: " + measure, steps));
        }
        for (String measure : measures) {
            List<Step> steps = new ArrayList<>();
            for (int length : LENGTHS) {
                for (int i = 1; i < KS.length; i++) {
                    steps.add(step(new Row(length, KS[i - 1]), new Row(length, KS[i]), measure));
                }
            }
            claims.add(claim("The impact grows with k: " + measure, steps));
        }
    }

    /** A step from one row of a table to another: whether our figure rises, and whether the paper's does. */
    private record Step(String name, boolean rises, boolean risesInPaper) {}

    private Step step(Row from, Row to, String measure) {
        String table = TABLE_2.containsKey(measure) ? "table-2" : "table-3";
        return new Step(
                "from " + from.id() + " to " + to.id(),
                ours(to.length(), to.k(), measure) > ours(from.length(), from.k(), measure),
                paper(table, to, measure) > paper(table, from, measure));
    }

    private static Claim claim(String text, List<Step> steps) {
        List<Step> falls = steps.stream().filter(step -> !step.rises()).toList();
        if (falls.isEmpty()) {
            return new Claim(text, true);
        }
        boolean samePlaces = falls.stream().noneMatch(Step::risesInPaper);
        return new Claim(
                text + " (not "
                        + String.join(", ", falls.stream().map(Step::name).toList())
                        + (samePlaces ? "; nor in the paper's own table)" : ")"),
                false);
    }

    private double ours(int length, int k, String measure) {
        return Objects.requireNonNull(readings.get(new Row(length, k))).argus().printed(measure);
    }

    private boolean nothing(String... measures) {
        return readings.values().stream()
                .allMatch(found -> List.of(measures).stream()
                        .allMatch(measure -> found.argus().of(measure) < NOTHING));
    }
}
