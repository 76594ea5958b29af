package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.GlobalScale;
import org.semblance.domain.NeedsDictionary;
import org.semblance.domain.Nominal;
import org.semblance.domain.Ordinal;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.method.GroupSizes;
import org.semblance.method.Groups;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.blocking.BlockDivision;
import org.semblance.method.blocking.Blocking;

/**
 * Microaggregation of a partitioned table. Each block is gathered and its groups are formed there, by the same code as
 * for a whole table; then each region is gathered and its groups exchange members; finally each group publishes its
 * prototype.
 */
final class PartitionedMicroaggregation {

    /** The largest number of records masked in one place without blocks. */
    private static final int AT_ONCE = 200_000;

    private final BlockPartitioner own;
    private final Optional<Blocking> blocking;
    private final GroupPrototypes prototypes;

    private PartitionedMicroaggregation(BlockPartitioner own, Optional<Blocking> blocking, GroupPrototypes prototypes) {
        this.own = own;
        this.blocking = blocking;
        this.prototypes = prototypes;
    }

    static PartitionedMicroaggregation of(BlockPartitioner own, GroupPrototypes prototypes) {
        return new PartitionedMicroaggregation(own, Optional.empty(), prototypes);
    }

    /** The same, block by block. */
    PartitionedMicroaggregation in(Blocking blocks) {
        return new PartitionedMicroaggregation(own, Optional.of(blocks), prototypes);
    }

    PartitionedMasked mask(PartitionedDataset data, Watcher watcher) {
        refuse(data);
        GlobalScale scale = data.scale();
        PatternCounts patterns = PatternCounts.of(data);
        Records whole = WholeTableStub.of(scale, patterns);
        Microaggregation.warn(whole, data.size(), own.k(), watcher);
        BlockDivision blocks = blocks(data, whole, patterns);
        GroupColumns columns = new GroupColumns(patterns.columns());
        PartitionedStages stages = new PartitionedStages(data.size(), watcher);
        BlockPartitioner partitioner = own;
        PartitionedTable grouped = stages.begun(data.parts()
                .by(blocks.count(), part -> blocks.of(scale.of(part).records()))
                .map(part -> grouped(part, scale, blocks, columns, partitioner)));
        GroupSizes sizes = sizes(grouped, columns);
        PartitionedTable mended = whole.dense().isPresent() && blocks.count() > 1
                ? new PartitionedExchange(scale, columns).mended(grouped, blocks.count(), stages)
                : grouped;
        GroupPrototypes shown = prototypes;
        PartitionedTable masked = stages.next(mended, mended.map(part -> masked(part, scale, columns, shown)));
        return new PartitionedMasked(masked, sizes);
    }

    private void refuse(PartitionedDataset data) {
        for (Attribute attribute : data.scale().attributes()) {
            boolean known = attribute.domain().ofNumbers()
                    || attribute.domain() instanceof Ordinal
                    || attribute.domain() instanceof Nominal
                    || attribute.domain() instanceof NeedsDictionary
                    || attribute.domain() instanceof Hierarchical;
            if (attribute.is(Role.QUASI_IDENTIFIER) && !known) {
                throw Problem.recipe(
                        ProblemCode.E_ENGINE,
                        "attribute '" + attribute.name()
                                + "' has a domain whose averages are found with the whole table at hand only",
                        "run it with ‹engine local›, or bind it as numeric, ordinal, nominal or concepts");
            }
        }
        if (blocking.isEmpty() && data.size() > AT_ONCE) {
            throw Problem.recipe(
                    ProblemCode.E_ENGINE,
                    "groups of " + data.size() + " records would be made in one place, and it takes " + AT_ONCE
                            + " at most",
                    "let records be cut into blocks: blocking: {name: kd, size: 10000}");
        }
    }

    private BlockDivision blocks(PartitionedDataset data, Records whole, PatternCounts patterns) {
        PatternCounts.Blocks byPattern = patterns.blocks(own.k());
        return blocking.<BlockDivision>map(kind ->
                        kind.blocks(data, whole, byPattern, byPattern.sizes(), BlockwisePartitioner.least(own.k())))
                .orElse(byPattern);
    }

    /** A block with its groups. */
    private static Table grouped(
            Table part, GlobalScale scale, BlockDivision blocks, GroupColumns columns, BlockPartitioner partitioner) {
        if (part.size() == 0) {
            return columns.made(part, 0, List.of());
        }
        Records records = scale.of(part).records();
        int[] rows = IntStream.range(0, part.size()).toArray();
        return columns.made(part, blocks.of(records)[0], partitioner.partition(records, rows, Watcher.SILENT));
    }

    private static GroupSizes sizes(PartitionedTable grouped, GroupColumns columns) {
        List<GroupSizes> found = new ArrayList<>(List.of(new GroupSizes(new TreeMap<>())));
        grouped.each(
                part -> GroupSizes.of(columns.of(part).stream().mapToInt(members -> members.length)),
                more -> found.set(0, found.get(0).and(more)));
        return found.get(0);
    }

    /** A part with the prototypes of its groups. */
    private static Table masked(Table part, GlobalScale scale, GroupColumns columns, GroupPrototypes prototypes) {
        Groups groups = new Groups(part.size(), columns.of(part));
        List<Column> shown = new ArrayList<>();
        Records records = scale.of(part).records();
        for (Records.Part<?> attribute : records.parts()) {
            shown.add(prototypes.column(
                    attribute.space(),
                    Optional.ofNullable(scale.words().get(attribute.attribute().name())),
                    records,
                    groups,
                    groups.groupOf(),
                    Optional.empty(),
                    Watcher.SILENT));
        }
        return columns.without(part.with(shown));
    }
}
