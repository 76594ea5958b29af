/**
 * A table: immutable, by column, numbers as primitive arrays and words as codes with a dictionary.
 *
 * <p>A missing value is no value: {@code NaN} in a column of numbers, code −1 in a column of words. The readers let
 * neither {@code NaN} nor infinities in, so there is nothing to confuse it with. Replacing a column shares the others.
 */
package org.semblance.data;
