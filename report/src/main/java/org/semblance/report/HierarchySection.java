package org.semblance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.quality.hierarchy.HierarchyFault;
import org.semblance.quality.hierarchy.NonMonotoneStep;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.chart.BarChart;
import org.semblance.report.chart.HierarchyChart;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** One scored hierarchy: its verdict, its drawing, its levels, its faults, and all steps. */
public final class HierarchySection {

    /** Longer lists are cut; the most costly faults come first. */
    private static final int MOST_FAULTS = 100;

    /** Longer tables are collapsed. */
    private static final int LONG = 30;

    private static final int MOST_STEPS = 2000;

    private final HierarchyScores scores;
    private final HierarchyScore score;
    private final Hierarchy hierarchy;
    private final int number;
    private final Html page;

    HierarchySection(HierarchyScores scores, int number, Html page) {
        this.scores = scores;
        this.score = scores.hierarchies().get(number);
        this.hierarchy = score.hierarchy();
        this.number = number;
        this.page = page;
    }

    void write() {
        boolean alone = scores.hierarchies().size() == 1;
        String id = "hierarchy-" + number;
        if (alone) {
            page.open("div", "class", "hierarchy");
        } else {
            page.open("section", "aria-labelledby", id).open("h2", "id", id);
            page.foreign(hierarchy.name()).close();
        }
        verdict();
        facts();
        page.leaf("h3", "The hierarchy, coloured by loss");
        new HierarchyChart(score, anchor("fault")).write(page);
        levels();
        faults();
        falls();
        steps();
        page.close();
    }

    static String figure(double value) {
        return HierarchyChart.figure(value);
    }

    private String anchor(String what) {
        return what + "-" + number + "-";
    }

    private void verdict() {
        page.open("div", "class", "verdict " + style(score.grade())).open("div");
        page.leaf(
                        "p",
                        score.grade()
                                .map(grade -> word(grade) + ": a loss of " + figure(score.whole()))
                                .orElse("Unknown: the loss of no step is known"),
                        "class",
                        "headline")
                .leaf("p", summary())
                .close()
                .close();
    }

    /** The style class of a grade. */
    static String style(Optional<GslGrade> grade) {
        return grade.map(word -> word == GslGrade.GOOD ? "good" : word == GslGrade.MODERATE ? "fair" : "bad")
                .orElse("bad");
    }

    private static String word(GslGrade grade) {
        return switch (grade) {
            case GOOD -> "Good";
            case MODERATE -> "Moderate";
            case POOR -> "Poor";
        };
    }

    private String summary() {
        long order = count(HierarchyFault.Kind.MORE_SPECIFIC_ABOVE);
        long kinds = count(HierarchyFault.Kind.NOT_A_KIND);
        long unmapped = count(HierarchyFault.Kind.UNMAPPED);
        List<String> parts = new ArrayList<>();
        if (order > 0) {
            parts.add(NumberFormat.count(
                    order, "pair of labels in the wrong order", "pairs of labels in the wrong order"));
        }
        if (kinds > 0) {
            parts.add(NumberFormat.count(
                    kinds, "step that is not a generalisation", "steps that are not generalisations"));
        }
        if (unmapped > 0) {
            parts.add(NumberFormat.count(unmapped, "label without a concept", "labels without a concept"));
        }
        if (score.basis() == HierarchyScore.Basis.WIDTH) {
            return "Numbers or dates: the loss is the width of the interval.";
        }
        return parts.isEmpty()
                ? "No fault was found: every label is a kind of the label above it."
                : "It has " + String.join(" and ", parts) + ".";
    }

    private long count(HierarchyFault.Kind kind) {
        return score.faults().stream().filter(fault -> fault.kind() == kind).count();
    }

    private void facts() {
        page.open("dl", "class", "facts");
        fact("values", NumberFormat.count(hierarchy.leaves()));
        fact("levels above them", NumberFormat.count(hierarchy.height()));
        if (score.basis() == HierarchyScore.Basis.MEANING) {
            fact("compared by", scores.similarityName());
            fact("concepts of", scores.taxonomy());
            fact(
                    "steps known",
                    score.gsl().known() == 1
                            ? "all"
                            : NumberFormat.percentage(100 * score.gsl().known()));
            if (!score.guessed().isEmpty()) {
                fact("concepts guessed", NumberFormat.count(score.guessed().size()));
            }
        } else {
            fact("scored by", "width of intervals");
        }
        page.close();
        if (!score.guessed().isEmpty()) {
            page.open("p", "class", "summary")
                    .text(
                            "A question mark follows a label whose concept was guessed; the score depends on that guess. To"
                                    + " be sure, list the concepts of the labels (attribute,value,concept) and name the file with ")
                    .leaf("code", "--concepts", "class", "option")
                    .text(".")
                    .close();
        }
    }

