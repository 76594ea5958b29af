/**
 * What a file asks for: a recipe as a tree of {@link org.semblance.release.recipe.RecipeNode}s, bound to what the
 * {@link org.semblance.catalog.Catalog} knows, and written again for people and programs.
 */
package org.semblance.release.recipe;
