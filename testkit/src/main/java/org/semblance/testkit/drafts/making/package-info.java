/**
 * Made-up tables of people that look like real ones.
 *
 * <p>A {@link org.semblance.testkit.drafts.making.MadeUpTable} has columns, each with a
 * {@link org.semblance.testkit.drafts.making.CellSource} of its values. Every cell has a random stream of its own, which
 * depends on the table, the column and the row alone, so the same table has the same content everywhere. Rows belong to
 * units, such as households or patients, and a column may be constant within a unit. Numbers with check digits are
 * right; nobody has them.
 */
package org.semblance.testkit.drafts.making;
