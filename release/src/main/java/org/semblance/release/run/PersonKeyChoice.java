package org.semblance.release.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.release.columns.PersonColumn;
import org.semblance.release.ledger.LedgerEntry;
import org.semblance.release.ledger.PersonKey;
import org.semblance.release.recipe.TableRecipe;

/** What the persons of a table are told apart by in a ledger. */
final class PersonKeyChoice {

    private PersonKeyChoice() {}

    /**
     * The person's column, where the recipe names it; or what the last release that can be put beside was told apart by; or one identifier
     * that tells all rows apart; or all of them together; or whole rows.
     *
     * @param standing the releases that are listed
     */
    static PersonKey of(TableRecipe recipe, Table asRead, List<LedgerEntry> standing) {
        String person = recipe.settings().person();
        return person != null
                ? new PersonKey(List.of(person), false)
                : listed(asRead, standing).orElseGet(() -> own(recipe, asRead));
    }

    private static Optional<PersonKey> listed(Table asRead, List<LedgerEntry> standing) {
        return standing.stream()
                .map(entry -> entry.terms().key())
                .filter(key -> fits(key, asRead))
                .reduce((one, later) -> later);
    }

    private static boolean fits(PersonKey key, Table asRead) {
        return key.wholeRows()
                ? Set.copyOf(key.columns()).equals(Set.copyOf(asRead.names()))
                : asRead.names().containsAll(key.columns()) && PersonColumn.tellApart(columns(asRead, key.columns()));
    }

    private static PersonKey own(TableRecipe recipe, Table asRead) {
        List<String> identifiers = recipe.attributes().stream()
                .filter(attribute -> attribute.is(Role.IDENTIFIER))
                .map(Attribute::name)
                .toList();
        List<Column> columns = columns(asRead, identifiers);
        return PersonColumn.of(columns)
                .map(alone -> new PersonKey(List.of(alone), false))
                .orElseGet(() -> PersonColumn.tellApart(columns)
                        ? new PersonKey(identifiers, false)
                        : new PersonKey(asRead.names(), true));
    }

    private static List<Column> columns(Table table, List<String> names) {
        return names.stream().map(table::column).toList();
    }
}
