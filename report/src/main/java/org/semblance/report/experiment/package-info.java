/**
 * A paper's experiment as the command line knows it: its figures beside ours, its claims, its charts. Experiments are services of the
 * class path, so that the command line builds and runs without them.
 */
package org.semblance.report.experiment;
