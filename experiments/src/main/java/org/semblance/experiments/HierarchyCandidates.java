package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.semblance.domain.hierarchy.SemanticHierarchy;

/** Candidate hierarchies: an ideal one, and variants of it that are degraded in many ways. */
final class HierarchyCandidates {

    /** How the degraded variants are derived. */
    enum Family {
        /** Each from the ideal one, with a random number of changes, from one to as many as it has parts. */
        INDEPENDENT("independent"),
        /** Each from the one before, until every part has been changed once. */
        CUMULATIVE("cumulative"),
        /** The same, but a change that does not worsen the score is undone. */
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

    /** The ideal hierarchy first, then the degraded ones. */
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

    /** The total number of changes up to a candidate: at least one, all parts in the end, evenly spaced between. */
    private static int upTo(int number, int spoilt, int parts) {
        return (number * parts + spoilt - 1) / spoilt;
    }
}
