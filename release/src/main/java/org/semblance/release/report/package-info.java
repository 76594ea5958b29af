/**
 * Everything that a run has to tell of itself, put together so that it tells nothing of fewer than k rows.
 */
package org.semblance.release.report;
