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
 * The claim of a differentially private release. It holds by construction: no file shows it, so nobody can count it.
 *
 * @param epsilon ε of a record
 * @param attribute the attribute it holds for; the others are released as they are
 * @param rowsOfPerson the most rows that one person has; 1 where nobody said how to tell persons apart
 */
public record DifferentialPrivacy(double epsilon, String attribute, int rowsOfPerson) {

    /** What to know of a report, which tells more than what was masked. */
    public static final String OF_THE_REPORT =
            "This report is not differentially private: its figures are computed from the"
                    + " original. It is for the owner of the data.";

    /** Warns of the same. */
    public static void warnOfReport(Watcher watcher) {
        watcher.warn(
                WarningCode.W_REPORT_NOT_PRIVATE, "the report is not differentially private: it is for the data owner");
    }

    /** The claim of a recipe's method over a table, if it makes one. */
    public static Optional<DifferentialPrivacy> of(TableRecipe recipe, Dataset data) {
        return recipe.method()
                .budget()
                .map(budget -> new DifferentialPrivacy(
                        budget.epsilon(),
                        data.with(Role.QUASI_IDENTIFIER).get(0).name(),
                        data.mostRowsOfAPerson()));
    }

    /** ε of a person: what several rows tell adds up. */
    public double epsilonOfPerson() {
        return epsilon * rowsOfPerson;
    }

    /** Whether an attribute is the one that it holds for. */
    boolean covers(String name) {
        return attribute.equals(name);
    }

    /** What to know before using the release. */
    List<String> notes(boolean personsKnown, boolean seeded) {
        List<String> notes = new ArrayList<>();
        notes.add("The released file is ε-differentially private for the column '" + attribute + "', with ε = "
                + Decimal.text(epsilon) + " for each record, by construction. The other columns are unchanged.");
        notes.add(OF_THE_REPORT);
        if (personsKnown && rowsOfPerson > 1) {
            notes.add("A person has up to " + rowsOfPerson + " rows, so ε of a person is up to "
                    + Decimal.text(epsilonOfPerson()) + ".");
        }
        if (seeded) {
            notes.add("Seeded: anybody who knows the seed can draw the same numbers, and for them nothing is "
                    + "private.");
        }
        return notes;
    }

    /** The claim as plain values. */
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
