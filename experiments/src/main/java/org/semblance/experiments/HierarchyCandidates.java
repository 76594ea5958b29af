package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/** Hierarchies to choose from: an ideal one, and that one spoilt in many ways. */
final class HierarchyCandidates {

    /** How the spoilt ones come to be. */
    enum Family {
        /** Each from the ideal one, with a number of changes drawn anew, from one to all that can be made. */
        INDEPENDENT("independent"),
        /** Each from the one before, until everything has been struck once. */
        CUMULATIVE("cumulative"),
        /** The same, but every change makes the score worse; one that does not is taken back. */
        WORSENING("worsening");

        private final String title;

        Family(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    private HierarchyCandidates() {}

    /** The ideal hierarchy first, then the spoilt ones. */
    static List<SemanticHierarchy> of(SemanticHierarchy ideal, Family family, HierarchyTampering tampering, long seed) {
        Random random = new Random(seed);
        int spoilt = tampering.candidates() - 1;
        List<SemanticHierarchy> candidates = new ArrayList<>(List.of(ideal));
        SpoiltHierarchy draft = new SpoiltHierarchy(ideal);
        int parts = draft.parts();
        for (int number = 1; number <= spoilt; number++) {
            int changes = upTo(number, spoilt, parts) - upTo(number - 1, spoilt, parts);
            if (family == Family.INDEPENDENT) {
                draft = new SpoiltHierarchy(ideal);
                changes = 1 + random.nextInt(parts);
            }
            for (int change = 0; change < changes; change++) {
                if (family == Family.WORSENING) {
                    draft.worsen(tampering, random);
                } else {
                    draft.change(tampering, random);
                }
            }
            candidates.add(draft.hierarchy(ideal.hierarchy().name() + " " + number));
        }
        return candidates;
    }

    /** How many changes a candidate of a growing family carries: one at least, all at last, evenly between. */
    private static int upTo(int number, int spoilt, int parts) {
        return (number * parts + spoilt - 1) / spoilt;
    }
}
