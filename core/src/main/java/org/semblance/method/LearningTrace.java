package org.semblance.method;

import java.io.Serializable;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a method learnt from a table before it masked a record.
 *
 * @param rows how many rows it learnt from; 0 where nothing had to be learnt
 * @param level the level of noise of all records; none where each has its own, or the method knows no levels
 * @param pairs how attributes go together, where the method keeps that
 */
public record LearningTrace(long rows, OptionalDouble level, List<Spread> attributes, List<Association> pairs) {

    /**
     * How the values of an attribute are spread.
     *
     * @param domain the concept that bounds the attribute, as a person reads it; empty for numbers
     * @param concepts how many concepts may stand in it; 0 for numbers
     * @param mean the concept that is the semantic mean, as a person reads it; empty for numbers
     * @param atMean how many rows hold the mean or a kind of it: a mean that few hold is not for showing
     * @param variance the semantic variance of concepts, the variance of numbers
     * @param scale what the level of noise is multiplied by to give the variance of the noise
     */
    public record Spread(
            String attribute, String domain, int concepts, String mean, long atMean, double variance, double scale)
            implements Serializable {

        /** The spread of numbers, whose noise is in proportion to their variance. */
        public static Spread ofNumbers(String attribute, double variance) {
            return new Spread(attribute, "", 0, "", 0, variance, variance);
        }

        /** An attribute of concepts of which only the domain is told, which was given, and no figure of the data. */
        public static Spread untold(String attribute, String domain, int concepts) {
            return new Spread(attribute, domain, concepts, "", 0, Double.NaN, Double.NaN);
        }

        /** The same without the mean, which too few hold. */
        public Spread withoutMean() {
            return new Spread(attribute, domain, concepts, "", 0, variance, scale);
        }

        /** Whether its values are concepts, not numbers. */
        public boolean meant() {
            return concepts > 0;
        }

        /** Whether figures of the data are told. */
        public boolean told() {
            return !Double.isNaN(variance);
        }
    }

    /** How far two attributes vary together: their (distance) covariance and correlation. */
    public record Association(String one, String other, double covariance, double correlation)
            implements Serializable {}

    public LearningTrace {
        attributes = List.copyOf(attributes);
        pairs = List.copyOf(pairs);
    }

    /** Whether the method keeps what attributes tell of each other. */
    public boolean keepsPairs() {
        return !pairs.isEmpty();
    }

    /** How the values of an attribute that was masked are spread. */
    public Spread of(String attribute) {
        return attributes.stream()
                .filter(spread -> spread.attribute().equals(attribute))
                .findFirst()
                .orElseThrow();
    }
}
