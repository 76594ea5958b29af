/**
 * Masks by making values coarser, all values of an attribute to the same level of its hierarchy: full-domain
 * generalisation.
 *
 * <p>What can be chosen is a node of a {@link org.semblance.method.generalization.Lattice}: a level for each
 * quasi-identifier. Rows that would stand in too small a class may be suppressed, up to an allowance: they show the roots.
 * {@link org.semblance.method.generalization.FullDomain} does everything but the search for a node, which is what {@link
 * org.semblance.method.generalization.Datafly} and {@link org.semblance.method.generalization.Incognito} differ in.
 */
package org.semblance.method.generalization;
