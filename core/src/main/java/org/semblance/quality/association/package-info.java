/**
 * Associations between two attributes: one coefficient for each kind of pair.
 *
 * <p>Two numbers have Pearson's correlation, a number and a category the correlation ratio, two categories Cramér's V.
 * The last two are corrected for the association that chance alone would produce, which is large if there are many
 * categories. Two attributes of concepts have the distance correlation of their semantic distances.
 */
package org.semblance.quality.association;
