package org.semblance.report.section;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.release.figures.LevelCounts;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The share of rows published at each level: the percentages, and on demand a stacked bar for each attribute. */
public final class LevelShares {

    private static final int WIDTH = 180;
    private static final int HEIGHT = 14;

    /** The index of the deepest colour, which is that of the root. */
    private static final int DEEPEST = 5;

    private LevelShares() {}

    /** The rows by level of the attributes that have levels, by name. */
    public static <A> Map<String, LevelCounts> of(
            List<A> attributes, Function<A, String> name, Function<A, Optional<LevelCounts>> levels) {
        Map<String, LevelCounts> counts = new LinkedHashMap<>();
        attributes.forEach(
                attribute -> levels.apply(attribute).ifPresent(rows -> counts.put(name.apply(attribute), rows)));
        return counts;
    }

    /**
     * Writes the table.
     *
     * @param counts the rows of each attribute by level
     * @param bars whether each attribute has a bar
     */
    public static void write(Map<String, LevelCounts> counts, boolean bars, Html page) {
        int levels = counts.values().stream()
                .mapToInt(rows -> rows.rows().size() - 1)
                .max()
                .orElse(0);
        page.scroll("scroll", "Rows by level");
        PageTable grid = new PageTable(
                page,
                "Share of rows published at each level",
                Stream.of(
                                bars ? Stream.of("Attribute", "From values to root") : Stream.of("Attribute"),
                                IntStream.range(0, levels).mapToObj(level -> level == 0 ? "#Value" : "#Level " + level),
                                Stream.of("#Root"))
                        .flatMap(names -> names)
                        .toArray(String[]::new));
        counts.forEach((attribute, rows) -> row(attribute, rows.rows(), levels, bars, grid));
        grid.end();
        page.close();
    }

    private static void row(String name, List<Integer> rows, int levels, boolean bars, PageTable grid) {
        double all = Math.max(1, rows.stream().mapToInt(Integer::intValue).sum());
        grid.row().foreign(name);
        if (bars) {
            bar(rows, all, grid.next());
        }
        int root = rows.size() - 1;
        for (int level = 0; level < levels; level++) {
            grid.next().text(level < root ? NumberFormat.percentage(100 * rows.get(level) / all) : "–");
        }
        grid.next().text(NumberFormat.percentage(100 * rows.get(root) / all));
        grid.endRow();
    }

    private static void bar(List<Integer> rows, double all, Html page) {
        page.open(
                "svg",
                "class",
                "levels",
                "aria-hidden",
                "true",
                "width",
                String.valueOf(WIDTH),
                "height",
                String.valueOf(HEIGHT));
        double x = 0;
        for (int level = 0; level < rows.size(); level++) {
            double width = WIDTH * rows.get(level) / all;
            if (width > 0) {
                page.open("g", "class", "loss-" + Math.round((double) DEEPEST * level / (rows.size() - 1)));
                page.leaf(
                        "rect",
                        "",
                        "x",
                        NumberFormat.length(x),
                        "y",
                        "0.5",
                        "width",
                        NumberFormat.length(width),
                        "height",
                        String.valueOf(HEIGHT - 1));
                page.close();
            }
            x += width;
        }
        page.close();
    }
}
