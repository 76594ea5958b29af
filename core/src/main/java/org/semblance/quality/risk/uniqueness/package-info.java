/**
 * Minimal unique sets: the smallest sets of columns on which somebody is unique, because nobody else has the same
 * values in all of them. Anyone who knows these values of a person finds the row.
 *
 * <p>{@link org.semblance.quality.risk.uniqueness.UniqueSetSearch} finds them for every row, or person, exactly and up
 * to a size that it states; {@link org.semblance.quality.risk.uniqueness.UniqueSets} counts them, and {@link
 * org.semblance.quality.risk.uniqueness.UniqueSetRanking} names the ones that matter. They are the minimal sample uniques of the Special Unique Detection Algorithm (SUDA): Elliot, Manning
 * and Ford (2002), A computational algorithm for handling the special uniques problem, International Journal of
 * Uncertainty, Fuzziness and Knowledge-Based Systems 10(5), 493-509.
 */
package org.semblance.quality.risk.uniqueness;
