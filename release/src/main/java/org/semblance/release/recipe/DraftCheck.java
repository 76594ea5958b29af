package org.semblance.release.recipe;

import java.util.List;
import org.semblance.Count;
import org.semblance.WarningCode;
import org.semblance.Watcher;

/** Warns of a recipe that is still a draft, and says what nobody has looked at. */
public final class DraftCheck {

    private static final int MOST_NAMES = 20;

    private DraftCheck() {}

    /**
     * Warns if a recipe is marked as a draft.
     *
     * @param documents whether it is for documents, whose columns no draft decides
     */
    public static void warn(TableRecipe recipe, boolean documents, Watcher watcher) {
        if (recipe.settings().draft()) {
            watcher.warn(
                    WarningCode.W_DRAFT,
                    "the recipe is a draft, and nobody has said that they looked at "
                            + (documents ? "its terms" : columns(recipe)) + ", the method and k");
        }
    }

    private static String columns(TableRecipe recipe) {
        List<String> names =
                recipe.attributes().stream().map(attribute -> attribute.name()).toList();
        return "the role of " + Count.of(names.size(), "column") + " ("
                + String.join(", ", names.subList(0, Math.min(MOST_NAMES, names.size())))
                + (names.size() > MOST_NAMES ? ", …" : "") + ")";
    }
}
