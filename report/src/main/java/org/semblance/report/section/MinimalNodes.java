package org.semblance.report.section;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.semblance.method.GeneralizationLevels;
import org.semblance.quality.Score;
import org.semblance.quality.loss.Granularity;
import org.semblance.release.figures.NumberFormat;
import org.semblance.release.report.GeneralizationFigures;
import org.semblance.report.html.Html;
import org.semblance.report.html.PageTable;

/** The chosen combination of levels, and the minimal ones, the best first. */
final class MinimalNodes {

    private static final int MOST_NODES = 20;

    /** The only measure of which more is better; the others are losses. */
    private static final String KEPT = Granularity.NAME;

    private final GeneralizationLevels levels;
    private final Optional<Double> chosen;

    /**
     * Collects what to show.
     *
     * @param scores the scores of the release, which give the value of the chosen combination if it is not minimal
     */
    MinimalNodes(GeneralizationLevels levels, List<Score> scores) {
        this.levels = levels;
        this.chosen = levels.minimal().stream()
                .filter(this::isChosen)
                .findFirst()
                .map(GeneralizationFigures::told)
                .or(() -> scores.stream()
                        .filter(score -> score.name().equals(levels.measure()))
                        .findFirst()
                        .map(score -> GeneralizationFigures.told(
                                new GeneralizationLevels.Node(List.of(), 0, score.value()))));
    }

    void write(Html page) {
        if (levels.minimal().isEmpty()) {
            return;
        }
        page.leaf("h3", "Alternatives");
        page.leaf("p", words(), "class", "lead");
        page.scroll("scroll", "Combinations of levels");
        PageTable grid = new PageTable(
                page,
                "Combinations of levels",
                Stream.of(
                                Stream.of("Combination"),
                                levels.attributes().stream().map(reached -> "#" + reached.attribute()),
                                Stream.of("#" + upper(levels.measure())))
                        .flatMap(names -> names)
                        .toArray(String[]::new));
        row("chosen", levels.levels(), chosen.map(NumberFormat::decimal).orElse("not measured"), grid);
        List<GeneralizationLevels.Node> others = others();
        for (int i = 0; i < Math.min(MOST_NODES, others.size()); i++) {
            GeneralizationLevels.Node node = others.get(i);
            row("other " + (i + 1), node.levels(), NumberFormat.decimal(GeneralizationFigures.told(node)), grid);
        }
        grid.end();
        page.close();
    }

    private boolean isChosen(GeneralizationLevels.Node node) {
        return node.levels().equals(levels.levels());
    }

    /** The best first; in a tie, the one with the smallest sum of levels. */
    private List<GeneralizationLevels.Node> others() {
        Comparator<GeneralizationLevels.Node> byLoss = Comparator.comparingDouble(GeneralizationLevels.Node::value);
        return levels.minimal().stream()
                .filter(node -> !isChosen(node))
                .sorted((levels.measure().equals(KEPT) ? byLoss.reversed() : byLoss)
                        .thenComparingInt(node -> node.levels().stream()
                                .mapToInt(Integer::intValue)
                                .sum()))
                .toList();
    }

    private String words() {
        int count = levels.minimal().size();
        boolean among = levels.minimal().stream().anyMatch(this::isChosen);
        return "Of " + NumberFormat.count(levels.nodes(), "combination", "combinations") + " of levels, "
                + NumberFormat.count(levels.checked()) + " were examined. "
                + (count == 1 ? "One is minimal" : NumberFormat.count(count) + " are minimal")
                + ": with any attribute on a lower level they would not satisfy the guarantees."
                + (among
                        ? ""
                        : " The chosen one is not among them: it could use a lower level, but is better because fewer rows"
                                + " are suppressed.")
                + (others().size() > MOST_NODES
                        ? " The best " + MOST_NODES + " others are shown; all are in report.json."
                        : "");
    }

    private static void row(String name, List<Integer> levels, String value, PageTable grid) {
        grid.row().text(name);
        levels.forEach(level -> grid.next().text(String.valueOf(level)));
        grid.next().text(value);
        grid.endRow();
    }

    private static String upper(String words) {
        return words.isEmpty() ? "Value" : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
