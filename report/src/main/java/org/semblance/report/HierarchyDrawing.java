package org.semblance.report;

import static org.semblance.report.Picture.Anchor.END;
import static org.semblance.report.Picture.Anchor.START;

import java.awt.Color;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.release.figures.FigureSheet;

/**
 * A hierarchy as a tree: values at the left, the root at the right, a column for each level. A box has the colour of what
 * the values below it lose on average; a step at fault is dashed and numbered.
 */
final class HierarchyDrawing implements Plot {

    /** A level with more labels is not drawn, nor is what is below it. */
    private static final int MOST = 400;

    /** Up to so many boxes stand less close together. */
    private static final int FEW = 40;

    private static final int HEAD = 42;
    private static final double LETTER = 6.9;
    private static final int LONGEST = 26;
    private static final int FIGURE = 38;
    private static final int GAP = 60;
    private static final int PADDING = 9;
    private static final int BADGE = 9;

    /** The shares of the most that can be lost at which the colour changes. */
    private static final double[] COLOURS = {0.05, 0.15, 0.25, 0.5, 0.75};

    private static final String[] NAMES = {"under 0.05", "to 0.15", "to 0.25", "to 0.5", "to 0.75", "above"};

    /** The colours of the page, from little lost to much. */
    private static final List<Color> SHADES = List.of(
            new Color(0xfffbe8),
            new Color(0xfff0bd),
            new Color(0xfedd86),
            new Color(0xf7b13c),
            new Color(0xd9730d),
            new Color(0x973c03));

    private final HierarchyScore score;
    private final Hierarchy hierarchy;
    private final String anchor;
    private final int base;
    private final int row;
    private final double[][] middle;
    private final double[] left;
    private final double[] width;

    /** A drawing whose faults lead to places in the page that begin so. */
    HierarchyDrawing(HierarchyScore score, String anchor) {
        this.score = score;
        this.hierarchy = score.hierarchy();
        this.anchor = anchor;
        this.base = IntStream.rangeClosed(0, hierarchy.height())
                .filter(level -> hierarchy.nodes(level) <= MOST)
                .findFirst()
                .orElse(hierarchy.height());
        this.row = hierarchy.nodes(base) <= FEW ? 30 : 25;
        this.middle = middles();
        this.left = new double[hierarchy.height() + 1];
        this.width = new double[hierarchy.height() + 1];
        double x = 1;
        for (int level = base; level <= hierarchy.height(); level++) {
            width[level] = boxWidth(level);
            left[level] = x;
            x += width[level] + GAP;
        }
    }

    /** The middle of each box: the boxes of the lowest level one below the other, the others before their children. */
    private double[][] middles() {
        int[][] above = new int[hierarchy.height() + 1][];
        above[base] = IntStream.range(0, hierarchy.nodes(base)).toArray();
        for (int level = base + 1; level <= hierarchy.height(); level++) {
            int below = level - 1;
            above[level] = Arrays.stream(above[below])
                    .map(node -> hierarchy.parent(below, node))
                    .toArray();
        }
        Comparator<Integer> order = Comparator.comparing(node -> 0);
        for (int level = hierarchy.height(); level >= base; level--) {
            int[] nodes = above[level];
            order = order.thenComparing(node -> nodes[node]);
        }
        List<Integer> lowest =
                IntStream.range(0, hierarchy.nodes(base)).boxed().sorted(order).toList();
        double[][] middles = new double[hierarchy.height() + 1][];
        for (int level = base; level <= hierarchy.height(); level++) {
            double[] first = new double[hierarchy.nodes(level)];
            double[] last = new double[hierarchy.nodes(level)];
            Arrays.fill(first, Double.NaN);
            for (int i = 0; i < lowest.size(); i++) {
                int node = above[level][lowest.get(i)];
                double y = HEAD + (i + 0.5) * row;
                first[node] = Double.isNaN(first[node]) ? y : first[node];
                last[node] = y;
            }
            middles[level] = IntStream.range(0, first.length)
                    .mapToDouble(node -> (first[node] + last[node]) / 2)
                    .toArray();
        }
        return middles;
    }

    private double boxWidth(int level) {
        double longest = IntStream.range(0, hierarchy.nodes(level))
                .mapToDouble(node -> ChartLabel.width(score.shown(level, node)))
                .max()
                .orElse(0);
        double label = Math.max(4, Math.min(LONGEST, longest)) * LETTER;
        return 2 * PADDING + label + (level == 0 ? 0 : FIGURE);
    }

    @Override
    public String title() {
        return "The hierarchy " + hierarchy.name() + " as a tree";
    }

