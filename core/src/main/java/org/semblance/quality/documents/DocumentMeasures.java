package org.semblance.quality.documents;

import java.util.List;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.risk.DistanceLinkage;

/** What is measured of released documents when nobody says what. */
public final class DocumentMeasures {

    private DocumentMeasures() {}

    /**
     * How far documents were moved, how full their vectors became, whether searches find the same ones, how many can be
     * found again by whoever has them and, where there are labels, whether they can still be learnt: all of it in seconds. Clusters take longer and have to be asked for.
     */
    public static List<Measure> usual() {
        return List.of(
                new SphericalInformationLoss(),
                new Sse(),
                new Ssa(),
                new NonZeros(),
                new Density(),
                new QueryF1(),
                new KnnAccuracy(),
                new BayesAccuracy(),
                new DistanceLinkage());
    }
}
