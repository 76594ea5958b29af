package org.semblance.release.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Decimal;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.TableRecipe;

/**
 * The claim that a release is differentially private. It holds by construction and cannot be verified on a file.
 *
 * @param epsilon ε per record
 * @param attribute the attribute it covers; the others are released unchanged
 * @param rowsOfPerson the maximum number of rows of a person; 1 if no column identifies people
 */
public record DifferentialPrivacy(double epsilon, String attribute, int rowsOfPerson) {

    /** Note on the report, which discloses more than the masked data. */
    public static final String OF_THE_REPORT =
            "This report is not differentially private: its figures are computed from the"
                    + " original. It is for the owner of the data.";

    /** Warns that the report itself is not differentially private. */
    public static void warnOfReport(Watcher watcher) {
        watcher.warn(
                WarningCode.W_REPORT_NOT_PRIVATE,
                "the owner's report is not differentially private: it must not leave");
    }

    /** The claim of a recipe's method for a table, if it makes one. */
    public static Optional<DifferentialPrivacy> of(TableRecipe recipe, Dataset data) {
        return recipe.method()
                .budget()
                .map(budget -> new DifferentialPrivacy(
                        budget.epsilon(),
                        data.with(Role.QUASI_IDENTIFIER).get(0).name(),
                        data.mostRowsOfAPerson()));
    }

    /** ε per person; the ε of several rows add up. */
    public double epsilonOfPerson() {
        return epsilon * rowsOfPerson;
    }

    /** Whether the claim covers an attribute. */
    boolean covers(String name) {
        return attribute.equals(name);
    }

    /** The notes for the owner, besides those that follow from the recipe. */
    List<String> notes(boolean personsKnown) {
        List<String> notes = new ArrayList<>();
        notes.add(OF_THE_REPORT);
        if (personsKnown && rowsOfPerson > 1) {
            notes.add("A person has up to " + rowsOfPerson + " rows, so ε of a person is up to "
                    + Decimal.text(epsilonOfPerson()) + ".");
        }
        return notes;
    }

    /** The claim as JSON values. */
    Map<String, Object> json() {
        return Json.object(
                "epsilon",
                epsilon,
                "per",
                "record",
                "attribute",
                attribute,
                "rows-of-a-person",
                rowsOfPerson,
                "epsilon-of-a-person",
                epsilonOfPerson());
    }
}
