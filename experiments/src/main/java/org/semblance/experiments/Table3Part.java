package org.semblance.experiments;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.GslScore;
import org.semblance.report.experiment.Figure;

/** Table 3 of Ayala-Rivera et al.: a small hierarchy of occupations, scored step by step. Needs no data. */
final class Table3Part {

    private static final double HALF_OF_THE_LAST_DIGIT = 0.00005;

    private final Taxonomy taxonomy;
    private final List<Map<String, String>> steps = PaperFigures.lines("gsl/table-3.csv");
    private final Hierarchy hierarchy;

    Table3Part(Taxonomy taxonomy) {
        this.taxonomy = taxonomy;
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (Map<String, String> step : steps) {
            String leaf = PaperFigures.text(step, "leaf");
            rows.computeIfAbsent(leaf, value -> new ArrayList<>(List.of(value)))
                    .add(PaperFigures.text(step, "ancestor"));
        }
        this.hierarchy = Hierarchy.of("table 3", List.copyOf(rows.values()));
    }

    void report(ExperimentNotes notes) {
        notes.page.heading("Table 3: the hierarchy of occupations of Figure 3, WordNet 3.1");
        GslScore score = Gsl.STANDARD.of(hierarchy("wup"));
        TextPage.Grid grid = new TextPage.Grid("level", "leaf", "ancestor", "paper", "ours", "verdict");
        for (Map<String, String> step : steps) {
            int level = PaperFigures.whole(step, "level");
            String leaf = PaperFigures.text(step, "leaf");
            Figure figure = Figure.of(
                    "table-3/" + level + "/" + leaf,
                    PaperFigures.number(step, "loss"),
                    score.transition(level, hierarchy.leaf(leaf).orElseThrow()),
                    HALF_OF_THE_LAST_DIGIT);
            notes.figures.add(figure);
            grid.row(
                    String.valueOf(level),
                    leaf,
                    PaperFigures.text(step, "ancestor"),
                    PaperFigures.text(step, "loss"),
                    TextPage.number(figure.ours(), 4),
                    figure.verdict());
        }
        notes.page.grid(grid);
        notes.page.say("");
        scores(notes);
    }

    private void scores(ExperimentNotes notes) {
        TextPage.Grid grid =
                new TextPage.Grid("similarity", "F", "weights", "score", "source", "expected", "ours", "verdict");
        for (Map<String, String> line : PaperFigures.lines("gsl/scores.csv")) {
            String similarity = PaperFigures.text(line, "similarity");
            String aggregation = PaperFigures.text(line, "aggregation");
            String weights = PaperFigures.text(line, "weights");
            int level = PaperFigures.whole(line, "level");
            GslScore score = new Gsl(
                            aggregation.equals("average") ? Gsl.Aggregation.AVERAGE : Gsl.Aggregation.MAXIMUM,
                            weights.equals("uniform") ? Gsl.Weights.UNIFORM : Gsl.Weights.LEVEL_BASED)
                    .of(hierarchy(similarity));
            String of = level == 0 ? "VghGSL" : "LevelGSL(" + level + ")";
            String id = String.join("/", "table-3", similarity, aggregation, weights, of);
            double expected = PaperFigures.number(line, "value");
            double ours = level == 0 ? score.whole() : score.level(level);
            Figure figure = PaperFigures.text(line, "source").equals("paper")
                    ? Figure.of(id, expected, ours, HALF_OF_THE_LAST_DIGIT)
                    : Figure.pinned(id, expected, ours, HALF_OF_THE_LAST_DIGIT);
            notes.figures.add(figure);
            grid.row(
                    similarity,
                    aggregation,
                    weights,
                    of,
                    PaperFigures.text(line, "source"),
                    PaperFigures.text(line, "value"),
                    TextPage.number(figure.ours(), 4),
                    figure.verdict());
        }
        notes.page.grid(grid);
    }

    private SemanticHierarchy hierarchy(String similarity) {
        Similarity kind = switch (similarity) {
            case "wup" -> new WuPalmer();
            case "lch" -> new LeacockChodorow(false);
            default -> new LeacockChodorow(true);
        };
        return SemanticHierarchy.of(hierarchy, taxonomy, kind.on(taxonomy), Map.of());
    }
}
