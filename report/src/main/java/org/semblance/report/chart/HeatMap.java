package org.semblance.report.chart;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.Correlations.Pair;
import org.semblance.release.figures.FigureSheet;
import org.semblance.report.html.Html;

/** Correlations as up to three shaded tables: before, after, and the change. */
public record HeatMap(String title, Correlations correlations) implements DrawnChart {

    /** The number of shades of each colour, not counting white. */
    private static final int SHADES = 4;

    /**
     * One of the three tables.
     *
     * @param alone its heading if there is no other
     */
    record Panel(String name, String heading, String alone, ToDoubleFunction<Pair> value) {}

    static final List<Panel> PANELS = List.of(
            new Panel("before", "Before", "Before", Pair::before),
            new Panel("after", "After", "In the release", Pair::after),
            new Panel("change", "Change", "Change", Pair::change));

    @Override
    public void write(Html page) {
        page.figure(this, "chart heat").open("div", "class", "panels");
        panels().forEach(panel -> panel(panel, panels().size() > 1 ? panel.heading : panel.alone, page));
        page.close().close();
    }

    /** The tables that have a value; all of them if none has. */
    List<Panel> panels() {
        List<Panel> some = PANELS.stream()
                .filter(panel ->
                        correlations.pairs().stream().mapToDouble(panel.value).anyMatch(Double::isFinite))
                .toList();
        return some.isEmpty() ? PANELS : some;
    }

    private void panel(Panel panel, String heading, Html page) {
        List<String> names = correlations.attributes();
        page.scroll("scroll", "Correlations: " + panel.name);
        page.open("table").leaf("caption", heading);
        page.open("thead").open("tr").leaf("td", "");
        for (int column = 0; column < names.size() - 1; column++) {
            page.open("th", "scope", "col", "title", names.get(column))
                    .text(String.valueOf(column + 1))
                    .leaf("span", " " + names.get(column), "class", "heard")
                    .close();
        }
        page.close().close().open("tbody");
        for (int row = 0; row < names.size(); row++) {
            page.open("tr")
                    .open("th", "scope", "row")
                    .text((row + 1) + "\u00A0")
                    .foreign(names.get(row));
            page.close();
            for (int column = 0; column < names.size() - 1; column++) {
                cell(row, column, panel, page);
            }
            page.close();
        }
        page.close().close().close();
    }

    private void cell(int row, int column, Panel panel, Html page) {
        Optional<Pair> pair = pair(column, row);
        if (row <= column || pair.isEmpty()) {
            page.leaf("td", "");
            return;
        }
        double value = panel.value.applyAsDouble(pair.get());
        page.leaf(
                "td",
                figure(value),
                "class",
                style(value),
                "title",
                correlations.attributes().get(column) + " × "
                        + correlations.attributes().get(row));
    }

    Optional<Pair> pair(int one, int other) {
        return correlations.pairs().stream()
                .filter(pair -> pair.one() == one && pair.other() == other)
                .findFirst();
    }

    /** Two decimals without a leading zero; a dash if the value is undefined. */
    public static String figure(double value) {
        if (Double.isNaN(value)) {
            return "–";
        }
        String text = String.format(Locale.ROOT, "%.2f", Math.abs(value));
        String digits = text.startsWith("0") ? text.substring(1) : text;
        return digits.equals(".00") ? "0" : (value < 0 ? "\u2212" : "") + digits;
    }

    /** The shade of a value, with its sign; 0 for values close to zero. */
    static int shade(double value) {
        if (Double.isNaN(value)) {
            return 0;
        }
        int shade = (int) Math.min(SHADES, Math.floor(Math.abs(value) * 5 + 0.5));
        return value < 0 ? -shade : shade;
    }

    static String style(double value) {
        int shade = shade(value);
        return "cell " + (shade < 0 ? "minus-" : "plus-") + Math.abs(shade);
    }

    @Override
    public FigureSheet sheet() {
        FigureSheet sheet = new FigureSheet("one", "other", "coefficient", "before", "after", "change");
        for (Pair pair : correlations.pairs()) {
            sheet.row(
                    correlations.attributes().get(pair.one()),
                    correlations.attributes().get(pair.other()),
                    Correlations.name(pair.coefficient()),
                    pair.before(),
                    pair.after(),
                    pair.change());
        }
        return sheet;
    }

    @Override
    public Drawing on(DrawingMedium paper) {
        return new HeatDrawing(this, paper);
    }
}
