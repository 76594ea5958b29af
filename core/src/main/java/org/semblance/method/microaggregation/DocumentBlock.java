package org.semblance.method.microaggregation;

import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.vectors.VectorSpace;

/**
 * The documents of one block. Groups are formed from these alone, so the result is the same wherever they are formed.
 */
record DocumentBlock(Vectors vectors, Attribute attribute, Combination combine) implements Serializable {

    /** Whether records consist of documents only. */
    static boolean fits(Records records) {
        return records.parts().size() == 1 && records.parts().get(0).space() instanceof VectorSpace;
    }

    static DocumentBlock of(Records records, int[] rows) {
        Records.Part<?> part = records.parts().get(0);
        VectorSpace space = (VectorSpace) part.space();
        return new DocumentBlock(space.vectors().apart(rows), part.attribute(), records.combine());
    }

    private Records records() {
        return Dataset.of(Table.of(vectors), List.of(attribute))
                .combining(combine)
                .records();
    }

    /** Forms the groups of a block by numbers within it. The partitioner is sent along, so it must be serialisable. */
    record Grouping(Partitioner own) implements Workers.Work<DocumentBlock, int[][]> {

        @Override
        public int[][] on(DocumentBlock block, Watcher watcher) {
            int[] all = IntStream.range(0, block.vectors.size()).toArray();
            return own.partition(block.records(), all, watcher).toArray(int[][]::new);
        }
    }
}
