/**
 * Golden drafts: made-up tables with the roles and domains that a data protection officer would give their columns.
 *
 * <p>A {@link org.semblance.testkit.drafts.GoldenDraft} is a table and what is expected of its draft; a
 * {@link org.semblance.testkit.drafts.DraftAnswer} is what a program proposes, in a form that any program can fill; a
 * {@link org.semblance.testkit.drafts.DraftScore} compares the two. Half of the tables are for tuning. The others are
 * unseen: looked at once, when the program that drafts is ready.
 *
 * <p>Roles are those of a recipe and five more: household, stratum, cluster, weight and date. As long as a recipe has no
 * key for these five, such a column is dropped: its interim role is identifier.
 */
package org.semblance.testkit.drafts;
