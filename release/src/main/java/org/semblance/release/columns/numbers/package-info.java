/**
 * Numbers as they are written: signs between thousands, decimal signs, currencies and per cent.
 *
 * <p>A {@link org.semblance.release.columns.numbers.NumberForm} is one way of writing them.
 * {@link org.semblance.release.columns.numbers.WrittenNumbers} finds the forms in which all values of a column can be read;
 * a {@link org.semblance.release.columns.numbers.NumberStyle} is the result.
 */
package org.semblance.release.columns.numbers;
