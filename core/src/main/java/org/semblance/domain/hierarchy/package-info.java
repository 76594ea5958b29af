/**
 * Value generalisation hierarchies.
 *
 * <p>A {@link org.semblance.domain.hierarchy.Hierarchy} is a table: each value with its label on level 1, 2, …, up to
 * one root, which means full suppression. It knows texts and levels only. If its labels have concepts of a taxonomy, a
 * {@link org.semblance.domain.hierarchy.SemanticHierarchy} names them, so that each step upwards has a semantic cost. A
 * domain with a hierarchy is {@link org.semblance.domain.hierarchy.Generalizable}.
 */
package org.semblance.domain.hierarchy;
