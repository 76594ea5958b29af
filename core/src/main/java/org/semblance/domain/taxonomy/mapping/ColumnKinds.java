package org.semblance.domain.taxonomy.mapping;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.semblance.domain.taxonomy.Taxonomy;

/** Finds the kind of things that a column contains, such as occupations or animals. */
final class ColumnKinds {

    /** The minimum information content of a concept that characterises a column. */
    static final double TELLING = 0.35;

    private static final double MOST = 0.8;
    private static final double HALF = 0.5;
    /** The minimum share of values that may be kinds of what the column name says. */
    private static final double NAMED = 0.3;

    private static final double BY_NAME = 1.0;

    private final Taxonomy taxonomy;
    private final double[] content;

    ColumnKinds(Taxonomy taxonomy, double[] content) {
        this.taxonomy = taxonomy;
        this.content = content;
    }

    /** The most informative ancestor of four fifths of some concepts; empty for fewer than two. */
    OptionalInt subsumer(int[] concepts) {
        return best(concepts, MOST, false);
    }

    /**
     * The concept with the largest information content times the squared share of the concepts below it, which is at
     * least half. Empty if even that is too general.
     */
    OptionalInt kind(int[] concepts) {
        OptionalInt kind = best(concepts, HALF, true);
        return kind.isPresent() && content[kind.getAsInt()] >= TELLING ? kind : OptionalInt.empty();
    }

    private OptionalInt best(int[] concepts, double least, boolean byShare) {
        Map<Integer, Integer> below = new HashMap<>();
        for (int concept : concepts) {
            for (int ancestor : taxonomy.ancestors(concept)) {
                below.merge(ancestor, 1, Integer::sum);
            }
        }
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (Map.Entry<Integer, Integer> entry : below.entrySet()) {
            double share = (double) entry.getValue() / concepts.length;
            double says = content[entry.getKey()] * (byShare ? share * share : 1);
            boolean more = says > most || (says == most && entry.getKey() > best);
            if (entry.getValue() >= 2 && share >= least && more) {
                best = entry.getKey();
                most = says;
            }
        }
        return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
    }

    /** Whether a concept is close to a kind: their common ancestor is still informative. */
    boolean near(int kind, int concept) {
        return content[taxonomy.lcs(kind, concept)] >= TELLING;
    }

    /** Whether one of some leads is to a kind of the concept, and not only by the last word of a name. */
    boolean within(int kind, List<ConceptLead> leads) {
        return leads.stream().anyMatch(lead -> !lead.namesake() && taxonomy.subsumes(kind, lead.concept()));
    }

    /**
     * How much the column name supports each concept: kinds of what it names, as far as values may be such kinds. The
     * occupation of physicians names an activity and then counts for nothing.
     */
    double[] spokenFor(List<ConceptLead> name, List<List<ConceptLead>> leads) {
        double[] spokenFor = new double[taxonomy.size()];
        for (ConceptLead named : name) {
            long kinds =
                    leads.stream().filter(some -> within(named.concept(), some)).count();
            double share = (double) kinds / Math.max(1, leads.size());
            if (share >= NAMED) {
                for (int below : taxonomy.descendants(named.concept())) {
                    spokenFor[below] = Math.max(spokenFor[below], BY_NAME * share);
                }
            }
        }
        return spokenFor;
    }
}
