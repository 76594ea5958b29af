package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.domain.Records;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Evidence;

/**
 * Forms groups block by block, several blocks in parallel. Records at the edge of a block lose their neighbours in the
 * next one; so, for numeric records, neighbouring groups exchange members afterwards ({@link EdgeExchange}).
 *
 * @param own the partitioner of each block
 * @param blocking divides records into blocks
 * @param workers form the groups of documents; those of other records are formed in this process
 */
record BlockwisePartitioner(Partitioner own, Blocking blocking, Workers workers) implements Partitioner {

    @Override
    public int k() {
        return own.k();
    }

    @Override
    public Partitioner of(Evidence evidence, IntFunction<int[]> rowsOf) {
        return new BlockwisePartitioner(own.of(evidence, rowsOf), blocking, workers);
    }

    /** The minimum number of records of a block: those of two groups. */
    static int least(int k) {
        return 2 * k;
    }

    @Override
    public Optional<PartitionedMicroaggregation> inParts(GroupPrototypes prototypes) {
        return own.inParts(prototypes).map(parts -> parts.in(blocking));
    }

    @Override
    public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
        List<int[]> blocks = blocking.blocks(records, rows, least(k()), watcher);
        if (blocks.size() == 1) {
            return own.partition(records, rows, watcher);
        }
        List<int[]> groups =
                DocumentBlock.fits(records) ? ofDocuments(records, blocks, watcher) : here(records, blocks, watcher);
        watcher.progress("mask", blocks.size(), blocks.size());
        records.dense().ifPresent(numbers -> new EdgeExchange(numbers).mend(groups, blocks.size(), watcher));
        return groups;
    }

    private List<int[]> here(Records records, List<int[]> blocks, Watcher watcher) {
        List<int[]> groups = new ArrayList<>();
        Workers.HERE
                .each(
                        blocks,
                        (int[] block, Watcher within) ->
                                own.partition(records, block, within).toArray(int[][]::new),
                        watcher)
                .forEach(made -> groups.addAll(Arrays.asList(made)));
        return groups;
    }

    private List<int[]> ofDocuments(Records records, List<int[]> blocks, Watcher watcher) {
        List<DocumentBlock> documents =
                blocks.stream().map(block -> DocumentBlock.of(records, block)).toList();
        List<int[][]> made = workers.each(documents, new DocumentBlock.Grouping(own), watcher);
        List<int[]> groups = new ArrayList<>();
        for (int block = 0; block < made.size(); block++) {
            int[] rows = blocks.get(block);
            for (int[] group : made.get(block)) {
                groups.add(Arrays.stream(group).map(place -> rows[place]).toArray());
            }
        }
        return groups;
    }
}
