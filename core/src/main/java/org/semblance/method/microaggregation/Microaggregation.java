package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.PersonNumbers;
import org.semblance.domain.Records;
import org.semblance.domain.WordHolders;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.GoalMethod;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.MinimumRows;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.UnreachableAims;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;

/** Microaggregation: records are partitioned into groups, and each record is replaced by the prototype of its group. */
public final class Microaggregation implements GoalCapableMethod {

    /** How displace: is described in recipes. */
    static final String DISPLACE =
            "standard deviation of the random displacement of published means, in standard errors"
                    + " of the group; 1 keeps a register from naming its members; not displaced if not given";

    private static final int MOST_ERRORS = 10;

    private final Partitioner partitioner;
    private final GroupPrototypes prototypes;
    private final List<Aim> aims;
    private final Optional<Chance> chance;

    /**
     * Microaggregation with the groups of a partitioner.
     *
     * @param contributors the minimum number of original values behind each published value, and of rows or persons
     *     that hold a published category, k if null; otherwise it is suppressed
     * @param rescale whether numbers are rescaled to their original variance
     */
    public Microaggregation(Partitioner partitioner, @Nullable Integer contributors, boolean rescale) {
        this(
                partitioner,
                new GroupPrototypes(contributors == null ? partitioner.k() : contributors, rescale, false, 0),
                List.of(),
                Optional.empty());
    }

    private Microaggregation(
            Partitioner partitioner, GroupPrototypes prototypes, List<Aim> aims, Optional<Chance> chance) {
        this.partitioner = partitioner;
        this.prototypes = prototypes;
        this.aims = aims;
        this.chance = chance;
    }

    /** Microaggregation with unscaled prototypes. */
    public Microaggregation(Partitioner partitioner, @Nullable Integer contributors) {
        this(partitioner, contributors, false);
    }

    /** The same with groups merged until each satisfies these goals too. */
    @Override
    public Microaggregation reaching(List<Aim> more) {
        Set<Aim> all = new LinkedHashSet<>(aims);
        all.addAll(more);
        return new Microaggregation(partitioner, prototypes, List.copyOf(all), chance);
    }

    /** The same with prototypes published whoever holds them. */
    Microaggregation withEveryCategory() {
        return new Microaggregation(partitioner, prototypes.withEveryCategory(), aims, chance);
    }

    /** The same with groups formed block by block. */
    Microaggregation in(Blocking blocking, Workers workers) {
        return new Microaggregation(new BlockwisePartitioner(partitioner, blocking, workers), prototypes, aims, chance);
    }

    /** The same with means displaced by a normal deviate of so many standard errors; not displaced if null. */
    Microaggregation displacing(@Nullable Double errors) {
        return new Microaggregation(partitioner, prototypes.displacing(errors == null ? 0 : errors), aims, chance);
    }

    /** The same with random numbers from a source. */
    Microaggregation drawing(Chance source) {
        return new Microaggregation(partitioner, prototypes, aims, Optional.of(source));
    }

    /** Whether what it publishes depends on random numbers. */
    boolean displaces() {
        return prototypes.displaces();
    }

    /** Refuses displacements that are none, and of numbers that are stretched afterwards. */
    static void refuseDisplacement(@Nullable Double displace, boolean rescale) {
        if (displace == null) {
            return;
        }
        if (!(displace >= 0 && displace <= MOST_ERRORS)) {
            throw Problem.recipe(
                    ProblemCode.E_DISPLACE,
                    "displace is no number of standard errors from 0 to " + MOST_ERRORS,
                    "choose displace: 1, or leave it out");
        }
        if (displace > 0 && rescale) {
            throw Problem.recipe(
                    ProblemCode.E_DISPLACE,
                    "means that are displaced cannot be rescaled to the original variance as well",
                    "set rescale: false, or leave displace: out");
        }
    }

    /** Refuses a k that protects nobody and invalid numbers of contributors. */
    static void refuseNonsense(int k, @Nullable Integer contributors) {
        new KAnonymity(k);
        new Contributors(contributors == null ? k : contributors);
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        if (data.table().rows().counted() && !ofTuples()) {
            throw new IllegalArgumentException("rows that count need groups of whole tuples");
        }
        Optional<PersonRecords> persons = data.person()
                .map(column -> PersonRecords.of(column, data.table().rows()));
        Records records =
                persons.map(several -> several.represent(data)).orElse(data).records();
        refuseNothing(records.parts().size());
        MinimumRows.refuse(records.total(), partitioner.k(), persons.isPresent());
        Evidence evidence = aims.isEmpty() ? Evidence.NONE : Evidence.ofOriginal(data);
        UnreachableAims.refuse(aims, evidence, data.table().size());
        Groups groups = partition(
                records, evidence, persons.isPresent() ? persons.get()::rowsOf : row -> new int[] {row}, watcher);
        Groups ofRows = persons.map(several -> several.groups(groups)).orElse(groups);
        Chance source = chance.orElseGet(Chance::secure);
        List<Column> masked = new ArrayList<>();
        for (Records.Part<?> part : records.parts()) {
            String name = part.attribute().name();
            masked.add(prototypes.column(
                    part.space(),
                    holders(data, name),
                    records,
                    groups,
                    ofRows.groupOf(),
                    Optional.of(source.of("displace " + name)),
                    watcher));
        }
        Table table = data.table().with(masked);
        if (prototypes.rescale()) {
            VarianceRescale.warn(data, table, watcher);
        }
        return new Masked(table, ofRows);
    }

