package org.semblance.release.recipe;

import org.semblance.catalog.Catalog;

/** What to do, as a file says it: with a table, or with documents. */
public sealed interface Recipe permits TableRecipe, DocumentRecipe {

    /** What is masked, as a recipe of a table: itself, or that of the vectors of documents. */
    TableRecipe ofTable();

    /** Reads the meaning of a recipe's tree, whichever it is. */
    static Recipe read(RecipeNode tree, Catalog catalog) {
        return DocumentRecipe.is(tree) ? DocumentRecipe.of(tree, catalog) : TableRecipe.of(tree, catalog);
    }
}
