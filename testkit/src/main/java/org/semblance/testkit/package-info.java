/**
 * Contracts for domains, taxonomies, similarities, methods and measures: tests that a new implementation inherits.
 *
 * <p>A contract is an interface of tests: implement it, provide the new object, and JUnit runs the rest. The tests use
 * random tables, and a failure names the seed of its table; {@code -Dsemblance.seed=SEED} repeats that case. Figures of
 * papers and of other programs are in files that name their source; {@link org.semblance.testkit.Golden} reads them.
 * {@link org.semblance.testkit.PrivacyLoss} checks whether a mechanism keeps its claimed budget of differential
 * privacy.
 */
package org.semblance.testkit;
