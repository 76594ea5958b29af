package org.semblance.release.columns.signs;

import org.jspecify.annotations.Nullable;

/**
 * One meaning of a word in a heading: a kind or a part.
 *
 * @param doubtful whether the word often means something else
 * @param alone whether the word has this meaning only if it is the whole heading
 * @param headLast whether its language puts the main word last: birth date, but data di nascita
 */
record HeadingSense(
        @Nullable ColumnKind kind, @Nullable HeadingPart part, boolean doubtful, boolean alone, boolean headLast) {}
