package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.authoring.hierarchies.RankedHierarchies;
import org.semblance.authoring.hierarchies.RankedHierarchies.Candidate;
import org.semblance.authoring.hierarchies.TriedHierarchies;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.chart.BarChart;
import org.semblance.report.chart.ChartAxis;
import org.semblance.report.chart.ChartPoint;
import org.semblance.report.chart.LineChart;
import org.semblance.report.html.Html;
import org.semblance.report.html.OptionWords;
import org.semblance.report.html.PageTable;

/** Writes a ranking of hierarchies as one HTML page, without scripts or network access; the best one is drawn. */
public final class HtmlRanking {

    /** The maximum number of bars; if there are more candidates, the best ones and the last are drawn. */
    private static final int BARS = 12;

    /** Longer tables are collapsed. */
    private static final int LONG = 20;

    /** The maximum number of lines in a chart. */
    private static final int LINES = 12;

    /** A stateless writer. */
    public HtmlRanking() {}

    public void write(RankedHierarchies ranked, OutputStream out) throws IOException {
        out.write(page(ranked).getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    private static String page(RankedHierarchies ranked) throws IOException {
        List<Candidate> candidates = ranked.candidates();
        Candidate best = candidates.get(0);
        String title = NumberFormat.count(candidates.size(), "hierarchy", "hierarchies") + ", ranked";
        Html page = new Html();
        page.trusted("<!DOCTYPE html>\n").open("html", "lang", "en-GB");
        PageHead.write(title, page);
        page.open("body").open("header").open("div", "class", "sheet");
        OwnerNotice.write(page);
        page.leaf("p", "Semblance: ranking of hierarchies", "class", "brand");
        page.leaf("h1", title).close().close();
        page.open("main", "class", "sheet");
        page.open(
                        "div",
                        "class",
                        "verdict " + HierarchySection.style(best.scores().word()))
                .open("div");
        page.open("p", "class", "headline")
                .text("The best is ")
                .foreign(ranked.names().get(0));
        page.text(": " + best.word() + ", a loss of " + HierarchySection.figure(best.score()))
                .close();
        ranked.notes().forEach(note -> note(OptionWords.in(note), page));
        page.close().close();
        ranking(ranked, page);
        ranked.tried().ifPresent(tried -> tried(tried, ranked.names(), page));
        drawn(best.scores(), page);
        HtmlHierarchies.reading(best.scores(), page);
        return page.close().close().close().toString();
    }

    /** Writes a note; names of options are marked up so that they are not broken across lines. */
    private static void note(String note, Html page) {
        page.open("p");
        for (String part : note.split("(?=--\\w)|(?<=--\\w{1,20})(?=\\W)", -1)) {
            if (part.startsWith("--")) {
                page.leaf("code", part, "class", "option");
            } else {
                page.text(part);
            }
        }
        page.close();
    }

    private static void ranking(RankedHierarchies ranked, Html page) {
        List<Candidate> candidates = ranked.candidates();
        List<String> names = ranked.names();
        page.section("ranking", "The ranking");
        List<BarChart.Point> points = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            double score = candidates.get(i).score();
            boolean drawn = candidates.size() <= BARS || i < BARS - 1 || i == candidates.size() - 1;
            if (drawn && !Double.isNaN(score)) {
                points.add(new BarChart.Point((i + 1) + ". " + names.get(i), List.of(score)));
            }
        }
        if (!points.isEmpty()) {
            new BarChart("Loss of each candidate; lower is better", List.of("loss"), points, HierarchySection::figure)
                    .lying(page);
        }
        boolean folded = candidates.size() > LONG;
        if (folded) {
            page.open("details").leaf("summary", "All " + candidates.size() + " candidates");
        }
        page.scroll("scroll", "The ranking");
        PageTable grid =
                new PageTable(page, "The best first", "hierarchy", "#rank", "#loss", "word", "#levels", "#faults");
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            grid.row().foreign(names.get(i));
            grid.next().text(NumberFormat.count(i + 1));
            grid.next().text(HierarchySection.figure(candidate.score()));
            grid.next().text(candidate.word());
            grid.next().text(NumberFormat.count(candidate.height()));
            grid.next().text(NumberFormat.count(candidate.faults()));
            grid.endRow();
        }
        grid.end();
        if (folded) {
            page.close();
        }
        page.close().close();
    }

