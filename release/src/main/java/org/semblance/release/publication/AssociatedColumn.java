package org.semblance.release.publication;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;

/** A column as it is associated with others: as numbers if it can be read so, otherwise as categories. */
public final class AssociatedColumn {

    /** With fewer rows per value on average, a value points to a person rather than to a category. */
    private static final int ROWS_OF_A_CATEGORY = 5;

    private static final int MOST_CATEGORIES = 400;

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
        return column instanceof Words words && !tooMany(words) ? Optional.of(categories(words)) : Optional.empty();
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

    private static boolean tooMany(Words words) {
        long values = Arrays.stream(words.counts()).filter(count -> count > 0).count();
        return values == 0 || values > MOST_CATEGORIES || values * ROWS_OF_A_CATEGORY > words.size();
    }

    /** The values as numbers: also positions on a scale, and words that are all numbers, as in unmasked columns. */
    private static @Nullable Numbers numbers(Attribute attribute, Column column) {
        if (column instanceof Numbers numbers) {
            return numbers;
        }
        if (!(column instanceof Words words)) {
            return null;
        }
        if (attribute.domain() instanceof Ordinal ordinal) {
            return places(words, word -> {
                int place = ordinal.scale().indexOf(word);
                return place < 0 ? Double.NaN : place;
            });
        }
        return attribute.is(Role.QUASI_IDENTIFIER) ? null : places(words, AssociatedColumn::number);
    }

    private interface Place {
        double of(String word);
    }

    /** The numbers of words; null if there are none, or if a word that occurs has none. */
    private static @Nullable Numbers places(Words words, Place place) {
        double[] placeOf = words.dictionary().stream().mapToDouble(place::of).toArray();
        int[] counts = words.counts();
        if (words.present() == 0
                || IntStream.range(0, counts.length)
                        .anyMatch(code -> counts[code] > 0 && Double.isNaN(placeOf[code]))) {
            return null;
        }
        return Numbers.of(
                words.name(),
                IntStream.range(0, words.size())
                        .mapToDouble(row -> words.missing(row) ? Double.NaN : placeOf[words.code(row)])
                        .toArray());
    }

    /** A plain decimal number. Leading zeros indicate a code, which is not a number. */
    private static double number(String word) {
        return word.matches("-?(0|[1-9][0-9]{0,17})([.][0-9]{1,18})?") ? Double.parseDouble(word) : Double.NaN;
    }
}
