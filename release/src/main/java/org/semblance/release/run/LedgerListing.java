package org.semblance.release.run;

import java.util.OptionalInt;

/**
 * The entry of a release in the owner's ledger.
 *
 * @param number its number in the ledger
 * @param replaces the number of the release that it replaces, which was struck
 */
public record LedgerListing(int number, OptionalInt replaces) {}
