package org.semblance.release.publication;

import java.util.List;
import java.util.Optional;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.release.figures.Distribution;

/**
 * The released values of a masked attribute: the number of rows in each range or category. Ranges and categories are
 * chosen by the released values, and the counts are exact, because anybody can count them in the file.
 */
public final class ReleasedBars {

    private ReleasedBars() {}

    /** The bars of an attribute; empty for one that is not masked, and for vectors. */
    public static List<Bar> of(Attribute attribute, ReleasedRows rows) {
        Column column = rows.table().find(attribute.name());
        if (column == null || !attribute.is(Role.QUASI_IDENTIFIER)) {
            return List.of();
        }
        return distribution(attribute, column).stream()
                .flatMap(distribution -> distribution.bars().stream())
                .map(bar -> new Bar(bar.label(), bar.after(), bar.span()))
                .toList();
    }

    private static Optional<Distribution> distribution(Attribute attribute, Column column) {
        if (column instanceof Numbers numbers) {
            return Optional.of(Distribution.ofNumbers(numbers, numbers, 1));
        }
        if (column instanceof Words words) {
            List<String> scale = attribute.domain() instanceof Ordinal ordinal ? ordinal.scale() : List.of();
            return Optional.of(Distribution.ofWords(words, words, scale, 1));
        }
        return Optional.empty();
    }

    /**
     * A range or category, and the number of released rows in it.
     *
     * @param span the bounds of a range of numbers
     */
    public record Bar(String label, int rows, Optional<Distribution.Span> span) {

        /** Whether it counts all categories without a bar of their own. */
        public boolean ofOthers() {
            return span.isEmpty() && label.equals(Distribution.OTHERS);
        }

        /** Whether it counts the rows without a value. */
        public boolean ofNothing() {
            return span.isEmpty() && label.equals(Distribution.NO_VALUE);
        }
    }
}
