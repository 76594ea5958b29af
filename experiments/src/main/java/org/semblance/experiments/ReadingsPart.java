package org.semblance.experiments;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.semblance.domain.hierarchy.build.Levelled;
import org.semblance.domain.hierarchy.build.MinimalTaxonomy;
import org.semblance.experiments.Candidates.Family;
import org.semblance.experiments.Cells.Pair;

/** What the correlation would be had the minimal taxonomy been levelled in another way, which the paper does not tell. */
final class ReadingsPart {

    private final List<ValueCounts> attributes;
    private final GslData data;
    private final long[] seeds;

    ReadingsPart(List<ValueCounts> attributes, GslData data, long... seeds) {
        this.attributes = attributes;
        this.data = data;
        this.seeds = seeds.clone();
    }

    void report(Notes notes) {
        notes.page.heading("Other readings of the ideal hierarchy: mean correlations, "
                + attributes.get(0).dataset() + " and Adult");
        List<String> heads = new ArrayList<>(List.of("nodes", "a node stands"));
        for (Family family : Family.values()) {
            heads.add("SSE " + family.title());
            heads.add("SemILoss " + family.title());
        }
        Page.Grid grid = new Page.Grid(heads.toArray(String[]::new));
        for (MinimalTaxonomy.Nodes nodes : MinimalTaxonomy.Nodes.values()) {
            for (Levelled.By by : Levelled.By.values()) {
                List<Cells> cells = attributes.stream()
                        .parallel()
                        .map(values -> Cells.of(
                                values, data.levelled(values, nodes, by), data, EnumSet.allOf(Family.class), seeds))
                        .toList();
                CorrelationPart part = new CorrelationPart(cells);
                List<String> row = new ArrayList<>(List.of(
                        nodes == MinimalTaxonomy.Nodes.ALL ? "all on the way" : "where branches meet",
                        by == Levelled.By.DEPTH ? "by its depth" : "near its values"));
                for (Family family : Family.values()) {
                    for (Pair pair : List.of(Pair.SSE, Pair.SEM_I_LOSS)) {
                        row.add(Page.number(part.mean(family, pair), 3));
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
