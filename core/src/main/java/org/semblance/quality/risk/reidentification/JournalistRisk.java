package org.semblance.quality.risk.reidentification;

import java.util.Map;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.population.Population;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;

/**
 * Journalist risk: {@code 100 · max 1/F}, the highest probability of picking the right person of a population for a row
 * of the release, in per cent (El Emam and Dankar 2008).
 *
 * <p>F is the number of people of the population that a class covers: each released value equals theirs or generalises
 * it. Range: 0 to 100 %; smaller is better. Edge cases: A class that covers fewer people than it has counts with its
 * own size, because the population file is then incomplete. A class that covers nobody is left out of the maximum and
 * counts 0 in the mean; the share of such rows is reported. Suppressed values cover everybody. Without a population
 * the measure is refused.
 *
 * <p>For comparison: the mean over rows, and the share of rows above {@code threshold}.
 */
@CatalogEntry(
        name = JournalistRisk.NAME,
        summary = "highest probability of picking the right person of the population for a row of the release",
        source = Citations.EL_EMAM_DANKAR,
        meaning = "The risk of the row that is easiest to re-identify, if an intruder searches the "
                + "population without knowing who is in the release. It is 1 divided by the smallest "
                + "number of people whom a row matches. Rows that match nobody, as averages do, are left "
                + "out; that does not make them safe.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT, needs = Need.POPULATION)
public record JournalistRisk(
        @About(
                value = "a probability above this counts as high; the share of such rows is reported too",
                fallback = MatchProbabilities.USUAL_THRESHOLD)
        Share threshold)
        implements TableMeasure {

    public static final String NAME = "journalist-risk";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Population population = DatasetPopulation.needed(original, NAME);
        ClassCounts classes = ClassCounts.of(original, released);
        MatchProbabilities chances = MatchProbabilities.of(classes.sizes(), classes.among(population), threshold);
        Map<String, Double> comparison = chances.comparisonFigures(threshold);
        comparison.put("rows that match nobody", chances.ofNobody());
        return Score.of(NAME, chances.highest(), "%").withComparisonFigures(comparison);
    }
}
