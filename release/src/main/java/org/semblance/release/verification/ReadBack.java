package org.semblance.release.verification;

import java.util.Optional;
import org.semblance.data.Table;

/**
 * A released file after it was read back.
 *
 * @param judgement the verdicts on it
 * @param table its rows, every field as text; empty for a matrix, and if they are too many to keep
 */
public record ReadBack(Judgement judgement, Optional<Table> table) {}
