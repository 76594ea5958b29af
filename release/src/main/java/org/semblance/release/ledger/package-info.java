/**
 * The owner's list of releases, against which a new release is checked.
 *
 * <p>The ledger is a folder that only its owner can read. {@code ledger.jsonl} has a line for each event, chained by
 * fingerprints: a release is pending before its folder is renamed into place, listed afterwards, and struck when it
 * is withdrawn. {@code head} contains the number of lines and the fingerprint of the last one, sealed with
 * {@code key}. {@code N.persons} lists the persons of release N with their rows and classes; persons and rows are
 * numbers made with the same key. None of these files contains a value of the data.
 */
package org.semblance.release.ledger;
