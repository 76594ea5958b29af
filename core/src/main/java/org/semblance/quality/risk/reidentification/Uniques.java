package org.semblance.quality.risk.reidentification;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.semblance.CatalogEntry;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.population.Population;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;

/**
 * Sample uniques: the share of rows whose equivalence class has one row only, or rows of one person only if there is a
 * person column, in per cent.
 *
 * <p>{@code 100/n · #{rows with f = 1}}. Range: 0 % to 100 %; smaller is better. For comparison: the same share in the
 * original and, with a population, the share of these uniques, in the release and in the original, that also cover
 * exactly one person of the population: those are re-identified with certainty. Suppressed rows form a class like any
 * other. An empty release gives 0.
 */
@CatalogEntry(
        name = Uniques.NAME,
        summary = "rows that are unique on the quasi-identifiers",
        source = "Bethlehem, J. G., Keller, W. J. and Pannekoek, J. (1990). Disclosure control of microdata. Journal of"
                + " the American Statistical Association 85, 38-45.",
        meaning = "A unique row is the only candidate for an intruder who knows a person's "
                + "quasi-identifiers. If people are counted, all rows of an equivalence class with a "
                + "single person are unique. Under k-anonymity there are none.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT)
public record Uniques() implements TableMeasure {

    public static final String NAME = "uniques";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ClassCounts before = ClassCounts.of(original, original.table());
        ClassCounts after = ClassCounts.of(original, released);
        Optional<Population> population = DatasetPopulation.of(original);
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put(ScoreDetail.IN_THE_ORIGINAL, Share.percentage(alone(before), before.rows()));
        population.ifPresent(people -> {
            comparison.put("of them, alone in the population too", inPopulation(after, people));
            comparison.put("of those in the original, alone in the population too", inPopulation(before, people));
        });
        return Score.of(NAME, Share.percentage(alone(after), after.rows()), "%").withComparisonFigures(comparison);
    }

    private static long alone(ClassCounts classes) {
        int[] behind = classes.behind();
        long alone = 0;
        for (int row = 0; row < classes.rows(); row++) {
            alone += behind[classes.classOf(row)] == 1 ? 1 : 0;
        }
        return alone;
    }

    private static double inPopulation(ClassCounts classes, Population people) {
        int[] behind = classes.behind();
        int[] sizes = classes.sizes();
        long both = 0;
        for (int each = 0; each < behind.length; each++) {
            both += behind[each] == 1 && people.count(classes.shown(each)) == 1 ? sizes[each] : 0;
        }
        return Share.percentage(both, alone(classes));
    }
}
