package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Space;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.TooFew;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;

/** Partition, then prototype: every record is replaced by the prototype of its group. */
public final class Microaggregation implements Method {

    private final Partitioner partitioner;
    private final int contributors;
    private final boolean rescale;

    /**
     * Microaggregation with groups made by a partitioner.
     *
     * @param contributors how many values must stand behind a published one, k when null; with fewer the group shows none
     * @param rescale whether numbers are stretched to the variance they had before
     */
    public Microaggregation(Partitioner partitioner, @Nullable Integer contributors, boolean rescale) {
        this.partitioner = partitioner;
        this.contributors = contributors == null ? partitioner.k() : contributors;
        this.rescale = rescale;
    }

    /** Microaggregation that shows prototypes as they are. */
    public Microaggregation(Partitioner partitioner, @Nullable Integer contributors) {
        this(partitioner, contributors, false);
    }

    /** Refuses a k that protects nobody and contributors that ask for nothing. */
    static void refuseNonsense(int k, @Nullable Integer contributors) {
        new KAnonymity(k);
        new Contributors(contributors == null ? k : contributors);
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        Optional<Persons> persons =
                data.person().map(column -> Persons.of(column, data.table().rows()));
        Records records =
                persons.map(several -> several.represent(data)).orElse(data).records();
        if (records.parts().isEmpty()) {
            throw Problem.recipe(
                    "E_QI",
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        Groups groups = partition(enough(records, persons.isPresent()), watcher);
        Groups ofRows = persons.map(several -> several.groups(groups)).orElse(groups);
        List<Column> masked = new ArrayList<>();
        for (Records.Part<?> part : records.parts()) {
            masked.add(aggregate(part.space(), groups, ofRows.groupOf()));
        }
        Table table = data.table().with(masked);
        if (rescale) {
            Rescaled.warn(data, table, watcher);
        }
        return new Masked(table, ofRows);
    }

    private Records enough(Records records, boolean persons) {
        TooFew.refuse(records.size(), partitioner.k(), persons);
        return records;
    }

    private Groups partition(Records records, Watcher watcher) {
        int k = partitioner.k();
        if (records.size() < 2L * k) {
            watcher.warn("W_ONE_CLASS", "fewer than 2k records: all of them form one group and become equal");
        }
        records.parts().stream()
                .filter(part -> part.space().constant())
                .forEach(part -> watcher.warn(
                        "W_CONSTANT_COLUMN",
                        "column '" + part.attribute().name() + "' holds one value only: it has no say in distances"));
        List<int[]> groups = new ArrayList<>();
        for (int[] block : MissingPatterns.blocks(records, k)) {
            groups.addAll(partitioner.partition(records, block, watcher));
        }
        return new Groups(records.size(), groups);
    }

    /** The column that shows, in each row, the prototype of its group; a person counts once, however many its rows. */
    private <V> Column aggregate(Space<V> space, Groups groups, int[] groupOfRow) {
        List<V> prototypes = new ArrayList<>(groups.count());
        for (int group = 0; group < groups.count(); group++) {
            int[] members = groups.members(group);
            long present =
                    Arrays.stream(members).filter(row -> !space.missing(row)).count();
            prototypes.add(present < contributors ? space.nothing() : space.prototype(members));
        }
        List<V> shown = rescale ? space.restored(prototypes, groups.groupOf()) : prototypes;
        return space.column(shown.stream().map(space::published).toList(), groupOfRow);
    }

    @Override
    public List<Guarantee> claims() {
        return List.of(new KAnonymity(partitioner.k()), new Contributors(contributors));
    }
}
