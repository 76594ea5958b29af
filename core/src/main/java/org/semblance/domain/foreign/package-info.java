/**
 * Values as other tools write them: intervals, stars and sets in the place of single values.
 *
 * <p>A {@link org.semblance.domain.foreign.LabelSyntax} reads a text as a {@link org.semblance.domain.foreign.ForeignLabel}, which knows
 * the values it may stand for. {@link org.semblance.domain.foreign.ForeignLabels} are those of one column: where they nest, they are
 * a generalisation hierarchy like any other; where they overlap, as local recoding may leave them, a {@link
 * org.semblance.domain.foreign.OverlappingLabels} compares them by the values they cover.
 */
package org.semblance.domain.foreign;
