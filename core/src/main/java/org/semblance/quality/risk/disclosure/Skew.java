package org.semblance.quality.risk.disclosure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Watcher;
import org.semblance.data.ExactSum;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.distribution.EarthMover;
import org.semblance.domain.distribution.EarthMovers;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.domain.distribution.RowWeights;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureFacts.Source;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;
import org.semblance.quality.risk.PersonCounts;

/**
 * Skewness: the largest earth mover's distance, over equivalence classes, between the sensitive values of the class and
 * those of the whole table. It is the smallest t for which the release satisfies t-closeness (Li, Li and
 * Venkatasubramanian 2007).
 *
 * <p>Range: 0 (every class distributed like the table) to 1; smaller is better; no unit. {@code distance} chooses the
 * ground distance as in the guarantee. A missing value is a separate value. Where
 * people have several rows, all persons have the same weight, spread evenly over their rows. For comparison the mean over rows is given,
 * that of the attribute where it is largest. The figure is that of the worst attribute. With one class, or a constant
 * column, it is 0.
 */
@CatalogEntry(
        name = Skew.NAME,
        summary = "largest distance between the distribution of a sensitive attribute in an equivalence "
                + "class and in the whole table, from 0 to 1",
        source = Citations.LI_CLOSENESS,
        meaning = "The smallest t for which the release satisfies t-closeness: from 0 (every equivalence "
                + "class is distributed like the whole table) to 1.")
@MeasureFacts(
        kind = Kind.DISCLOSURE,
        range = MeasureFacts.SHARE,
        share = true,
        needs = Need.CONFIDENTIAL,
        alsoReads = Source.PERSONS)
public record Skew(
        @About(
                value = "ground distance between values: equal, ordered or semantic; according to the domain of "
                        + "each attribute if not given",
                optional = true)
        @Nullable
        GroundDistance distance)
        implements TableMeasure {

    public static final String NAME = "skew";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        List<SensitiveColumn> confidential = SensitiveColumn.some(original, released, NAME);
        ClassCounts classes = ClassCounts.of(original, released);
        RowWeights weights = PersonCounts.of(original, released)
                .numbers()
                .map(RowWeights::ofPersons)
                .orElse(RowWeights.ALIKE);
        Map<String, Double> farthest = new LinkedHashMap<>();
        double mean = 0;
        for (SensitiveColumn attribute : confidential) {
            EarthMover mover = EarthMovers.of(attribute.column(), attribute.domain(), distance, weights);
            double most = 0;
            ExactSum sum = new ExactSum();
            for (int each = 0; each < classes.count(); each++) {
                int[] rows = classes.rowsOf(each);
                double far = mover.distance(rows);
                most = Math.max(most, far);
                sum.add(far * rows.length);
            }
            farthest.put(attribute.name(), most);
            mean = Math.max(mean, classes.rows() == 0 ? 0 : sum.mean(classes.rows()));
        }
        double largest = farthest.values().stream()
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
        return Score.of(NAME, largest, "").with(farthest).withComparisonFigures(Map.of("on average over rows", mean));
    }
}
