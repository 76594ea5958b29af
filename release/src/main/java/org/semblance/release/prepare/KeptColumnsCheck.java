package org.semblance.release.prepare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.quality.risk.uniqueness.UniqueSet;
import org.semblance.quality.risk.uniqueness.UniqueSetRanking;
import org.semblance.quality.risk.uniqueness.UniqueSetSearch;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.recipe.Acceptances;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.UniqueSetWarnings;

/**
 * Judges the columns that are released as they are. Refused are columns that identify most people and those that repeat
 * a quasi-identifier, unless the recipe names them. Sets of columns on which somebody is unique are counted and named.
 */
final class KeptColumnsCheck {

    /** Whole numbers of so many digits are likelier to be numbers of people, such as of phones, than quantities. */
    private static final int DIGITS_OF_CODES = 6;

    private final TableRecipe recipe;
    private final Dataset data;
    private final Watcher watcher;
    private final List<Attribute> kept;
    private final Optional<int[]> persons;
    private final String people;
    private final UniqueSetWarnings sets;
    /** Columns that identify most people: sets with them say nothing more. */
    private final Set<String> identifying = new LinkedHashSet<>();

    private KeptColumnsCheck(TableRecipe recipe, Dataset data, Watcher watcher) {
        this.recipe = recipe;
        this.data = data;
        this.watcher = watcher;
        this.kept = data.attributes().stream()
                .filter(attribute -> !attribute.is(Role.IDENTIFIER) && !attribute.is(Role.QUASI_IDENTIFIER))
                .toList();
        this.persons = data.person().map(Words::codes);
        this.people = persons.isPresent() ? "persons" : "rows";
        this.sets = new UniqueSetWarnings(recipe, people);
    }

    /**
     * Judges the kept columns of a table.
     *
     * @param values the values of a column in the whole table
     * @param whole whether all rows are at hand; otherwise sets of columns cannot be searched
     */
    static void judge(
            TableRecipe recipe, Dataset data, Function<String, KeptValues> values, boolean whole, Watcher watcher) {
        KeptColumnsCheck check = new KeptColumnsCheck(recipe, data, watcher);
        List<Problem> problems = new ArrayList<>();
        check.kept.forEach(attribute ->
                check.judge(attribute, values.apply(attribute.name())).ifPresent(problems::add));
        if (!problems.isEmpty()) {
            throw Problem.together(problems);
        }
        if (whole) {
            check.searchSets();
        } else if (!check.kept.isEmpty()) {
            watcher.warn(
                    WarningCode.W_UNIQUE_UNKNOWN,
                    "whether rows are unique on some of the columns that are kept was not looked at: it needs all rows"
                            + " in one place");
        }
    }

    /** Judges a column alone; gives the problem if it must not be kept. */
    private Optional<Problem> judge(Attribute attribute, KeptValues values) {
        String name = attribute.name();
        Optional<KeptColumnFault> found =
                identifies(attribute, values).or(() -> repeats(data.table().column(name)));
        if (values.mostAlone()) {
            identifying.add(name);
        }
        if (recipe.uniqueKept().contains(name)) {
            return Optional.empty();
        }
        Optional<String> reason = recipe.acceptances().reason(List.of(name));
        if (found.isPresent() && reason.isEmpty()) {
            return found.map(what -> what.problem(name));
        }
        if (found.isPresent() || values.mostAlone()) {
            KeptColumnFault known = found.orElseGet(() -> unique(attribute, values));
            warn(
                    known.warning(),
                    "column '" + name + "' is kept, but " + known.what(),
                    reason.orElse(null),
                    List.of(name));
        }
        return Optional.empty();
    }

    /** What is wrong with a column that is kept. */
    private record KeptColumnFault(ProblemCode problem, WarningKind warning, String what, boolean quantity) {

        Problem problem(String name) {
            return Problem.recipe(
                    problem,
                    "column '" + name + "' is kept, but " + what,
                    "make it an identifier, which is dropped, or a quasi-identifier, which is masked; or accept it by"
                            + " name with a reason: accept: {unique." + name + ": \"reason\"}"
                            + (quantity ? "; or, if users need these quantities, give it domain: numeric" : ""));
        }
    }

    private KeptColumnFault unique(Attribute attribute, KeptValues values) {
        return new KeptColumnFault(
                ProblemCode.E_UNIQUE_COLUMN,
                WarningCode.W_NEARLY_UNIQUE,
                values.inRows()
                        ? "every row has a different value: it would identify the rows"
                        : String.format(
                                Locale.ROOT,
                                "%,d of the %,d %s with a value have one that nobody else has: anybody who knows the value"
                                        + " can find the %s",
                                values.alone(),
                                values.present(),
                                people,
                                persons.isPresent() ? "person" : "row"),
                attribute.is(Role.CONFIDENTIAL) && quantity(attribute));
    }

