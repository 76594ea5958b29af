/**
 * Quality of generalisation hierarchies, judged before any data is masked.
 *
 * <p>{@link org.semblance.quality.hierarchy.Gsl} scores how much meaning a hierarchy loses from level to level, {@link
 * org.semblance.quality.hierarchy.HierarchyFault} names what is wrong with a node, and {@link
 * org.semblance.quality.hierarchy.HierarchyRepair} proposes corrections.
 */
package org.semblance.quality.hierarchy;
