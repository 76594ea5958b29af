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
 * How far values were generalised, as a report tells it.
 *
 * @param levels what the method did
 * @param labels for each attribute, some of the labels that it shows
 */
public record GeneralizationFigures(GeneralizationLevels levels, List<List<String>> labels) {

    /** A report is for reading: a lattice may have a million minimal nodes. */
    private static final int MOST_NODES = 1000;

    private static final int EXAMPLES = 4;

    public GeneralizationFigures {
        labels = labels.stream().map(List::copyOf).toList();
    }

    /**
     * What there is to tell of a masked table.
     *
     * @param least how many rows must share a label that is shown
     */
    static GeneralizationFigures of(GeneralizationLevels levels, Table masked, int least) {
        return new GeneralizationFigures(
                levels,
                levels.attributes().stream()
                        .map(reached -> examples((Words) masked.column(reached.attribute()), least))
                        .toList());
    }

    /** The commonest labels. */
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
     * What the measure gives a node that may not be the released one, to three digits. All of them, and how many rows each
     * would have suppressed, would tell of the original what the release does not.
     */
    public static double told(GeneralizationLevels.Node node) {
        return new BigDecimal(node.value()).round(new MathContext(3)).doubleValue();
    }

    /** The same as plain values. */
    Map<String, Object> json() {
        List<Object> attributes = new ArrayList<>();
        for (int j = 0; j < labels.size(); j++) {
            GeneralizationLevels.Reached reached = levels.attributes().get(j);
            attributes.add(Json.object(
                    "name", reached.attribute(),
                    "level", reached.level(),
                    "height", reached.height(),
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
