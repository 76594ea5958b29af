package org.semblance.quality.risk.reidentification;

import org.semblance.About;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Score;
import org.semblance.quality.TableMeasure;
import org.semblance.quality.risk.ClassCounts;

/**
 * The highest chance to pick the right row for somebody who is known to be in the release: one divided by the smallest
 * class (El Emam and Dankar 2008).
 */
public record ProsecutorRisk(
        @About(
                value = "a chance above this is called high: how many rows have one stands beside the highest",
                fallback = MatchProbabilities.USUAL_THRESHOLD)
        Share threshold)
        implements TableMeasure {

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        ClassCounts classes = ClassCounts.of(original, released);
        MatchProbabilities chances = MatchProbabilities.of(classes.sizes(), classes.behind(), threshold);
        return Score.of("prosecutor-risk", chances.highest(), "%").beside(chances.beside(threshold));
    }
}
