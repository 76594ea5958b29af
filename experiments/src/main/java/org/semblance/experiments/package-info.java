/**
 * The papers' experiments: each runs what its paper ran, and puts our figures beside the paper's.
 *
 * <p>Expected figures lie in resource files that name their source. A figure that a paper prints holds when ours is
 * within the tolerance; figures that no paper prints are shown without a verdict. Claims are the paper's sentences, with
 * whether they hold here.
 */
package org.semblance.experiments;
