package org.semblance.release.columns;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Column;
import org.semblance.data.Distinct;

/** The identifier by which persons are told apart, where nobody said it. */
public final class PersonColumn {

    private PersonColumn() {}

    /**
     * The first identifier that tells all rows apart by itself; numbers, which have a digit in every value, come before names, which are
     * spelt in several ways.
     */
    public static Optional<String> of(List<? extends Column> identifiers) {
        List<? extends Column> alone = identifiers.stream()
                .filter(column -> tellApart(List.of(column)))
                .toList();
        Optional<String> number =
                alone.stream().filter(PersonColumn::numbered).map(Column::name).findFirst();
        return number.or(() -> alone.stream().map(Column::name).findFirst());
    }

    /** Whether no two rows share the values of all these columns. */
    public static boolean tellApart(List<? extends Column> columns) {
        if (columns.isEmpty()) {
            return false;
        }
        int rows = columns.get(0).size();
        return Distinct.of(rows, columns.stream().map(Column::codes).toList()).count() == rows;
    }

    private static boolean numbered(Column column) {
        return IntStream.range(0, column.size())
                .allMatch(row -> column.text(row).chars().anyMatch(Character::isDigit));
    }
}
