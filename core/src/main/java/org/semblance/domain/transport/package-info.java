/**
 * Exact solvers of transport problems.
 *
 * <p>{@link org.semblance.domain.transport.TransportSolver} moves mass from few origins to many destinations at the
 * smallest cost, which gives the earth mover's distance. {@link org.semblance.domain.transport.AssignmentSolver}
 * matches two equally large sets with equal members merged, which is optimal record linkage. There are two solvers
 * because the problems have different shapes: the first has few origins and is solved thousands of times, the second is
 * large and solved once.
 */
package org.semblance.domain.transport;
