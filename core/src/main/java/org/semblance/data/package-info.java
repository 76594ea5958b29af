/**
 * Tables: immutable, stored by column, with numbers as primitive arrays and words as codes into a dictionary.
 *
 * <p>A missing value is {@code NaN} in a column of numbers and code −1 in a column of words. Readers accept neither
 * {@code NaN} nor infinities as data, so there is no confusion. Replacing a column shares the others.
 */
package org.semblance.data;
