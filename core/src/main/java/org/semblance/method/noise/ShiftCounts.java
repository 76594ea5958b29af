package org.semblance.method.noise;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.domain.Attribute;
import org.semblance.method.Displacements;

/** Counts how far values are moved, attribute by attribute. Parts of a table can be counted separately and merged. */
public final class ShiftCounts implements Serializable {

    /** How a replacement was found. */
    public enum Outcome {
        /** As far as drawn, in the direction of the sign. */
        AS_DRAWN(0),
        /** In the direction of the sign, but less far than drawn. */
        TOO_NEAR(1),
        /** As far as drawn, but not in the direction of the sign. */
        WRONG_WAY(2),
        /** The farthest concept there is. */
        FARTHEST(3);

        private static final Outcome[] ALL = values();

        private final int number;

        Outcome(int number) {
            this.number = number;
        }

        /** Its number, from 0. */
        int number() {
            return number;
        }

        static Outcome of(int number) {
            return ALL[number];
        }
    }

    private static final int WAYS = Outcome.ALL.length;

    private final long[] records;
    private final long[] unchanged;
    private final long[][] found;
    private final SquareSum[] drawn;
    private final SquareSum[] moved;

    public ShiftCounts(int attributes) {
        this.records = new long[attributes];
        this.unchanged = new long[attributes];
        this.found = new long[attributes][WAYS];
        this.drawn = new SquareSum[attributes];
        this.moved = new SquareSum[attributes];
        Arrays.setAll(drawn, attribute -> new SquareSum());
        Arrays.setAll(moved, attribute -> new SquareSum());
    }

    /** Counts a value with the noise drawn and the distance moved. */
    public void add(int attribute, double noise, double distance, Outcome how) {
        records[attribute]++;
        unchanged[attribute] += distance == 0 ? 1 : 0;
        found[attribute][how.number()]++;
        drawn[attribute].add(noise);
        moved[attribute].add(distance);
    }

    /** Adds the counts of another part. */
    public void add(ShiftCounts other) {
        for (int j = 0; j < records.length; j++) {
            records[j] += other.records[j];
            unchanged[j] += other.unchanged[j];
            drawn[j].add(other.drawn[j]);
            moved[j].add(other.moved[j]);
            for (int way = 0; way < WAYS; way++) {
                found[j][way] += other.found[j][way];
            }
        }
    }

    /** The displacements of the attributes. */
    public List<Displacements.Shift> of(List<Attribute> attributes) {
        return IntStream.range(0, attributes.size())
                .mapToObj(j -> new Displacements.Shift(
                        attributes.get(j).name(),
                        records[j],
                        unchanged[j],
                        drawn[j].rootOfMean(records[j]),
                        moved[j].rootOfMean(records[j]),
                        found[j][Outcome.TOO_NEAR.number()],
                        found[j][Outcome.WRONG_WAY.number()],
                        found[j][Outcome.FARTHEST.number()]))
                .toList();
    }
}
