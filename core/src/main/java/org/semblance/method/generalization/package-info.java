/**
 * Full-domain generalisation: all values of an attribute are generalised to the same level of its hierarchy.
 *
 * <p>A solution is a node of a {@link org.semblance.method.generalization.Lattice}: a level for each quasi-identifier.
 * Rows in classes that are too small may be suppressed up to an allowance; they show the roots. {@link
 * org.semblance.method.generalization.FullDomain} does everything except the search for a node, in which {@link
 * org.semblance.method.generalization.Datafly} and {@link org.semblance.method.generalization.Incognito} differ.
 */
package org.semblance.method.generalization;
