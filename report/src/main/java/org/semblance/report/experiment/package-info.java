/**
 * The experiments of papers, as the command line runs them: figures compared with ours, claims, and charts. They are
 * services on the class path, so that the command line can be built and run without them.
 */
package org.semblance.report.experiment;
