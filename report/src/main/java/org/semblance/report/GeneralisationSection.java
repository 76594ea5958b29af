package org.semblance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.semblance.method.Levels;
import org.semblance.run.Generalisation;
import org.semblance.run.Report;

/** How far each attribute was generalised, and what else would have done. */
final class GeneralisationSection implements Section {

    private static final int WIDTH = 96;
    private static final int HEIGHT = 10;
    private static final int MOST_NODES = 20;

    @Override
    public String id() {
        return "generalisation";
    }

    @Override
    public String title() {
        return "How far values were generalised";
    }

    @Override
    public boolean concerns(Report report) {
        return report.generalisation().isPresent();
    }

    @Override
    public void write(Report report, Html page) {
        report.generalisation().ifPresent(generalisation -> write(generalisation, report.rows(), page));
    }

    private static void write(Generalisation generalisation, int rows, Html page) {
        Levels levels = generalisation.levels();
        page.leaf(
                "p",
                "All values of an attribute were replaced by their labels on one level of its hierarchy: level 0 shows the"
                        + " values themselves, the last level one label for all. "
                        + suppressed(levels.suppressed(), rows),
                "class",
                "lead");
        Grid grid = new Grid(page, "The level of each attribute", "Attribute", "Level", "Labels, such as");
        for (int j = 0; j < levels.attributes().size(); j++) {
            Levels.Reached reached = levels.attributes().get(j);
            grid.row().foreign(reached.attribute());
            Html cell = grid.next();
            gauge(reached, cell);
            cell.text(" " + reached.level() + "\u00A0of\u00A0" + reached.height());
            labels(generalisation.labels().get(j), grid.next());
            grid.endRow();
        }
        grid.end();
        others(levels, page);
    }

    private static String suppressed(int suppressed, int rows) {
        return suppressed == 0
                ? "No row was suppressed."
                : Figures.count(suppressed, "row", "rows") + " ("
                        + Figures.percentage(100.0 * suppressed / Math.max(1, rows))
                        + ") would still have stood out, or kept such rows company, and show the last level everywhere.";
    }

    /** A little bar with a mark for each level. */
    private static void gauge(Levels.Reached reached, Html page) {
        double step = (double) WIDTH / reached.height();
        page.open(
                "svg",
                "class",
                "gauge",
                "aria-hidden",
                "true",
                "width",
                String.valueOf(WIDTH),
                "height",
                String.valueOf(HEIGHT));
        for (int level = 1; level <= reached.height(); level++) {
            page.leaf(
                    "rect",
                    "",
                    "class",
                    level <= reached.level() ? "only" : "rest",
                    "x",
                    Figures.length((level - 1) * step),
                    "y",
                    "0",
                    "width",
                    Figures.length(Math.max(1, step - 2)),
                    "height",
                    String.valueOf(HEIGHT));
        }
        page.close();
    }

    private static void labels(List<String> labels, Html page) {
        for (int i = 0; i < labels.size(); i++) {
            page.text(i == 0 ? "" : ", ").foreign(labels.get(i));
        }
        page.text(labels.isEmpty() ? "none" : "");
    }

    /** The minimal nodes: lower levels than theirs, in any attribute, would not have done. */
    private static void others(Levels levels, Html page) {
        if (levels.minimal().isEmpty()) {
            return;
        }
        page.leaf("h3", "What else would have done");
        int count = levels.minimal().size();
        page.leaf(
                "p",
                "Of " + Figures.count(levels.nodes(), "combination", "combinations") + " of levels, "
                        + Figures.count(levels.checked()) + " were looked at. "
                        + (count == 1 ? "One is minimal" : Figures.count(count) + " are minimal")
                        + ": with any attribute on a lower level they would not do."
                        + (count > MOST_NODES
                                ? " The first " + MOST_NODES
                                        + " by the sum of levels are shown; all are in report.json."
                                : ""),
                "class",
                "lead");
        List<String> columns = new ArrayList<>();
        columns.add("Levels of " + names(levels));
        columns.add("#" + upper(levels.measure()));
        columns.add("#Rows suppressed");
        Grid grid = new Grid(page, "Minimal combinations of levels", columns.toArray(String[]::new));
        levels.minimal().stream()
                .sorted(Comparator.comparingInt(GeneralisationSection::sum))
                .limit(MOST_NODES)
                .forEach(node -> node(node, levels, grid));
        grid.end();
    }

    private static int sum(Levels.Node node) {
        return node.levels().stream().mapToInt(Integer::intValue).sum();
    }

    private static void node(Levels.Node node, Levels levels, Grid grid) {
        Html first = grid.row();
        first.text(node.levels().stream().map(String::valueOf).collect(Collectors.joining(" · ")));
        if (node.levels().equals(levels.levels())) {
            first.text(" ").leaf("span", "chosen", "class", "tag");
        }
        grid.next().text(Figures.decimal(node.value()));
        grid.next().text(Figures.count(node.suppressed()));
        grid.endRow();
    }

    private static String names(Levels levels) {
        return levels.attributes().stream().map(Levels.Reached::attribute).collect(Collectors.joining(" · "));
    }

    private static String upper(String words) {
        return words.isEmpty() ? "Value" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