    private static void tried(TriedHierarchies tried, List<String> names, Html page) {
        page.section("tried", "Check of the ranking on data");
        page.open("p").text("Every candidate was tried on " + NumberFormat.count(tried.rows(), "row", "rows") + " (");
        page.foreign(String.join(", ", tried.attributes()));
        page.text(") with " + tried.method() + ". Trying all took " + NumberFormat.seconds(tried.tas())
                        + ", scoring all and masking with the best " + NumberFormat.seconds(tried.apes())
                        + ", both with "
                        + NumberFormat.seconds(tried.reading()) + " of reading"
                        + (tried.saved() > 0
                                ? ": " + Math.round(100 * tried.saved()) + "\u202F% of the time is saved."
                                : ": no time is saved."))
                .close();
        page.open("div", "class", "charts");
        for (int measure = 0; measure < tried.measures().size(); measure++) {
            chart(tried, measure).write(page);
        }
        page.close();
        page.leaf("h3", "In the same order?");
        PageTable grid = new PageTable(
                page,
                "Rank correlation between the score and what is lost (1: the same order), and how much less the best"
                        + " loses than the last",
                "k and measure",
                "#correlation",
                "#gain");
        for (TriedHierarchies.Goal goal : tried.goals()) {
            for (int measure = 0; measure < tried.measures().size(); measure++) {
                grid.row().text("k = " + goal.k() + ", " + tried.measures().get(measure));
                double correlation = tried.correlation(goal, measure);
                grid.next()
                        .text(
                                !tried.losesAnything(goal)
                                        ? "nothing is lost by any"
                                        : Double.isNaN(correlation)
                                                ? "nothing differs"
                                                : NumberFormat.decimal(correlation));
                double gain = tried.gain(goal, measure);
                grid.next().text(Double.isNaN(gain) ? "–" : NumberFormat.percentage(100 * gain));
                grid.endRow();
            }
        }
        grid.end();
        outcomes(tried, names, page);
        page.close();
    }

    /** The measured loss by score; it increases if the ranking is right. */
    private static LineChart chart(TriedHierarchies tried, int measure) {
        List<LineChart.Line> lines = tried.goals().stream()
                .limit(LINES)
                .map(goal -> new LineChart.Line(
                        "k = " + goal.k(),
                        IntStream.range(0, tried.scores().size())
                                .filter(i -> !Double.isNaN(tried.scores().get(i)))
                                .mapToObj(i -> new ChartPoint(
                                        tried.scores().get(i),
                                        goal.outcomes().get(i).values().get(measure)))
                                .toList()))
                .toList();
        return new LineChart(
                tried.measures().get(measure) + " over the score: it rises where the ranking holds",
                ChartAxis.linear("score"),
                ChartAxis.linear(tried.measures().get(measure)),
                lines);
    }

    private static void outcomes(TriedHierarchies tried, List<String> names, Html page) {
        page.leaf("h3", "Every trial");
        page.open("details").leaf("summary", "Information loss of each candidate by k");
        page.scroll("scroll", "Every trial");
        List<String> columns = new ArrayList<>(List.of("hierarchy", "#k"));
        tried.measures().forEach(measure -> columns.add("#" + measure));
        columns.add("#seconds");
        PageTable grid = new PageTable(page, "By rank", columns.toArray(String[]::new));
        for (TriedHierarchies.Goal goal : tried.goals()) {
            for (int i = 0; i < names.size(); i++) {
                grid.row().foreign(names.get(i));
                grid.next().text(NumberFormat.count(goal.k()));
                for (double value : goal.outcomes().get(i).values()) {
                    grid.next().text(NumberFormat.decimal(value));
                }
                grid.next().text(NumberFormat.seconds(goal.outcomes().get(i).seconds()));
                grid.endRow();
            }
        }
        grid.end();
        page.close().close();
    }

    private static void drawn(HierarchyScores best, Html page) {
        if (best.hierarchies().size() == 1) {
            page.section("best", "The best, drawn");
        }
        for (int i = 0; i < best.hierarchies().size(); i++) {
            new HierarchySection(best, i, page).write();
        }
        if (best.hierarchies().size() == 1) {
            page.close();
        }
    }
}
