package org.semblance.method;

import org.semblance.data.Table;

/**
 * The result of a method: the masked table, with rows in the original order, and a trace of what was done.
 *
 * @param table the masked table
 * @param trace what was done; it may be confidential
 */
public record Masked(Table table, Trace trace) {}
