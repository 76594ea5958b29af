package org.semblance.method;

import org.semblance.data.Table;

/** A masked table, row by row beside the original, and what was done. */
public record Masked(Table table, Trace trace) {}
