package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.semblance.catalog.Catalog;
import org.semblance.data.Decimal;
import org.semblance.method.blocking.Blocking;
import org.semblance.method.noise.Learner;
import org.semblance.release.recipe.TableRecipe;

/** Notes for users of a release that follow from its recipe, one sentence each. */
public record RecipeNotes(TableRecipe recipe, Catalog catalog) {

    /** Said if no earlier releases were looked at. */
    public static final String NO_LEDGER =
            "No ledger was kept: the combined risk with earlier releases of the same people was not assessed.";

    private static final String ONE_ROW =
            "Each row counts as one person. If a person may have several rows, name the column that"
                    + " identifies people with person:.";

    private static final String ONE_DOCUMENT =
            "Each document counts as one person. If a person may have several documents, name the column"
                    + " that identifies authors with author:.";

    /**
     * Who was counted.
     *
     * @param together whether it is said that all rows of a person share a group
     */
    public String persons(boolean documents, boolean together) {
        if (recipe.settings().person() == null) {
            return documents ? ONE_DOCUMENT : ONE_ROW;
        }
        return documents
                ? "Authors were counted; the author column is not released"
                        + (together ? "; all documents of an author share a group." : ".")
                : "People were counted, using a column that is not released"
                        + (together ? "; all rows of a person share a group." : ".");
    }

    /** How the table was cut into blocks, if it was. */
    public List<String> blocks() {
        Blocking blocking = recipe.settings().blocking();
        if (blocking == null) {
            return List.of();
        }
        String kind = catalog.described(blocking).entrySet().stream()
                .map(entry -> entry.getKey().equals("name")
                        ? String.valueOf(entry.getValue())
                        : entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return List.of("Groups were formed in blocks (" + kind
                + "), which loses a little information; guarantees were verified on the whole table.");
    }

    /** What a differentially private method claims, if it is one. */
    public List<String> claim(boolean seeded) {
        return PrivacyClaim.of(recipe)
                .map(claim -> {
                    List<String> notes = new ArrayList<>();
                    notes.add("The released file is ε-differentially private for the column '" + claim.attribute()
                            + "', with ε = " + Decimal.text(claim.epsilon())
                            + " for each record, by construction. The other columns are unchanged.");
                    if (seeded) {
                        notes.add(
                                "Seeded: anybody who knows the seed can draw the same numbers, and for them nothing is "
                                        + "private.");
                    }
                    return notes;
                })
                .orElse(List.of());
    }

    /** Why the release is not for publication, if it is not. */
    public List<String> notForPublication(boolean seeded) {
        List<String> notes = new ArrayList<>();
        if (seeded) {
            notes.add(
                    recipe.method() instanceof Learner
                            ? "Not for publication: anyone who knows the seed can reproduce the noise and the row order, and"
                                    + " undo both."
                            : "Not for publication: anyone who knows the seed can reproduce the random row order.");
        }
        if (!recipe.release().shuffle()) {
            notes.add("Not for publication: the rows are in their original order.");
        }
        return notes;
    }
}
