package org.semblance.experiments;

import java.util.ArrayList;
import java.util.List;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;

/**
 * Semantic means and variances of attributes (Eq. 7 and 8) and their distance covariances (Eq. 9 to 11).
 *
 * @param different the number of different concepts of each attribute
 */
record NoiseMoments(List<SemanticMoments> alone, DistanceMoments together, List<Integer> different) {

    static NoiseMoments of(Dataset data) {
        List<ConceptCounts> counts = counts(data);
        List<Integer> tops = new ArrayList<>();
        for (int i = 0; i < counts.size(); i++) {
            tops.add(domain(data, i).top(counts.get(i).concepts()));
        }
        return of(data, counts, tops);
    }

    /** The moments of a masked table, over the same domains as these. */
    NoiseMoments ofMasked(Dataset masked) {
        return of(
                masked, counts(masked), alone.stream().map(SemanticMoments::top).toList());
    }

    private static NoiseMoments of(Dataset data, List<ConceptCounts> counts, List<Integer> tops) {
        List<SemanticMoments> alone = new ArrayList<>();
        for (int i = 0; i < counts.size(); i++) {
            alone.add(SemanticMoments.of(counts.get(i), domain(data, i), tops.get(i)));
        }
        return new NoiseMoments(
                alone,
                DistanceMoments.of(counts, domain(data, 0).comparison(), Watcher.SILENT),
                counts.stream().map(ConceptCounts::size).toList());
    }

    private static List<ConceptCounts> counts(Dataset data) {
        List<ConceptCounts> counts = new ArrayList<>();
        for (Attribute attribute : data.attributes()) {
            counts.add(ConceptCounts.of((Words) data.table().column(attribute.name()), (Concepts) attribute.domain()));
        }
        return counts;
    }

    static Concepts domain(Dataset data, int attribute) {
        return (Concepts) data.attributes().get(attribute).domain();
    }

    double variance(int attribute) {
        return alone.get(attribute).variance();
    }

    int mean(int attribute) {
        return alone.get(attribute).mean();
    }

    /** The distance correlation of the first two attributes. */
    double correlation() {
        return together.correlation(0, 1);
    }

    /** The distance covariance of the first two attributes. */
    double covariance() {
        return together.covariance(0, 1);
    }
}
