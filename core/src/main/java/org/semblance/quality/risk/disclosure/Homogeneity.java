package org.semblance.quality.risk.disclosure;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Share;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.CountMeasure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureFacts.Source;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;
import org.semblance.quality.risk.PersonCounts;

/**
 * Homogeneity attack: {@code 100/n · Σ |E|} over the equivalence classes E that show a single value of a sensitive
 * attribute, in per cent; anyone who finds the class of a person learns that value, whatever k is (Machanavajjhala,
 * Gehrke, Kifer and Venkitasubramaniam 2006).
 *
 * <p>A missing value does not count as another value, as in l-diversity: it hides nothing from somebody who knows that
 * the person has one. So the figure is the sum of two: classes in which every row shows the same value, which is then
 * certain, and classes with one value and gaps. Both are given, and separately the rows of classes with gaps alone,
 * which disclose no value, but that there is none. A release that satisfies 2-diversity has 0 in all three.
 *
 * <p>The figure is that of the attribute with the largest share. Range: 0 % to 100 %; smaller is better. Edge cases:
 * values are compared by their meaning in the domain, or as text if some are no values of the domain. Where people have
 * several rows, a class shows a single value if there is one that every person of the class has in some row; the figure
 * is still a share of rows. For comparison the share of classes with a single value is given. Without a sensitive attribute released
 * unchanged the measure is refused.
 */
@CatalogEntry(
        name = Homogeneity.NAME,
        summary = "rows in equivalence classes with a single value of a sensitive attribute",
        source = Citations.MACHANAVAJJHALA,
        meaning =
                "For this share of the rows, the equivalence class shows a single sensitive value: in every row, which "
                        + "makes it certain, or in some, with gaps in the others. Knowing a person's class is enough to learn "
                        + "it, whatever k is. With several sensitive attributes, the largest share is given.")
@MeasureFacts(
        kind = Kind.DISCLOSURE,
        range = MeasureFacts.PERCENT,
        needs = Need.CONFIDENTIAL,
        alsoReads = Source.PERSONS)
public record Homogeneity() implements TableMeasure, CountMeasure {

    /** The name of its score. */
    public static final String NAME = "homogeneity";

    /** What an equivalence class shows of a sensitive attribute, if it is not several values. */
    private enum ClassContent {
        SAME_VALUE(0, ScoreDetail.SAME_VALUE),
        ONE_VALUE_AND_GAPS(1, ScoreDetail.ONE_VALUE_AND_GAPS),
        GAPS_ALONE(2, ScoreDetail.GAPS_ALONE);

        /** Its place among the counts. */
        private final int place;

        private final String detail;

        ClassContent(int place, String detail) {
            this.place = place;
            this.detail = detail;
        }
    }

    /**
     * Counts of some equivalence classes.
     *
     * @param found for each attribute the numbers of rows by spread, then the number of classes with a single value
     * @param rows the number of all rows
     * @param classes the number of all classes
     */
    private record Counts(LinkedHashMap<String, long[]> found, long rows, long classes) implements Sums {

        private static final int CLASSES = ClassContent.values().length;

        private static long[] none() {
            return new long[CLASSES + 1];
        }

        @Override
        public Sums and(Sums other) {
            Counts more = (Counts) other;
            LinkedHashMap<String, long[]> both = new LinkedHashMap<>(found);
            more.found.forEach((name, counts) -> both.merge(name, counts, Counts::sum));
            return new Counts(both, rows + more.rows, classes + more.classes);
        }

        private static long[] sum(long[] one, long[] two) {
            long[] sum = new long[one.length];
            Arrays.setAll(sum, i -> one[i] + two[i]);
            return sum;
        }

        @Override
        public Score score() {
            Map<String, Double> single = new LinkedHashMap<>();
            found.forEach((name, counts) -> single.put(name, Share.percentage(single(counts), rows)));
            Map<String, Map<String, Double>> bySpread = new LinkedHashMap<>();
            for (ClassContent spread : ClassContent.values()) {
                Map<String, Double> shares = new LinkedHashMap<>();
                found.forEach((name, counts) -> shares.put(name, Share.percentage(counts[spread.place], rows)));
                bySpread.put(spread.detail, shares);
            }
            Score score = Score.of(NAME, largest(single.values()), "%").with(single);
            Map<String, Double> comparison = new LinkedHashMap<>();
            score.ofAttribute()
                    .ifPresent(
                            worst -> bySpread.forEach((detail, shares) -> comparison.put(detail, shares.get(worst))));
            comparison.put(
                    "of classes",
                    largest(found.values().stream()
                            .map(counts -> Share.percentage(counts[CLASSES], classes))
                            .toList()));
            return score.withComparisonFigures(comparison).withComparisonFiguresByAttribute(bySpread);
        }

        private static long single(long[] counts) {
            return counts[ClassContent.SAME_VALUE.place] + counts[ClassContent.ONE_VALUE_AND_GAPS.place];
        }

        private static double largest(Collection<Double> shares) {
            return shares.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        }
    }

    @Override
    public RowGrouping together() {
        return RowGrouping.RELEASED;
    }

    @Override
    public Sums counted(Dataset part, Table released) {
        List<SensitiveColumn> confidential = SensitiveColumn.some(part, released, NAME);
        ClassCounts classes = ClassCounts.of(part, released);
        LinkedHashMap<String, long[]> found = new LinkedHashMap<>();
        for (SensitiveColumn attribute : confidential) {
            ValueTallies tallies = attribute.tallies(PersonCounts.of(part, released));
            long[] counts = Counts.none();
            for (int each = 0; each < classes.count(); each++) {
                int[] members = classes.rowsOf(each);
                ClassContent spread = spread(members, tallies);
                if (spread != null) {
                    counts[spread.place] += released.rows().times(members);
                    counts[Counts.CLASSES] += spread == ClassContent.GAPS_ALONE ? 0 : 1;
                }
            }
            found.put(attribute.name(), counts);
        }
        return new Counts(found, released.rows().total(), classes.count());
    }

    /** What the rows of a class show; null if it is several values. */
    private static @Nullable ClassContent spread(int[] members, ValueTallies tallies) {
        int present = tallies.present(members);
        if (present == 0) {
            return ClassContent.GAPS_ALONE;
        }
        if (tallies.most(members) < present) {
            return null;
        }
        return present == tallies.all(members) ? ClassContent.SAME_VALUE : ClassContent.ONE_VALUE_AND_GAPS;
    }
}
