package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Words;
import org.semblance.release.columns.numbers.NumberForm;
import org.semblance.release.columns.numbers.NumberStyle;
import org.semblance.release.columns.numbers.NumberUnit;
import org.semblance.release.columns.numbers.WrittenNumbers;
import org.semblance.release.columns.signs.ColumnFacts;
import org.semblance.source.CsvLayout.DecimalSign;

/** Profile of a column read as text: its distinct values, whether they are numbers, and how these are written. */
public final class ColumnProfile implements ColumnFacts {

    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");
    private static final Pattern SENTENCE = Pattern.compile("(\\S+\\s+){7}");

    private static final Pattern LONG_TEXT = Pattern.compile("^\\s*(\\S+\\s+){9}\\S");

    /** Two values are always maximally distant, whatever they mean, so concepts would add nothing. */
    private static final int TWO_VALUES = 2;

    private static final int MOST_READ = 1000;

    /** Regular expressions are tried on so many distinct values. */
    private static final int MOST_TRIED = 2000;

    private final String name;
    private final int rows;
    private final int present;
    private final List<String> words;
    private final int[] counts;
    private final WrittenNumbers written;
    private final @Nullable NumberForm settled;
    private final Optional<NumberStyle> style;
    private final boolean numbers;
    private final int decimals;

    private ColumnProfile(
            String name, int rows, int present, List<String> words, int[] counts, @Nullable NumberForm settled) {
        this.name = name;
        this.rows = rows;
        this.present = present;
        this.words = words;
        this.counts = counts;
        this.written = WrittenNumbers.of(words, settled);
        this.settled = settled;
        this.style = written.style();
        this.numbers = style.filter(found -> found.unit() == NumberUnit.NONE).isPresent();
        this.decimals = written.decimals();
    }

    public static ColumnProfile of(Words column) {
        int[] counts = column.counts();
        int[] used = IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .toArray();
        return new ColumnProfile(
                column.name(),
                column.size(),
                column.present(),
                Arrays.stream(used)
                        .mapToObj(code -> column.dictionary().get(code).strip())
                        .toList(),
                Arrays.stream(used).map(code -> counts[code]).toArray(),
                null);
    }

    /** The column in a table whose numbers are written in a form, which settles a doubt about this column. */
    public ColumnProfile in(NumberForm form) {
        return new ColumnProfile(name, rows, present, words, counts, form);
    }

    /** The column as it would be if some values meant that there is none. */
    public ColumnProfile without(Predicate<String> missing) {
        List<String> left = new ArrayList<>();
        int[] leftCounts = new int[counts.length];
        int rowsLeft = 0;
        for (int i = 0; i < counts.length; i++) {
            if (!missing.test(words.get(i))) {
                leftCounts[left.size()] = counts[i];
                left.add(words.get(i));
                rowsLeft += counts[i];
            }
        }
        return new ColumnProfile(
                name, rows, rowsLeft, List.copyOf(left), Arrays.copyOf(leftCounts, left.size()), settled);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int present() {
        return present;
    }

    @Override
    public List<String> words() {
        return words;
    }

    @Override
    public int count(int index) {
        return counts[index];
    }

    /** Whether all values are numbers, without currency or percent signs, in one form that a recipe can declare. */
    @Override
    public boolean numbers() {
        return numbers;
    }

    @Override
    public boolean amounts() {
        return style.isPresent();
    }

    /** How the numbers are written, if all values are numbers; also those with a currency or percent sign. */
    public Optional<NumberStyle> style() {
        return style;
    }

    /** The numbers among the distinct values, near enough for comparisons; NaN where a value is no number. */
    public double[] values() {
        return WrittenNumbers.values(words, form());
    }

    /** The form in which most values are numbers. */
    NumberForm form() {
        return written.usual();
    }

    /** Whether they are numbers with a decimal comma. */
    public boolean commas() {
        return numbers
                && style.filter(found -> found.form().decimal() == DecimalSign.COMMA)
                        .isPresent();
    }

    public boolean leadingZeros() {
        return written.leadingZeros();
    }

    @Override
    public int decimals() {
        return decimals;
    }

    /** Whether at least nine in ten distinct values are numbers, but not all of them. */
    boolean nearlyNumbers() {
        return style.isEmpty() && distinct() >= 10 && written.most() >= 0.9 * distinct();
    }

    /** Whether the values are words that a person can review: not numbers, codes or sentences, and not too many. */
    boolean readable() {
        return !numbers
                && !nearlyNumbers()
                && distinct() > TWO_VALUES
                && distinct() <= MOST_READ
                && share(WORD) >= 0.5
                && share(SENTENCE) < 0.1;
    }

    /** Whether most values are long texts that hardly ever repeat. */
    public boolean texts() {
        return !numbers && variety() > 0.5 && share(LONG_TEXT) > 0.5;
    }

    /** Some distinct values, evenly from all; all if there are few. */
    List<String> sample() {
        int step = Math.max(1, (words.size() + MOST_TRIED - 1) / MOST_TRIED);
        return step == 1
                ? words
                : IntStream.iterate(0, i -> i < words.size(), i -> i + step)
                        .mapToObj(words::get)
                        .toList();
    }

    private double share(Pattern pattern) {
        List<String> tried = sample();
        return (double) tried.stream()
                        .filter(word -> pattern.matcher(word).find())
                        .count()
                / tried.size();
    }

    /** Whether no two rows share a value. */
    public boolean unique() {
        return rows > 1 && present == rows && distinct() == rows;
    }
}
