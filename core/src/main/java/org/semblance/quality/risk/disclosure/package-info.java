/**
 * Attribute disclosure: what somebody who finds a person's class of equal rows learns of confidential attributes, without
 * having to know which row it is.
 *
 * <p>Confidential columns are taken from the release, where they stand as they were, so the order of rows does not matter.
 * An attribute that is a quasi-identifier too is masked, and left out.
 */
package org.semblance.quality.risk.disclosure;
