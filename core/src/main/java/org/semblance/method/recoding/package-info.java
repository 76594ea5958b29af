/**
 * Local recoding: groups of at least k, each generalised attribute by attribute to the least common label of its members.
 *
 * <p>Released values are truthful, as those of full-domain generalisation are, but a value is made coarser only where its
 * group needs it. {@link org.semblance.method.recoding.LocalRecoding} numbers the labels of each quasi-identifier
 * ({@code AttributeLabels}) and finds the distinct tuples ({@code UnitTuples}). Groups come from a greedy start ({@code GreedyGrowth}) that
 * {@code DestroyAndRepair} improves, or from a partitioner of microaggregation.
 */
package org.semblance.method.recoding;
