package org.semblance.evaluate.assess;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Count;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.MissingValues;
import org.semblance.data.NumberText;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Ordinal;
import org.semblance.domain.foreign.ForeignLabels;
import org.semblance.domain.foreign.Interval;
import org.semblance.domain.foreign.LabelSyntax;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.CsvLayout;

/**
 * Interprets the columns of a release, made by any tool, according to their domains in the original: as numbers,
 * categories, labels of a hierarchy, or labels in the syntax of another tool, from which a domain is built. Any other
 * value is refused.
 */
final class ReleasedColumns {

    /**
     * A quasi-identifier before and after, and how its released values were interpreted.
     *
     * @param domain the domain of the original, unless labels replaced the values
     * @param interpretation in words
     */
    record ColumnPair(Domain domain, Column before, Column after, String interpretation) {

        /**
         * Whether the release shows labels or averages that do not occur in the original. Concepts do not count as
         * such.
         */
        boolean strange() {
            Set<String> known = texts(before);
            known.add(Hierarchy.ANYTHING);
            return !(domain instanceof Concepts) && !known.containsAll(texts(after));
        }

        private static Set<String> texts(Column column) {
            return IntStream.range(0, column.size())
                    .filter(row -> !column.missing(row))
                    .mapToObj(column::text)
                    .collect(Collectors.toCollection(HashSet::new));
        }
    }

    private final Set<String> missing;
    private final Map<String, MissingValues> own;
    private final boolean nfc;
    /** Whether numbers are written with a decimal comma; otherwise with a decimal point. */
    private final boolean commas;

    private final Map<String, ColumnReading> patterns;
    private final boolean auto;
    private final UnreadValues unread;
    private final Optional<Table> population;
    private final int least;
    private final Watcher watcher;

    /**
     * Interprets columns by the rules of a recipe.
     *
     * @param reading how to interpret columns, and further texts that mean "no value"
     * @param least minimum number of rows behind any count that is shown
     * @param watcher is warned of labels that cover no original value
     */
    ReleasedColumns(
            TableRecipe recipe,
            Assessor.ReadingOptions reading,
            Optional<Table> population,
            int least,
            Watcher watcher) {
        this.missing = new LinkedHashSet<>(recipe.missing());
        this.missing.addAll(reading.missing());
        this.own = recipe.missingByColumn();
        this.nfc = recipe.settings().normalize() == TableRecipe.Normalization.NFC;
        this.commas = recipe.csv().decimal() == CsvLayout.DecimalSign.COMMA;
        this.patterns = reading.patterns();
        this.auto = reading.auto();
        this.unread = new UnreadValues(patterns.keySet(), commas);
        this.population = population;
        this.least = least;
        this.watcher = watcher;
    }

    /** The texts that mean "no value". */
    Set<String> missing() {
        return Collections.unmodifiableSet(missing);
    }

    /** A column of text in which texts that mean "no value" are missing values. */
    Words words(Column verbatim) {
        Words column = (Words) verbatim;
        MissingValues declared = own.getOrDefault(column.name(), MissingValues.NONE);
        @Nullable
        String[] texts = column.dictionary().stream()
                .map(text -> missing.contains(text) || declared.declares(text, commas ? ',' : '.')
                        ? null
                        : nfc ? Normalizer.normalize(text, Normalizer.Form.NFC) : text)
                .toArray(String[]::new);
        return Words.of(
                column.name(),
                IntStream.range(0, column.size())
                        .mapToObj(row -> column.missing(row) ? null : texts[column.code(row)])
                        .toArray(String[]::new));
    }

    /** How a quasi-identifier was released. */
    ColumnPair take(Attribute attribute, Column before, Column verbatim, Rows rows) {
        Words after = words(verbatim);
        ColumnReading pattern = pattern(attribute.name());
        if (before instanceof Numbers numbers) {
            return ofNumbers(attribute, numbers, after, pattern, rows);
        }
        if (attribute.domain() instanceof Hierarchical domain) {
            Set<String> known = new HashSet<>(Set.of(Hierarchy.ANYTHING));
            for (int level = 0; level <= domain.hierarchy().height(); level++) {
                known.addAll(domain.hierarchy().labels(level));
            }
            unread.refuse(after, known::contains, pattern, rows);
            return new ColumnPair(
                    domain,
                    before,
                    after,
                    "labels of a hierarchy with " + Count.of(domain.hierarchy().height(), "level")
                            + " above the values");
        }
        return ofCategories(attribute, (Words) before, after, pattern, rows);
    }

