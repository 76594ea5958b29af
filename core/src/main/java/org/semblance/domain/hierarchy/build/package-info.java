/**
 * Makes generalisation hierarchies out of what a column holds.
 *
 * <p>A {@link org.semblance.domain.hierarchy.build.MinimalTaxonomy} is the tree of concepts that the values of a column
 * need, and {@link org.semblance.domain.hierarchy.build.Levelled} makes levels of it.
 */
package org.semblance.domain.hierarchy.build;
