/**
 * What a file asks for: a recipe as a tree of {@link org.semblance.run.recipe.Node}s, bound to what the
 * {@link org.semblance.run.recipe.Catalog} knows, and written again for people and programs.
 */
package org.semblance.run.recipe;
