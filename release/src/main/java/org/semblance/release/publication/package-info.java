/**
 * What leaves with a release: its report in public form. It is computed from the recipe and the released rows alone;
 * nothing in this package is handed the original, the masked table with its trace, or a figure computed from them.
 *
 * <p>The rows are those that were read back from the written file, put in an order of their own: two originals with the
 * same release give the same report, byte for byte. What else may be in it has a type of its own: the guarantees that
 * hold, the kinds of the warnings that follow from recipe and release, and {@link StableFigures}, which a recipe has to
 * ask for with {@code publish:}.
 *
 * <p>The full report, with every figure of the original, is the {@code Report} of a run and stays
 * with the owner.
 */
package org.semblance.release.publication;
