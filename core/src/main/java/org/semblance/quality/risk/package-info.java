/**
 * Measures of disclosure risk: re-identification by record linkage or equivalence classes, and attribute disclosure.
 */
package org.semblance.quality.risk;
