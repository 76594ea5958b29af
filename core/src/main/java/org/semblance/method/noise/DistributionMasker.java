package org.semblance.method.noise;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import org.semblance.Chance;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.method.LearningTrace;

/**
 * Draws a concept from a distribution in which the concept to be masked has a larger weight. All weights are whole
 * numbers, so that probabilities are known exactly: μ(c) · 2ʰ, and μ(a) · ⌊2ʰ · exp(ε/2)⌋ for the concept itself.
 */
final class DistributionMasker implements Masker {

    /** Enough bits for nine exact digits of the factor. */
    private static final int MOST_BITS = 30;

    private static final long UNKNOWN = Double.doubleToRawLongBits(Double.NaN);

    private final PrivateAttribute attribute;
    private final int[] concepts;
    private final long[] counts;
    private final long[] starts;
    private final int bits;
    private final long more;
    private final long rows;
    private final Similarity.Comparison comparison;
    /** The root mean square distance of draws for each position, as bits. */
    private final AtomicLongArray expected;

    /**
     * A masker for a domain.
     *
     * @param concepts the concepts of the domain, by position
     * @param counts μ, by position; not all 0
     * @param rows the number of rows from which the distribution was learnt
     */
    DistributionMasker(PrivateAttribute attribute, int[] concepts, long[] counts, double epsilon, long rows) {
        this.attribute = attribute;
        this.concepts = concepts;
        this.counts = counts;
        this.rows = rows;
        this.comparison = attribute.domain().comparison();
        this.starts = new long[counts.length + 1];
        for (int place = 0; place < counts.length; place++) {
            starts[place + 1] = Math.addExact(starts[place], counts[place]);
        }
        double factor = StrictMath.exp(epsilon / 2);
        int room = Long.numberOfLeadingZeros(starts[counts.length])
                - 2
                - (Long.SIZE - Long.numberOfLeadingZeros((long) factor));
        this.bits = Math.min(MOST_BITS, room);
        // one unit less than the nearest, so that rounding of the power never makes it too large
        this.more = (long) (Math.nextDown(Math.nextDown(factor)) * (1L << bits)) - (1L << bits);
        this.expected = new AtomicLongArray(counts.length);
        for (int place = 0; place < counts.length; place++) {
            expected.set(place, UNKNOWN);
        }
    }

    /** The additional weight of the concept to be masked. */
    long extra(int place) {
        return counts[place] * more;
    }

    /** The basic weight of a concept. */
    long weight(int place) {
        return counts[place] << bits;
    }

    /** The total weight if a given concept is to be masked. */
    long total(int place) {
        return (starts[counts.length] << bits) + extra(place);
    }

    @Override
    public List<Attribute> attributes() {
        return List.of(attribute.attribute());
    }

    @Override
    public boolean knows(int attributeAt, int concept) {
        return Arrays.binarySearch(concepts, concept) >= 0;
    }

    @Override
    public int words() {
        return IntegerDraws.WORDS;
    }

    @Override
    public void mask(RecordCells cells, Chance.Draws draws, ShiftCounts shifts) {
        int concept = attribute.concept(cells);
        int place = Arrays.binarySearch(concepts, concept);
        int found = concepts[draw(place, draws)];
        cells.concept(0, found);
        shifts.add(0, expected(place), comparison.distance(concept, found), ShiftCounts.Outcome.AS_DRAWN);
    }

    private int draw(int place, Chance.Draws draws) {
        long drawn = IntegerDraws.below(total(place), draws) - extra(place);
        if (drawn < 0) {
            return place;
        }
        int found = Arrays.binarySearch(starts, drawn >> bits);
        int drawnPlace = found >= 0 ? found : -found - 2;
        // a concept without weight begins where the next one does
        while (counts[drawnPlace] == 0) {
            drawnPlace++;
        }
        return drawnPlace;
    }

    private double expected(int place) {
        double known = Double.longBitsToDouble(expected.get(place));
        if (Double.isNaN(known)) {
            double[] distances = new double[attribute.taxonomy().size()];
            comparison.distances(concepts[place], distances);
            double squares = 0;
            for (int other = 0; other < concepts.length; other++) {
                double distance = distances[concepts[other]];
                squares += weight(other) * (distance * distance);
            }
            known = Math.sqrt(squares / total(place));
            expected.set(place, Double.doubleToRawLongBits(known));
        }
        return known;
    }

    /** Only the given domain; nothing of the distribution. */
    @Override
    public LearningTrace learnt() {
        return attribute.learnt(rows, concepts.length);
    }
}
