/**
 * The attacker who knows sums: a published mean and the size of its class give the sum of each column, and a search in a
 * register finds the sets of people whose values have these sums.
 *
 * <p>A class is searched among the people of the register nearest to what it shows. {@link
 * org.semblance.quality.risk.reconstruction.SubsetSums} finds every set of them that fits, by meeting in the middle.
 * Where none fits, as after a displacement of means, {@link org.semblance.quality.risk.reconstruction.ClosestSets} asks
 * whether one set is so much closer than others that it is likely the right one.
 */
@NullMarked
package org.semblance.quality.risk.reconstruction;

import org.jspecify.annotations.NullMarked;
