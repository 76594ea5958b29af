/**
 * Re-identification: who finds a person in the release by what the quasi-identifiers show.
 *
 * <p>The prosecutor knows that somebody is in the release, the journalist looks for anybody in a population, the marketer
 * links as many as can be. Classes of rows that read alike are counted, so the order of rows does not matter.
 */
package org.semblance.quality.risk.reidentification;
