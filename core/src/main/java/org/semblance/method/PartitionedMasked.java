package org.semblance.method;

import org.semblance.data.PartitionedTable;

/**
 * A masked table in parts, with the rows of the original by their numbers, all columns kept, and what was done to the whole.
 *
 * @param trace groups by their sizes, since they are too many to list
 */
public record PartitionedMasked(PartitionedTable spread, Trace trace) {}
