package org.semblance.method.noise;

import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Attribute;
import org.semblance.domain.Continuous;
import org.semblance.domain.Moments;
import org.semblance.domain.Rounding;
import org.semblance.method.LearningTrace;

/** Additive noise for numbers, with a variance proportional to that of the column. */
final class NumberNoise implements AttributeNoise {

    private final String name;
    private final Rounding rounding;
    private final double deviation;

    private NumberNoise(String name, Rounding rounding, double deviation) {
        this.name = name;
        this.rounding = rounding;
        this.deviation = deviation;
    }

    static NumberNoise of(Attribute attribute, NumberStatistics look) {
        Moments moments = look.moments();
        if (!(moments.deviation() > 0)) {
            throw Problem.data(
                    ProblemCode.E_CONSTANT,
                    "column '" + attribute.name() + "' "
                            + (moments.count() == 0 ? "holds no number at all" : "holds one number in all rows")
                            + ": it has no variance, so noise in proportion to it would change nothing",
                    "keep the column with the role other if it may be published, or leave it out as an identifier");
        }
        Rounding round = ((Continuous) attribute.domain()).round();
        return new NumberNoise(
                attribute.name(),
                round == null ? new Rounding.DecimalPlaces(look.decimals()) : round,
                moments.deviation());
    }

    double deviation() {
        return deviation;
    }

    /** 1, because its noise is drawn in standard deviations. */
    @Override
    public double variance() {
        return 1;
    }

    @Override
    public boolean knows(int concept) {
        return false;
    }

    @Override
    public void move(int attribute, RecordCells cells, double noise, Chance.Draws draws, ShiftCounts shifts) {
        double original = cells.number(attribute);
        if (!Double.isNaN(original)) {
            double added = noise * deviation;
            double noisy = add(original, added);
            cells.number(attribute, noisy);
            shifts.add(attribute, added, Math.abs(noisy - original), ShiftCounts.Outcome.AS_DRAWN);
        }
    }

    /** In the units of the column, whatever the unit of the draws. */
    @Override
    public LearningTrace.LearnedAttribute spread(double scale) {
        return LearningTrace.LearnedAttribute.ofNumbers(name, deviation * deviation);
    }

    /** A number with noise, rounded as published. */
    private double add(double number, double noise) {
        double noisy = Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, number + noise));
        return rounding.rounded(noisy);
    }
}
