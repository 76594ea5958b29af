package org.semblance.release.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Moments;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;
import org.semblance.method.Displacements;
import org.semblance.method.Displacements.Shift;
import org.semblance.method.LearningTrace;
import org.semblance.method.LearningTrace.LearnedAttribute;
import org.semblance.quality.Score;
import org.semblance.release.figures.MoveHistogram;

/** Computes the figures on added noise. */
final class NoiseFigures {

    private final Dataset original;
    private final Table masked;
    private final OptionalDouble level;
    private final int least;

    private NoiseFigures(Dataset original, Table masked, OptionalDouble level, int least) {
        this.original = original;
        this.masked = masked;
        this.level = level;
        this.least = least;
    }

    /**
     * The figures of a masked table.
     *
     * @param least the minimum number of rows behind every figure of the original
     */
    static NoiseReport of(Dataset original, Displacements moved, Table masked, List<Score> scores, int least) {
        LearningTrace learnt = moved.learnt();
        NoiseFigures reporting = new NoiseFigures(original, masked, learnt.level(), least);
        List<NoiseReport.OfAttribute> attributes = new ArrayList<>();
        for (Shift shift : moved.attributes()) {
            // exact figures of few values would disclose them
            if (shift.values() >= least) {
                attributes.add(reporting.attribute(shift, learnt.of(shift.attribute())));
            }
        }
        return new NoiseReport(
                learnt.rows(), learnt.keepsPairs(), attributes, new NoisePairs(original, masked, least).of(scores));
    }

    private NoiseReport.OfAttribute attribute(Shift shift, LearnedAttribute learned) {
        Attribute attribute = original.attributes().stream()
                .filter(candidate -> candidate.name().equals(shift.attribute()))
                .findFirst()
                .orElseThrow();
        Column before = original.table().column(shift.attribute());
        Column after = masked.column(shift.attribute());
        double noise = level.isPresent() ? level.getAsDouble() * learned.scale() : shift.target() * shift.target();
        double expected = learned.variance() + noise;
        if (attribute.domain() instanceof Concepts domain) {
            ConceptCounts released = ConceptCounts.of((Words) after, domain);
            SemanticMoments moments =
                    SemanticMoments.of(released, domain, released.size() == 0 ? 0 : domain.top(released.concepts()));
            return new NoiseReport.OfAttribute(
                    shift.attribute(),
                    level,
                    learned.domain(),
                    learned.concepts(),
                    new NoiseReport.Mean(
                            Optional.of(learned.mean()).filter(mean -> !mean.isEmpty() && learned.atMean() >= least),
                            Optional.of(domain.text(moments.mean())).filter(mean -> released.size() > 0)),
                    new NoiseReport.Variance(learned.variance(), expected, moments.variance()),
                    shift,
                    MoveHistogram.ofConcepts(distances((Words) before, (Words) after, domain), least));
        }
        Moments earlier = Moments.of((Numbers) before);
        Moments later = Moments.of((Numbers) after);
        return new NoiseReport.OfAttribute(
                shift.attribute(),
                level,
                "",
                0,
                new NoiseReport.Mean(mean(earlier), mean(later)),
                new NoiseReport.Variance(learned.variance(), expected, later.deviation() * later.deviation()),
                shift,
                MoveHistogram.ofNumbers(distances((Numbers) before, (Numbers) after), shift.actual(), least));
    }

    /** The mean to four digits, which is more than noise leaves certain. */
    private Optional<String> mean(Moments moments) {
        return moments.count() < least
                ? Optional.empty()
                : Optional.of(Decimal.text(
                        new BigDecimal(moments.mean()).round(new MathContext(4)).doubleValue()));
    }

    private static double[] distances(Words before, Words after, Concepts domain) {
        int[] was = domain.conceptsOf(before);
        int[] is = domain.conceptsOf(after);
        double[] distances = new double[before.size()];
        Arrays.setAll(
                distances,
                row -> before.missing(row) || after.missing(row)
                        ? Double.NaN
                        : domain.comparison().distance(was[before.code(row)], is[after.code(row)]));
        return distances;
    }

    private static double[] distances(Numbers before, Numbers after) {
        double[] distances = new double[before.size()];
        Arrays.setAll(distances, row -> Math.abs(after.at(row) - before.at(row)));
        return distances;
    }
}
