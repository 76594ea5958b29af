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
import org.semblance.quality.MeasureFacts.Source;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;

/**
 * Marketer risk: {@code 100/n · Σ 1/F} over rows, the expected share of correct links if an intruder links every row to
 * a person of the population, in per cent (Dankar and El Emam 2010).
 *
 * <p>F is the number of people of the population that the class of the row covers, as in {@link JournalistRisk}.
 * Without a population it is the number f of persons in the class, as in {@link ProsecutorRisk}; with a population that
 * figure is reported for comparison. Range: 0 to 100 %; smaller is better. A row whose class covers nobody counts 0. An
 * empty release gives 0.
 */
@CatalogEntry(
        name = MarketerRisk.NAME,
        summary = "expected share of rows re-identified by an intruder who links all of them",
        source = "Dankar, F. K. and El Emam, K. (2010). A method for evaluating marketer re-identification risk."
                + " EDBT/ICDT Workshops, article 28.",
        meaning = "The average success of an intruder who tries to re-identify everybody, not one person. "
                + "Candidates are the people of the population if one is given, otherwise those in the "
                + "release.")
@MeasureFacts(
        kind = Kind.RISK,
        range = MeasureFacts.PERCENT,
        alsoReads = {Source.PERSONS, Source.POPULATION})
public record MarketerRisk() implements TableMeasure {

    public static final String NAME = "marketer-risk";

    private static final Share ANY = new Share(1);

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ClassCounts classes = ClassCounts.of(original, released);
        double within =
                MatchProbabilities.of(classes.sizes(), classes.behind(), ANY).average();
        Optional<Population> population = DatasetPopulation.of(original);
        if (population.isEmpty()) {
            return score(within);
        }
        MatchProbabilities chances = MatchProbabilities.of(classes.sizes(), classes.among(population.get()), ANY);
        Map<String, Double> comparison = new LinkedHashMap<>();
        comparison.put("knowing who is in the release", within);
        comparison.put("rows that match nobody", chances.ofNobody());
        return score(chances.average()).withComparisonFigures(comparison);
    }

    private static Score score(double share) {
        return Score.of(NAME, share, "%");
    }
}
