package org.semblance.report.chart;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.release.figures.FigureSheet;
import org.semblance.release.figures.NumberFormat;
import org.semblance.report.html.Html;

/**
 * A hierarchy as a tree, with values on the left, the root on the right, and a column for each level. The colour of a
 * box is the mean loss of the values below it; faulty steps are dashed and numbered.
 */
public final class HierarchyChart implements DrawnChart, Drawing {

    /** The maximum number of labels on a level. The drawing starts with the lowest level that has no more. */
    private static final int MOST = 400;

    /** With no more boxes than this on the lowest level, they are spaced more widely. */
    private static final int FEW = 40;

    private static final int HEAD = 42;
    private static final double LETTER = 6.9;
    private static final int LONGEST = 26;
    private static final int FIGURE = 38;
    private static final int GAP = 60;
    private static final int PADDING = 9;
    private static final int BADGE = 9;

    /** The thresholds of the colours, as shares of the maximum loss. */
    private static final double[] COLOURS = {0.05, 0.15, 0.25, 0.5, 0.75};

    private static final String[] NAMES = {"under 0.05", "to 0.15", "to 0.25", "to 0.5", "to 0.75", "above"};

    private final HierarchyScore score;
    private final Hierarchy hierarchy;
    private final String anchor;
    private final int base;
    private final int row;
    private final double[][] middle;
    private final double[] left;
    private final double[] width;

    /** A drawing whose faults link to the anchors with this prefix. */
    public HierarchyChart(HierarchyScore score, String anchor) {
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

    /**
     * The vertical centre of each box. Boxes of the lowest level are stacked; each other box is centred on its
     * descendants.
     */
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

    /** Each label with the number of values below it and their mean loss. */
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
    public Drawing on(DrawingMedium paper) {
        return this;
    }

    @Override
    public String style() {
        return "hierarchy";
    }

    /** A loss, or a dash if it is unknown. */
    public static String figure(double loss) {
        return Double.isNaN(loss) ? "–" : String.format(Locale.ROOT, "%.4f", loss);
    }

    @Override
    public double height() {
        return HEAD + hierarchy.nodes(base) * row + 4;
    }

    @Override
    public OptionalDouble width() {
        return OptionalDouble.of(Math.ceil(left[hierarchy.height()] + width[hierarchy.height()] + 1));
    }

    @Override
    public void write(Html page) {
        page.drawing(this, "drawing");
        caption(page);
        page.scroll("canvas", "The hierarchy as a tree");
        SvgCanvas.write(
                this,
                title(),
                "Values on the left, the root on the right. The table of all steps has the same figures.",
                page);
        page.close().close();
    }

    @Override
    public void draw(Canvas canvas) {
        for (int level = base; level <= hierarchy.height(); level++) {
            head(level, canvas);
        }
        below(hierarchy.height(), (level, node) -> edge(level, node, canvas));
        below(hierarchy.height() + 1, (level, node) -> box(level, node, canvas));
        below(hierarchy.height(), (level, node) -> badge(level, node, canvas));
    }

    private interface Step {
        void draw(int level, int node);
    }

    /** Draws something for each node of the levels below {@code end}. */
    private void below(int end, Step step) {
        for (int level = base; level < end; level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                step.draw(level, node);
            }
        }
    }

    private void caption(Html page) {
        page.open("figcaption");
        page.text("Each box shows the mean loss of its values when they are replaced by its label.");
        if (base > 0) {
            page.text(" The " + NumberFormat.count(hierarchy.leaves())
                    + " values are too many to draw: the drawing begins with level " + base + ".");
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

    private void head(int level, Canvas canvas) {
        canvas.text("head", level == 0 ? "values" : "level " + level, left[level], 14);
        if (level > 0) {
            canvas.text("under", "loss " + figure(score.gsl().level(level)), left[level], 30);
        }
    }

    private void edge(int level, int node, Canvas canvas) {
        canvas.curve(
                score.faultAbove(level, node).isPresent() ? "edge wrong" : "edge",
                left[level] + width[level],
                middle[level][node],
                left[level + 1],
                middle[level + 1][hierarchy.parent(level, node)]);
    }

    /** The number of a fault, near the start of its edge, where edges do not meet yet. */
    private void badge(int level, int node, Canvas canvas) {
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
        String number = String.valueOf(fault.get() + 1);
        String tooltip = score.sentence(score.faults().get(fault.get()));
        canvas.link(
                "badge",
                anchor + number,
                link -> link.group("", tooltip, group -> {
                    group.circle("", x, y, BADGE);
                    group.text("", number, x, y + 3.5);
                }));
    }

    private void box(int level, int node, Canvas canvas) {
        double loss = score.meanLoss(level, node);
        String label = ChartLabel.fit(score.shown(level, node), LONGEST);
        double y = middle[level][node];
        double height = row - 6;
        canvas.group("box " + colour(level, node, loss), tooltip(level, node, loss), group -> {
            group.box("", left[level], y - height / 2, width[level], height);
            group.text("", label, left[level] + PADDING, y + 4);
            if (level > 0) {
                String text = Double.isNaN(loss) ? "–" : String.format(Locale.ROOT, "%.2f", loss);
                group.text("loss", text, left[level] + width[level] - PADDING, y + 4);
            }
        });
    }

    private String tooltip(int level, int node, double loss) {
        StringBuilder text = new StringBuilder(score.shown(level, node));
        if (score.basis() == HierarchyScore.Basis.MEANING) {
            SemanticHierarchy semantic = score.read().semantic();
            int concept = semantic.concept(level, node);
            text.append(
                    concept == SemanticHierarchy.NONE
                            ? ": no concept"
                            : ": " + semantic.taxonomy().reference(concept));
        }
        if (level > 0) {
            text.append("; ")
                    .append(NumberFormat.count(hierarchy.leavesUnder(level, node), "value", "values"))
                    .append(", mean loss ")
                    .append(figure(loss));
        }
        return text.toString();
    }

    private String colour(int level, int node, double loss) {
        boolean unmapped = score.basis() == HierarchyScore.Basis.MEANING
                && score.read().semantic().concept(level, node) == SemanticHierarchy.NONE;
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
