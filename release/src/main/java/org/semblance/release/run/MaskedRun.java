package org.semblance.release.run;

import java.util.Optional;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.release.report.LedgerFigures;

/**
 * Second stage: the data is masked.
 *
 * @param masked the local rows, masked
 * @param inParts all rows, if the table is partitioned
 * @param ledger the combined risk with earlier releases, if a ledger is kept
 */
record MaskedRun(
        PreparedRun prepared, Masked masked, Optional<PartitionedMasked> inParts, Optional<LedgerFigures> ledger) {

    MaskedRun(PreparedRun prepared, Masked masked) {
        this(prepared, masked, Optional.empty(), Optional.empty());
    }

    /** The same stage with the result of the check against the ledger. */
    MaskedRun with(Optional<LedgerFigures> earlier) {
        return new MaskedRun(prepared, masked, inParts, earlier);
    }
}
