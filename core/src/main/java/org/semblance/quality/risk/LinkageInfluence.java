package org.semblance.quality.risk;

import java.util.Arrays;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.Influence;

/**
 * Linkage figures in per cent, and how far leaving out any one person moves them, from the original and from the
 * release: others may then be linked who were not, because a row that was nearest to them is gone.
 */
public final class LinkageInfluence {

    private LinkageInfluence() {}

    /**
     * {@link DistanceLinkage}. Its influence is unknown if there are so many rows that a sample is linked.
     *
     * @param figure the score of the measure
     * @param sampled whether a sample was linked
     */
    public static Influence ofDistance(
            double figure, boolean sampled, Dataset original, Table released, PersonRows persons, Watcher watcher) {
        return sampled || released.size() < 2
                ? Influence.unknown(figure)
                : new Nearest(original, released, watcher).influence(figure, persons);
    }

    /** {@link RecordLinkage}. */
    public static Influence ofRecords(double figure, Dataset original, Table released, PersonRows persons) {
        Influence influence = new Influence(figure, 0);
        List<Attribute> attributes = original.with(Role.QUASI_IDENTIFIER);
        Distinct tuples = Distinct.of(
                released.size(),
                attributes.stream()
                        .map(attribute ->
                                original.table().column(attribute.name()).codes())
                        .toList());
        boolean[] unchanged = new boolean[released.size()];
        int[] ofTuple = new int[tuples.count()];
        for (int row = 0; row < unchanged.length; row++) {
            unchanged[row] = unchanged(attributes, original.table(), released, row);
            ofTuple[tuples.recordOf(row)] += unchanged[row] ? 1 : 0;
        }
        double linked = 0;
        for (int tuple = 0; tuple < ofTuple.length; tuple++) {
            linked += (double) ofTuple[tuple] / tuples.size(tuple);
        }
        int[] outOf = new int[tuples.count()];
        int[] unchangedOut = new int[tuples.count()];
        for (int person = 0; person < persons.count(); person++) {
            int[] rows = persons.of(person);
            for (int row : rows) {
                outOf[tuples.recordOf(row)]++;
                unchangedOut[tuples.recordOf(row)] += unchanged[row] ? 1 : 0;
            }
            double left = linked;
            for (int row : rows) {
                int tuple = tuples.recordOf(row);
                if (outOf[tuple] > 0) {
                    int stays = tuples.size(tuple) - outOf[tuple];
                    left -= (double) ofTuple[tuple] / tuples.size(tuple);
                    left += stays == 0 ? 0 : (double) (ofTuple[tuple] - unchangedOut[tuple]) / stays;
                    outOf[tuple] = 0;
                    unchangedOut[tuple] = 0;
                }
            }
            influence = influence.without(percentage(left, released.size() - rows.length));
        }
        return influence;
    }

    private static boolean unchanged(List<Attribute> attributes, Table original, Table released, int row) {
        for (Attribute attribute : attributes) {
            Column before = original.column(attribute.name());
            Column after = released.column(attribute.name());
            if (before.missing(row) != after.missing(row) || !before.text(row).equals(after.text(row))) {
                return false;
            }
        }
        return true;
    }

    private static double percentage(double linked, int rows) {
        return rows <= 0 ? Double.NaN : 100 * linked / rows;
    }

    /**
     * For each original row, the released records nearest to it and, if these are a single row, those that come next.
     */
    private static final class Nearest {

        private final Records records;
        private final Table released;
        private final Distinct shown;
        private final Distinct held;
        private final Watcher watcher;
        private final int[] firsts;
        private final double[] nearest;
        private final double[] next;
        private final int[] candidates;
        private final int[] nextCandidates;

        private Nearest(Dataset original, Table released, Watcher watcher) {
            this.records = original.records();
            this.released = released;
            this.watcher = watcher;
            this.shown = Distinct.of(
                    released.size(),
                    original.with(Role.QUASI_IDENTIFIER).stream()
                            .map(attribute -> released.column(attribute.name()).codes())
                            .toList());
            this.held = records.distinct();
            this.firsts = new int[held.count()];
            Arrays.setAll(firsts, held::first);
            this.nearest = new double[firsts.length];
            this.next = new double[firsts.length];
            this.candidates = new int[firsts.length];
            this.nextCandidates = new int[firsts.length];
            Arrays.fill(nearest, Double.POSITIVE_INFINITY);
            Arrays.fill(next, Double.POSITIVE_INFINITY);
            search();
        }

        /** Visits the spans from every original record to a released one. */
        private interface Visit {
            void spans(int record, double[] spans);
        }

        private void each(Visit visit) {
            double[] spans = new double[firsts.length];
            for (int record = 0; record < shown.count(); record++) {
                watcher.progress("report", record, shown.count());
                records.spans(records.read(released, shown.first(record)), firsts, firsts.length, spans);
                visit.spans(record, spans);
            }
        }

        private void search() {
            double tie = records.tie();
            each((record, spans) -> {
                int size = shown.size(record);
                for (int i = 0; i < spans.length; i++) {
                    if (spans[i] < nearest[i] - tie) {
                        next[i] = nearest[i];
                        nextCandidates[i] = candidates[i];
                        nearest[i] = spans[i];
                        candidates[i] = size;
                    } else if (spans[i] <= nearest[i] + tie) {
                        nearest[i] = Math.min(nearest[i], spans[i]);
                        candidates[i] += size;
                    } else if (spans[i] < next[i] - tie) {
                        next[i] = spans[i];
                        nextCandidates[i] = size;
                    } else if (spans[i] <= next[i] + tie) {
                        nextCandidates[i] += size;
                    }
                }
            });
        }

        private Influence influence(double figure, PersonRows persons) {
            double tie = records.tie();
            double[] chance = new double[released.size()];
            double[] chanceNext = new double[released.size()];
            each((record, spans) -> {
                for (int row : shown.rowsOf(record)) {
                    int i = held.recordOf(row);
                    if (spans[i] <= nearest[i] + tie) {
                        chance[row] = 1.0 / candidates[i];
                    } else if (spans[i] <= next[i] + tie) {
                        chanceNext[row] = 1.0 / nextCandidates[i];
                    }
                }
            });
            double[] linkedOf = new double[firsts.length];
            double[] linkedNextOf = new double[firsts.length];
            for (int row = 0; row < chance.length; row++) {
                linkedOf[held.recordOf(row)] += chance[row];
                linkedNextOf[held.recordOf(row)] += chanceNext[row];
            }
            // what others gain if one row of a released record is gone
            double[] gains = new double[shown.count()];
            each((record, spans) -> {
                for (int i = 0; i < spans.length; i++) {
                    if (spans[i] <= nearest[i] + tie) {
                        gains[record] += candidates[i] > 1 ? linkedOf[i] / (candidates[i] - 1) : linkedNextOf[i];
                    }
                }
            });
            double linked = Arrays.stream(chance).sum();
            Influence influence = new Influence(figure, 0);
            for (int person = 0; person < persons.count(); person++) {
                int[] rows = persons.of(person);
                double least = linked;
                double most = linked;
                for (int row : rows) {
                    least -= chance[row];
                    most += gains[shown.recordOf(row)];
                }
                int left = released.size() - rows.length;
                influence = influence.without(percentage(Math.max(0, least), left));
                influence = influence.without(percentage(most, left));
            }
            return influence;
        }
    }
}
