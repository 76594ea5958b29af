/**
 * Numbers that authorities give to people, and their check digits.
 *
 * <p>A {@link org.semblance.release.columns.signs.numbers.NumberSystem} says whether a text is a number of one system,
 * and how often another text of the same length passes by accident: the share of a column that passes means something
 * only if it is compared with that.
 */
package org.semblance.release.columns.signs.numbers;
