package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.data.LongIndex;
import org.semblance.domain.taxonomy.Similarity;

/**
 * The concepts of a domain around one of them: its candidates ring by ring, each ring holding those that are equally far
 * away. The first ring is the nearest.
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
     * Sorts the concepts of a domain by their distance.
     *
     * @param distanceOf the distance of each concept of the domain, by place
     * @param candidate whether the concept at a place may stand in for others
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

    /** Gives each place the number of its ring, and returns the distance of each ring. */
    private static double[] number(double[] distanceOf, int[] ringOf) {
        LongIndex index = new LongIndex();
        double[] met = new double[16];
        double last = Double.NaN;
        int lastFound = -1;
        for (int place = 0; place < ringOf.length; place++) {
            // neighbours are mostly equally far away
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

    /** How many rings there are. */
    int rings() {
        return distances.length;
    }

    /** How far away the concepts of a ring are. */
    double distance(int ring) {
        return distances[ring];
    }

    /** The ring on which the concept at a place lies. */
    int ringOf(int place) {
        return ringOf[place];
    }

    /** The first ring that is at least so far away; the number of rings when there is none. */
    int atLeast(double distance) {
        int found = Arrays.binarySearch(distances, distance);
        return found >= 0 ? found : -found - 1;
    }

    /** Where the candidates of a ring begin; those of the next begin where they end. */
    int start(int ring) {
        return starts[ring];
    }

    /** The place of the concept that is the i-th candidate of all. */
    int candidate(int i) {
        return candidates[i];
    }
}
