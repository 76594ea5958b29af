package org.semblance.quality.documents;

import java.util.List;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.risk.DistanceLinkage;

/** What can be measured of released documents, and what is when nobody says what. */
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

    /** All that say something of documents; the others are for values of a table. */
    public static List<Class<? extends Measure>> possible() {
        return List.of(
                SphericalInformationLoss.class,
                Ssa.class,
                NonZeros.class,
                Density.class,
                MeanWeight.class,
                QueryF1.class,
                KnnAccuracy.class,
                BayesAccuracy.class,
                ClusterAgreement.class,
                Sse.class,
                Sst.class,
                InformationLoss.class,
                DistanceLinkage.class);
    }
}
