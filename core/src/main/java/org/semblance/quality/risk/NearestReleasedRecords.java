package org.semblance.quality.risk;

import java.util.Arrays;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.PersonInfluence;

/**
 * For each original row, the released records nearest to it and, if these are a single row, those that come next.
 */
final class NearestReleasedRecords {

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

    NearestReleasedRecords(Dataset original, Table released, Watcher watcher) {
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

    /** What each row and each released record contribute to the expected number of links. */
    private static final class Links {

        /** By row, the chance that it is linked. */
        private final double[] chance;

        /** By released record, what the other rows gain if one of its rows is gone. */
        private final double[] gains;

        private Links(int rows, int records) {
            this.chance = new double[rows];
            this.gains = new double[records];
        }
    }

    /**
     * The influence of a person.
     *
     * @param figure the share that is linked, in per cent
     */
    PersonInfluence influence(double figure, PersonRows persons) {
        Links links = links();
        double linked = Arrays.stream(links.chance).sum();
        PersonInfluence influence = new PersonInfluence(figure, 0);
        for (int person = 0; person < persons.count(); person++) {
            int[] rows = persons.of(person);
            double least = linked;
            double most = linked;
            for (int row : rows) {
                least -= links.chance[row];
                most += links.gains[shown.recordOf(row)];
            }
            int left = released.size() - rows.length;
            influence = influence
                    .without(LinkageInfluence.percentage(Math.max(0, least), left))
                    .without(LinkageInfluence.percentage(most, left));
        }
        return influence;
    }

    private Links links() {
        double tie = records.tie();
        Links links = new Links(released.size(), shown.count());
        double[] linkedOf = new double[firsts.length];
        double[] linkedNextOf = new double[firsts.length];
        double[] chanceNext = new double[released.size()];
        each((record, spans) -> {
            for (int row : shown.rowsOf(record)) {
                int i = held.recordOf(row);
                if (spans[i] <= nearest[i] + tie) {
                    links.chance[row] = 1.0 / candidates[i];
                } else if (spans[i] <= next[i] + tie) {
                    chanceNext[row] = 1.0 / nextCandidates[i];
                }
            }
        });
        for (int row = 0; row < links.chance.length; row++) {
            linkedOf[held.recordOf(row)] += links.chance[row];
            linkedNextOf[held.recordOf(row)] += chanceNext[row];
        }
        each((record, spans) -> {
            for (int i = 0; i < spans.length; i++) {
                if (spans[i] <= nearest[i] + tie) {
                    links.gains[record] += candidates[i] > 1 ? linkedOf[i] / (candidates[i] - 1) : linkedNextOf[i];
                }
            }
        });
        return links;
    }
}
