/**
 * What a column is, recognised by its heading and by its values.
 *
 * <p>A {@link org.semblance.release.columns.signs.ColumnKind} is what a column may be: a family name, a household number,
 * a diagnosis. A {@link org.semblance.release.columns.signs.ColumnSign} is one piece of evidence for it.
 * {@link org.semblance.release.columns.signs.ColumnSigns} collects the evidence of a column, strongest first. No evidence
 * quotes a value of the data.
 */
package org.semblance.release.columns.signs;
