/** The report of a run, which discloses nothing about fewer than k rows. */
package org.semblance.release.report;
