package org.semblance.method;

import org.semblance.data.PartitionedTable;

/**
 * The result of masking a partitioned table, with rows identified by their numbers and all columns, and a trace of the
 * whole.
 *
 * @param parts the masked table
 * @param trace groups by their sizes, because they are too many to list
 */
public record PartitionedMasked(PartitionedTable parts, Trace trace) {}
