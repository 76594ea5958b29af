package org.semblance.run;

import java.util.OptionalInt;

/**
 * A release in the owner's ledger.
 *
 * @param number what it is called there
 * @param struck the release that was struck, since this one replaced it
 */
public record LedgerListing(int number, OptionalInt struck) {}
