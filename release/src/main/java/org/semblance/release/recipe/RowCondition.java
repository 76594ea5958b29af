package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;

/**
 * The condition of rows to keep: {@code complete}, or comparisons joined by {@code and}, such as
 * {@code age >= 18 and town is not missing and "marital status" = married}.
 *
 * <p>A comparison with a missing value is false, except {@code is missing}. Words that are not numbers can only be
 * compared for equality.
 */
public final class RowCondition {

    private static final Pattern CONDITION = Pattern.compile(
            "\\s*(\"[^\"]+\"|\\S+)\\s+(?:(is\\s+missing|is\\s+not\\s+missing)|(=|!=|<=|>=|<|>)\\s*(\"[^\"]*\"|.*?))\\s*");
    private static final Pattern AND = Pattern.compile("(?i)\\s+and\\s+(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private static final int LONGEST = 2000;

    /** One condition; {@code operator} is a comparison operator, "is missing" or "is not missing". */
    record Condition(String column, String operator, String value) {

        /** Whether the operator needs an order. */
        boolean orders() {
            return operator.startsWith("<") || operator.startsWith(">");
        }
    }

    private final boolean complete;
    private final List<Condition> conditions;

    private RowCondition(boolean complete, List<Condition> conditions) {
        this.complete = complete;
        this.conditions = conditions;
    }

    /** Parses the condition of a recipe. */
    public static RowCondition of(String text) {
        if (text.strip().equals("complete")) {
            return new RowCondition(true, List.of());
        }
        if (text.length() > LONGEST) {
            throw Problem.recipe(
                    ProblemCode.E_WHERE,
                    "where: the condition is longer than " + LONGEST + " characters",
                    "filter the table before it comes to Semblance");
        }
        List<Condition> conditions = new ArrayList<>();
        for (String part : AND.split(text, -1)) {
            Matcher matcher = CONDITION.matcher(part);
            if (!matcher.matches()) {
                throw Problem.recipe(
                        ProblemCode.E_WHERE,
                        "where: condition " + (conditions.size() + 1) + " cannot be read",
                        "write: complete, or conditions such as age >= 18 and town is not missing");
            }
            String operator = matcher.group(2) == null
                    ? matcher.group(3)
                    : matcher.group(2).replaceAll("\\s+", " ");
            conditions.add(new Condition(
                    unquoted(matcher.group(1)), operator, matcher.group(4) == null ? "" : unquoted(matcher.group(4))));
        }
        return new RowCondition(false, conditions);
    }

    private static String unquoted(String text) {
        return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"")
                ? text.substring(1, text.length() - 1)
                : text;
    }

    /**
     * The rows of a table to keep.
     *
     * @param looked the columns that {@code complete} considers
     */
    public int[] rows(Table table, List<String> looked) {
        RowFilter filter = ofRecords(table.names(), name -> table.column(name) instanceof Numbers, looked);
        refuseUnordered(table);
        TableFields fields = new TableFields(table);
        return IntStream.range(0, table.size())
                .filter(row -> filter.keeps(fields.at(row)))
                .toArray();
    }

    /**
     * The condition as a filter for records that arrive one at a time.
     *
     * @param columns the names of their columns
     * @param number which of them contain numbers
     * @param looked the columns that {@code complete} considers
     */
    public RowFilter ofRecords(List<String> columns, Predicate<String> number, List<String> looked) {
        return RowFilter.all(
                complete
                        ? looked.stream()
                                .map(name -> RowFilter.present(columns.indexOf(name), number.test(name)))
                                .toList()
                        : conditions.stream()
                                .map(condition -> RowFilter.where(condition, columns, number))
                                .toList());
    }

    /** Refuses a table with words in an ordered comparison, even in rows that another condition excludes. */
    private void refuseUnordered(Table table) {
        for (Condition condition : conditions) {
            if (condition.orders()
                    && table.column(condition.column()) instanceof Words words
                    && !words.dictionary().stream().allMatch(RowFilter::isNumber)) {
                throw RowFilter.wordsAreUnordered(condition);
            }
        }
    }

    /**
     * Refuses an ordered comparison of a column that is read as text: its points, which separate thousands, would be taken
     * for decimal signs.
     */
    void refusePointedTexts(List<Attribute> attributes) {
        for (Condition condition : conditions) {
            boolean number = attributes.stream()
                    .anyMatch(attribute -> attribute.name().equals(condition.column())
                            && attribute.is(Role.QUASI_IDENTIFIER)
                            && attribute.domain().ofNumbers());
            if (condition.orders() && !number) {
                throw Problem.recipe(
                        ProblemCode.E_WHERE,
                        "where: '" + condition.column() + "' is read as text, so its points between thousands would be"
                                + " decimal signs",
                        "compare only quasi-identifiers with domain: numeric, or remove the points from the column");
            }
        }
    }

    /** The condition without the values in it, as it may appear in a certificate. */
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
