package org.semblance.release.columns;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.semblance.release.columns.numbers.NumberForm;
import org.semblance.release.columns.numbers.NumberStyle;
import org.semblance.source.CsvLayout;

/**
 * The one form in which a recipe declares the numbers of a table, and what does not agree with it.
 *
 * @param form the form in which most columns can be read; columns that are in doubt go with the others
 * @param declared whether a recipe must declare it
 * @param others how the numbers of other columns are written, by heading: without a change they can only be texts
 * @param doubtful the headings of columns that could also be other numbers in another form; if no other column settles
 *     it, a person must
 */
public record TableNumberForm(NumberForm form, boolean declared, Map<String, String> others, List<String> doubtful) {

    public TableNumberForm {
        others = Collections.unmodifiableMap(new LinkedHashMap<>(others));
        doubtful = List.copyOf(doubtful);
    }

    /** The form of the columns of a table that are numbers. */
    public static TableNumberForm of(List<ColumnProfile> columns) {
        List<ColumnProfile> numbers =
                columns.stream().filter(column -> column.style().isPresent()).toList();
        List<NumberStyle> certain =
                styles(numbers).filter(style -> !style.doubtful()).toList();
        List<NumberStyle> all = styles(numbers).toList();
        // the first of several that fit as well, which are in the order of how usual they are
        NumberForm form = Stream.of(NumberForm.values())
                .min(Comparator.<NumberForm>comparingLong(one -> -fitting(certain, one))
                        .thenComparingLong(one -> -fitting(all, one))
                        .thenComparingLong(one -> -all.stream()
                                .filter(style -> style.form() == one)
                                .count()))
                .orElseThrow();
        Map<String, String> others = new LinkedHashMap<>();
        for (ColumnProfile column : numbers) {
            column.style()
                    .filter(style -> !style.in(form))
                    .ifPresent(style -> others.put(column.name(), style.words()));
        }
        boolean settled = certain.stream().anyMatch(style -> style.decimal() != null || style.thousands() != null);
        return new TableNumberForm(
                form,
                form != NumberForm.POINT,
                others,
                settled
                        ? List.of()
                        : numbers.stream()
                                .filter(column -> column.style()
                                        .filter(style -> style.doubtful() && style.in(form))
                                        .isPresent())
                                .map(ColumnProfile::name)
                                .toList());
    }

    /** What the recipe declares. */
    public CsvLayout layout() {
        return declared ? form.layout() : CsvLayout.UNKNOWN;
    }

    private static Stream<NumberStyle> styles(List<ColumnProfile> columns) {
        return columns.stream().flatMap(column -> column.style().stream());
    }

    private static long fitting(List<NumberStyle> styles, NumberForm form) {
        return styles.stream().filter(style -> style.in(form)).count();
    }
}