    private static Optional<WordHolders> holders(Dataset data, String name) {
        return data.table().column(name) instanceof Words words
                ? Optional.of(WordHolders.of(
                        words,
                        data.table().rows(),
                        data.person()
                                .map(column ->
                                        PersonNumbers.of(column, data.table().rows()))))
                : Optional.empty();
    }

    /** Whether equal rows are always masked equally and nothing else is considered. */
    private boolean ofTuples() {
        return partitioner.ofTuples() && aims.isEmpty() && !prototypes.rescale() && !displaces();
    }

    /** Refuses a table without quasi-identifiers. */
    private static void refuseNothing(int quasiIdentifiers) {
        if (quasiIdentifiers == 0) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
    }

    /**
     * Masks a partitioned table, with the same result.
     *
     * @throws Problem if the whole table would have to be in memory
     */
    PartitionedMasked mask(PartitionedDataset data, Watcher watcher) {
        refuseNothing(data.scale().quasiIdentifiers().size());
        MinimumRows.refuse(data.size(), partitioner.k(), false);
        if (!aims.isEmpty()) {
            throw GoalMethod.notInParts(aims.stream());
        }
        if (prototypes.rescale()) {
            throw Problem.recipe(
                    ProblemCode.E_ENGINE,
                    "numbers are stretched to their former variance with the whole table at hand only",
                    "run it with ‹engine local›, or leave rescale out");
        }
        if (displaces()) {
            throw Problem.recipe(
                    ProblemCode.E_ENGINE,
                    "means are displaced with the whole table at hand only",
                    "run it with ‹engine local›, or leave displace out");
        }
        return partitioner
                .inParts(prototypes)
                .orElseThrow(() -> Problem.recipe(
                        ProblemCode.E_ENGINE,
                        "these groups are made with the whole table at hand only",
                        "run it with ‹engine local›, or choose mdav with blocking:"))
                .mask(data, watcher);
    }

    private Groups partition(Records records, Evidence evidence, IntFunction<int[]> rowsOf, Watcher watcher) {
        int k = partitioner.k();
        warn(records, records.total(), k, watcher);
        Partitioner bound = partitioner.of(evidence, rowsOf);
        List<int[]> groups = new ArrayList<>();
        for (int[] block : MissingPatterns.blocks(records, k)) {
            groups.addAll(bound.partition(records, block, watcher));
        }
        return new Groups(records.size(), aims.isEmpty() ? groups : merged(groups, records, rowsOf, evidence, watcher));
    }

    private List<int[]> merged(
            List<int[]> groups, Records records, IntFunction<int[]> rowsOf, Evidence evidence, Watcher watcher) {
        List<Aim.Judge> judges = aims.stream().map(aim -> aim.judge(evidence)).toList();
        List<int[]> merged = new GroupMerger(
                        records,
                        rowsOf,
                        rows -> judges.stream()
                                .mapToDouble(judge -> judge.lack(rows))
                                .sum())
                .merged(groups, watcher);
        if (merged.size() == 1 && groups.size() > 1) {
            watcher.warn(
                    WarningCode.W_ALL_MERGED,
                    "the guarantees hold only with all records in one group: they all become equal");
        }
        return merged;
    }

    /** Warns if groups or columns carry no information. */
    static void warn(Records records, int size, int k, Watcher watcher) {
        if (size < 2L * k) {
            watcher.warn(WarningCode.W_ONE_CLASS, "fewer than 2k records: all of them form one group and become equal");
        }
        records.parts().stream()
                .filter(part -> part.space().constant())
                .forEach(part -> watcher.warn(
                        WarningCode.W_CONSTANT_COLUMN,
                        "column '" + part.attribute().name()
                                + "' has a single value, so it does not affect distances"));
    }

    @Override
    public List<Guarantee> claims() {
        Set<Guarantee> claims = new LinkedHashSet<>(List.of(new KAnonymity(partitioner.k())));
        if (!prototypes.everyCategory()) {
            claims.add(new Contributors(prototypes.contributors()));
        }
        claims.addAll(aims);
        return List.copyOf(claims);
    }
}
