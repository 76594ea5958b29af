package org.semblance.release.recipe;

import org.semblance.catalog.Catalog;

/** A recipe: what to do with a table or with documents. */
public sealed interface Recipe permits TableRecipe, DocumentRecipe {

    /** The recipe for the table to mask: this one, or that for the vectors of documents. */
    TableRecipe ofTable();

    /** Binds the tree of a recipe of either kind. */
    static Recipe read(RecipeNode tree, Catalog catalog) {
        return DocumentRecipe.is(tree) ? DocumentRecipe.of(tree, catalog) : TableRecipe.of(tree, catalog);
    }
}
