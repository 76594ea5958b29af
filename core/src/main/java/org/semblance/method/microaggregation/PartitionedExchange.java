package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Table;
import org.semblance.domain.GlobalScale;
import org.semblance.method.blocking.EdgeRegions;

/** {@link EdgeExchange} on a partitioned table: each region is gathered, and exchanges are made there. */
final class PartitionedExchange {

    private final GlobalScale scale;
    private final GroupColumns columns;

    PartitionedExchange(GlobalScale scale, GroupColumns columns) {
        this.scale = scale;
        this.columns = columns;
    }

    /**
     * The table after all exchanges.
     *
     * @param blocks the number of blocks in which groups were formed
     */
    PartitionedTable mended(PartitionedTable grouped, int blocks, PartitionedStages stages) {
        PartitionedTable now = grouped;
        for (int third = 1; third <= 2; third++) {
            EdgeRegions regions = EdgeRegions.of(looked(now), blocks, third);
            GlobalScale seen = scale;
            GroupColumns told = columns;
            now = stages.next(
                    now,
                    now.by(regions.count(), part -> new OfPart(part, seen, told).regions(regions))
                            .map(part -> new OfPart(part, seen, told).exchanged()));
        }
        return now;
    }

    /** The sampled means of groups with distinct members. */
    private double[][] looked(PartitionedTable grouped) {
        GlobalScale seen = scale;
        GroupColumns told = columns;
        int[] open = new int[1];
        grouped.each(part -> new OfPart(part, seen, told).open().size(), count -> open[0] += count);
        int all = open[0];
        List<double[]> looked = new ArrayList<>();
        grouped.each(
                part -> EdgeRegions.looked(new OfPart(part, seen, told).means(), all),
                means -> looked.addAll(Arrays.asList(means)));
        return looked.toArray(double[][]::new);
    }

    /** The groups of a part. */
    private static final class OfPart {

        private final Table part;
        private final GroupColumns columns;
        private final List<int[]> groups;
        private final EdgeExchange exchange;

        OfPart(Table part, GlobalScale scale, GroupColumns columns) {
            this.part = part;
            this.columns = columns;
            this.groups = columns.of(part);
            this.exchange = new EdgeExchange(scale.of(part).records().dense().orElseThrow());
        }

        List<int[]> open() {
            return groups.stream().filter(exchange::open).toList();
        }

        double[][] means() {
            return open().stream().map(exchange::mean).toArray(double[][]::new);
        }

        /** The region of each row's group. Groups that exchange nothing may be anywhere. */
        int[] regions(EdgeRegions regions) {
            int[] regionOf = new int[part.size()];
            for (int[] group : groups) {
                int region = exchange.open(group)
                        ? regions.of(exchange.mean(group))
                        : part.rows().number(group[0]) % regions.count();
                for (int row : group) {
                    regionOf[row] = region;
                }
            }
            return regionOf;
        }

        /** The part, which is a region, after exchanges. */
        Table exchanged() {
            List<int[]> before = groups.stream().map(int[]::clone).toList();
            exchange.exchange(open());
            return columns.exchanged(part, before, groups);
        }
    }
}
