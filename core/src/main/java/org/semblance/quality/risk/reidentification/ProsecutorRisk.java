package org.semblance.quality.risk.reidentification;

import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.MeasureFacts;
import org.semblance.quality.MeasureFacts.Kind;
import org.semblance.quality.MeasureFacts.Source;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;

/**
 * Prosecutor risk: {@code 100 · max 1/f}, the highest probability of picking the right row for a person who is known to
 * be in the release, in per cent (El Emam and Dankar 2008).
 *
 * <p>f is the number of persons in an equivalence class: distinct values of the person column if there is one,
 * otherwise rows. Range: above 0 to 100 %; smaller is better; at most 100/k with k-anonymity. For comparison: the mean
 * of 1/f over rows, and the share of rows with 1/f above {@code threshold}. Suppressed values are equal to each other,
 * so suppressed rows form a class like any other. An empty release gives 0.
 */
@CatalogEntry(
        name = ProsecutorRisk.NAME,
        summary = "highest probability of picking the right row for a person known to be in the release",
        source = Citations.EL_EMAM_DANKAR,
        meaning = "The risk of the person who is easiest to re-identify, if an intruder knows that this "
                + "person is in the release. It is 1 divided by the size of the smallest equivalence class.")
@MeasureFacts(kind = Kind.RISK, range = MeasureFacts.PERCENT, alsoReads = Source.PERSONS)
public record ProsecutorRisk(
        @About(
                value = "a probability above this counts as high; the share of such rows is reported too",
                fallback = MatchProbabilities.USUAL_THRESHOLD)
        Share threshold)
        implements TableMeasure {

    public static final String NAME = "prosecutor-risk";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ClassCounts classes = ClassCounts.of(original, released);
        MatchProbabilities chances = MatchProbabilities.of(classes.sizes(), classes.behind(), threshold);
        return Score.of(NAME, chances.highest(), "%").withComparisonFigures(chances.comparisonFigures(threshold));
    }
}
