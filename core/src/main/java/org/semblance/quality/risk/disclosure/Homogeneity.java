package org.semblance.quality.risk.disclosure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Share;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.CountMeasure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;

/**
 * Homogeneity attack: {@code 100/n · Σ |E|} over the equivalence classes E whose rows all have the same value of a
 * sensitive attribute, in per cent; whoever finds the class of a person learns the value, whatever k is
 * (Machanavajjhala, Gehrke, Kifer and Venkitasubramaniam 2006).
 *
 * <p>The figure is that of the attribute with the largest share. Range: 0 % to 100 %; smaller is better. Edge cases:
 * values are compared by their meaning in the domain, or as text if some are no values of the domain; a missing value
 * does not count as another value; a class with missing values only discloses nothing and is not counted; rows are
 * counted, not persons. For comparison the share of such classes is given. Without a sensitive attribute released
 * unchanged the measure is refused.
 */
@CatalogEntry(
        name = Homogeneity.NAME,
        summary = "rows in equivalence classes with a single value of a sensitive attribute",
        source = Citations.MACHANAVAJJHALA,
        meaning = "For this share of the rows, knowing a person's equivalence class is enough to learn the sensitive "
                + "value, whatever k is. With several sensitive attributes, the largest share is given.")
@MeasureFacts(kind = Kind.DISCLOSURE, range = MeasureFacts.PERCENT, needs = Need.CONFIDENTIAL)
public record Homogeneity() implements TableMeasure, CountMeasure {

    /** The name of its score. */
    public static final String NAME = "homogeneity";

    /**
     * Counts of some equivalence classes.
     *
     * @param found for each attribute the numbers of rows and of classes with one value only
     * @param rows the number of all rows
     * @param classes the number of all classes
     */
    private record Counts(LinkedHashMap<String, long[]> found, long rows, long classes) implements Sums {

        @Override
        public Sums and(Sums other) {
            Counts more = (Counts) other;
            LinkedHashMap<String, long[]> both = new LinkedHashMap<>(found);
            more.found.forEach((name, counts) ->
                    both.merge(name, counts, (one, two) -> new long[] {one[0] + two[0], one[1] + two[1]}));
            return new Counts(both, rows + more.rows, classes + more.classes);
        }

        @Override
        public Score score() {
            Map<String, Double> ofRows = shares(0, rows);
            return Score.of(NAME, largest(ofRows), "%")
                    .with(ofRows)
                    .beside(Map.of("of classes", largest(shares(1, classes))));
        }

        private Map<String, Double> shares(int which, long all) {
            Map<String, Double> shares = new LinkedHashMap<>();
            found.forEach((name, counts) -> shares.put(name, Share.percentage(counts[which], all)));
            return shares;
        }
    }

    @Override
    public Together together() {
        return Together.RELEASED;
    }

    @Override
    public Sums counted(Dataset part, Table released) {
        List<SensitiveColumn> confidential = SensitiveColumn.some(part, released, NAME);
        ClassCounts classes = ClassCounts.of(part, released);
        LinkedHashMap<String, long[]> found = new LinkedHashMap<>();
        for (SensitiveColumn attribute : confidential) {
            ValueTallies tallies = attribute.tallies();
            long[] uniform = new long[2];
            for (int each = 0; each < classes.count(); each++) {
                int[] members = classes.rowsOf(each);
                if (tallies.uniform(members)) {
                    uniform[0] += released.rows().times(members);
                    uniform[1]++;
                }
            }
            found.put(attribute.name(), uniform);
        }
        return new Counts(found, released.rows().total(), classes.count());
    }

    private static double largest(Map<String, Double> shares) {
        return shares.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }
}
