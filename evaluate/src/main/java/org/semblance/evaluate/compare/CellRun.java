package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.Recipe;
import org.semblance.release.report.RunMeasures;
import org.semblance.release.report.Stopwatch;
import org.semblance.release.run.Engine;

/** Masks a table with one method, judges it and measures it, all in memory. Several may run at the same time. */
final class CellRun {

    private final Recipe recipe;
    private final Dataset data;
    private final Combination combine;
    private final List<Measure> measures;
    private final Evidence evidence;

    /** What methods aim for: not the recipe's own k, by which a smaller one would be no smaller. */
    private final List<Guarantee> aims;

    private final List<String> released;
    private final List<String> quasiIdentifiers;

    /**
     * For one table.
     *
     * @param combine how records are compared where they are measured, whatever the method
     */
    CellRun(Recipe recipe, Dataset data, Combination combine, List<Measure> measures) {
        this.recipe = recipe;
        this.data = data;
        this.combine = combine;
        this.measures = List.copyOf(measures);
        this.aims = recipe.guarantees().stream()
                .filter(guarantee -> !(guarantee instanceof KAnonymity))
                .toList();
        this.evidence = Evidence.ofOriginal(data);
        this.released = Preparation.released(data.attributes());
        this.quasiIdentifiers =
                data.with(Role.QUASI_IDENTIFIER).stream().map(Attribute::name).toList();
    }

    /** The same that measures something else. */
    CellRun measuring(List<Measure> others) {
        return new CellRun(recipe, data, combine, others);
    }

    ComparisonCell cell(String label, int k, Method method, BooleanSupplier stopped) {
        Stopwatch watch = new Stopwatch();
        CellWatcher watcher = new CellWatcher(stopped);
        Recipe variant = recipe.with(method);
        // methods with a k draw nothing; should one, a comparison that goes on must draw the same
        Masked masked = Engine.LOCAL.mask(
                variant.promising(aims).reaching(), data.combining(method.combine()), Chance.seeded(1), watcher);
        ReleasedTable shown = new ReleasedTable(masked.table().only(released), quasiIdentifiers, recipe.missingText());
        List<ComparisonCell.Broken> broken = new ArrayList<>();
        for (Guarantee guarantee : variant.promises()) {
            Verdict verdict = guarantee.check(shown, evidence);
            if (!verdict.holds()) {
                broken.add(
                        new ComparisonCell.Broken(verdict.guarantee(), verdict.asked(), verdict.found(), verdict.of()));
            }
        }
        int classes = 0;
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        for (int[] rows : shown.classes()) {
            classes++;
            smallest = Math.min(smallest, rows.length);
            largest = Math.max(largest, rows.length);
        }
        return new ComparisonCell(
                label,
                k,
                classes,
                classes == 0 ? 0 : smallest,
                largest,
                masked.trace() instanceof GeneralizationLevels levels ? levels.suppressed() : 0,
                scores(masked.table(), watcher),
                broken,
                watcher.warnings(),
                Math.round(1000 * watch.seconds()) / 1e3);
    }

    private List<Score> scores(Table masked, Watcher watcher) {
        Dataset compared = data.combining(combine);
        List<Score> scores = new ArrayList<>();
        for (Measure measure : measures) {
            RunMeasures.score(measure, compared, masked, unmet -> {}, watcher).ifPresent(scores::add);
        }
        return scores;
    }
}
