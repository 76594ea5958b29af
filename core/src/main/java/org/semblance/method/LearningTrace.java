package org.semblance.method;

import java.io.Serializable;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a noise method learnt from a table before it masked records.
 *
 * @param rows the number of rows it learnt from; 0 if nothing had to be learnt
 * @param level the noise level of all records; empty if each has its own, or the method has no levels
 * @param attributes the spread of each attribute
 * @param pairs the associations between attributes, if the method preserves them
 */
public record LearningTrace(
        long rows, OptionalDouble level, List<LearnedAttribute> attributes, List<Association> pairs) {

    /**
     * The spread of the values of an attribute.
     *
     * @param attribute the name
     * @param domain the label of the concept that bounds the attribute; empty for numbers
     * @param concepts the number of concepts of the domain; 0 for numbers
     * @param mean the label of the semantic mean; empty for numbers
     * @param atMean the number of rows with the mean or a kind of it: a mean that few rows have must not be shown
     * @param variance the semantic variance of concepts, or the variance of numbers
     * @param scale the factor by which the noise level is multiplied to give the variance of the noise
     */
    public record LearnedAttribute(
            String attribute, String domain, int concepts, String mean, long atMean, double variance, double scale)
            implements Serializable {

        /** The spread of numbers, whose noise is proportional to their variance. */
        public static LearnedAttribute ofNumbers(String attribute, double variance) {
            return new LearnedAttribute(attribute, "", 0, "", 0, variance, variance);
        }

        /** An attribute of concepts for which only the given domain is reported and no figure of the data. */
        public static LearnedAttribute withoutFigures(String attribute, String domain, int concepts) {
            return new LearnedAttribute(attribute, domain, concepts, "", 0, Double.NaN, Double.NaN);
        }

        /** The same without the mean, which too few rows have. */
        public LearnedAttribute withoutMean() {
            return new LearnedAttribute(attribute, domain, concepts, "", 0, variance, scale);
        }

        /** Whether its values are concepts, not numbers. */
        public boolean semantic() {
            return concepts > 0;
        }

        /** Whether figures of the data are reported. */
        public boolean hasFigures() {
            return !Double.isNaN(variance);
        }
    }

    /** The association of two attributes: their (distance) covariance and correlation. */
    public record Association(String one, String other, double covariance, double correlation)
            implements Serializable {}

    public LearningTrace {
        attributes = List.copyOf(attributes);
        pairs = List.copyOf(pairs);
    }

    /** Whether the method preserves associations between attributes. */
    public boolean keepsPairs() {
        return !pairs.isEmpty();
    }

    /** The spread of a masked attribute. */
    public LearnedAttribute of(String attribute) {
        return attributes.stream()
                .filter(spread -> spread.attribute().equals(attribute))
                .findFirst()
                .orElseThrow();
    }
}
