package org.semblance.method.noise;

import java.io.Serializable;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The domain of an attribute, τ(D(A)): all concepts below a bound, with the rings around each of them. Rings are
 * computed on first use, and as many are cached as memory allows. Threads may share it; after serialisation it is
 * recomputed.
 */
final class DomainNeighbourhoods implements Serializable {

    /** All domains of a table together may take one part in this many of the memory. */
    private static final int SHARE = 3;

    private static final int FEWEST_HELD = 16;

    /** The memory of two integers for each concept of the domain. */
    private static final long BYTES_OF_PLACE = 8;

    private final Taxonomy taxonomy;
    private final Similarity.Comparison comparison;
    private final int top;
    private final boolean leavesOnly;
    private final int domains;
    private final transient int[] concepts;
    private final transient int[] placeOf;
    private final transient boolean[] candidate;
    private final transient AtomicReferenceArray<CandidateRings> held;
    /** Whether each was used since it was last considered for eviction; a lost update does no harm. */
    private final transient boolean[] asked;

    private final transient int[] turns;
    private transient int turn;

    /** The only domain of a table, below a concept. */
    DomainNeighbourhoods(Concepts domain, int top, boolean leavesOnly) {
        this(domain, top, leavesOnly, 1);
    }

    /**
     * A domain below a concept.
     *
     * @param leavesOnly whether only concepts without kinds may replace others
     * @param domains the number of domains that share the memory, including this one
     */
    DomainNeighbourhoods(Concepts domain, int top, boolean leavesOnly, int domains) {
        this(domain.taxonomy(), domain.comparison(), top, leavesOnly, domains);
    }

    private DomainNeighbourhoods(
            Taxonomy taxonomy, Similarity.Comparison comparison, int top, boolean leavesOnly, int domains) {
        this.taxonomy = taxonomy;
        this.comparison = comparison;
        this.top = top;
        this.leavesOnly = leavesOnly;
        this.domains = domains;
        this.concepts = taxonomy.descendants(top);
        this.placeOf = new int[taxonomy.size()];
        Arrays.fill(placeOf, -1);
        this.candidate = new boolean[concepts.length];
        for (int place = 0; place < concepts.length; place++) {
            placeOf[concepts[place]] = place;
            candidate[place] = !leavesOnly || taxonomy.isLeaf(concepts[place]);
        }
        this.held = new AtomicReferenceArray<>(concepts.length);
        this.asked = new boolean[concepts.length];
        long room = Runtime.getRuntime().maxMemory() / SHARE / domains / (BYTES_OF_PLACE * concepts.length);
        this.turns = new int[(int) Math.min(concepts.length, Math.max(FEWEST_HELD, room))];
        Arrays.fill(turns, -1);
    }

    /**
     * On another machine, as many parts may be processed at a time as there are processors, each with its own domains.
     */
    private Object readResolve() {
        return new DomainNeighbourhoods(
                taxonomy,
                comparison,
                top,
                leavesOnly,
                domains * Runtime.getRuntime().availableProcessors());
    }

    Taxonomy taxonomy() {
        return taxonomy;
    }

    /** The concept that bounds the domain. */
    int top() {
        return top;
    }

    /** The number of concepts of the domain. */
    int size() {
        return concepts.length;
    }

    int concept(int place) {
        return concepts[place];
    }

    /** The position of a concept; −1 if it is outside. */
    int place(int concept) {
        return placeOf[concept];
    }

    /** The number of candidates. */
    int candidates() {
        int count = 0;
        for (boolean each : candidate) {
            count += each ? 1 : 0;
        }
        return count;
    }

    /** The rings around the concept at a position. */
    CandidateRings around(int place) {
        asked[place] = true;
        CandidateRings known = held.get(place);
        return known == null ? hold(place) : known;
    }

    private CandidateRings hold(int place) {
        double[] all = new double[taxonomy.size()];
        comparison.distances(concepts[place], all);
        double[] within = new double[concepts.length];
        for (int other = 0; other < within.length; other++) {
            within[other] = all[concepts[other]];
        }
        CandidateRings around = CandidateRings.of(within, candidate);
        synchronized (turns) {
            if (held.get(place) == null) {
                // recently used ones get a second chance
                while (turns[turn] >= 0 && asked[turns[turn]]) {
                    asked[turns[turn]] = false;
                    turn = (turn + 1) % turns.length;
                }
                if (turns[turn] >= 0) {
                    held.set(turns[turn], null);
                }
                turns[turn] = place;
                turn = (turn + 1) % turns.length;
                held.set(place, around);
            }
        }
        return around;
    }
}