    /** Every label with the values under it and what they lose on average. */
    @Override
    public FigureSheet sheet() {
        FigureSheet sheet = new FigureSheet("level", "label", "values", "loss");
        for (int level = base; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                sheet.row(
                        level,
                        score.shown(level, node),
                        hierarchy.leavesUnder(level, node),
                        level == 0 ? Double.NaN : score.meanLoss(level, node));
            }
        }
        return sheet;
    }

    @Override
    public Picture picture() {
        double scale = Math.min(2, (Picture.WIDTH - 2.0 * Picture.MARGIN) / across());
        Picture picture = new Picture(title(), (int) Math.ceil(height() * scale) + 20);
        picture.scaled(scale, () -> paint(picture));
        return picture;
    }

    private void paint(Picture picture) {
        for (int level = base; level <= hierarchy.height(); level++) {
            String loss = level == 0
                    ? ""
                    : ", loss " + HierarchySection.figure(score.gsl().level(level));
            picture.text((level == 0 ? "values" : "level " + level) + loss, left[level], 14, START, 12, Picture.QUIET);
        }
        for (int level = base; level < hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                boolean wrong = score.faultAbove(level, node).isPresent();
                double y = middle[level + 1][hierarchy.parent(level, node)];
                picture.line(
                        wrong ? Picture.LINES.get(3) : Picture.RULE,
                        wrong ? 2.5 : 1.2,
                        left[level] + width[level],
                        middle[level][node],
                        left[level + 1],
                        y);
            }
        }
        for (int level = base; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                paint(level, node, picture);
            }
        }
    }

    private void paint(int level, int node, Picture picture) {
        double loss = score.meanLoss(level, node);
        double y = middle[level][node];
        double height = row - 6.0;
        String colour = colour(level, node, loss);
        boolean shaded = colour.matches("loss-[0-9]");
        int shade = shaded ? colour.charAt(colour.length() - 1) - '0' : 0;
        picture.rect(shaded ? SHADES.get(shade) : Color.WHITE, left[level], y - height / 2, width[level], height);
        picture.outline(Picture.QUIET, 0.8, left[level], y - height / 2, width[level], height);
        Color ink = shade > 4 ? Color.WHITE : Picture.INK;
        picture.text(ChartLabel.fit(score.shown(level, node), LONGEST), left[level] + PADDING, y + 4, START, 12, ink);
        if (level > 0 && !Double.isNaN(loss)) {
            String figure = String.format(Locale.ROOT, "%.2f", loss);
            picture.text(figure, left[level] + width[level] - PADDING, y + 4, END, 11, ink);
        }
    }

    private int height() {
        return HEAD + hierarchy.nodes(base) * row + 4;
    }

    private int across() {
        return (int) Math.ceil(left[hierarchy.height()] + width[hierarchy.height()] + 1);
    }

    @Override
    public void write(Html page) {
        int height = height();
        int across = across();
        page.drawing(this, "drawing");
        legend(page);
        page.open("div", "class", "canvas", "tabindex", "0", "role", "region", "aria-label", "The hierarchy as a tree");
        page.open(
                "svg",
                "role",
                "img",
                "viewBox",
                "0 0 " + across + " " + height,
                "width",
                String.valueOf(across),
                "height",
                String.valueOf(height));
        page.leaf("title", title());
        page.leaf("desc", "Values at the left, the root at the right. The same stands in the table of all steps.");
        for (int level = base; level <= hierarchy.height(); level++) {
            head(level, page);
        }
        for (int level = base; level < hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                edge(level, node, page);
            }
        }
        for (int level = base; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                box(level, node, page);
            }
        }
        for (int level = base; level < hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                badge(level, node, page);
            }
        }
        page.close().close().close();
    }

    private void legend(Html page) {
        page.open("figcaption");
        page.text("Each box shows what the values below it lose on average when they become it.");
        if (base > 0) {
            page.text(" The " + NumberFormat.count(hierarchy.leaves())
                    + " values are too many to be drawn: it begins with level " + base + ".");
        }
        page.open("span", "class", "legend");
        for (int i = 0; i < NAMES.length; i++) {
            item(page, "swatch loss-" + i, score.most() == 1 ? NAMES[i] : NAMES[i] + " of the most");
        }
        if (score.basis() == HierarchyScore.Basis.MEANING) {
            item(page, "swatch loss-none", "not known");
            item(page, "swatch wrong", "at fault");
        }
        page.close().close();
    }

    private static void item(Html page, String swatch, String name) {
        page.open("span", "class", "item")
                .leaf("span", "", "class", swatch)
                .leaf("span", name, "class", "key")
                .close();
    }

    private void head(int level, Html page) {
        String x = NumberFormat.length(left[level]);
        page.leaf("text", level == 0 ? "values" : "level " + level, "class", "head", "x", x, "y", "14");
        if (level > 0) {
            String loss = HierarchySection.figure(score.gsl().level(level));
            page.leaf("text", "loss " + loss, "class", "under", "x", x, "y", "30");
        }
    }

    private void edge(int level, int node, Html page) {
        int above = hierarchy.parent(level, node);
        double from = left[level] + width[level];
        double to = left[level + 1];
        double bend = (from + to) / 2;
        String path = "M" + NumberFormat.length(from) + " " + NumberFormat.length(middle[level][node]) + "C"
                + NumberFormat.length(bend) + " " + NumberFormat.length(middle[level][node]) + " "
                + NumberFormat.length(bend) + " "
                + NumberFormat.length(middle[level + 1][above]) + " " + NumberFormat.length(to) + " "
                + NumberFormat.length(middle[level + 1][above]);
        page.leaf("path", "", "class", score.faultAbove(level, node).isPresent() ? "edge wrong" : "edge", "d", path);
    }

    /** The number of a fault, on the first part of its edge, where edges do not yet meet. */
    private void badge(int level, int node, Html page) {
        Optional<Integer> fault = score.faultAbove(level, node);
        if (fault.isEmpty()) {
            return;
        }
        int above = hierarchy.parent(level, node);
        double from = left[level] + width[level];
        double t = 0.15;
        double x = from + GAP * (3 * t * (1 - t) / 2 + t * t * t);
        double climbed = 3 * t * t * (1 - t) + t * t * t;
        double y = middle[level][node] + climbed * (middle[level + 1][above] - middle[level][node]);
        page.open("a", "href", "#" + anchor + (fault.get() + 1), "class", "badge");
        page.open("circle", "cx", NumberFormat.length(x), "cy", NumberFormat.length(y), "r", String.valueOf(BADGE));
        page.leaf("title", score.sentence(score.faults().get(fault.get()))).close();
        page.leaf(
                "text",
                String.valueOf(fault.get() + 1),
                "x",
                NumberFormat.length(x),
                "y",
                NumberFormat.length(y + 3.5));
        page.close();
    }

    private void box(int level, int node, Html page) {
        double loss = score.meanLoss(level, node);
        String label = score.shown(level, node);
        double y = middle[level][node];
        double height = row - 6;
        page.open("g", "class", "box " + colour(level, node, loss));
        page.open(
                "rect",
                "x",
                NumberFormat.length(left[level]),
                "y",
                NumberFormat.length(y - height / 2),
                "width",
                NumberFormat.length(width[level]),
                "height",
                NumberFormat.length(height),
                "rx",
                "4");
        page.leaf("title", tooltip(level, node, loss)).close();
        String base = NumberFormat.length(y + 4);
        page.leaf("text", ChartLabel.fit(label, LONGEST), "x", NumberFormat.length(left[level] + PADDING), "y", base);
        if (level > 0) {
            String right = NumberFormat.length(left[level] + width[level] - PADDING);
            String text = Double.isNaN(loss) ? "–" : String.format(Locale.ROOT, "%.2f", loss);
            page.leaf("text", text, "class", "loss", "x", right, "y", base);
        }
        page.close();
    }

    private String tooltip(int level, int node, double loss) {
        StringBuilder text = new StringBuilder(score.shown(level, node));
        if (score.basis() == HierarchyScore.Basis.MEANING) {
            SemanticHierarchy meant = score.read().meant();
            int concept = meant.concept(level, node);
            text.append(
                    concept == SemanticHierarchy.NONE
                            ? ": no concept"
                            : ": " + meant.taxonomy().reference(concept));
        }
        if (level > 0) {
            text.append("; ")
                    .append(NumberFormat.count(hierarchy.leavesUnder(level, node), "value", "values"))
                    .append(", mean loss ")
                    .append(HierarchySection.figure(loss));
        }
        return text.toString();
    }

    private String colour(int level, int node, double loss) {
        boolean unmapped = score.basis() == HierarchyScore.Basis.MEANING
                && score.read().meant().concept(level, node) == SemanticHierarchy.NONE;
        if (unmapped || Double.isNaN(loss)) {
            return "loss-none";
        }
        if (level == 0) {
            return "value";
        }
        int colour = 0;
        while (colour < COLOURS.length && loss / score.most() >= COLOURS[colour]) {
            colour++;
        }
        return "loss-" + colour;
    }
}
