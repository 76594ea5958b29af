package org.semblance.quality.clustering;

import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * The Rand index between the clusters of the original and those of the release: the share of pairs of rows that aren * together in both, or apart in both.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 13.
 */
public record RandIndex() implements Measure {

    private static final String NAME = "rand-index";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Clusters.Compared compared = Clusters.compare(original, released, watcher);
        double value = compared.agreement().randIndex();
        if (!compared.sampled()) {
            return Score.of(NAME, value, "");
        }
        Score.Interval interval = compared.agreement().randInterval();
        Clusters.tell(compared, NAME, interval.sample(), watcher);
        return new Score(NAME, value, "", Map.of(), Optional.of(interval));
    }
}
