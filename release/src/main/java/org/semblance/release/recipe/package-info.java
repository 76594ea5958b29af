/**
 * Recipes: a tree of {@link org.semblance.release.recipe.RecipeNode}s, bound to the entries of the
 * {@link org.semblance.catalog.Catalog}, and written for people and programs.
 */
package org.semblance.release.recipe;