    /**
     * Whether a column must not be kept because most people are alone with their value. Quantities are nearly unique
     * where they are measured finely, and yet what users need: they are refused if they are different for everybody,
     * and confidential ones only if nothing says that they are quantities.
     */
    private Optional<KeptColumnFault> identifies(Attribute attribute, KeptValues values) {
        boolean refused;
        if (!quantity(attribute)) {
            refused = values.mostAlone();
        } else if (attribute.is(Role.CONFIDENTIAL)) {
            refused = values.inRows() && !attribute.domain().ofNumbers();
        } else {
            refused = values.allAlone();
        }
        return refused ? Optional.of(unique(attribute, values)) : Optional.empty();
    }

    /**
     * Whether a column holds quantities, which may be nearly unique and yet what users need, and not names or numbers
     * of people.
     */
    private boolean quantity(Attribute attribute) {
        if (!(data.table().column(attribute.name()) instanceof Words words)) {
            return true;
        }
        ColumnProfile profile = ColumnProfile.of(words);
        boolean shortNumbers = profile.decimals() > 0
                || profile.words().stream()
                        .allMatch(word -> word.replaceAll("\\D", "").length() < DIGITS_OF_CODES);
        return profile.numbers() && !profile.leadingZeros() && (attribute.is(Role.CONFIDENTIAL) || shortNumbers);
    }

    /** Whether a column repeats a quasi-identifier. */
    private Optional<KeptColumnFault> repeats(Column column) {
        for (Attribute masked : data.with(Role.QUASI_IDENTIFIER)) {
            Optional<QuasiIdentifierCopy> copy =
                    QuasiIdentifierCopy.between(column, data.table().column(masked.name()), persons);
            if (copy.isPresent()) {
                return Optional.of(new KeptColumnFault(
                        ProblemCode.E_QI_COPY,
                        WarningCode.W_QI_COPY,
                        "it " + copy.get().of(masked.name()),
                        false));
            }
        }
        return Optional.empty();
    }

    /** Names the sets on which most people are unique, and counts the others. */
    private void searchSets() {
        List<Column> columns = kept.stream()
                .map(Attribute::name)
                .filter(name -> !identifying.contains(name))
                .<Column>map(data.table()::column)
                .toList();
        UniqueSetRanking found =
                UniqueSetRanking.of(columns, persons, UniqueSetWarnings.MOST_COLUMNS, UniqueSetWarnings.NAMED, watcher);
        sets.of(found).forEach(watcher::warn);
        tellAccepted(found.sets().stream().map(UniqueSet::columns).toList());
        if (found.size() < Math.min(UniqueSetWarnings.MOST_COLUMNS, columns.size())) {
            watcher.warn(
                    WarningCode.W_UNIQUE_UNKNOWN,
                    "whether " + people + " are unique on more than " + found.size()
                            + " of the columns that are kept was not looked at: there are too many rows and columns");
        }
    }

    /** Tells of sets that the recipe accepts and that were not named, and of acceptances that have no effect. */
    private void tellAccepted(List<List<String>> met) {
        List<String> names = kept.stream().map(Attribute::name).toList();
        UniqueSetSearch search =
                UniqueSetSearch.of(names.stream().map(data.table()::column).toList(), persons);
        for (Set<String> accepted : recipe.acceptances().columns().keySet()) {
            List<String> set = names.stream().filter(accepted::contains).toList();
            boolean told = met.contains(set) || (set.size() == 1 && (identifying.containsAll(set) || repeated(set)));
            int unique = told
                    ? 1
                    : search.unique(
                                    watcher,
                                    set.stream().mapToInt(names::indexOf).toArray())
                            .cardinality();
            if (!told && unique > 0) {
                sets.of(set, unique, search.people()).ifPresent(watcher::warn);
            }
            if (unique == 0) {
                watcher.warn(
                        WarningCode.W_ACCEPT_UNUSED,
                        "accept: " + Acceptances.key(set) + " has no effect: nobody is unique on it");
            }
        }
    }

    private boolean repeated(List<String> set) {
        return repeats(data.table().column(set.get(0))).isPresent();
    }

    private void warn(WarningKind kind, String message, @Nullable String accepted, List<String> columns) {
        watcher.warn(new Watcher.Warning(kind, message, accepted, Acceptances.key(columns)));
    }
}
