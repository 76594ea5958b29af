package org.semblance.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.semblance.release.ledger.PersonKey;

class LedgerFiguresTest {

    private static final PersonKey ID = new PersonKey(List.of("id"), false);
    private static final String BY_ID =
            "In the ledger persons are told apart by id: whoever is written otherwise there is taken"
                    + " for somebody else.";

    @Test
    void tellsTheSmallestCrowd() {
        assertThat(new LedgerFigures(2, OptionalInt.of(60), 5, OptionalInt.of(7), true, ID).sentences())
                .containsExactly(
                        "Put beside 2 earlier releases of the same people that the owner's ledger lists"
                                + " (60 persons are shared), everybody stands in a crowd of 7 or more.",
                        BY_ID);
    }

    @Test
    void doesNotPutEverybodyInACrowdWhereSomeWereSetApartBefore() {
        assertThat(new LedgerFigures(1, OptionalInt.empty(), 5, OptionalInt.empty(), true, ID).sentences())
                .containsExactly(
                        "Put beside an earlier release of the same people that the owner's ledger lists,"
                                + " it sets nobody apart who was not set apart before.",
                        BY_ID);
    }

    @Test
    void saysWhatTheOwnerLetThrough() {
        assertThat(new LedgerFigures(1, OptionalInt.empty(), 5, OptionalInt.empty(), false, ID).sentences())
                .first()
                .asString()
                .endsWith("this one may single somebody out; its owner let it through.");
    }
}
