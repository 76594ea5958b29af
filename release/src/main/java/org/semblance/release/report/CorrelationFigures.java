package org.semblance.release.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Decimal;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.DistanceMoments;
import org.semblance.quality.association.Associations;
import org.semblance.quality.association.Coefficient;
import org.semblance.release.figures.Correlations;
import org.semblance.release.figures.WordNumbers;

/** Computes how strongly the attributes of a release are associated before and after masking. */
final class CorrelationFigures {

    /** The maximum number of attributes that a reader can take in. */
    private static final int MOST = 12;

    private final int least;
    private final Watcher watcher;

    CorrelationFigures(int least, Watcher watcher) {
        this.least = least;
        this.watcher = watcher;
    }

    /** An attribute before or after masking: as numbers if possible, otherwise as categories. */
    private static final class Side {

        private final @Nullable Numbers numbers;
        private final int[] codes;
        private final @Nullable ConceptCounts concepts;

        private Side(@Nullable Numbers numbers, int[] codes, @Nullable ConceptCounts concepts) {
            this.numbers = numbers;
            this.codes = codes;
            this.concepts = concepts;
        }

        private int rows() {
            return numbers == null ? codes.length : numbers.size();
        }

        private boolean present(int row) {
            return numbers == null ? codes[row] >= 0 : !numbers.missing(row);
        }
    }

    private record ComparedAttribute(String name, Optional<Concepts> domain, Side before, Side after) {

        private boolean numeric() {
            return before.numbers != null;
        }
    }

    /** The correlations of the attributes that may be shown; empty if there are fewer than two. */
    Optional<Correlations> of(Dataset original, Table released, Predicate<String> told) {
        List<Attribute> candidates = Stream.of(Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL, Role.OTHER)
                .flatMap(role -> original.with(role).stream())
                .distinct()
                .filter(attribute -> !attribute.is(Role.IDENTIFIER) && told.test(attribute.name()))
                .filter(attribute -> released.find(attribute.name()) != null)
                .filter(attribute -> !(original.table().column(attribute.name()) instanceof Vectors))
                .toList();
        List<ComparedAttribute> compared = new ArrayList<>();
        for (Attribute attribute : candidates) {
            if (compared.size() < MOST) {
                compared(attribute, original.table().column(attribute.name()), released.column(attribute.name()))
                        .ifPresent(compared::add);
            }
        }
        if (compared.size() < 2) {
            return Optional.empty();
        }
        List<Correlations.Pair> pairs = new ArrayList<>();
        for (int one = 0; one < compared.size(); one++) {
            for (int other = one + 1; other < compared.size(); other++) {
                watcher.progress("report", one, compared.size());
                pairs.add(pair(one, other, compared));
            }
        }
        return Optional.of(new Correlations(
                compared.stream().map(ComparedAttribute::name).toList(), candidates.size() - compared.size(), pairs));
    }

    private static Optional<ComparedAttribute> compared(Attribute attribute, Column before, Column after) {
        Numbers numbers = numbers(attribute, before);
        Numbers released = numbers == null ? null : numbers(attribute, after);
        if (numbers != null && released != null) {
            return Optional.of(new ComparedAttribute(
                    attribute.name(),
                    Optional.empty(),
                    new Side(numbers, new int[0], null),
                    new Side(released, new int[0], null)));
        }
        if (!(before instanceof Words words)
                || !(after instanceof Words shown)
                || Correlations.tooManyCategories(words)) {
            return Optional.empty();
        }
        Optional<Concepts> domain =
                attribute.domain() instanceof Concepts concepts && known(concepts, words) && known(concepts, shown)
                        ? Optional.of(concepts)
                        : Optional.empty();
        return Optional.of(new ComparedAttribute(attribute.name(), domain, side(words, domain), side(shown, domain)));
    }

    private static Side side(Words words, Optional<Concepts> domain) {
        return new Side(
                null,
                IntStream.range(0, words.size())
                        .map(row -> words.missing(row) ? Words.MISSING : words.code(row))
                        .toArray(),
                domain.map(concepts -> ConceptCounts.of(words, concepts)).orElse(null));
    }

    private static boolean known(Concepts domain, Words words) {
        int[] counts = words.counts();
        int[] concepts = domain.conceptsOf(words);
        return IntStream.range(0, counts.length).allMatch(code -> counts[code] == 0 || concepts[code] != Concepts.NONE);
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
            return WordNumbers.onScale(ordinal, words);
        }
        boolean maskedByName = attribute.is(Role.QUASI_IDENTIFIER) && !(attribute.domain() instanceof Numeric);
        return maskedByName ? null : WordNumbers.plain(words);
    }

    private Correlations.Pair pair(int one, int other, List<ComparedAttribute> compared) {
        ComparedAttribute first = compared.get(one);
        ComparedAttribute second = compared.get(other);
        Coefficient coefficient = coefficient(first, second);
        return new Correlations.Pair(
                one,
                other,
                coefficient,
                told(value(coefficient, first, first.before, second.before)),
                told(value(coefficient, first, first.after, second.after)));
    }

    /** Rounds to two decimals. Exact coefficients, together with the unmasked columns, could disclose masked values. */
    private static double told(double coefficient) {
        return Double.isNaN(coefficient) ? coefficient : Decimal.round(coefficient, 2);
    }

    private static Coefficient coefficient(ComparedAttribute one, ComparedAttribute other) {
        if (one.numeric() && other.numeric()) {
            return Coefficient.PEARSON;
        }
        if (one.numeric() || other.numeric()) {
            return Coefficient.CORRELATION_RATIO;
        }
        return one.domain.isPresent() && other.domain.isPresent() && related(one.domain.get(), other.domain.get())
                ? Coefficient.DISTANCE_CORRELATION
                : Coefficient.CRAMER;
    }

    private static boolean related(Concepts one, Concepts other) {
        return one.taxonomy() == other.taxonomy() && one.similarity().equals(other.similarity());
    }

    private double value(Coefficient coefficient, ComparedAttribute first, Side one, Side other) {
        long both = IntStream.range(0, one.rows())
                .filter(row -> one.present(row) && other.present(row))
                .count();
        if (both < least) {
            return Double.NaN;
        }
        return switch (coefficient) {
            case PEARSON -> pearson(one, other);
            case CORRELATION_RATIO -> first.numeric() ? ratio(one, other) : ratio(other, one);
            case CRAMER -> Associations.cramer(one.codes, other.codes);
            case DISTANCE_CORRELATION -> distance(first.domain.orElseThrow(), one, other);
        };
    }

    private static double pearson(Side one, Side other) {
        return one.numbers == null || other.numbers == null
                ? Double.NaN
                : Correlation.of(one.numbers, other.numbers).coefficient();
    }

    private static double ratio(Side numeric, Side categories) {
        Numbers numbers = numeric.numbers;
        return numbers == null
                ? Double.NaN
                : Associations.ratio(
                        IntStream.range(0, numbers.size())
                                .mapToDouble(numbers::at)
                                .toArray(),
                        categories.codes);
    }

    /** The distance correlation; NaN if a column is constant, as for the other coefficients. */
    private double distance(Concepts domain, Side one, Side other) {
        if (one.concepts == null || other.concepts == null || one.concepts.size() < 2 || other.concepts.size() < 2) {
            return Double.NaN;
        }
        return DistanceMoments.of(List.of(one.concepts, other.concepts), domain.comparison(), watcher)
                .correlation(0, 1);
    }
}
