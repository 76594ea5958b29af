package org.semblance.release.publication;

import java.util.Optional;

/**
 * The content of a released file, as far as it fits into memory.
 *
 * @param rows the number of rows
 * @param sizes the sizes of the equivalence classes
 * @param table the rows; empty if they are too many
 * @param documents the figures of the vectors, if documents are released
 */
public record ReleaseContent(
        int rows, ClassSizeCounts sizes, Optional<ReleasedRows> table, Optional<PublicDocuments> documents) {}
