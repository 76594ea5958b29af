package org.semblance.method.noise;

import java.io.Serializable;

/**
 * Finds the concept that replaces another: the nearest one that is at least as far away as the noise and on the side
 * given by its sign, farther from a reference than the original (positive) or closer to it (negative).
 *
 * <p>Rodriguez-Garcia, Sánchez and Batet, Algorithm 1, lines 7 to 13. If no concept satisfies both: the farthest on the
 * right side; otherwise the nearest that is far enough; otherwise the farthest.
 */
final class ConceptReplacement implements Serializable {

    /** The number of random draws before all candidates of a ring are examined. */
    private static final int TRIES = 12;

    /** The increment of SplitMix (Steele, Lea and Flood), which derives several draws from one random word. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final TieBreak ties;

    ConceptReplacement(TieBreak ties) {
        this.ties = ties;
    }

    /** The position of the replacement found. */
    static int place(long found) {
        return (int) found;
    }

    /** How the replacement was found. */
    static ShiftCounts.Outcome how(long found) {
        return ShiftCounts.Outcome.of((int) (found >>> 32));
    }

    private static long found(int place, ShiftCounts.Outcome how) {
        return ((long) how.number() << 32) | place;
    }

    /**
     * Finds the replacement of the concept at a position.
     *
     * @param around the rings around it
     * @param reference the rings around the reference
     * @param noise not 0
     * @param bits random bits for breaking ties
     */
    long find(int place, CandidateRings around, CandidateRings reference, double noise, long bits) {
        boolean away = noise > 0;
        int here = reference.ringOf(place);
        int farEnough = around.atLeast(Math.abs(noise));
        boolean possible = away ? here < reference.rings() - 1 : here > 0;
        if (possible) {
            for (int ring = farEnough; ring < around.rings(); ring++) {
                int found = pick(around, ring, reference, here, away, bits);
                if (found >= 0) {
                    return found(found, ShiftCounts.Outcome.AS_DRAWN);
                }
            }
            for (int ring = Math.min(farEnough, around.rings()) - 1; ring >= 0; ring--) {
                int found = pick(around, ring, reference, here, away, bits);
                if (found >= 0) {
                    return found(found, ShiftCounts.Outcome.TOO_NEAR);
                }
            }
        }
        for (int ring = farEnough; ring < around.rings(); ring++) {
            if (around.start(ring + 1) > around.start(ring)) {
                return found(pick(around, ring, bits), ShiftCounts.Outcome.WRONG_WAY);
            }
        }
        for (int ring = around.rings() - 1; ring >= 0; ring--) {
            if (around.start(ring + 1) > around.start(ring)) {
                return found(pick(around, ring, bits), ShiftCounts.Outcome.FARTHEST);
            }
        }
        return found(place, ShiftCounts.Outcome.FARTHEST);
    }

    /** A candidate of a ring, on either side. */
    private int pick(CandidateRings around, int ring, long bits) {
        int start = around.start(ring);
        return around.candidate(
                start + (ties == TieBreak.FIRST ? 0 : below(around.start(ring + 1) - start, mix(bits))));
    }

    /** A candidate of a ring on the right side of the reference; −1 if there is none. */
    private int pick(CandidateRings around, int ring, CandidateRings reference, int here, boolean away, long bits) {
        int start = around.start(ring);
        int count = around.start(ring + 1) - start;
        // each ring has independent draws
        long state = mix(bits ^ (GOLDEN * (ring + 1)));
        if (ties == TieBreak.RANDOM && count > TRIES) {
            // all candidates that pass are equally likely
            for (int attempt = 0; attempt < TRIES; attempt++) {
                state += GOLDEN;
                int place = around.candidate(start + below(count, mix(state)));
                if (rightWay(reference.ringOf(place), here, away)) {
                    return place;
                }
            }
        }
        int right = 0;
        for (int i = start; i < start + count; i++) {
            if (rightWay(reference.ringOf(around.candidate(i)), here, away)) {
                right++;
                if (ties == TieBreak.FIRST) {
                    return around.candidate(i);
                }
            }
        }
        if (right == 0) {
            return -1;
        }
        int chosen = below(right, mix(state + GOLDEN));
        int i = start;
        while (true) {
            int place = around.candidate(i++);
            if (rightWay(reference.ringOf(place), here, away) && chosen-- == 0) {
                return place;
            }
        }
    }

    private static boolean rightWay(int ring, int here, boolean away) {
        return away ? ring > here : ring < here;
    }

    private static int below(int bound, long bits) {
        return (int) Math.multiplyHigh(bits >>> 1, 2L * bound);
    }

    private static long mix(long state) {
        long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
