package org.semblance.domain.taxonomy.mapping;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.semblance.domain.taxonomy.Taxonomy;

/** Finds what the things of a column are kinds of. */
final class ColumnKinds {

    /** The least information content of a concept that says what a column is about. */
    static final double TELLING = 0.35;

    private static final double MOST = 0.8;
    private static final double HALF = 0.5;
    /** The least share of values that may be kinds of what the name of their column names. */
    private static final double NAMED = 0.3;

    private static final double BY_NAME = 1.0;

    private final Taxonomy taxonomy;
    private final double[] content;

    ColumnKinds(Taxonomy taxonomy, double[] content) {
        this.taxonomy = taxonomy;
        this.content = content;
    }

    /** The most informative concept above four fifths of some concepts; none for fewer than two. */
    OptionalInt subsumer(int[] concepts) {
        return best(concepts, MOST, false);
    }

    /**
     * The concept that says most of most, by its information content times the squared share of the concepts it is above;
     * half of them at least. None when even that says too little.
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

    /** Whether a concept is close to a kind: what they share is still telling. */
    boolean near(int kind, int concept) {
        return content[taxonomy.lcs(kind, concept)] >= TELLING;
    }

    /** Whether one of some leads is to a kind of a concept, and not by the last word of a name alone. */
    boolean within(int kind, List<ConceptLead> leads) {
        return leads.stream().anyMatch(lead -> !lead.namesake() && taxonomy.subsumes(kind, lead.concept()));
    }

    /**
     * What the name of a column speaks for, by concept: for kinds of what it names, as far as values may be such kinds.
     * The occupation of physicians names an activity, and then counts for nothing.
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
