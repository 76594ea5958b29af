package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import org.semblance.Watcher;
import org.semblance.domain.Records;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Evidence;

/**
 * Groups made block by block, several blocks at the same time. Records at the edge of a block lost their neighbours in the next
 * one; so, where records are numbers, neighbouring groups exchange members afterwards ({@link EdgeExchange}).
 */
record InBlocks(Partitioner own, Blocking blocking) implements Partitioner {

    @Override
    public int k() {
        return own.k();
    }

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        return new InBlocks(own.of(evidence, rowsOf), blocking);
    }

    /** How many records a block has at least: those of two groups. */
    static int least(int k) {
        return 2 * k;
    }

    @Override
    public Optional<InParts> inParts(Published published) {
        return own.inParts(published).map(parts -> parts.in(blocking));
    }

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        List<int[]> blocks = blocking.blocks(records, rows, least(k()));
        if (blocks.size() == 1) {
            return own.partition(records, rows, watcher);
        }
        AtomicLong done = new AtomicLong();
        List<List<int[]>> made = blocks.parallelStream()
                .map(block -> {
                    List<int[]> groups = own.partition(records, block, within(watcher, done, rows.length));
                    done.addAndGet(block.length);
                    return groups;
                })
                .toList();
        List<int[]> groups = new ArrayList<>();
        made.forEach(groups::addAll);
        watcher.progress("mask", rows.length, rows.length);
        records.dense().ifPresent(numbers -> new EdgeExchange(numbers).mend(groups, blocks.size(), watcher));
        return groups;
    }

    /** Progress is told by blocks; the work can be called off within one all the same. */
    private static Watcher within(Watcher whole, AtomicLong done, long total) {
        return new Watcher() {
            @Override
            public void progress(String stage, long ofBlock, long inBlock) {
                whole.progress(stage, done.get(), total);
            }

            @Override
            public void warn(Warning warning) {
                whole.warn(warning);
            }
        };
    }
}
