package org.semblance.release.publication;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.domain.Attribute;
import org.semblance.domain.Correlation;
import org.semblance.domain.Role;
import org.semblance.quality.association.Associations;
import org.semblance.quality.association.Coefficient;
import org.semblance.release.figures.Correlations;
import org.semblance.release.json.Json;

/**
 * How strongly the released attributes are associated: Pearson's correlation of two numbers, the correlation ratio of a
 * number and a category, Cramér's V of two categories. The figures are exact, because anybody can compute them from the
 * file.
 *
 * @param columns the columns compared, masked ones first
 * @param leftOut the number of columns not compared, for lack of space or because nearly all their values differ
 */
public record ReleasedAssociations(List<AssociatedColumn> columns, int leftOut, List<Pair> pairs) {

    /** The maximum number of attributes that a reader can take in. */
    private static final int MOST = 16;

    /**
     * Two columns by their position in the list, the lower first.
     *
     * @param after the coefficient in the release; NaN if it is undefined
     */
    public record Pair(int one, int other, Coefficient coefficient, double after) {}

    public ReleasedAssociations {
        columns = List.copyOf(columns);
        pairs = List.copyOf(pairs);
    }

    /** The associations of the released rows; empty if there are fewer than two columns to compare. */
    public static Optional<ReleasedAssociations> of(ReleasedRows rows, Watcher watcher) {
        List<Attribute> candidates = Stream.of(Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL, Role.OTHER)
                .flatMap(role -> rows.data().with(role).stream())
                .distinct()
                .toList();
        List<AssociatedColumn> columns = new ArrayList<>();
        for (Attribute attribute : candidates) {
            if (columns.size() < MOST) {
                AssociatedColumn.of(attribute, rows.table().column(attribute.name()))
                        .ifPresent(columns::add);
            }
        }
        if (columns.size() < 2) {
            return Optional.empty();
        }
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < columns.size(); one++) {
            for (int other = one + 1; other < columns.size(); other++) {
                watcher.progress("report", pairs.size(), (long) columns.size() * (columns.size() - 1) / 2);
                Coefficient coefficient = coefficient(columns.get(one), columns.get(other));
                pairs.add(new Pair(one, other, coefficient, value(columns.get(one), columns.get(other))));
            }
        }
        return Optional.of(new ReleasedAssociations(columns, candidates.size() - columns.size(), pairs));
    }

    private static Coefficient coefficient(AssociatedColumn one, AssociatedColumn other) {
        if (one.numeric() && other.numeric()) {
            return Coefficient.PEARSON;
        }
        return one.numeric() || other.numeric() ? Coefficient.CORRELATION_RATIO : Coefficient.CRAMER;
    }

    private static double value(AssociatedColumn one, AssociatedColumn other) {
        Numbers first = one.numbers();
        Numbers second = other.numbers();
        if (first != null && second != null) {
            return Correlation.of(first, second).coefficient();
        }
        if (first != null) {
            return Associations.ratio(values(first), other.categories());
        }
        return second != null
                ? Associations.ratio(values(second), one.categories())
                : Associations.cramer(one.categories(), other.categories());
    }

    private static double[] values(Numbers numbers) {
        return IntStream.range(0, numbers.size()).mapToDouble(numbers::at).toArray();
    }

    /** The names of the columns. */
    public List<String> names() {
        return columns.stream().map(AssociatedColumn::name).toList();
    }

    /**
     * The associations as JSON values, without coefficients that are NaN.
     *
     * @param before what is published of the same coefficients before masking, pair by pair; empty if nothing was asked for
     */
    Map<String, Object> json(List<Optional<FigureBand>> before) {
        List<Object> lines = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            Map<String, Object> line = new LinkedHashMap<>();
            line.put("one", columns.get(pair.one).name());
            line.put("other", columns.get(pair.other).name());
            line.put("coefficient", Correlations.name(pair.coefficient));
            if (Double.isFinite(pair.after)) {
                line.put("after", pair.after);
            }
            if (!before.isEmpty()) {
                line.put("before", FigureBand.json(before.get(i)));
            }
            lines.add(line);
        }
        return Json.object("attributes", names(), "left-out", leftOut, "pairs", lines);
    }
}
