/**
 * Builds generalisation hierarchies from the values of a column.
 *
 * <p>For words with concepts, {@link org.semblance.domain.hierarchy.build.MinimalTaxonomy} is the tree of the concepts
 * needed, and {@link org.semblance.domain.hierarchy.build.TreeLevels} turns it into levels. Numbers become {@link
 * org.semblance.domain.hierarchy.build.IntervalLevels}, dates are grouped by {@link
 * org.semblance.domain.hierarchy.build.CalendarLevels}, codes such as postcodes by {@link
 * org.semblance.domain.hierarchy.build.CodePrefixes}, and ordered categories by {@link
 * org.semblance.domain.hierarchy.build.ScaleNeighbours}. Leaves are the exact texts of the column.
 */
package org.semblance.domain.hierarchy.build;
