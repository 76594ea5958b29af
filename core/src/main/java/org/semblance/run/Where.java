package org.semblance.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;

/**
 * Which rows of a table to keep: {@code complete}, or conditions joined by {@code and}, such as
 * {@code age >= 18 and town is not missing and "marital status" = married}.
 *
 * <p>A condition on a missing value does not hold, except {@code is missing}. Words that are not numbers are only equal
 * or not.
 */
public final class Where {

    private static final Pattern CONDITION = Pattern.compile(
            "\\s*(\"[^\"]+\"|\\S+)\\s+(?:(is\\s+missing|is\\s+not\\s+missing)|(=|!=|<=|>=|<|>)\\s*(\"[^\"]*\"|.*?))\\s*");
    private static final Pattern AND = Pattern.compile("(?i)\\s+and\\s+(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,3})?");
    private static final int LONGEST = 2000;

    /** One condition; {@code operator} is a sign of comparison, "is missing" or "is not missing". */
    private record Condition(String column, String operator, String value) {}

    private final boolean complete;
    private final List<Condition> conditions;

    private Where(boolean complete, List<Condition> conditions) {
        this.complete = complete;
        this.conditions = conditions;
    }

    /** Reads the text of a recipe. */
    public static Where of(String text) {
        if (text.strip().equals("complete")) {
            return new Where(true, List.of());
        }
        if (text.length() > LONGEST) {
            throw Problem.recipe(
                    "E_WHERE",
                    "where: the condition is longer than " + LONGEST + " characters",
                    "filter the table before it comes to Semblance");
        }
        List<Condition> conditions = new ArrayList<>();
        for (String part : AND.split(text, -1)) {
            Matcher matcher = CONDITION.matcher(part);
            if (!matcher.matches()) {
                throw Problem.recipe(
                        "E_WHERE",
                        "where: condition " + (conditions.size() + 1) + " cannot be read",
                        "write: complete, or conditions such as age >= 18 and town is not missing");
            }
            String operator = matcher.group(2) == null
                    ? matcher.group(3)
                    : matcher.group(2).replaceAll("\\s+", " ");
            conditions.add(new Condition(
                    unquoted(matcher.group(1)), operator, matcher.group(4) == null ? "" : unquoted(matcher.group(4))));
        }
        return new Where(false, conditions);
    }

    private static String unquoted(String text) {
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }

    /** The rows of the table to keep; {@code complete} looks at these columns. */
    public int[] rows(Table table, List<String> looked) {
        IntPredicate keep = complete
                ? row -> looked.stream().noneMatch(name -> table.column(name).missing(row))
                : conditions.stream()
                        .map(condition -> test(condition, table))
                        .reduce(IntPredicate::and)
                        .orElse(row -> true);
        return IntStream.range(0, table.size()).filter(keep).toArray();
    }

    /** Whether to keep a record of a stream, which one that comes after it cannot change. */
    interface Keeping {
        boolean keeps(RecordReader.Records stream);
    }

    /**
     * The same for records that come one at a time.
     *
     * @param columns the names of their columns
     * @param number which of them hold numbers
     * @param looked the columns that {@code complete} looks at
     */
    Keeping ofRecords(List<String> columns, Predicate<String> number, List<String> looked) {
        List<Keeping> all = complete
                ? looked.stream()
                        .map(name -> present(columns.indexOf(name), number.test(name)))
                        .toList()
                : conditions.stream()
                        .map(condition -> test(condition, columns.indexOf(condition.column()), number))
                        .toList();
        return stream -> {
            for (Keeping each : all) {
                if (!each.keeps(stream)) {
                    return false;
                }
            }
            return true;
        };
    }

    private static Keeping present(int column, boolean number) {
        return number ? stream -> !Double.isNaN(stream.number(column)) : stream -> stream.text(column) != null;
    }

