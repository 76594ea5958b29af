package org.semblance.method.microaggregation;

import java.util.Optional;
import org.semblance.domain.DenseNumbers;
import org.semblance.domain.Records;

/** Computes spans from a point to a sequence of records that can be rearranged. */
interface DistanceScan {

    /** A scan of any records: each attribute's space computes its own distances. */
    final class General implements DistanceScan {

        private final Records records;
        private int[] rows = new int[0];

        General(Records records) {
            this.records = records;
        }

        @Override
        public void load(int[] rows) {
            this.rows = rows.clone();
        }

        @Override
        public void spans(Records.Point point, int count, double[] out) {
            records.spans(point, rows, count, out);
        }

        @Override
        public void move(int from, int to) {
            rows[to] = rows[from];
        }
    }

    /** A scan of numbers alone, over contiguous memory. */
    final class Dense implements DistanceScan {

        private DenseNumbers numbers;

        Dense(DenseNumbers numbers) {
            this.numbers = numbers;
        }

        @Override
        public void load(int[] rows) {
            numbers = numbers.rows(rows);
        }

        @Override
        public void spans(Records.Point point, int count, double[] out) {
            numbers.squares(point, count, out);
        }

        @Override
        public void move(int from, int to) {
            numbers.move(from, to);
        }
    }

    /** The fastest scan these records allow. */
    static DistanceScan of(Records records) {
        Optional<DenseNumbers> numbers = records.dense();
        return numbers.isPresent() ? new Dense(numbers.get()) : new General(records);
    }

    /** Loads these rows, the first at position 0; called once. */
    void load(int[] rows);

    /** The {@link Records#spans spans} from a point to the records at the first positions. */
    void spans(Records.Point point, int count, double[] out);

    /** Moves the record at one position to another position. */
    void move(int from, int to);
}
