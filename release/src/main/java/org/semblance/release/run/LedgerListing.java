package org.semblance.release.run;

import java.util.OptionalInt;

/**
 * A release in the owner's ledger.
 *
 * @param number what it is called there
 * @param replaces the release that was struck, since this one is in its place
 */
public record LedgerListing(int number, OptionalInt replaces) {}
