/**
 * Local recoding: groups of at least k records, each generalised attribute by attribute to the least common label of
 * its members.
 *
 * <p>Released values are truthful, as in full-domain generalisation, but a value is generalised only as far as its
 * group requires. {@link org.semblance.method.recoding.LocalRecoding} numbers the labels of each quasi-identifier
 * ({@code AttributeLabels}) and finds the distinct tuples ({@code UnitTuples}). Groups come from a greedy start ({@code
 * GreedyGrowth}) that {@code DestroyAndRepair} improves, or from a partitioner of microaggregation.
 */
package org.semblance.method.recoding;
