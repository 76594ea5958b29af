/**
 * Microaggregation: records are partitioned into groups of alike ones, and each is replaced by the prototype of its
 * group.
 *
 * <p>A {@link org.semblance.method.microaggregation.Partitioner} makes the groups,
 * {@link org.semblance.method.microaggregation.Microaggregation} does the rest: patterns of missing values, persons
 * with several rows, prototypes, and values withheld where too few stand behind them.
 */
package org.semblance.method.microaggregation;
