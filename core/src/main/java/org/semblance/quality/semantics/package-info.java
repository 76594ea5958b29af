/**
 * Asks whether the statistics of concepts survive: the semantic mean and variance of an attribute, and how far two
 * attributes vary together.
 *
 * <p>Noise is to leave the mean where it is, and to multiply variances and covariances by 1 + α, where α is its level; a
 * measure that is told α compares with that. The domain, over which a mean is sought, is that of the original: before and
 * after are judged alike.
 */
package org.semblance.quality.semantics;
