package org.semblance.release.partitioned;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.GlobalScale;
import org.semblance.domain.Role;
import org.semblance.quality.Measure;
import org.semblance.quality.PartitionedMeasure;
import org.semblance.quality.PartitionedMeasure.RowGrouping;
import org.semblance.quality.Score;

/** Computes measures of a masked table part by part. */
record PartitionedMeasures(
        PartitionedTable masked, ConceptRewrite rewrite, GlobalScale scale, Table centre, int places) {

    private static final ProblemCode NOTHING_TO_MEASURE = ProblemCode.E_MEASURE;

    /** The sums of a measure, or the problem why it has nothing to measure. */
    private record MeasureSums(
            PartitionedMeasure.@Nullable Sums sums,
            @Nullable Problem unmet) implements Serializable {

        MeasureSums and(MeasureSums other) {
            if (sums == null || other.sums == null) {
                return sums == null ? this : other;
            }
            return new MeasureSums(sums.and(other.sums), null);
        }
    }

    /**
     * The scores of the measures, without those that have nothing to measure.
     *
     * @param unmet receives a measure that has nothing to measure, and the reason
     */
    Map<Measure, Score> scores(List<PartitionedMeasure> measures, BiConsumer<Measure, Problem> unmet) {
        Map<Measure, Score> scores = new LinkedHashMap<>();
        for (RowGrouping together : RowGrouping.values()) {
            ArrayList<PartitionedMeasure> these = new ArrayList<>(measures.stream()
                    .filter(measure -> measure.together() == together)
                    .toList());
            if (!these.isEmpty()) {
                List<MeasureSums> taken = taken(together, these);
                for (int i = 0; i < taken.size(); i++) {
                    MeasureSums one = taken.get(i);
                    PartitionedMeasure measure = these.get(i);
                    if (one.unmet() != null) {
                        unmet.accept(measure, one.unmet());
                    }
                    Optional.ofNullable(one.sums()).ifPresent(sums -> scores.put(measure, sums.score()));
                }
            }
        }
        return scores;
    }

    private List<MeasureSums> taken(RowGrouping together, ArrayList<PartitionedMeasure> measures) {
        ConceptRewrite how = rewrite;
        GlobalScale seen = scale;
        Table middle = centre;
        List<MeasureSums> all = new ArrayList<>();
        PartitionedTable parts = together == RowGrouping.ANY ? masked : gathered(together);
        GlobalScale looked = together == RowGrouping.ANY ? seen : counted();
        parts.each(part -> ofPart(how, looked, middle, part, measures), more -> {
            for (int i = 0; i < more.size(); i++) {
                if (i == all.size()) {
                    all.add(more.get(i));
                } else {
                    all.set(i, all.get(i).and(more.get(i)));
                }
            }
        });
        return all;
    }

    /** The scale restricted to quasi-identifiers and confidential attributes, which class-based measures need. */
    private GlobalScale counted() {
        return new GlobalScale(
                scale.attributes().stream()
                        .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER) || attribute.is(Role.CONFIDENTIAL))
                        .toList(),
                scale.combine(),
                scale.words(),
                scale.varying());
    }

    /** Combines rows that agree on all columns that count, first within each part and then across parts. */
    private PartitionedTable gathered(RowGrouping together) {
        List<String> alike = together == RowGrouping.RELEASED ? rewrite.masked() : rewrite.copies();
        List<String> all = Stream.concat(
                        counted().attributes().stream().map(Attribute::name), rewrite.copies().stream())
                .toList();
        int count = places;
        return masked.map(part -> WeightedRows.of(part, all))
                .by(count, part -> WeightedRows.places(part, alike, count))
                .map(part -> WeightedRows.of(part, all));
    }

    private static ArrayList<MeasureSums> ofPart(
            ConceptRewrite rewrite, GlobalScale scale, Table centre, Table part, List<PartitionedMeasure> measures) {
        List<String> names = scale.attributes().stream().map(Attribute::name).toList();
        Dataset original = scale.of(rewrite.original(part, names));
        Table released = part.only(names);
        ArrayList<MeasureSums> taken = new ArrayList<>();
        for (PartitionedMeasure measure : measures) {
            try {
                taken.add(new MeasureSums(measure.sums(original, released, centre), null));
            } catch (Problem problem) {
                if (problem.kind() != NOTHING_TO_MEASURE) {
                    throw problem;
                }
                taken.add(new MeasureSums(null, problem));
            }
        }
        return taken;
    }
}
