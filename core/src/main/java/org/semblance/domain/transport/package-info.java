/**
 * Problems of transport, solved exactly. {@link org.semblance.domain.transport.TransportSolver} moves mass from few places to many at
 * the least cost, which is the earth mover's distance; {@link org.semblance.domain.transport.AssignmentSolver} matches two equally
 * large sets, in which equal members are taken together, which is optimal record linkage. They are two solvers because their problems
 * have different shapes: the first has few origins and is asked thousands of times, the second is large and asked once.
 */
package org.semblance.domain.transport;
