package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.quality.risk.uniqueness.UniqueSetRanking;

/**
 * Warnings of sets of kept columns on which somebody is unique, each accepted if the recipe accepts the set.
 *
 * @param people what is counted, such as rows
 */
public record UniqueSetWarnings(TableRecipe recipe, String people) {

    /** Sets of up to this many columns are searched: more than three facts about somebody are seldom known. */
    public static final int MOST_COLUMNS = 3;

    /** So many sets are named; all others are counted. */
    public static final int NAMED = 5;

    /** The warnings of the sets that say most, and one of all others together. */
    public List<Warning> of(UniqueSetRanking found) {
        List<Warning> warnings = new ArrayList<>();
        found.sets()
                .forEach(set -> of(set.columns(), set.unique(), found.people()).ifPresent(warnings::add));
        further(found).ifPresent(warnings::add);
        return warnings;
    }

    /** The warning of a set; empty if the recipe allows the column. */
    public Optional<Warning> of(List<String> set, int unique, int all) {
        return allowed(set)
                ? Optional.empty()
                : Optional.of(new Warning(
                        WarningCode.W_UNIQUE_SET,
                        String.format(
                                Locale.ROOT,
                                "%,d of %,d %s %s unique on %s",
                                unique,
                                all,
                                people,
                                unique == 1 ? "is" : "are",
                                String.join(" + ", set)),
                        recipe.acceptances().reason(set).orElse(null),
                        Acceptances.key(set)));
    }

    private Optional<Warning> further(UniqueSetRanking found) {
        long further = found.further().stream()
                .filter(set -> !allowed(set.columns())
                        && recipe.acceptances().reason(set.columns()).isEmpty())
                .count();
        return further == 0
                ? Optional.empty()
                : Optional.of(new Warning(
                        WarningCode.W_UNIQUE_SET,
                        String.format(
                                Locale.ROOT,
                                further == 1
                                        ? "a further set of up to %2$d kept columns singles out %3$s"
                                        : "%1$,d further sets of up to %2$d kept columns single out %3$s",
                                further,
                                found.size(),
                                people)));
    }

    private boolean allowed(List<String> set) {
        return set.size() == 1 && recipe.uniqueKept().containsAll(set);
    }
}
