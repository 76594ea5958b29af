package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureReading;
import org.semblance.release.figures.AvailableScore;
import org.semblance.release.recipe.MeasureNames;
import org.semblance.release.recipe.TableRecipe;

/** Runs measures on a release: those requested by name or by the recipe, or else every measure that applies. */
final class AssessedMeasures {

    private final Catalog catalog;
    private final List<Measure> asked;
    private final boolean named;
    private final boolean written;
    private final List<Assessment.Figure> figures = new ArrayList<>();
    private final List<String> withoutRows = new ArrayList<>();
    private final List<Assessment.OmittedMeasure> notApplicable = new ArrayList<>();

    /**
     * Creates the list of measures to run.
     *
     * @param named whether the user requested them by name; one that does not apply is then an error
     * @param written whether they come from a recipe or were requested by name, rather than being all there are
     */
    private AssessedMeasures(List<Measure> asked, boolean named, boolean written, Catalog catalog) {
        this.catalog = catalog;
        this.asked = new ArrayList<>(asked);
        this.named = named;
        this.written = written;
    }

    /**
     * Selects the measures to run.
     *
     * @param written whether the recipe was written by the user, not assumed from the columns
     */
    static AssessedMeasures of(TableRecipe recipe, boolean written, Assessor.MeasureWish wish, Catalog catalog) {
        MeasureNames names = new MeasureNames(catalog);
        if (!wish.names().isEmpty()) {
            return new AssessedMeasures(
                    wish.names().stream().map(names::measure).toList(), true, true, catalog);
        }
        if (written && !wish.all()) {
            return new AssessedMeasures(recipe.measures(), recipe.namesMeasures(), true, catalog);
        }
        Map<String, Class<? extends Measure>> choices = catalog.choices(Measure.class);
        AssessedMeasures all = new AssessedMeasures(
                choices.entrySet().stream()
                        .filter(choice -> !MeasureNames.asksForMore(choice.getValue()))
                        .map(choice -> names.measure(choice.getKey()))
                        .toList(),
                false,
                false,
                catalog);
        choices.forEach((name, type) -> {
            if (MeasureNames.asksForMore(type)) {
                all.notApplicable.add(new Assessment.OmittedMeasure(
                        name,
                        "it needs to know how the table was masked: give its parameters under measures: in a "
                                + "recipe"));
            }
        });
        return all;
    }

    /**
     * Skips, unless explicitly requested, measures that search for unchanged original values. They would find none in a
     * release of labels or averages, whatever the actual risk.
     */
    void leaveOutExactMatches() {
        for (Measure measure : written ? List.<Measure>of() : List.copyOf(asked)) {
            if (MeasureReading.of(measure.getClass()).needs(MeasureFacts.Need.UNCHANGED_VALUES)) {
                asked.remove(measure);
                notApplicable.add(new Assessment.OmittedMeasure(
                        catalog.name(measure),
                        catalog.name(measure)
                                + " looks for records that were released unchanged, but the release shows labels or "
                                + "averages instead of values: it would find none, however high the risk is"));
            }
        }
    }

    /** Runs the measures. A measure that was requested by name and does not apply is refused. */
    void take(AssessedTables tables, Watcher watcher) {
        for (int i = 0; i < asked.size(); i++) {
            Measure measure = asked.get(i);
            Catalog.Entry<Measure> entry = entry(measure);
            watcher.progress("measure " + entry.name(), i, asked.size());
            if (measure.comparesRows() && tables.aligned().isEmpty()) {
                withoutRows.add(entry.name());
                continue;
            }
            AvailableScore.of(
                            measure,
                            tables.original(),
                            measure.comparesRows() ? tables.aligned().orElseThrow() : tables.released(),
                            problem -> leaveOut(entry, problem),
                            watcher)
                    .ifPresent(score -> figures.add(
                            new Assessment.Figure(score, entry.sentence(), MeasureReading.of(entry.parameters()))));
        }
        if (figures.isEmpty() && !withoutRows.isEmpty()) {
            throw tables.match().unknown().orElseThrow();
        }
    }

    private void leaveOut(Catalog.Entry<Measure> entry, Problem problem) {
        if (named) {
            throw problem;
        }
        notApplicable.add(new Assessment.OmittedMeasure(entry.name(), problem.what()));
    }

    private Catalog.Entry<Measure> entry(Measure measure) {
        return catalog.find(Measure.class, catalog.name(measure)).orElseThrow();
    }

    List<Assessment.Figure> figures() {
        return figures;
    }

    List<String> withoutRows() {
        return withoutRows;
    }

    List<Assessment.OmittedMeasure> notApplicable() {
        return notApplicable;
    }
}