    private void fact(String name, String value) {
        page.open("div").leaf("dt", name).open("dd").foreign(value).close().close();
    }

    private void levels() {
        page.leaf("h3", "Loss by level");
        List<BarChart.Point> points = IntStream.rangeClosed(1, hierarchy.height())
                .filter(level -> !Double.isNaN(score.gsl().level(level)))
                .mapToObj(level ->
                        new BarChart.Point("level " + level, List.of(score.gsl().level(level))))
                .toList();
        if (points.isEmpty()) {
            page.leaf("p", "The loss of no level is known.");
            return;
        }
        new BarChart("The later the loss comes, the better", List.of("loss"), points, HierarchySection::figure)
                .lying(page);
    }

    private void faults() {
        page.leaf("h3", "What is wrong");
        if (score.faults().isEmpty()) {
            page.leaf(
                    "p",
                    score.basis() == HierarchyScore.Basis.WIDTH
                            ? "Numbers and dates cannot have semantic faults."
                            : "Nothing.");
            return;
        }
        page.leaf("p", "The most costly first, numbered as in the drawing.", "class", "quiet");
        page.open("ol", "class", "faults");
        for (int i = 0; i < Math.min(MOST_FAULTS, score.faults().size()); i++) {
            HierarchyFault fault = score.faults().get(i);
            page.open("li", "id", anchor("fault") + (i + 1)).foreign(score.sentence(fault));
            String loss = Double.isNaN(fault.loss()) ? "" : ", loss " + figure(fault.loss());
            page.text(" ")
                    .leaf(
                            "small",
                            "level " + fault.level() + ", " + NumberFormat.count(fault.leaves(), "value", "values")
                                    + loss,
                            "class",
                            "below")
                    .close();
        }
        page.close();
        more(score.faults().size() - MOST_FAULTS);
    }

    private void falls() {
        if (score.falls().isEmpty()) {
            return;
        }
        page.leaf("h3", "Where the loss decreases on the way up");
        page.leaf("p", "Every step up should lose more, never less.", "class", "quiet");
        page.open("ul", "class", "faults");
        score.falls().stream().limit(MOST_FAULTS).forEach(step -> {
            page.open("li").foreign(score.sentence(step)).text(" ");
            page.leaf("small", remark(step), "class", "below").close();
        });
        page.close();
        more(score.falls().size() - MOST_FAULTS);
    }

    private static String remark(NonMonotoneStep step) {
        return "level " + step.level() + ", " + NumberFormat.count(step.leaves(), "value", "values") + ", "
                + figure(step.before()) + " \u2192 " + figure(step.after());
    }

    private void more(int count) {
        if (count > 0) {
            page.leaf("p", "And " + NumberFormat.count(count) + " more, in the JSON.", "class", "quiet");
        }
    }

    private void steps() {
        page.leaf("h3", "All steps");
        boolean folded = hierarchy.leaves() > LONG;
        if (folded) {
            page.open("details").leaf("summary", "Labels of each of the " + hierarchy.leaves() + " values");
        }
        page.scroll("scroll", "What each value becomes");
        List<String> columns = new ArrayList<>(List.of("value"));
        IntStream.rangeClosed(1, hierarchy.height()).forEach(level -> {
            columns.add("level " + level);
            columns.add("#loss");
        });
        PageTable grid = new PageTable(page, "Labels and loss of each value", columns.toArray(String[]::new));
        for (int leaf = 0; leaf < Math.min(MOST_STEPS, hierarchy.leaves()); leaf++) {
            grid.row().foreign(score.shown(0, leaf));
            for (int level = 1; level <= hierarchy.height(); level++) {
                grid.next().foreign(score.shown(level, hierarchy.node(level, leaf)));
                grid.next().text(figure(score.gsl().transition(level, leaf)));
            }
            grid.endRow();
        }
        grid.end();
        page.close();
        more(hierarchy.leaves() - MOST_STEPS);
        if (folded) {
            page.close();
        }
    }
}