    private @Nullable ColumnReading pattern(String name) {
        ColumnReading named = patterns.get(name);
        return named == null && auto ? ColumnReading.AUTO : named;
    }

    private ColumnPair ofNumbers(
            Attribute attribute, Numbers before, Words after, @Nullable ColumnReading pattern, Rows rows) {
        boolean plain = held(after)
                .allMatch(
                        text -> text.equals(Hierarchy.ANYTHING) || number(text).isPresent());
        if (plain && (pattern == null || pattern == ColumnReading.AUTO || pattern == ColumnReading.MIDPOINT)) {
            return new ColumnPair(attribute.domain(), before, numbers(after, this::number), "numbers" + hidden(after));
        }
        if (pattern == ColumnReading.MIDPOINT) {
            double least = present(before).min().orElse(0);
            double most = present(before).max().orElse(0);
            unread.refuse(
                    after,
                    text -> text.equals(Hierarchy.ANYTHING)
                            || number(text).isPresent()
                            || Interval.of(text).isPresent(),
                    pattern,
                    rows);
            return new ColumnPair(
                    attribute.domain(),
                    before,
                    numbers(after, text -> {
                        OptionalDouble number = number(text);
                        return number.isPresent()
                                ? number
                                : Interval.of(text)
                                        .map(interval -> OptionalDouble.of(interval.middle(least, most)))
                                        .orElse(OptionalDouble.empty());
                    }),
                    "intervals, read as their midpoints" + hidden(after));
        }
        if (pattern == null) {
            throw unread.problem(
                            after,
                            text -> !text.equals(Hierarchy.ANYTHING)
                                    && number(text).isEmpty(),
                            null,
                            rows)
                    .orElseThrow();
        }
        // write each number in one way, so that equal numbers are equal labels
        Words shown = Words.of(
                after.name(),
                IntStream.range(0, after.size())
                        .mapToObj(row -> after.missing(row) ? null : canonical(after.text(row)))
                        .toArray(String[]::new));
        return labelled(attribute, asWords(before), shown, pattern, rows);
    }

    private ColumnPair ofCategories(
            Attribute attribute, Words before, Words after, @Nullable ColumnReading pattern, Rows rows) {
        Set<String> known = new HashSet<>(Set.of(Hierarchy.ANYTHING));
        held(before).forEach(known::add);
        if (attribute.domain() instanceof Ordinal ordinal) {
            known.addAll(ordinal.scale());
        }
        if (pattern == null || pattern == ColumnReading.MIDPOINT || held(after).allMatch(known::contains)) {
            unread.refuse(after, known::contains, pattern, rows);
            return new ColumnPair(attribute.domain(), before, after, "categories" + hidden(after));
        }
        return labelled(attribute, before, after, pattern, rows);
    }

    private ColumnPair labelled(Attribute attribute, Words before, Words after, ColumnReading pattern, Rows rows) {
        ForeignLabels labels =
                ForeignLabels.of(values(attribute.name(), before), held(after).toList(), pattern.styles());
        // a number that does not occur in the original covers no row, but it is readable
        Set<String> strange = labels.unread().stream()
                .filter(text -> pattern.styles().contains(LabelSyntax.INTERVAL)
                        && Interval.point(text).isPresent())
                .collect(Collectors.toSet());
        Set<String> unknown = new HashSet<>(labels.unread());
        unknown.removeAll(strange);
        unread.refuse(after, text -> !unknown.contains(text), pattern, rows);
        Set<String> empty = new HashSet<>(labels.empty());
        empty.addAll(strange);
        judgeUncovering(empty, after);
        return new ColumnPair(
                labels.domain(attribute.name()),
                before,
                after,
                told(labels) + suppressed(empty, after) + hidden(after));
    }

