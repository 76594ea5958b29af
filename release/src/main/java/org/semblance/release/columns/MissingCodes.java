package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.semblance.release.columns.signs.ColumnKind;

/**
 * Finds the values of one column that mean "no value", such as -9 or "refused". What may be a value is not proposed: a
 * wrong one would remove data, and a person sees the missing ones when they check the draft.
 */
public final class MissingCodes {

    /** Among more values, only those that repeat are looked up; none of them is a code if no value repeats. */
    private static final int MANY = 5000;

    private MissingCodes() {}

    /** The codes of a column whose kind is not known. */
    public static List<MissingCode> of(ColumnProfile column) {
        return of(column, Optional.empty());
    }

    /**
     * The codes of a column.
     *
     * @param kind what the heading says it is: nobody is 999 years old
     */
    public static List<MissingCode> of(ColumnProfile column, Optional<ColumnKind> kind) {
        if (column.unique() && column.distinct() > MANY) {
            return List.of();
        }
        List<MissingCode> codes = new ArrayList<>(answers(column));
        Set<String> found = new HashSet<>();
        codes.forEach(code -> found.addAll(code.values()));
        ColumnProfile rest = found.isEmpty() ? column : column.without(found::contains);
        if (rest.style().isPresent()) {
            codes.addAll(new MissingNumbers(rest, kind).codes());
        } else {
            codes.addAll(amongWords(rest));
        }
        return List.copyOf(codes);
    }

    /** The column without the rows that have one of these codes. */
    public static ColumnProfile without(ColumnProfile column, List<MissingCode> codes) {
        Set<String> values = new HashSet<>();
        codes.forEach(code -> values.addAll(code.values()));
        return values.isEmpty() ? column : column.without(values::contains);
    }

    private static List<MissingCode> answers(ColumnProfile column) {
        List<MissingCode> codes = new ArrayList<>();
        int fewest = column.distinct() > MANY ? Math.max(2, column.present() / MANY) : 1;
        List<String> beside = column.sample();
        for (int i = 0; i < column.distinct(); i++) {
            String word = column.words().get(i);
            if (column.count(i) >= fewest && NoAnswer.is(word, beside)) {
                codes.add(new MissingCode(
                        word, List.of(word), column.count(i), "an answer that says that there is none"));
            }
        }
        return codes;
    }

    /** Numbers such as 99 and -8 in a column of words without digits. */
    private static List<MissingCode> amongWords(ColumnProfile column) {
        List<MissingCode> codes = new ArrayList<>();
        if (column.distinct() > MANY) {
            return codes;
        }
        int words = 0;
        for (int i = 0; i < column.distinct(); i++) {
            String word = column.words().get(i);
            if (MissingNumbers.usual(word)) {
                codes.add(new MissingCode(word, List.of(word), column.count(i), "a usual code among words"));
            } else if (word.chars().noneMatch(Character::isDigit)) {
                words++;
            }
        }
        return words >= 2 && words + codes.size() == column.distinct() ? codes : List.of();
    }
}
