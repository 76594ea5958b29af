/**
 * Makes generalisation hierarchies out of what a column holds.
 *
 * <p>Words that mean concepts: a {@link org.semblance.domain.hierarchy.build.MinimalTaxonomy} is the tree of concepts
 * that they need, and {@link org.semblance.domain.hierarchy.build.TreeLevels} makes levels of it. Numbers become
 * {@link org.semblance.domain.hierarchy.build.Intervals}, dates go by the
 * {@link org.semblance.domain.hierarchy.build.CalendarLevels}, codes such as postcodes by their
 * {@link org.semblance.domain.hierarchy.build.CodePrefixes}, and answers on a scale become one with their
 * {@link org.semblance.domain.hierarchy.build.ScaleNeighbours}. Leaves are the exact texts of the column.
 */
package org.semblance.domain.hierarchy.build;
