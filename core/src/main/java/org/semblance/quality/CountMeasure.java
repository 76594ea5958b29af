package org.semblance.quality;

import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;

/** A measure that counts rows which stand together: the whole is a part like any other, and no average is needed. */
public interface CountMeasure extends PartitionedMeasure {

    /** What is counted in a part, each row as often as it stands for others. */
    Sums counted(Dataset part, Table released);

    @Override
    default Score of(Dataset original, Table released, Watcher watcher) {
        return counted(original, released).score();
    }

    @Override
    default Sums sums(Dataset part, Table released, Table centre) {
        return counted(part, released);
    }
}
