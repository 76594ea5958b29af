/**
 * Benchmarks of speed and memory, as plain programs.
 *
 * <p>A {@link org.semblance.benchmarks.Benchmark} records figures on a {@link org.semblance.benchmarks.Sheet}: mostly
 * CPU seconds of one thread, ratios between figures of the same run, and bounds that hold or do not.
 */
package org.semblance.benchmarks;