    /** The values of the original and of the population: numbers in ascending order, then texts. */
    private List<String> values(String name, Words before) {
        Set<String> values = new LinkedHashSet<>(held(before).toList());
        population
                .map(people -> people.column(name))
                .map(column -> column instanceof Numbers numbers ? asWords(numbers) : (Words) column)
                .ifPresent(column -> held(column).forEach(values::add));
        return values.stream()
                .sorted(Comparator.comparingDouble((String text) -> number(text).orElse(Double.POSITIVE_INFINITY))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static String told(ForeignLabels labels) {
        if (labels.styles().isEmpty()) {
            return "values, some of them suppressed or not in the original";
        }
        return labels.styles().entrySet().stream()
                        .map(style -> style.getValue() + " different "
                                + style.getKey().many())
                        .collect(Collectors.joining(", "))
                + (labels.nested() ? ", nested" : ", overlapping")
                + "; the loss is the share of values that they cover";
    }

    /** A remark on the number of rows whose label or number covers no original value; empty if there are none. */
    private String suppressed(Set<String> empty, Words after) {
        return empty.isEmpty()
                ? ""
                : "; " + (empty.size() == 1 ? "a label or number" : empty.size() + " labels or numbers") + ", in "
                        + Assessment.rows(rows(after, empty::contains), least)
                        + (empty.size() == 1
                                ? ", covers no value of the original and counts as suppressed"
                                : ", cover no value of the original and count as suppressed");
    }

    /**
     * Refuses a column in which most labels cover no original value, because it was evidently misread. Warns if only
     * some do.
     */
    private void judgeUncovering(Set<String> empty, Words after) {
        long lost = rows(after, empty::contains);
        long shown = rows(after, text -> !text.equals(Hierarchy.ANYTHING));
        if (2 * lost > shown) {
            throw Problem.data(
                    ProblemCode.E_LABELS,
                    "column '" + after.name()
                            + "' of the release shows labels or numbers that cover no value of the original"
                            + " in most rows",
                    "name the original first and the release second; write numbers with the decimal sign of the original;"
                            + " labels that do not say what they cover need their hierarchy: ‹hierarchy '"
                            + after.name()
                            + "=FILE'›");
        }
        if (lost > 0) {
            watcher.warn(
                    WarningCode.W_UNCOVERED,
                    "column '" + after.name() + "' shows labels or numbers that cover no value of the original in "
                            + Assessment.rows(lost, least)
                            + ": they count as suppressed, but k compares them as text");
        }
    }

    private static long rows(Words column, Predicate<String> which) {
        return IntStream.range(0, column.size())
                .filter(row -> !column.missing(row) && which.test(column.text(row)))
                .count();
    }

    /** A remark on the number of rows that show only a star; empty if there are none. */
    private String hidden(Words after) {
        long rows = rows(after, Hierarchy.ANYTHING::equals);
        return rows == 0 ? "" : "; suppressed (*) in " + Assessment.rows(rows, least);
    }

    /** The distinct texts that occur in the rows. */
    static Stream<String> held(Words column) {
        int[] counts = column.counts();
        return IntStream.range(0, counts.length)
                .filter(code -> counts[code] > 0)
                .mapToObj(column.dictionary()::get);
    }

    private static DoubleStream present(Numbers column) {
        return IntStream.range(0, column.size())
                .filter(row -> !column.missing(row))
                .mapToDouble(column::at);
    }

    private OptionalDouble number(String text) {
        return NumberText.number(text, commas ? ',' : '.');
    }

    /** The text itself, or the canonical text if it is a number. */
    String canonical(String text) {
        OptionalDouble number = number(text);
        return number.isPresent() ? Decimal.text(number.getAsDouble()) : text;
    }

    /** A column of text in which numbers are canonical. */
    Words canonical(Words column) {
        List<String> canonical =
                column.dictionary().stream().map(this::canonical).toList();
        return Words.of(
                column.name(),
                IntStream.range(0, column.size())
                        .mapToObj(row -> column.missing(row) ? null : canonical.get(column.code(row)))
                        .toArray(String[]::new));
    }

    /** Numbers converted to their canonical text. */
    static Words asWords(Numbers column) {
        return Words.of(
                column.name(),
                IntStream.range(0, column.size())
                        .mapToObj(row -> column.missing(row) ? null : column.text(row))
                        .toArray(String[]::new));
    }

    private static Numbers numbers(Words column, Function<String, OptionalDouble> read) {
        double[] ofWord = column.dictionary().stream()
                .mapToDouble(text -> read.apply(text).orElse(Double.NaN))
                .toArray();
        double[] values = new double[column.size()];
        Arrays.setAll(values, row -> column.missing(row) ? Double.NaN : ofWord[column.code(row)]);
        return Numbers.of(column.name(), values);
    }
}
