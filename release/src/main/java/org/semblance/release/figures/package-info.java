/**
 * Figures that a report may publish, because they disclose nothing about fewer than k rows.
 *
 * <p>Each type decides for one kind of figure: {@link org.semblance.release.figures.Distribution} for the values of
 * an attribute, {@link org.semblance.release.figures.ValueFlows} for what became of them,
 * {@link org.semblance.release.figures.ConceptTree} for concepts, {@link org.semblance.release.figures.Correlations}
 * for pairs of attributes, {@link org.semblance.release.figures.DocumentFigures} for documents.
 * {@link org.semblance.release.figures.MinimumCount} is the threshold,
 * {@link org.semblance.release.figures.PrintableText} makes foreign text safe to display, and
 * {@link org.semblance.release.figures.NumberFormat} writes numbers for readers. Pages and charts only draw
 * what is decided here.
 */
package org.semblance.release.figures;
