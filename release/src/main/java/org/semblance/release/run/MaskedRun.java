package org.semblance.release.run;

import java.util.Optional;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.release.report.LedgerFigures;

/**
 * Second stage: masked data.
 *
 * @param masked the rows at hand, masked
 * @param inParts all rows, where the table is in parts
 * @param ledger what the release would tell together with earlier ones, where a ledger is kept
 */
record MaskedRun(
        PreparedRun prepared, Masked masked, Optional<PartitionedMasked> inParts, Optional<LedgerFigures> ledger) {

    MaskedRun(PreparedRun prepared, Masked masked) {
        this(prepared, masked, Optional.empty(), Optional.empty());
    }

    /** The same, judged beside the releases of a ledger. */
    MaskedRun beside(Optional<LedgerFigures> earlier) {
        return new MaskedRun(prepared, masked, inParts, earlier);
    }
}
