/**
 * Types that every package of Semblance uses: problems, warnings and progress, parameters, citations, random numbers
 * and parallel work.
 *
 * <p>The library follows the path of the data: {@code data} holds tables, {@code domain} defines what values mean and
 * how far apart they are, {@code method} masks a table, {@code privacy} verifies guarantees, and {@code quality}
 * measures information loss and disclosure risk.
 */
package org.semblance;
