package org.semblance.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.semblance.release.ledger.PersonKey;

class LedgerFiguresTest {

    private static final PersonKey ID = new PersonKey(List.of("id"), false);
    private static final String BY_ID =
            "In the ledger, people are matched by id; a different value counts as a different person.";

    @Test
    void tellsTheSmallestCrowd() {
        assertThat(new LedgerFigures(2, OptionalInt.of(60), 5, OptionalInt.of(7), true, ID).sentences())
                .containsExactly(
                        "In combination with 2 earlier releases of the same people listed in the ledger"
                                + " (60 people are in this release and an earlier one), each person is indistinguishable within a group of 7 or more.",
                        BY_ID);
    }

    @Test
    void doesNotPutEverybodyInACrowdWhereSomeWereSetApartBefore() {
        assertThat(new LedgerFigures(1, OptionalInt.empty(), 5, OptionalInt.empty(), true, ID).sentences())
                .containsExactly(
                        "In combination with an earlier release of the same people listed in the ledger,"
                                + " it singles out nobody who was not already singled out.",
                        BY_ID);
    }

    @Test
    void saysWhatTheOwnerLetThrough() {
        assertThat(new LedgerFigures(1, OptionalInt.empty(), 5, OptionalInt.empty(), false, ID).sentences())
                .first()
                .asString()
                .endsWith("this release may single someone out; its owner accepted that.");
    }
}
