/**
 * What values may become: generalisation hierarchies.
 *
 * <p>A {@link org.semblance.domain.hierarchy.Hierarchy} is a table: each value with what it becomes on level 1, 2, …, up
 * to one root that all share, which is full suppression. It knows texts and levels only. Where its labels mean concepts of
 * a taxonomy, a {@link org.semblance.domain.hierarchy.SemanticHierarchy} says which, so that a step upwards has a semantic
 * cost. A domain that has a hierarchy is {@link org.semblance.domain.hierarchy.Generalizable}.
 */
package org.semblance.domain.hierarchy;
