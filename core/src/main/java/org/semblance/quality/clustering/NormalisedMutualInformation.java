package org.semblance.quality.clustering;

import java.util.Map;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;

/**
 * Normalised mutual information between the clusters of the original and those of the release: 1 where each tells then * other, 0 where neither says anything of the other.
 *
 * <p>Ayala-Rivera, McDonagh, Cerqueus, Murphy and Thorpe, Transactions on Data Privacy 10 (2017), Eq. 14.
 */
public record NormalisedMutualInformation() implements Measure {

    private static final String NAME = "normalised-mutual-information";

    @Override
    public Score of(Dataset original, Table released, Watcher watcher) {
        Clusters.Compared compared = Clusters.compare(original, released, watcher);
        double value = compared.agreement().normalisedMutualInformation();
        if (!compared.sampled()) {
            return Score.of(NAME, value, "");
        }
        Score.Interval interval = compared.agreement().informationInterval();
        Clusters.tell(compared, NAME, interval.sample(), watcher);
        return new Score(NAME, value, "", Map.of(), Optional.of(interval));
    }
}
