package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.domain.Tally;

/**
 * MDAV as in µ-Argus: like {@link Mdav}, but of the two extreme records the one that comes first in the array leads.
 *
 * <p>Records are in an array and are swapped into the positions of their groups. Of x_r, farthest from the centre, and
 * x_s, farthest from x_r, the one at the lower position takes its nearest records first. The same holds in the last
 * step, with 2k to 3k − 1 records left, so that the group of k is built around x_s where Algorithm 5.1 of
 * Domingo-Ferrer and Torra (2005) builds it around x_r. Ties go to the lower position. This is the program behind
 * Tables 2 and 3 of that paper; the behaviour is that of µ-Argus 3.2 (Hundepool et al. 2003).
 */
public record MdavMuArgus(int k) implements Partitioner {

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        return new Line(records, rows).groups(watcher);
    }

    /** The array of records: groups at the front, followed by the records not yet in a group. */
    private final class Line {

        private final Records records;
        private final int[] line;
        private final List<int[]> groups = new ArrayList<>();
        private final Tally<Records.Point> centre;
        /** Squared distances by position; only those of records not yet in a group are up to date. */
        private final double[] squares;

        private int first;

        private Line(Records records, int[] rows) {
            this.records = records;
            this.line = rows.clone();
            this.squares = new double[line.length];
            this.centre = records.tally();
            for (int row : line) {
                centre.add(row);
            }
        }

        private List<int[]> groups(Watcher watcher) {
            while (left() >= 3L * k) {
                watcher.progress("mask", first, line.length);
                int[] extremes = extremes();
                swap(extremes[0], first);
                swap(extremes[1], first + k); // out of the way of the first group, at the head of the second
                group(first + k);
                group(line.length);
            }
            if (left() >= 2L * k) {
                swap(extremes()[0], first);
                group(line.length);
            }
            close(left());
            watcher.progress("mask", line.length, line.length);
            return groups;
        }

        private int left() {
            return line.length - first;
        }

        /** The positions of x_r and x_s, the lower one first. */
        private int[] extremes() {
            measure(centre.prototype());
            int xr = farthest(-1);
            measure(records.at(line[xr]));
            int xs = farthest(xr);
            return new int[] {Math.min(xr, xs), Math.max(xr, xs)};
        }

        private void measure(Records.Point point) {
            int[] rest = Arrays.copyOfRange(line, first, line.length);
            double[] out = new double[rest.length];
            records.spans(point, rest, rest.length, out);
            System.arraycopy(out, 0, squares, first, out.length);
        }

        private int farthest(int except) {
            int farthest = -1;
            for (int place = first; place < line.length; place++) {
                if (place != except && (farthest < 0 || squares[place] > squares[farthest])) {
                    farthest = place;
                }
            }
            return farthest;
        }

        /** Moves the k − 1 records nearest to the one at the first position behind it, skipping the one set aside. */
        private void group(int aside) {
            measure(records.at(line[first]));
            for (int place = first + 1; place < first + k; place++) {
                int nearest = -1;
                for (int other = place; other < line.length; other++) {
                    if (other != aside && (nearest < 0 || squares[other] < squares[nearest])) {
                        nearest = other;
                    }
                }
                swap(nearest, place);
            }
            close(k);
        }

        private void close(int size) {
            int[] group = Arrays.copyOfRange(line, first, first + size);
            for (int row : group) {
                centre.remove(row);
            }
            Arrays.sort(group);
            groups.add(group);
            first += size;
        }

        private void swap(int one, int other) {
            int row = line[one];
            line[one] = line[other];
            line[other] = row;
            double square = squares[one];
            squares[one] = squares[other];
            squares[other] = square;
        }
    }
}
