package org.semblance.release.recipe;

import java.util.List;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.port.RecordReader;

/** Decides whether to keep a record, independently of all other records. */
public interface RowFilter {

    /** Text that is a number, and therefore ordered. */
    Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d{1,3})?");

    boolean keeps(RecordReader.Fields record);

    /** Keeps records that pass all these filters. */
    static RowFilter all(List<RowFilter> each) {
        return record -> {
            for (RowFilter one : each) {
                if (!one.keeps(record)) {
                    return false;
                }
            }
            return true;
        };
    }

    /** Keeps records with a value in a column. */
    static RowFilter present(int column, boolean numeric) {
        return numeric ? record -> !Double.isNaN(record.number(column)) : record -> record.text(column) != null;
    }

    /**
     * Keeps records that meet a condition.
     *
     * @param columns the names of all columns
     * @param number which of them contain numbers; the others contain words
     */
    static RowFilter where(RowCondition.Condition condition, List<String> columns, Predicate<String> number) {
        int column = columns.indexOf(condition.column());
        if (column < 0) {
            throw Problem.recipe(
                    ProblemCode.E_WHERE,
                    "where: the table has no column '" + condition.column() + "'",
                    "check the name; put names with spaces in double quotes");
        }
        boolean numeric = number.test(condition.column());
        RowFilter present = present(column, numeric);
        return switch (condition.operator()) {
            case "is missing" -> record -> !present.keeps(record);
            case "is not missing" -> present;
            case "=" -> equal(condition, column, numeric);
            case "!=" -> {
                RowFilter equal = equal(condition, column, numeric);
                yield record -> present.keeps(record) && !equal.keeps(record);
            }
            default -> ordered(condition, column, numeric);
        };
    }

    private static RowFilter equal(RowCondition.Condition condition, int column, boolean numeric) {
        if (numeric) {
            double value = number(condition);
            return record -> record.number(column) == value;
        }
        return record -> condition.value().equals(record.text(column));
    }

    private static RowFilter ordered(RowCondition.Condition condition, int column, boolean numeric) {
        double limit = number(condition);
        DoublePredicate holds = switch (condition.operator()) {
            case "<" -> value -> value < limit;
            case "<=" -> value -> value <= limit;
            case ">" -> value -> value > limit;
            default -> value -> value >= limit;
        };
        if (numeric) {
            return record -> holds.test(record.number(column));
        }
        return record -> {
            String word = record.text(column);
            if (word != null && !isNumber(word)) {
                throw wordsAreUnordered(condition).at(record.place());
            }
            return word != null && holds.test(Double.parseDouble(word.strip()));
        };
    }

    private static double number(RowCondition.Condition condition) {
        if (!NUMBER.matcher(condition.value()).matches()) {
            throw Problem.recipe(
                    ProblemCode.E_WHERE,
                    "where: '" + condition.column() + "' is compared with something that is not a number",
                    "compare it with a number");
        }
        return Double.parseDouble(condition.value());
    }

    static boolean isNumber(String word) {
        return NUMBER.matcher(word.strip()).matches();
    }

    static Problem wordsAreUnordered(RowCondition.Condition condition) {
        return Problem.recipe(
                ProblemCode.E_WHERE,
                "where: '" + condition.column() + "' holds words, which are only equal or not",
                "use = or != for it");
    }
}
