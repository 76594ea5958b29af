/**
 * Judges generalisation hierarchies before anything is masked.
 *
 * <p>{@link org.semblance.quality.hierarchy.Gsl} scores how much meaning a hierarchy loses on its way up, and
 * {@link org.semblance.quality.hierarchy.HierarchyFault} names what is wrong with a step.
 */
package org.semblance.quality.hierarchy;
