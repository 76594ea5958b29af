/**
 * Linkage by somebody who knows how the noise was made: how likely each released value is as the noisy version of each
 * original one.
 */
package org.semblance.quality.risk.likelihood;
