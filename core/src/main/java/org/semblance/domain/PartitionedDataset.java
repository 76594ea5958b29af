package org.semblance.domain;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.data.Words;

/**
 * A partitioned table with the attributes of its columns: the {@link Dataset} of data that is processed in parts.
 *
 * @param parts the rows, numbered from 1 without gaps in the order of the table
 * @param scale the scale of the whole table, for binding parts
 * @param size the number of rows of all parts
 * @param centre the average record of the quasi-identifiers, as a table of one row
 */
public record PartitionedDataset(PartitionedTable parts, GlobalScale scale, int size, Table centre) {

    /** The number of partitions into which combinations are gathered for counting. */
    private static final int PLACES = 64;

    /** Determines the scale of the whole table in one or more passes over its parts. */
    public static PartitionedDataset of(PartitionedTable parts, List<Attribute> attributes, Combination combine) {
        List<Attribute> masked = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .toList();
        PartStatistics look = new PartStatistics();
        List<String> names = masked.stream().map(Attribute::name).toList();
        parts.each(part -> PartStatistics.of(part, names), look::add);
        Map<String, Moments.Centre> centres = new HashMap<>();
        look.sums.forEach((name, sum) -> centres.put(name, sum.centre()));
        Map<String, Moments.Deviations> deviations = new HashMap<>();
        if (!centres.isEmpty()) {
            parts.each(
                    part -> deviations(part, centres),
                    of -> of.forEach((name, more) -> deviations
                            .computeIfAbsent(name, unseen -> new Moments.Deviations())
                            .add(more)));
        }
        List<Attribute> framed = new ArrayList<>();
        for (Attribute attribute : attributes) {
            Moments.Sum sum = look.sums.get(attribute.name());
            Moments.Deviations apart = deviations.get(attribute.name());
            if (sum != null && apart != null && attribute.domain() instanceof Numeric numbers) {
                framed.add(attribute.in(numbers.measured(sum, apart.moments(sum.centre()), look.rows)));
            } else if (look.words.containsKey(attribute.name())
                    && attribute.domain() instanceof NeedsDictionary<?> words) {
                framed.add(attribute.in(words.ofParts()));
            } else {
                framed.add(attribute);
            }
        }
        Map<String, WordHolders> words = new LinkedHashMap<>();
        look.words.forEach((name, seen) -> words.put(name, seen.holders()));
        List<Column> centre = new ArrayList<>();
        for (Attribute attribute : framed) {
            FirstOccurrences seen = look.words.get(attribute.name());
            if (attribute.domain() instanceof StandardizedNumeric measured) {
                Moments moments = measured.moments();
                centre.add(Numbers.of(attribute.name(), moments.count() == 0 ? Double.NaN : moments.mean()));
            } else if (seen != null && attribute.domain() instanceof Metric<?> metric) {
                centre.add(centre(metric, seen.counted(attribute.name())));
            }
        }
        return new PartitionedDataset(
                parts, new GlobalScale(framed, combine, words, look.varying()), look.rows, Table.of(centre));
    }

    private static <V> Column centre(Metric<V> metric, Table words) {
        Space<V> space = metric.bind(words.columns().get(0), words.rows());
        Tally<V> tally = space.tally();
        for (int row = 0; row < words.size(); row++) {
            tally.add(row, words.rows().times(row));
        }
        return space.column(List.of(words.size() == 0 ? space.nothing() : tally.prototype()), new int[1]);
    }

    private static HashMap<String, Moments.Deviations> deviations(Table part, Map<String, Moments.Centre> centres) {
        HashMap<String, Moments.Deviations> found = new HashMap<>();
        centres.forEach((name, centre) ->
                found.put(name, Moments.Deviations.of((Numbers) part.column(name), part.rows(), centre)));
        return found;
    }

    /**
     * The distinct combinations of quasi-identifiers with their multiplicities, in order of first appearance. They are
     * counted where the parts are.
     */
    public Dataset tuples() {
        return tuples(scale.quasiIdentifiers());
    }

    /** The same for some of the quasi-identifiers. */
    public Dataset tuples(List<String> names) {
        List<Table> found = new ArrayList<>();
        parts.map(part -> WeightedRows.of(part, names))
                .by(PLACES, part -> WeightedRows.places(part, names, PLACES))
                .map(part -> WeightedRows.of(part, names))
                .each(part -> part, found::add);
        return new Dataset(
                Table.joined(found).byNumber(),
                scale.attributes().stream()
                        .filter(attribute -> names.contains(attribute.name()))
                        .toList(),
                Optional.empty(),
                scale.combine());
    }

    /** The statistics of the first pass over a part. */
    private static final class PartStatistics implements Serializable {

        private final Map<String, Moments.Sum> sums = new LinkedHashMap<>();
        private final Map<String, FirstOccurrences> words = new LinkedHashMap<>();
        private int rows;

        static PartStatistics of(Table part, List<String> names) {
            PartStatistics look = new PartStatistics();
            look.rows = part.size();
            for (String name : names) {
                Column column = part.column(name);
                if (column instanceof Numbers numbers) {
                    look.sums.put(name, Moments.Sum.of(numbers, part.rows()));
                } else if (column instanceof Words held) {
                    look.words.put(name, FirstOccurrences.of(held, part.rows()));
                }
            }
            return look;
        }

        /** The columns with more than one value, counting missing as a value. */
        Set<String> varying() {
            Set<String> varying = new HashSet<>();
            sums.forEach((name, sum) -> {
                Moments.Centre centre = sum.centre();
                if (!centre.constant() || (centre.count() > 0 && centre.count() < rows)) {
                    varying.add(name);
                }
            });
            words.forEach((name, seen) -> {
                if (seen.size() > 1 || (seen.size() == 1 && seen.present() < rows)) {
                    varying.add(name);
                }
            });
            return varying;
        }

        void add(PartStatistics other) {
            rows = Math.addExact(rows, other.rows);
            other.sums.forEach((name, more) ->
                    sums.computeIfAbsent(name, unseen -> new Moments.Sum()).add(more));
            other.words.forEach((name, more) -> words.computeIfAbsent(name, unseen -> new FirstOccurrences())
                    .add(more));
        }
    }
}
