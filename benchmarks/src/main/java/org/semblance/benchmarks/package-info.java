/**
 * Speed and memory, measured by plain programs.
 *
 * <p>A {@link org.semblance.benchmarks.Benchmark} notes figures on a {@link org.semblance.benchmarks.Sheet}: CPU seconds
 * of the one thread that works, ratios between two figures of the same run, and bounds that hold or do not.
 */
package org.semblance.benchmarks;
