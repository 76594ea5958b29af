/**
 * What a report may show to strangers: figures that tell nothing of fewer than k rows.
 *
 * <p>Each type decides for one kind of figure what may be told: {@link org.semblance.release.figures.Distribution} for the values of
 * an attribute, {@link org.semblance.release.figures.ValueFlows} for what became of them, {@link
 * org.semblance.release.figures.ConceptTree} for concepts, {@link org.semblance.release.figures.Correlations} for attributes
 * together, {@link org.semblance.release.figures.DocumentFigures} for texts. {@link org.semblance.release.figures.MinimumCount} is
 * the limit, and {@link org.semblance.release.figures.PrintableText} makes text from elsewhere safe to print. Pages and charts only
 * draw what is decided here.
 */
package org.semblance.release.figures;
