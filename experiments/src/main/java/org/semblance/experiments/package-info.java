/**
 * The experiments of papers: each repeats what its paper did and compares our figures with the paper's.
 *
 * <p>Expected figures are in resource files that name their source. A figure printed in a paper holds if ours is within
 * the tolerance; figures that no paper prints are shown without a verdict. A figure that is known to deviate says why,
 * and counts as off but not as a failure. A figure that a paper prints for data that are not available is shown next to
 * ours but not compared. Claims are statements of the paper, with whether they hold here.
 */
package org.semblance.experiments;
