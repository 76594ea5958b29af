/**
 * What the columns of a table seem to be, read as text, and the roles and domains proposed for them.
 *
 * <p>A {@link org.semblance.release.columns.ColumnProfile} has the distinct values of a column and how numbers are written in
 * it. {@link org.semblance.release.columns.signs.ColumnSigns} collects the evidence for what it is, {@code RoleRules} make a
 * {@link org.semblance.release.columns.RoleProposal} of it, and a
 * {@link org.semblance.release.columns.DomainProposal} says what the values mean:
 * {@link org.semblance.release.columns.NumberCharacter} tells quantities from codes,
 * {@link org.semblance.release.columns.KnownScales} knows orders of categories, and
 * {@link org.semblance.release.columns.MissingCodes} finds the values that mean "no value". A person checks all of it, and no
 * reason quotes a value.
 */
package org.semblance.release.columns;
