package org.semblance.evaluate.assess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.Count;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.foreign.OverlapUncertainty;
import org.semblance.domain.foreign.OverlappingLabels;
import org.semblance.domain.hierarchy.Generalizable;
import org.semblance.domain.hierarchy.ReleasedLevels;
import org.semblance.release.figures.Distribution;

/**
 * An original and a release of it, made comparable.
 *
 * @param original the original, with its columns in the form they have in the release
 * @param released the release, in its own row order
 * @param aligned the release in the row order of the original, if the correspondence is known
 * @param persons for each row of the release, a number shared by all rows of the same person, if known
 */
record AssessedTables(
        Dataset original, Table released, Optional<Table> aligned, RowMatch match, Optional<int[]> persons) {

    static AssessedTables of(
            Dataset data,
            Table verbatim,
            Map<String, ReleasedColumns.ColumnPair> taken,
            ReleasedColumns reads,
            Assessor.ReadingOptions reading,
            List<String> notes) {
        Dataset original = original(data, taken);
        List<Column> columns = new ArrayList<>();
        List<String> kept = new ArrayList<>();
        for (Attribute attribute : original.attributes()) {
            ReleasedColumns.ColumnPair one = taken.get(attribute.name());
            Column there = verbatim.find(attribute.name());
            if (one != null) {
                columns.add(one.after());
            } else if (there != null) {
                columns.add(reads.words(there));
                if (!attribute.is(Role.IDENTIFIER)) {
                    kept.add(attribute.name());
                }
            }
        }
        Table released = Table.of(columns);
        RowMatch match = reading.key() == null
                ? RowMatch.inOrder(original.table(), released, kept, reading.inOrder())
                : RowMatch.byKey(original.table(), released, reading.key());
        Optional<Table> aligned = match.rowOf()
                .map(rowOf -> original.table()
                        .with(columns.stream()
                                .map(column -> RowMatch.aligned(column, rowOf))
                                .toList()));
        if (match.assumed()) {
            notes.add("The rows are assumed to be in the same order: the tables share no column by which this "
                    + "could be checked.");
        }
        if (match.dropped() > 0) {
            notes.add(Count.of(match.dropped(), "row") + " of the original " + (match.dropped() == 1 ? "is" : "are")
                    + " not in the release. Measures that compare rows count them as suppressed; k, l and t "
                    + "are those of the released rows.");
        }
        return new AssessedTables(
                original, withPersons(original, released, match), aligned, match, persons(original, released, match));
    }

    /** The same with the numbers in some columns of text written in one way, so that 2 and 2.0 are one value. */
    AssessedTables withCanonical(Set<String> names, ReleasedColumns reads) {
        return names.isEmpty()
                ? this
                : new AssessedTables(
                        original,
                        canonical(released, names, reads),
                        aligned.map(table -> canonical(table, names, reads)),
                        match,
                        persons);
    }

    private static Table canonical(Table table, Set<String> names, ReleasedColumns reads) {
        return table.with(table.columns().stream()
                .filter(column -> names.contains(column.name()))
                .map(column -> (Column) reads.canonical((Words) column))
                .toList());
    }

    /** The original with numbers converted to labels where the release has labels. */
    private static Dataset original(Dataset data, Map<String, ReleasedColumns.ColumnPair> taken) {
        Table table = data.table()
                .with(taken.values().stream()
                        .map(ReleasedColumns.ColumnPair::before)
                        .toList());
        List<Attribute> attributes = data.attributes().stream()
                .map(attribute -> {
                    ReleasedColumns.ColumnPair one = taken.get(attribute.name());
                    return one == null
                            ? attribute
                            : new Attribute(attribute.name(), attribute.roles(), one.domain(), attribute.weight());
                })
                .toList();
        return new Dataset(
                table,
                attributes,
                data.person(),
                data.combine(),
                data.population()
                        .map(people -> people.with(people.columns().stream()
                                .map(column -> Assessor.like(table.column(column.name()), column))
                                .toList())));
    }

    /** The person of each released row: from the person column of the release, or else from that of the original. */
    private static Optional<int[]> persons(Dataset original, Table released, RowMatch match) {
        return original.person().flatMap(person -> {
            Column own = released.find(person.name());
            if (own != null) {
                return Optional.of(own.codes());
            }
            int[] codes = person.codes();
            return match.rowOf().map(rowOf -> {
                int[] persons = new int[released.size()];
                for (int row = 0; row < rowOf.length; row++) {
                    if (rowOf[row] != RowMatch.NONE) {
                        persons[rowOf[row]] = codes[row];
                    }
                }
                return persons;
            });
        });
    }

    /** The release with a column that identifies persons, if they are known. */
    private static Table withPersons(Dataset original, Table released, RowMatch match) {
        Optional<Words> person = original.person().filter(column -> released.find(column.name()) == null);
        if (person.isEmpty()) {
            return released;
        }
        return persons(original, released, match)
                .map(persons -> {
                    List<Column> all = new ArrayList<>(released.columns());
                    all.add(Words.of(
                            person.get().name(),
                            IntStream.of(persons).mapToObj(String::valueOf).toArray(String[]::new)));
                    return Table.of(all);
                })
                .orElse(released);
    }

    /**
     * Notes labels that do not cover the original value of their row. Then either the row order differs or values were
     * perturbed as well as generalised.
     */
    void noteUntrue(int least, List<String> notes) {
        if (aligned.isEmpty()) {
            return;
        }
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            int untrue = untrue(attribute);
            if (untrue > 0) {
                notes.add("In " + Assessment.rows(untrue, least) + " the released value of '" + attribute.name()
                        + "' does not cover the original value: values were changed and not only generalised, the "
                        + "rows are in another order, or the labels need their ‹hierarchy›.");
            }
        }
    }

    private int untrue(Attribute attribute) {
        Column before = original.table().column(attribute.name());
        Column after = aligned.orElseThrow().column(attribute.name());
        int untrue = 0;
        if (attribute.domain() instanceof OverlappingLabels covering) {
            OverlapUncertainty texts = OverlapUncertainty.of((Words) before, (Words) after, covering);
            for (int pair = 0; pair < texts.pairs(); pair++) {
                untrue += texts.holds(pair) ? 0 : texts.count(pair);
            }
        } else if (attribute.domain() instanceof Generalizable) {
            ReleasedLevels levels =
                    ReleasedLevels.of(attribute, original, aligned.get()).orElseThrow();
            for (int pair = 0; pair < levels.pairs(); pair++) {
                untrue += levels.holds(pair) ? 0 : levels.count(pair);
            }
        }
        return untrue;
    }

    /**
     * The quasi-identifiers before and after. Values with fewer released rows than {@code least} are omitted, unless
     * they have none.
     */
    List<Assessment.AttributeDistribution> spreads(int least) {
        List<Assessment.AttributeDistribution> spreads = new ArrayList<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            distribution(attribute, least)
                    .map(distribution -> new Distribution(distribution.bars().stream()
                            .filter(bar -> bar.after() == 0 || bar.after() >= least)
                            .toList()))
                    .filter(distribution -> !distribution.bars().isEmpty())
                    .ifPresent(distribution ->
                            spreads.add(new Assessment.AttributeDistribution(attribute.name(), distribution)));
        }
        return spreads;
    }

    private Optional<Distribution> distribution(Attribute attribute, int least) {
        Column before = original.table().column(attribute.name());
        Column after = released.column(attribute.name());
        if (attribute.domain() instanceof Generalizable) {
            return aligned.flatMap(table -> ReleasedLevels.of(attribute, original, table))
                    .map(levels -> Distribution.ofLabels(levels, least));
        }
        if (before instanceof Numbers numbers && after instanceof Numbers shown) {
            return Optional.of(Distribution.ofNumbers(numbers, shown, least));
        }
        if (attribute.domain() instanceof OverlappingLabels) {
            return Optional.empty();
        }
        List<String> scale = attribute.domain() instanceof Ordinal ordinal ? ordinal.scale() : List.of();
        return Optional.of(Distribution.ofWords((Words) before, (Words) after, scale, least));
    }
}
