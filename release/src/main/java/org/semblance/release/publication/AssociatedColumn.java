package org.semblance.release.publication;

import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.WordNumbers;

/** A column as it is associated with others: as numbers if it can be read so, otherwise as categories. */
public final class AssociatedColumn {

    private final String name;
    private final @Nullable Numbers numbers;
    private final int[] categories;

    private AssociatedColumn(String name, @Nullable Numbers numbers, int[] categories) {
        this.name = name;
        this.numbers = numbers;
        this.categories = categories;
    }

    /** A released column; empty if nearly all its values differ, or if it has no values. */
    static Optional<AssociatedColumn> of(Attribute attribute, Column column) {
        Numbers numbers = numbers(attribute, column);
        if (numbers != null) {
            return Optional.of(new AssociatedColumn(column.name(), numbers, new int[0]));
        }
        return column instanceof Words words && words.present() > 0 && !Correlations.tooManyCategories(words)
                ? Optional.of(categories(words))
                : Optional.empty();
    }

    /** Another column of the same attribute, read as this one is; empty if that cannot be done. */
    public Optional<AssociatedColumn> like(Attribute attribute, Column column) {
        if (numbers == null) {
            return column instanceof Words words ? Optional.of(categories(words)) : Optional.empty();
        }
        return Optional.ofNullable(numbers(attribute, column))
                .map(other -> new AssociatedColumn(name, other, new int[0]));
    }

    public String name() {
        return name;
    }

    /** The numbers; null for categories. */
    public @Nullable Numbers numbers() {
        return numbers;
    }

    /** The category of each row, negative if missing; empty for numbers. */
    public int[] categories() {
        return categories.clone();
    }

    boolean numeric() {
        return numbers != null;
    }

    private static AssociatedColumn categories(Words words) {
        return new AssociatedColumn(
                words.name(),
                null,
                IntStream.range(0, words.size()).map(words::code).toArray());
    }

    /** The values as numbers: also positions on a scale, and words that are all numbers, as in unmasked columns. */
    private static @Nullable Numbers numbers(Attribute attribute, Column column) {
        if (column instanceof Numbers numbers) {
            return numbers;
        }
        if (!(column instanceof Words words) || words.present() == 0) {
            return null;
        }
        if (attribute.domain() instanceof Ordinal ordinal) {
            return WordNumbers.onScale(ordinal, words);
        }
        return attribute.is(Role.QUASI_IDENTIFIER) ? null : WordNumbers.plain(words);
    }
}
