/**
 * Statistics of concepts before and after masking: the semantic mean and variance of an attribute, and the distance
 * covariance and correlation of two attributes.
 *
 * <p>Noise of level α should leave the mean unchanged and multiply variances and covariances by 1 + α; measures with
 * the parameter α compare with that. The mean is always searched for among the concepts of the original's domain, so
 * that original and release are judged alike (Rodriguez-Garcia, Sánchez and Batet 2016).
 */
package org.semblance.quality.semantics;
