package org.semblance.release.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.method.GeneralizationLevels;
import org.semblance.release.json.Json;

/**
 * How far values were generalised, for a report.
 *
 * @param levels the levels that the method chose
 * @param labels for each attribute, some of its released labels
 */
public record GeneralizationFigures(GeneralizationLevels levels, List<List<String>> labels) {

    /** The maximum number of minimal nodes in a report; a lattice may have a million. */
    private static final int MOST_NODES = 1000;

    private static final int EXAMPLES = 4;

    public GeneralizationFigures {
        labels = labels.stream().map(List::copyOf).toList();
    }

    /**
     * The figures of a masked table.
     *
     * @param least the minimum number of rows that must share a label to be shown
     */
    static GeneralizationFigures of(GeneralizationLevels levels, Table masked, int least) {
        return new GeneralizationFigures(
                levels,
                levels.attributes().stream()
                        .map(level -> examples((Words) masked.column(level.attribute()), least))
                        .toList());
    }

    /** The most frequent labels. */
    private static List<String> examples(Words column, int least) {
        int[] counts = column.counts();
        List<Integer> shared = new ArrayList<>(IntStream.range(0, counts.length)
                .filter(code -> counts[code] >= least)
                .boxed()
                .toList());
        shared.sort(Comparator.comparingInt(code -> -counts[code]));
        return shared.stream().limit(EXAMPLES).map(column.dictionary()::get).toList();
    }

    /**
     * The measure of a node, rounded to three digits. Exact values of nodes that were not released, and the number of
     * rows that each would have suppressed, would disclose more about the original than the release does.
     */
    public static double told(GeneralizationLevels.Node node) {
        return new BigDecimal(node.value()).round(new MathContext(3)).doubleValue();
    }

    /** The figures as JSON values. */
    Map<String, Object> json() {
        List<Object> attributes = new ArrayList<>();
        for (int j = 0; j < labels.size(); j++) {
            GeneralizationLevels.AttributeLevel level = levels.attributes().get(j);
            attributes.add(Json.object(
                    "name", level.attribute(),
                    "level", level.level(),
                    "height", level.height(),
                    "labels", labels.get(j)));
        }
        return Json.object(
                "attributes",
                attributes,
                "suppressed",
                levels.suppressed(),
                "measure",
                levels.measure(),
                "minimal",
                levels.minimal().stream()
                        .limit(MOST_NODES)
                        .map(node -> Json.object("levels", node.levels(), "value", told(node)))
                        .toList(),
                "minimal-nodes",
                levels.minimal().size(),
                "nodes",
                levels.nodes(),
                "checked",
                levels.checked());
    }
}
