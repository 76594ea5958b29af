package org.semblance.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.semblance.Count;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.quality.hierarchy.HierarchyFault;
import org.semblance.quality.hierarchy.NonMonotoneStep;

/** Prints the scores of hierarchies. */
final class ScoreText {

    /** Number of values above which a hierarchy is not printed step by step. */
    private static final int SMALL = 30;

    private static final int WORST = 8;
    private static final int FAULTS = 10;
    private static final int NARROWEST = 12;
    private static final int FIGURE = 9;
    private static final int BAR = 30;

    private final HierarchyScores scores;
    private final boolean all;

    ScoreText(HierarchyScores scores, boolean all) {
        this.scores = scores;
        this.all = all;
    }

    void print(PrintWriter console) {
        for (int i = 0; i < scores.hierarchies().size(); i++) {
            if (i > 0) {
                console.println();
            }
            print(scores.hierarchies().get(i), console);
        }
        if (scores.hierarchies().size() > 1) {
            console.println();
            console.println("all together: " + figure(scores.ofSet())
                    + (scores.preferences().stream().distinct().count() > 1
                            ? "  (preferences " + preferences() + ")"
                            : ""));
        }
    }

    private String preferences() {
        return String.join(
                ", ",
                scores.preferences().stream()
                        .map(preference ->
                                String.format(Locale.ROOT, "%.4g", preference).replaceAll("\\.?0+$", ""))
                        .toList());
    }

    private void print(HierarchyScore score, PrintWriter console) {
        Hierarchy hierarchy = score.hierarchy();
        console.println(Paragraph.of(
                "",
                hierarchy.name() + ": " + verdict(score) + "; " + Count.of(hierarchy.leaves(), "value") + ", "
                        + Count.of(hierarchy.height(), "level")));
        console.println(Paragraph.of("  ", basis(score)));
        console.println();
        if (all || hierarchy.leaves() <= SMALL) {
            steps(score, console);
        } else {
            worst(score, console);
        }
        console.println();
        levels(score, console);
        faults(score, console);
        falls(score, console);
        guesses(score, console);
    }

    static String verdict(HierarchyScore score) {
        return score.grade().map(GslGrade::toString).orElse("unknown") + ", " + figure(score.whole());
    }

    private String basis(HierarchyScore score) {
        if (score.basis() == HierarchyScore.Basis.WIDTH) {
            return "numbers or dates: the loss is the width of the interval as a share of the whole range";
        }
        if (score.gsl().known() == 0) {
            return "no score: " + scores.taxonomy()
                    + " has no concept for any value with a label above it; map them with --concepts, or name "
                    + "another --taxonomy";
        }
        return "loss of meaning: " + scores.similarityName() + " in " + scores.taxonomy()
                + (score.gsl().known() < 1
                        ? String.format(
                                Locale.ROOT,
                                "; known for %.0f %% of the steps, the others are left out",
                                100 * score.gsl().known())
                        : "");
    }

