package org.semblance.release.columns;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.release.columns.signs.ColumnFacts;

/** Profile of a column read as text: its distinct values, whether they are numbers, and how these are written. */
public final class ColumnProfile implements ColumnFacts {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
    private static final Pattern COMMA_NUMBER = Pattern.compile("[+-]?\\d+(,\\d+)?");
    private static final Pattern LEADING_ZERO = Pattern.compile("0\\d+");
    private static final Pattern WORD = Pattern.compile("\\p{L}{3}");
    private static final Pattern SENTENCE = Pattern.compile("(\\S+\\s+){7}");

    private static final Pattern LONG_TEXT = Pattern.compile("^\\s*(\\S+\\s+){9}\\S");

    /** Two values are always maximally distant, whatever they mean, so concepts would add nothing. */
    private static final int TWO_VALUES = 2;

    private static final int MOST_READ = 1000;

    private final String name;
    private final int rows;
    private final int present;
    private final List<String> words;
    private final int[] counts;
    private final boolean numbers;
    private final boolean commas;
    private final boolean leadingZeros;
    private final int decimals;

    private ColumnProfile(String name, int rows, int present, List<String> words, int[] counts) {
        this.name = name;
        this.rows = rows;
        this.present = present;
        this.words = words;
        this.counts = counts;
        boolean points = !words.isEmpty()
                && words.stream().allMatch(word -> NUMBER.matcher(word).matches());
        commas = !points
                && !words.isEmpty()
                && words.stream().allMatch(word -> COMMA_NUMBER.matcher(word).matches());
        numbers = points || commas;
        leadingZeros =
                words.stream().anyMatch(word -> LEADING_ZERO.matcher(word).matches());
        decimals = words.stream().mapToInt(ColumnProfile::decimals).max().orElse(0);
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
                Arrays.stream(used).map(code -> counts[code]).toArray());
    }

    /** The profile of the same column in which some values mean "no value". */
    ColumnProfile without(List<MissingCode> missing) {
        Set<String> gone = new HashSet<>();
        missing.forEach(code -> gone.addAll(code.values()));
        int[] kept = IntStream.range(0, words.size())
                .filter(i -> !gone.contains(words.get(i)))
                .toArray();
        int[] left = Arrays.stream(kept).map(i -> counts[i]).toArray();
        return new ColumnProfile(
                name, rows, Arrays.stream(left).sum(), Arrays.stream(kept).mapToObj(words::get).toList(), left);
    }

    /** A number as this column writes it. */
    public static double number(String text) {
        return Double.parseDouble(text.replace(',', '.'));
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

    @Override
    public boolean numbers() {
        return numbers;
    }

    /** Whether they are numbers with a decimal comma. */
    public boolean commas() {
        return commas;
    }

    public boolean leadingZeros() {
        return leadingZeros;
    }

    @Override
    public int decimals() {
        return decimals;
    }

    private static int decimals(String word) {
        int sign = Math.max(word.indexOf('.'), word.indexOf(','));
        return sign < 0 ? 0 : word.length() - sign - 1;
    }

    /** Whether at least nine in ten distinct values are numbers, but not all of them. */
    boolean nearlyNumbers() {
        long numeric =
                words.stream().filter(word -> NUMBER.matcher(word).matches()).count();
        return !numbers && distinct() >= 10 && numeric >= 0.9 * distinct();
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

    private double share(Pattern pattern) {
        return (double) words.stream()
                        .filter(word -> pattern.matcher(word).find())
                        .count()
                / distinct();
    }

    /** Whether no two rows share a value. */
    public boolean unique() {
        return rows > 1 && present == rows && distinct() == rows;
    }
}
