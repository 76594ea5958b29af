/**
 * Re-identification risk: the chance to find a person in the release by the quasi-identifiers.
 *
 * <p>The prosecutor knows that a person is in the release, the journalist looks for anybody of a population, the
 * marketer links as many people as possible. All count equivalence classes, so the order of rows does not matter.
 */
package org.semblance.quality.risk.reidentification;
