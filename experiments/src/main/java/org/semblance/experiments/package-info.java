/**
 * The papers' experiments: each runs what its paper ran, and puts our figures beside the paper's.
 *
 * <p>Expected figures lie in resource files that name their source. A figure that a paper prints holds when ours is
 * within the tolerance; figures that no paper prints are shown without a verdict. One that is known not to come out says why,
 * and counts as off but not as a fault. One that a paper prints of data that cannot be had is set beside ours and not compared.
 * Claims are the paper's sentences, with whether they hold here.
 */
package org.semblance.experiments;
