package org.semblance.evaluate.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.data.Table;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.method.GeneralizationLevels;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Evidence;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.release.masking.TableJob;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.Report;
import org.semblance.release.report.Stopwatch;
import org.semblance.release.verification.Judgement;
import org.semblance.source.TableFormat;

/**
 * Masks, judges and measures a table in memory with a given method. The figures of a cell are those that its release
 * would have. Several cells may run at the same time.
 */
final class CellRun {

    private final TableRecipe recipe;
    private final Dataset data;
    private final TableFormat form;
    private final Combination combine;
    private final List<Measure> measures;
    private final Evidence evidence;

    /**
     * Creates the runs on one table.
     *
     * @param form the format that a release would have
     * @param combine how distances are combined when measuring, for all methods alike
     */
    CellRun(TableRecipe recipe, Dataset data, TableFormat form, Combination combine, List<Measure> measures) {
        this(recipe, data, form, combine, measures, Evidence.ofOriginal(data));
    }

    private CellRun(
            TableRecipe recipe,
            Dataset data,
            TableFormat form,
            Combination combine,
            List<Measure> measures,
            Evidence evidence) {
        this.recipe = recipe;
        this.data = data;
        this.form = form;
        this.combine = combine;
        this.measures = List.copyOf(measures);
        this.evidence = evidence;
    }

    /** The same runs with other measures. */
    CellRun measuring(List<Measure> others) {
        return new CellRun(recipe, data, form, combine, others, evidence);
    }

    ComparisonCell cell(String label, int k, Method method, BooleanSupplier stopped) {
        Stopwatch watch = new Stopwatch();
        CellWatcher watcher = new CellWatcher(stopped);
        TableJob job = new TableJob(recipe.with(method), data.combining(method.combine()), form, Workers.HERE);
        // methods with a k use no randomness; the fixed seed guards resumed comparisons, should one ever do
        Masked masked = job.mask(Chance.seeded(1), watcher);
        Judgement judgement = job.judge(masked.table(), evidence, watcher);
        int classes = 0;
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        for (int[] rows : judgement.classes()) {
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
                judgement.findings().stream()
                        .filter(finding -> !finding.holds())
                        .map(CellRun::broken)
                        .toList(),
                watcher.warnings(),
                Math.round(1000 * watch.seconds()) / 1e3);
    }

    private static ComparisonCell.UnmetGuarantee broken(Report.Finding finding) {
        return new ComparisonCell.UnmetGuarantee(finding.guarantee(), finding.asked(), finding.found(), finding.of());
    }

    private List<Score> scores(Table masked, Watcher watcher) {
        TableJob compared = new TableJob(recipe, data.combining(combine), form, Workers.HERE);
        List<Score> scores = new ArrayList<>();
        for (Measure measure : measures) {
            compared.score(measure, masked, watcher).ifPresent(scores::add);
        }
        return scores;
    }
}
