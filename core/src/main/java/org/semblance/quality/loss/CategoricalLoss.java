package org.semblance.quality.loss;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.LongIndex;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;

/**
 * Information loss of categorical attributes: changed categories, changed contingency tables, and remaining
 * uncertainty.
 *
 * <p>Domingo-Ferrer and Torra, Data Mining and Knowledge Discovery 11 (2005), section 6.2. The sums are over all
 * quasi-identifiers that are not numeric; a missing value is a separate category. Without such a quasi-identifier the
 * measures are refused.
 */
public final class CategoricalLoss {

    private CategoricalLoss() {}

    /**
     * Dist: {@code Σ d(x, x′)} over rows and categorical attributes, where d is 1 if a nominal category changed and the
     * number of steps on the scale for an ordinal one.
     *
     * <p>Range: from 0 (unchanged), without upper bound because it is not averaged; smaller is better. A category that
     * is missing on one side only counts 1 if nominal and the full length of the scale if ordinal, and so does an
     * ordinal one that is not on the scale, such as {@code *}. For attributes with a hierarchy or of concepts, d is the
     * distance of the domain rounded to a whole number, so 0 or 1 for distances up to 1.
     */
    @CatalogEntry(
            name = Dist.NAME,
            summary = "number of changed categories, with ordered ones counted by steps on the scale",
            source = Citations.DOMINGO_TORRA)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Dist() implements Measure {

        public static final String NAME = "dist";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            Map<String, Double> attributes = new LinkedHashMap<>();
            for (PairedCategories pair : PairedCategories.of(original, released, Dist.NAME)) {
                attributes.put(pair.name(), (double) Arrays.stream(pair.steps()).sum());
            }
            return summed(Dist.NAME, attributes);
        }
    }

    /**
     * CTBIL′ (contingency-table-based information loss): {@code Σ |f − f′| / max(1, f)} over the cells of all one-way
     * and two-way contingency tables, f the original and f′ the released frequency.
     *
     * <p>Range: from 0 (same tables), without upper bound; smaller is better. Rows are not compared with each other, so
     * their order does not matter. For a single attribute, the sum over its one-way table. An originally empty cell is
     * divided by 1.
     */
    @CatalogEntry(
            name = Ctbil.NAME,
            summary = "sum of |f − f′| / max(1, f) over the cells of all one- and two-way contingency tables "
                    + "(CTBIL′)",
            source = Citations.DOMINGO_TORRA)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Ctbil() implements TableMeasure {

        public static final String NAME = "ctbil";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            List<PairedCategories> pairs = PairedCategories.of(original, released, Ctbil.NAME);
            return Score.of(Ctbil.NAME, tables(pairs), "").with(oneWay(pairs));
        }
    }

    /**
     * ACTBIL′: {@link Ctbil} divided by the number of cells of all one-way and two-way tables, whether empty or not;
     * for a single attribute, of its one-way table. From 0, smaller is better.
     *
     * <p>The number of categories of an attribute is that of its scale, or that of the original values, plus any new
     * categories in the release; missing values count as one category if they occur.
     */
    @CatalogEntry(
            name = Actbil.NAME,
            summary = "CTBIL′ divided by the number of cells (ACTBIL′)",
            source = Citations.DOMINGO_TORRA)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Actbil() implements TableMeasure {

        public static final String NAME = "actbil";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            List<PairedCategories> pairs = PairedCategories.of(original, released, Actbil.NAME);
            Map<String, Double> attributes = oneWay(pairs);
            pairs.forEach(pair -> attributes.computeIfPresent(pair.name(), (name, sum) -> sum / pair.categories()));
            return Score.of(Actbil.NAME, tables(pairs) / cells(pairs), "").with(attributes);
        }
    }

    /**
     * EBIL (entropy-based information loss): {@code Σ H(V | V′ = x′)} over rows and attributes, the entropy in bits of
     * the original category V given the released one x′, from the joint frequencies of both: {@code H(V | x′) = −Σ p(v
     * | x′)·log₂ p(v | x′)}.
     *
     * <p>Range: from 0 (each released category has one original), without upper bound because it is not averaged;
     * smaller is better; unit: bits.
     */
    @CatalogEntry(
            name = Ebil.NAME,
            summary =
                    "entropy of the original category given the released one, summed over rows and attributes, in bits",
            source = Citations.DOMINGO_TORRA)
    @MeasureFacts(kind = Kind.LOSS, range = MeasureFacts.UPWARDS)
    public record Ebil() implements Measure {

        public static final String NAME = "ebil";

        @Override
        public Score of(Dataset original, Table released, Watcher watcher) {
            Map<String, Double> attributes = new LinkedHashMap<>();
            for (PairedCategories pair : PairedCategories.of(original, released, Ebil.NAME)) {
                attributes.put(pair.name(), uncertainty(pair));
            }
            return summed(Ebil.NAME, attributes);
        }
    }

    private static Score summed(String name, Map<String, Double> attributes) {
        double sum =
                attributes.values().stream().mapToDouble(Double::doubleValue).sum();
        return Score.of(name, sum, "").with(attributes);
    }

    private static Map<String, Double> oneWay(List<PairedCategories> pairs) {
        Map<String, Double> sums = new LinkedHashMap<>();
        for (PairedCategories pair : pairs) {
            sums.put(pair.name(), table(keys(pair.before()), keys(pair.after())));
        }
        return sums;
    }

    private static double tables(List<PairedCategories> pairs) {
        ExactSum sum = new ExactSum();
        oneWay(pairs).values().forEach(sum::add);
        for (int i = 0; i < pairs.size(); i++) {
            for (int j = i + 1; j < pairs.size(); j++) {
                PairedCategories one = pairs.get(i);
                PairedCategories other = pairs.get(j);
                sum.add(table(keys(one.before(), other.before()), keys(one.after(), other.after())));
            }
        }
        return sum.value();
    }

    private static double cells(List<PairedCategories> pairs) {
        double cells = 0;
        for (int i = 0; i < pairs.size(); i++) {
            cells += pairs.get(i).categories();
            for (int j = i + 1; j < pairs.size(); j++) {
                cells += (double) pairs.get(i).categories() * pairs.get(j).categories();
            }
        }
        return cells;
    }

    private static long[] keys(int[] categories) {
        return Arrays.stream(categories).asLongStream().toArray();
    }

    private static long[] keys(int[] one, int[] other) {
        long[] keys = new long[one.length];
        for (int row = 0; row < keys.length; row++) {
            keys[row] = ((long) one[row] << 32) | other[row];
        }
        return keys;
    }

    /** Σ |f − f′| / max(1, f) over the cells of one table; cells that are empty before and after add nothing. */
    private static double table(long[] before, long[] after) {
        LongIndex cells = new LongIndex();
        int[] f = counts(before, cells);
        int[] shown = counts(after, cells);
        double sum = 0;
        for (int cell = 0; cell < cells.size(); cell++) {
            int had = cell < f.length ? f[cell] : 0;
            int has = cell < shown.length ? shown[cell] : 0;
            sum += (double) Math.abs(had - has) / Math.max(1, had);
        }
        return sum;
    }

    private static int[] counts(long[] keys, LongIndex cells) {
        int[] counts = new int[cells.size() + keys.length];
        for (long key : keys) {
            counts[cells.add(key)]++;
        }
        return Arrays.copyOf(counts, cells.size());
    }

    /** Σ over released values of n(v′)·H(V | v′) = Σ over pairs of n(v, v′)·log₂(n(v′)/n(v, v′)). */
    private static double uncertainty(PairedCategories pair) {
        LongIndex joint = new LongIndex();
        int[] together = counts(keys(pair.before(), pair.after()), joint);
        int[] shown = new int[pair.categories()];
        for (int category : pair.after()) {
            shown[category]++;
        }
        boolean[] told = new boolean[together.length];
        ExactSum sum = new ExactSum();
        for (int row = 0; row < pair.before().length; row++) {
            int cell = joint.add(((long) pair.before()[row] << 32) | pair.after()[row]);
            if (!told[cell]) {
                told[cell] = true;
                double share = (double) shown[pair.after()[row]] / together[cell];
                sum.add(together[cell] * (StrictMath.log(share) / StrictMath.log(2)));
            }
        }
        return sum.value();
    }
}
