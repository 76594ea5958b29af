/**
 * Record linkage by an intruder who knows the noise mechanism: each released value has a likelihood given each original
 * value.
 */
package org.semblance.quality.risk.likelihood;