    private static Keeping test(Condition condition, int column, Predicate<String> number) {
        if (column < 0) {
            throw unknown(condition);
        }
        boolean numeric = number.test(condition.column());
        Keeping present = present(column, numeric);
        return switch (condition.operator()) {
            case "is missing" -> stream -> !present.keeps(stream);
            case "is not missing" -> present;
            case "=" -> equal(condition, column, numeric);
            case "!=" -> {
                Keeping equal = equal(condition, column, numeric);
                yield stream -> present.keeps(stream) && !equal.keeps(stream);
            }
            default -> ordered(condition, column, numeric);
        };
    }

    private static Keeping equal(Condition condition, int column, boolean numeric) {
        if (numeric) {
            double value = number(condition);
            return stream -> stream.number(column) == value;
        }
        return stream -> condition.value().equals(stream.text(column));
    }

    private static Keeping ordered(Condition condition, int column, boolean numeric) {
        double limit = number(condition);
        DoublePredicate holds = ordered(condition.operator(), limit);
        return stream -> {
            if (numeric) {
                return holds.test(stream.number(column));
            }
            String word = stream.text(column);
            if (word != null && !NUMBER.matcher(word.strip()).matches()) {
                throw wordsAreUnordered(condition).at(stream.place());
            }
            return word != null && holds.test(Double.parseDouble(word.strip()));
        };
    }

    private static DoublePredicate ordered(String operator, double limit) {
        return switch (operator) {
            case "<" -> value -> value < limit;
            case "<=" -> value -> value <= limit;
            case ">" -> value -> value > limit;
            default -> value -> value >= limit;
        };
    }

    private static Problem unknown(Condition condition) {
        return Problem.recipe(
                "E_WHERE",
                "where: the table has no column '" + condition.column() + "'",
                "check the name; put names with spaces in double quotes");
    }

    private static Problem wordsAreUnordered(Condition condition) {
        return Problem.recipe(
                "E_WHERE",
                "where: '" + condition.column() + "' holds words, which are only equal or not",
                "use = or != for it");
    }

    private static IntPredicate test(Condition condition, Table table) {
        Column column = table.find(condition.column());
        if (column == null) {
            throw unknown(condition);
        }
        return switch (condition.operator()) {
            case "is missing" -> column::missing;
            case "is not missing" -> row -> !column.missing(row);
            case "=" -> equal(column, condition);
            case "!=" -> equal(column, condition).negate().and(row -> !column.missing(row));
            default -> ordered(column, condition);
        };
    }

    private static IntPredicate equal(Column column, Condition condition) {
        if (column instanceof Numbers numbers) {
            double value = number(condition);
            return row -> numbers.at(row) == value;
        }
        return row -> !column.missing(row) && column.text(row).equals(condition.value());
    }

    private static IntPredicate ordered(Column column, Condition condition) {
        double limit = number(condition);
        IntToDoubleFunction value =
                column instanceof Numbers numbers ? numbers::at : numbersOf((Words) column, condition);
        DoublePredicate holds = ordered(condition.operator(), limit);
        return row -> holds.test(value.applyAsDouble(row));
    }

    /** The numbers that the words of a kept column stand for; NaN, which no comparison holds for, where missing. */
    private static IntToDoubleFunction numbersOf(Words words, Condition condition) {
        if (!words.dictionary().stream()
                .allMatch(word -> NUMBER.matcher(word.strip()).matches())) {
            throw wordsAreUnordered(condition);
        }
        double[] values = words.dictionary().stream()
                .mapToDouble(word -> Double.parseDouble(word.strip()))
                .toArray();
        return row -> words.missing(row) ? Double.NaN : values[words.code(row)];
    }

    private static double number(Condition condition) {
        if (!NUMBER.matcher(condition.value()).matches()) {
            throw Problem.recipe(
                    "E_WHERE",
                    "where: '" + condition.column() + "' is compared with something that is not a number",
                    "compare it with a number");
        }
        return Double.parseDouble(condition.value());
    }

    /** The condition without the values it names: what may stand in a certificate. */
    @Override
    public String toString() {
        return complete
                ? "complete"
                : conditions.stream()
                        .map(condition -> condition.column() + " " + condition.operator()
                                + (condition.operator().startsWith("is") ? "" : " …"))
                        .collect(Collectors.joining(" and "));
    }
}
