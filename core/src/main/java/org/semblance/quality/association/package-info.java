/**
 * How two attributes go together: one coefficient for each kind of pair.
 *
 * <p>Two numbers have Pearson's correlation. A number and a category have the correlation ratio, two categories Cramér's V;
 * both are corrected for what chance alone would give, which is much where there are many categories. Two attributes of
 * concepts have the distance correlation of their meanings.
 */
package org.semblance.quality.association;
