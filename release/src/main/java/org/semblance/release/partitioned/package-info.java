/** Runs on a partitioned table, whose parts may be on several machines. */
package org.semblance.release.partitioned;
