/**
 * Generalised values as other tools write them: intervals, stars and sets instead of single values.
 *
 * <p>A {@link org.semblance.domain.foreign.LabelSyntax} reads a text as a {@link
 * org.semblance.domain.foreign.ForeignLabel}, which decides which values it covers. {@link
 * org.semblance.domain.foreign.ForeignLabels} holds those of one column: if they are nested, they form a generalisation
 * hierarchy; if they overlap, as after local recoding, {@link org.semblance.domain.foreign.OverlappingLabels} compares
 * them by the values they cover.
 */
package org.semblance.domain.foreign;
