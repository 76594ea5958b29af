package org.semblance.quality.documents;

import java.util.List;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.risk.DistanceLinkage;

/** The measures that apply to released documents, and the default ones. */
public final class DocumentMeasures {

    private DocumentMeasures() {}

    /**
     * The default measures: movement and density of vectors, agreement of searches, linkage risk and, if there are
     * labels, classification. All take seconds; {@code cluster-agreement} takes longer and has to be requested.
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