    /** Prints the loss of each value on each level, with a mark where the step to that label is a fault. */
    private void steps(HierarchyScore score, PrintWriter console) {
        Hierarchy hierarchy = score.hierarchy();
        int longest = IntStream.range(0, hierarchy.leaves())
                .map(leaf -> score.shown(0, leaf).length())
                .max()
                .orElse(0);
        int room = Math.max(NARROWEST, Paragraph.WIDTH - 2 - FIGURE * hierarchy.height());
        int width = Math.min(Math.max(longest, "value".length()), all ? longest : room);
        StringBuilder head = new StringBuilder("  " + pad("value", width));
        for (int level = 1; level <= hierarchy.height(); level++) {
            head.append(String.format(Locale.ROOT, "  level %-1d", level));
        }
        console.println(head);
        boolean marked = false;
        for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
            StringBuilder line = new StringBuilder("  " + pad(FindingLines.printable(score.shown(0, leaf)), width));
            for (int level = 1; level <= hierarchy.height(); level++) {
                boolean fault = score.faultAbove(level - 1, hierarchy.node(level - 1, leaf))
                        .isPresent();
                marked |= fault;
                line.append(String.format(
                        Locale.ROOT, "%8s%s", figure(score.gsl().transition(level, leaf)), fault ? "!" : " "));
            }
            console.println(line.toString().stripTrailing());
        }
        if (marked) {
            console.println("  ! the lower label is not a kind of the upper one");
        }
    }

    /** A label above the values: the mean loss of its values, and the value that loses most. */
    private record CostlyLabel(int level, int node, double mean, int worst) {}

    /**
     * Prints the labels with the highest loss below the root. The root is left out: its loss is not a fault of the
     * hierarchy alone.
     */
    private void worst(HierarchyScore score, PrintWriter console) {
        Hierarchy hierarchy = score.hierarchy();
        List<CostlyLabel> labels = new ArrayList<>();
        for (int level = 1; level < hierarchy.height(); level++) {
            int[] worst = new int[hierarchy.nodes(level)];
            Arrays.fill(worst, -1);
            for (int leaf = 0; leaf < hierarchy.leaves(); leaf++) {
                double loss = score.gsl().transition(level, leaf);
                int node = hierarchy.node(level, leaf);
                if (loss > (worst[node] < 0 ? 0 : score.gsl().transition(level, worst[node]))) {
                    worst[node] = leaf;
                }
            }
            for (int node = 0; node < worst.length; node++) {
                if (worst[node] >= 0) {
                    labels.add(new CostlyLabel(level, node, score.meanLoss(level, node), worst[node]));
                }
            }
        }
        labels.sort(Comparator.comparingDouble(CostlyLabel::mean).reversed());
        console.println("  the most costly labels below the root (--all shows every step):");
        labels.stream().limit(WORST).forEach(dear -> {
            double most = score.gsl().transition(dear.level, dear.worst);
            console.println(Paragraph.of(
                    "  " + figure(dear.mean) + "  ",
                    "'" + score.shown(dear.level, dear.node) + "' (level " + dear.level + ", "
                            + Count.of(hierarchy.leavesUnder(dear.level, dear.node), "value")
                            + (most > dear.mean + Similarity.Comparison.TIE
                                    ? "; most for '" + score.shown(0, dear.worst) + "': " + figure(most)
                                    : "")
                            + ")"));
        });
    }

    private void levels(HierarchyScore score, PrintWriter console) {
        Hierarchy hierarchy = score.hierarchy();
        console.println("  level  labels    loss");
        for (int level = 1; level <= hierarchy.height(); level++) {
            double loss = score.gsl().level(level);
            int length = (int) Math.round(BAR * (Double.isNaN(loss) ? 0 : loss / score.most()));
            console.println(String.format(
                            Locale.ROOT,
                            "  %5d  %6d  %s  %s",
                            level,
                            hierarchy.nodes(level),
                            figure(loss),
                            "#".repeat(length))
                    .stripTrailing());
        }
    }

    private void faults(HierarchyScore score, PrintWriter console) {
        if (score.faults().isEmpty()) {
            return;
        }
        console.println();
        console.println("  faults, the most costly first:");
        int shown =
                all ? score.faults().size() : Math.min(FAULTS, score.faults().size());
        for (HierarchyFault fault : score.faults().subList(0, shown)) {
            console.println(Paragraph.of(
                    "  - ",
                    score.sentence(fault) + " (level " + fault.level() + ", " + Count.of(fault.leaves(), "value")
                            + (Double.isNaN(fault.loss()) ? "" : ", loss " + figure(fault.loss())) + ")"));
        }
        if (shown < score.faults().size()) {
            console.println("  - and " + (score.faults().size() - shown) + " more (--all shows every one)");
        }
    }

    private void falls(HierarchyScore score, PrintWriter console) {
        if (score.falls().isEmpty()) {
            return;
        }
        console.println();
        console.println("  the loss decreases on the way up:");
        int shown = all ? score.falls().size() : Math.min(FAULTS, score.falls().size());
        for (NonMonotoneStep step : score.falls().subList(0, shown)) {
            console.println(Paragraph.of(
                    "  - ",
                    score.sentence(step) + " (level " + step.level() + ", " + Count.of(step.leaves(), "value") + ", "
                            + figure(step.before()) + " -> " + figure(step.after()) + ")"));
        }
        if (shown < score.falls().size()) {
            console.println("  - and " + (score.falls().size() - shown) + " more (--all shows every one)");
        }
    }

    private static void guesses(HierarchyScore score, PrintWriter console) {
        if (!score.guessed().isEmpty()) {
            console.println();
            console.println(Paragraph.of(
                    "  ? ",
                    (score.guessed().size() == 1
                                    ? "the concept of 1 label is"
                                    : "the concepts of " + score.guessed().size() + " labels are")
                            + " a guess, and so is the score: write a file of concepts (attribute,value,concept) and "
                            + "name it with --concepts"));
        }
    }

    static String figure(double value) {
        return Double.isNaN(value) ? "     -" : String.format(Locale.ROOT, "%.4f", value);
    }

    private static String pad(String text, int width) {
        String cut = text.length() <= width ? text : text.substring(0, width - 1) + "…";
        return cut + " ".repeat(width - cut.length());
    }
}
