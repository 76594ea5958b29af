package org.semblance.release.columns;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Distinct;

/** Chooses the identifier that distinguishes people if the recipe does not name one. */
public final class PersonColumn {

    private PersonColumn() {}

    /**
     * The first identifier that is unique in every row. Those with a digit in every value, such as patient numbers,
     * take precedence over names, whose spelling varies.
     */
    public static Optional<String> of(List<? extends Column> identifiers) {
        List<? extends Column> alone = identifiers.stream()
                .filter(column -> tellApart(List.of(column)))
                .toList();
        Optional<String> number =
                alone.stream().filter(PersonColumn::numbered).map(Column::name).findFirst();
        return number.or(() -> alone.stream().map(Column::name).findFirst());
    }

    /** The same, for columns whose profiles are known. */
    public static Optional<String> ofProfiles(List<ColumnProfile> identifiers) {
        List<ColumnProfile> alone =
                identifiers.stream().filter(ColumnProfile::unique).toList();
        return alone.stream()
                .filter(column -> column.words().stream().allMatch(PersonColumn::digit))
                .findFirst()
                .or(() -> alone.stream().findFirst())
                .map(ColumnProfile::name);
    }

    private static boolean digit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    /** Whether no two rows agree on all these columns. */
    public static boolean tellApart(List<? extends Column> columns) {
        if (columns.isEmpty()) {
            return false;
        }
        int rows = columns.get(0).size();
        return Distinct.of(rows, columns.stream().map(Column::codes).toList()).count() == rows;
    }

    private static boolean numbered(Column column) {
        return IntStream.range(0, column.size()).allMatch(row -> digit(column.text(row)));
    }
}
