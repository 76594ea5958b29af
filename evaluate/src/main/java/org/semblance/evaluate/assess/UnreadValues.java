package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Parameter;
import org.semblance.data.NumberText;
import org.semblance.data.Rows;
import org.semblance.data.Words;

/**
 * Values of a release that cannot be interpreted, with advice on how to have them read.
 *
 * @param named the columns for which the user says how to interpret them
 * @param commas whether numbers are written with a decimal comma; otherwise with a decimal point
 */
record UnreadValues(Set<String> named, boolean commas) {

    /** Refuses a column with values that are not understood. */
    void refuse(Words after, Predicate<String> understood, @Nullable ColumnReading pattern, Rows rows) {
        problem(after, understood.negate(), pattern, rows).ifPresent(problem -> {
            throw problem;
        });
    }

    /** The problem of a column in which some values are strange; empty if none is. */
    Optional<Problem> problem(Words after, Predicate<String> strange, @Nullable ColumnReading pattern, Rows rows) {
        List<String> others = ReleasedColumns.held(after).filter(strange).toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        Set<String> not = new HashSet<>(others);
        String where = rows.named(row -> !after.missing(row) && not.contains(after.text(row)));
        return Optional.of(Problem.data(
                ProblemCode.E_LABELS,
                "column '" + after.name() + "' of the release has "
                        + (others.size() == 1 ? "a value" : others.size() + " different values")
                        + (named.contains(after.name()) && pattern != null
                                ? " that cannot be read as " + Parameter.kebab(pattern)
                                : " that the original does not have and that cannot be interpreted")
                        + " (" + where + ")",
                advice(after.name(), others, pattern)));
    }

    private String advice(String name, List<String> others, @Nullable ColumnReading pattern) {
        if (others.stream()
                .allMatch(text -> NumberText.number(text, commas ? '.' : ',').isPresent())) {
            return "if they are numbers, write them with the decimal sign of the original, a "
                    + (commas ? "comma" : "point");
        }
        String rest = "give the hierarchy that they come from with ‹hierarchy '" + name
                + "=FILE'›; declare texts that mean no value with ‹missing›";
        if (pattern == ColumnReading.AUTO) {
            return rest;
        }
        List<String> looks = new ArrayList<>();
        for (ColumnReading one : List.of(ColumnReading.INTERVAL, ColumnReading.STAR, ColumnReading.SET)) {
            if (others.stream().allMatch(text -> one.styles().get(0).read(text).isPresent())) {
                looks.add(Parameter.kebab(one));
            }
        }
        return looks.isEmpty()
                ? "if they are intervals, stars or sets, use ‹patterns auto›; otherwise " + rest
                : "they look like " + (looks.get(0).equals("interval") ? "intervals" : looks.get(0) + "s")
                        + ": say so with ‹pattern '" + name + "=" + looks.get(0)
                        + "'›, or use ‹patterns auto› for all columns; or " + rest;
    }
}
