package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.release.json.Json;

/**
 * Which concepts became which, drawn in the part of their taxonomy that connects them. It is safe to publish.
 *
 * <p>A concept is named if at least {@code least} original rows have it, if at least as many released rows have it,
 * or if it is an ancestor of such concepts; its counts show which applies. A count that is absent may be anything
 * below {@code least}, including 0. The origin of released rows is shown as far as {@link ValueFlows} allows. The
 * representatives are computed from the counts shown and from nothing else.
 *
 * @param least the minimum number of rows behind every figure
 * @param before original rows whose concept is named, and all others that have a concept
 * @param after the same for released rows
 * @param nodes depth first, from the top
 * @param centres concepts that represent all named original rows, closest first
 */
public record ConceptTree(int least, RowCounts before, RowCounts after, List<Node> nodes, List<Centre> centres) {

    /** The number of rows whose concept is named, and of those whose concept is not. */
    public record RowCounts(int rows, int others) {}

    /**
     * A concept of the tree.
     *
     * @param level its depth; 0 at the top
     * @param again whether it has already appeared, with its descendants, under another parent
     * @param before the number of original rows with this concept
     * @param after the number of released rows with this concept
     * @param sources the concepts that its released rows came from, most frequent first, as far as they may be shown
     */
    public record Node(
            String concept, int level, boolean again, OptionalInt before, OptionalInt after, List<Origin> sources) {

        public Node {
            sources = List.copyOf(sources);
        }

        /** Whether it is shown only to connect other concepts. */
        public boolean connects() {
            return before.isEmpty() && after.isEmpty();
        }
    }

    /** An original concept of released rows and a lower bound of their number, a multiple of the minimum count. */
    public record Origin(String concept, int atLeast) {}

    /** A concept that represents all rows, and the sum of its distances to the named original rows. */
    public record Centre(Kind kind, String concept, double distances) {}

    /** How a representative was chosen. */
    public enum Kind {
        /** The concept with the smallest sum of distances. */
        CENTROID,
        /** The most frequent concept. */
        MODE,
        /** The least common subsumer. */
        SUBSUMER
    }

    public ConceptTree {
        nodes = List.copyOf(nodes);
        centres = List.copyOf(centres);
    }

    /** The tree of a column and its masked form; empty if no concept may be named. */
    public static Optional<ConceptTree> of(Concepts domain, Words before, Words after, int least) {
        return new ConceptTreeBuilder(domain, before, after, least).tree();
    }

    /** The tree as JSON values. */
    public Map<String, Object> json() {
        return Json.object(
                "least",
                least,
                "before",
                Json.object("named", before.rows, "others", before.others),
                "after",
                Json.object("named", after.rows, "others", after.others),
                "centres",
                centres.stream()
                        .map(centre -> Json.object(
                                "kind",
                                centre.kind.name().toLowerCase(Locale.ROOT),
                                "concept",
                                centre.concept,
                                "distances",
                                centre.distances))
                        .toList(),
                "nodes",
                nodes.stream().map(ConceptTree::json).toList());
    }

    private static Map<String, Object> json(Node node) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("concept", node.concept);
        json.put("level", node.level);
        if (node.again) {
            json.put("again", true);
        }
        node.before.ifPresent(rows -> json.put("before", rows));
        node.after.ifPresent(rows -> json.put("after", rows));
        if (!node.sources.isEmpty()) {
            List<Object> from = new ArrayList<>();
            node.sources.forEach(
                    source -> from.add(Json.object("concept", source.concept, "at-least", source.atLeast)));
            json.put("from", from);
        }
        return json;
    }
}
