package org.semblance.experiments;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy;
import org.semblance.domain.hierarchy.build.TreeLevels;
import org.semblance.experiments.CorrelationCells.Pair;
import org.semblance.experiments.HierarchyCandidates.Family;

/** The correlation for other ways to assign levels to the minimal taxonomy, which the paper does not specify. */
final class ReadingsPart {

    private final List<ValueCounts> attributes;
    private final GslData data;
    private final long[] seeds;

    ReadingsPart(List<ValueCounts> attributes, GslData data, long... seeds) {
        this.attributes = attributes;
        this.data = data;
        this.seeds = seeds.clone();
    }

    void report(ExperimentNotes notes) {
        notes.page.heading("Other readings of the ideal hierarchy: mean correlations, "
                + attributes.get(0).dataset() + " and Adult");
        List<String> heads = new ArrayList<>(List.of("nodes", "level of a node"));
        for (Family family : Family.values()) {
            heads.add("SSE " + family.title());
            heads.add("SemILoss " + family.title());
        }
        TextPage.Grid grid = new TextPage.Grid(heads.toArray(String[]::new));
        for (MinimalTaxonomy.Nodes nodes : MinimalTaxonomy.Nodes.values()) {
            for (TreeLevels.LevelRule rule : TreeLevels.LevelRule.values()) {
                List<CorrelationCells> cells = attributes.stream()
                        .parallel()
                        .map(values -> CorrelationCells.of(
                                values, data.levelled(values, nodes, rule), data, EnumSet.allOf(Family.class), seeds))
                        .toList();
                CorrelationPart part = new CorrelationPart(cells);
                List<String> row = new ArrayList<>(List.of(
                        nodes == MinimalTaxonomy.Nodes.ALL ? "all on the way" : "where branches meet",
                        rule == TreeLevels.LevelRule.DEPTH ? "by its depth" : "near its values"));
                for (Family family : Family.values()) {
                    for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                        row.add(TextPage.number(part.mean(family, pair), 3));
                    }
                }
                grid.row(row.toArray(String[]::new));
            }
        }
        notes.page.grid(grid);
        notes.page.say(
                "By its depth, values of short branches stay as they are for several levels: a rare one then forces"
                        + " many levels, whatever the score says. Ours is where branches meet, near its values.");
    }
}
