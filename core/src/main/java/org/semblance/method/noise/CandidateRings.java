package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.data.LongIndex;
import org.semblance.domain.taxonomy.Similarity;

/**
 * The candidate concepts around a concept, sorted into rings: each ring has the candidates at one distance, the nearest
 * first.
 */
final class CandidateRings {

    private final double[] distances;
    private final int[] starts;
    private final int[] candidates;
    private final int[] ringOf;

    private CandidateRings(double[] distances, int[] starts, int[] candidates, int[] ringOf) {
        this.distances = distances;
        this.starts = starts;
        this.candidates = candidates;
        this.ringOf = ringOf;
    }

    /**
     * Sorts the concepts of a domain by distance.
     *
     * @param distanceOf the distance of each concept of the domain, by position
     * @param candidate whether the concept at a position may replace others
     */
    static CandidateRings of(double[] distanceOf, boolean[] candidate) {
        int size = distanceOf.length;
        int[] ringOf = new int[size];
        double[] distances = number(distanceOf, ringOf);
        int[] starts = new int[distances.length + 1];
        for (int place = 0; place < size; place++) {
            if (candidate[place]) {
                starts[ringOf[place] + 1]++;
            }
        }
        for (int ring = 0; ring < distances.length; ring++) {
            starts[ring + 1] += starts[ring];
        }
        int[] candidates = new int[starts[distances.length]];
        int[] next = starts.clone();
        for (int place = 0; place < size; place++) {
            if (candidate[place]) {
                candidates[next[ringOf[place]]++] = place;
            }
        }
        return new CandidateRings(distances, starts, candidates, ringOf);
    }

    /** Assigns each position its ring, and returns the distance of each ring. */
    private static double[] number(double[] distanceOf, int[] ringOf) {
        LongIndex index = new LongIndex();
        double[] met = new double[16];
        double last = Double.NaN;
        int lastFound = -1;
        for (int place = 0; place < ringOf.length; place++) {
            // neighbours mostly have equal distances
            if (distanceOf[place] != last) {
                last = distanceOf[place];
                lastFound = index.add(Double.doubleToLongBits(last));
                if (lastFound == met.length) {
                    met = Arrays.copyOf(met, 2 * met.length);
                }
                met[lastFound] = last;
            }
            ringOf[place] = lastFound;
        }
        double[] sorted = Arrays.copyOf(met, index.size());
        Arrays.sort(sorted);
        int count = 0;
        int[] ringOfSorted = new int[sorted.length];
        double[] rings = new double[sorted.length];
        for (int i = 0; i < sorted.length; i++) {
            if (count == 0 || sorted[i] - rings[count - 1] > Similarity.Comparison.TIE) {
                rings[count++] = sorted[i];
            }
            ringOfSorted[i] = count - 1;
        }
        int[] ringOfMet = new int[sorted.length];
        for (int i = 0; i < ringOfMet.length; i++) {
            ringOfMet[i] = ringOfSorted[Arrays.binarySearch(sorted, met[i])];
        }
        for (int place = 0; place < ringOf.length; place++) {
            ringOf[place] = ringOfMet[ringOf[place]];
        }
        return Arrays.copyOf(rings, count);
    }

    /** The number of rings. */
    int rings() {
        return distances.length;
    }

    /** The distance of the concepts of a ring. */
    double distance(int ring) {
        return distances[ring];
    }

    /** The ring of the concept at a position. */
    int ringOf(int place) {
        return ringOf[place];
    }

    /** The first ring at this distance or farther; the number of rings if there is none. */
    int atLeast(double distance) {
        int found = Arrays.binarySearch(distances, distance);
        return found >= 0 ? found : -found - 1;
    }

    /** The start of the candidates of a ring, which is the end of those of the previous one. */
    int start(int ring) {
        return starts[ring];
    }

    /** The position of the i-th candidate. */
    int candidate(int i) {
        return candidates[i];
    }
}
