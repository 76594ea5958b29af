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
 * Which concepts became which, drawn in the part of their taxonomy that connects them, safe to show.
 *
 * <p>A concept is named because at least {@code least} original rows hold it, because at least as many released rows show
 * it, or because the taxonomy has it above such ones; which of these it is shows in its counts, and a count that is not
 * there may be anything below {@code least}, also nothing. Where the rows of a released concept came from is told as far as
 * {@link ValueFlows} allows. What stands for all is worked out from the counts shown and from nothing else.
 *
 * @param least the fewest rows that anything told may stand for
 * @param before rows whose concept is named, and all others that have one
 * @param after the same for released rows
 * @param nodes from top to bottom, each with what is below it before the next of its level
 * @param centres what stands for all named original rows, the closest first
 */
public record ConceptTree(int least, Named before, Named after, List<Node> nodes, List<Centre> centres) {

    /** Rows whose concept is named, and those whose concept is not. */
    public record Named(int rows, int others) {}

    /**
     * A concept of the tree.
     *
     * @param level how deep it stands, 0 for the top
     * @param again whether it stands, with all that is below, further up already, since it has several parents
     * @param before how many original rows hold it
     * @param after how many released rows show it
     * @param sources from which concepts its released rows came, the most frequent first, as far as it may be told
     */
    public record Node(
            String concept, int level, boolean again, OptionalInt before, OptionalInt after, List<Origin> sources) {

        public Node {
            sources = List.copyOf(sources);
        }

        /** Whether it stands here only to connect others. */
        public boolean connects() {
            return before.isEmpty() && after.isEmpty();
        }
    }

    /** A concept that released rows came from, and how many did at least: a multiple of the fewest that may be told. */
    public record Origin(String concept, int atLeast) {}

    /** A concept that may stand for many, and the sum of its distances to the named original rows. */
    public record Centre(Kind kind, String concept, double distances) {}

    /** What may stand for many. */
    public enum Kind {
        /** The concept closest to all. */
        CENTROID,
        /** The most frequent one. */
        MODE,
        /** The least common subsumer. */
        SUBSUMER
    }

    public ConceptTree {
        nodes = List.copyOf(nodes);
        centres = List.copyOf(centres);
    }

    /** The tree of a column and its masked form; none when no concept may be named. */
    public static Optional<ConceptTree> of(Concepts domain, Words before, Words after, int least) {
        return new ConceptTreeBuilder(domain, before, after, least).tree();
    }

    /** The tree as plain values. */
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
