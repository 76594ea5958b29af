/**
 * The owner's list of releases, kept so that a new one can be judged beside those that are out already.
 *
 * <p>A folder for the owner's eyes only. {@code ledger.jsonl} has a line for each event, chained by fingerprints: a release is
 * pending before its folder is renamed into place, listed after, struck when it is withdrawn. {@code head} tells under a key how many
 * lines there are and the fingerprint of the last; {@code N.persons} holds who is in release N, with which rows and in which class,
 * persons and rows as numbers made with the same {@code key}. No value of the data is in any of them.
 */
package org.semblance.release.ledger;
