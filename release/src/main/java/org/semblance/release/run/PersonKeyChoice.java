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

/** Chooses the columns that identify the persons of a table in a ledger. */
final class PersonKeyChoice {

    private PersonKeyChoice() {}

    /**
     * The first of these that applies:
     * <ol>
     *   <li>the person column that the recipe names;
     *   <li>the key of the latest listed release whose key fits this table;
     *   <li>an identifier that is unique in every row;
     *   <li>all identifiers together, if these are unique in every row;
     *   <li>whole rows.
     * </ol>
     *
     * @param standing the releases listed
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
