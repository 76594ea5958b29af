package org.semblance.quality.risk;

import java.util.Arrays;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.Distinct;
import org.semblance.data.LongIndex;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;

/**
 * Distance-based record linkage: {@code 100/n · Σ P(row)}, the expected share of original records for which an intruder
 * picks the right released row by taking the nearest one, in per cent.
 *
 * <p>P is 1/m if the row's own released record is among the m released rows nearest to the original record, and 0
 * otherwise: among equally near rows the intruder has to guess. Distances are those of the records, as in the method.
 * Range: 0 % to 100 %; smaller is better. Edge cases: A suppressed or missing value has the distance to other values
 * that its domain defines; constant attributes are ignored. If the number of comparisons would exceed a bound, an even
 * sample of at least 1,000 rows is linked, and a 95 % Wilson interval is given. Rows are linked, not persons. An empty
 * table gives 0.
 *
 * <p>For comparison the score names two figures: by chance, 100/n, and the most that anybody can link given the sizes
 * of the equivalence classes, 100/n · Σ 1/f.
 */
@CatalogEntry(
        name = DistanceLinkage.NAME,
        summary = "records that an intruder re-identifies by choosing the nearest released row",
        source = Citations.DOMINGO_TORRA_LINKAGE,
        meaning = "Of 100 original records whose quasi-identifiers an intruder knows, this many are "
                + "expected to be linked to the right row. Under k-anonymity it cannot exceed 1/k.",
        meaningForDocuments = "Of 100 documents whose texts an intruder has, this many are expected to be linked to "
                + "the right vector. Under k-anonymity it cannot exceed 1/k.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT, linksOneByOne = true, ofDocuments = true)
public record DistanceLinkage() implements Measure {

    public static final String NAME = "distance-linkage";

    private static final long MOST_COMPARISONS = 1_500_000_000L;
    private static final int LEAST_SAMPLE = 1000;

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        return score(NAME, original, released, watcher);
    }

    /** Computes the linkage by the quasi-identifiers of a dataset. */
    static Score score(String name, Dataset original, Table released, Watcher watcher) {
        Records records = original.records();
        Distinct shown = Distinct.of(
                released.size(),
                original.with(Role.QUASI_IDENTIFIER).stream()
                        .map(attribute -> released.column(attribute.name()).codes())
                        .toList());
        long comparisonsPerRow =
                Math.max(1, (long) shown.count() * records.varying().size());
        SystematicSample sample =
                SystematicSample.of(records.size(), Math.max(LEAST_SAMPLE, MOST_COMPARISONS / comparisonsPerRow));
        double most = Arrays.stream(sample.rows())
                .mapToDouble(row -> 1.0 / shown.size(shown.recordOf(row)))
                .sum();
        return sample.score(name, linked(records, released, shown, sample.rows(), watcher), records.size(), most);
    }

    /** The expected number of correct links. Rows with the same original record are compared once. */
    private static double linked(Records records, Table released, Distinct shown, int[] rows, Watcher watcher) {
        LongIndex index = new LongIndex();
        int[] recordOf = Arrays.stream(rows)
                .map(row -> index.add(records.distinct().recordOf(row)))
                .toArray();
        int[][] alike = alike(recordOf, index.size());
        int[] firsts = Arrays.stream(alike).mapToInt(places -> rows[places[0]]).toArray();
        double[] nearest = new double[firsts.length];
        int[] candidates = new int[firsts.length];
        boolean[] own = new boolean[rows.length];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        double[] spans = new double[firsts.length];
        for (int record = 0; record < shown.count(); record++) {
            watcher.progress("measure", record, shown.count());
            records.spans(records.read(released, shown.first(record)), firsts, firsts.length, spans);
            for (int i = 0; i < firsts.length; i++) {
                if (spans[i] <= nearest[i] + records.tie()) {
                    boolean tie = spans[i] >= nearest[i] - records.tie();
                    nearest[i] = Math.min(nearest[i], spans[i]);
                    candidates[i] = (tie ? candidates[i] : 0) + shown.size(record);
                    for (int place : alike[i]) {
                        own[place] = (tie && own[place]) || shown.recordOf(rows[place]) == record;
                    }
                }
            }
        }
        double linked = 0;
        for (int i = 0; i < rows.length; i++) {
            linked += own[i] ? 1.0 / candidates[recordOf[i]] : 0;
        }
        return linked;
    }

    /** The positions of each number in a list. */
    private static int[][] alike(int[] numbers, int count) {
        int[] sizes = new int[count];
        for (int number : numbers) {
            sizes[number]++;
        }
        int[][] places = new int[count][];
        Arrays.setAll(places, number -> new int[sizes[number]]);
        for (int place = numbers.length - 1; place >= 0; place--) {
            places[numbers[place]][--sizes[numbers[place]]] = place;
        }
        return places;
    }
}
