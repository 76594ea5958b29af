package org.semblance.method;

import java.util.List;

/**
 * What a method learnt from a table before it masked a record.
 *
 * @param rows how many rows it learnt from
 * @param pairs how attributes go together, where the method keeps that
 */
public record Learnt(long rows, List<Spread> attributes, List<Association> pairs) {

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
            String attribute, String domain, int concepts, String mean, long atMean, double variance, double scale) {}

    /** How far two attributes vary together: their (distance) covariance and correlation. */
    public record Association(String one, String other, double covariance, double correlation) {}

    public Learnt {
        attributes = List.copyOf(attributes);
        pairs = List.copyOf(pairs);
    }
}
