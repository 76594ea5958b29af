/**
 * Microaggregation: records are partitioned into groups of similar ones, and each record is replaced by the prototype
 * of its group.
 *
 * <p>A {@link org.semblance.method.microaggregation.Partitioner} forms the groups; {@link
 * org.semblance.method.microaggregation.Microaggregation} does the rest: patterns of missing values, persons with
 * several rows, prototypes, and suppression of values with too few contributors. A type that ends in Method is a method
 * of recipes; the algorithm that forms its groups has the same name without that ending.
 */
package org.semblance.method.microaggregation;
