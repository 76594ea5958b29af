/**
 * What every domain, taxonomy, method and measure must hold to, as tests that a new one inherits.
 *
 * <p>A contract is an interface of tests: implement it, show the new thing, and JUnit runs the rest. The tests judge on
 * random tables, and a failure names the seed of its table; {@code -Dsemblance.seed=SEED} repeats that one. Figures of
 * papers and of other programs live in files that say where they come from, and {@link
 * org.semblance.testkit.Golden} reads them. {@link org.semblance.testkit.PrivacyLoss} judges whether a mechanism keeps the
 * budget of differential privacy that it claims.
 */
package org.semblance.testkit;
