package org.semblance.method.noise;

import java.util.List;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.taxonomy.ReleasableConcepts;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.privacy.Guarantee;

/** A method that learns from a table how to mask, and then masks each record without any other record. */
public interface Learner extends PartitionedMethod {

    /** Learns from a table, with random numbers from the given source. */
    Masker learn(ReferenceTable reference, Chance chance, Watcher watcher);

    /** Learns from a whole table. */
    default Masker learn(Dataset reference, Chance chance, Watcher watcher) {
        return learn(ReferenceTable.of(reference), chance, watcher);
    }

    @Override
    default Masked mask(Dataset data, Watcher watcher) {
        return mask(data, Chance.secure(), watcher);
    }

    /** Masks a table with what it learns from the table itself. */
    @Override
    default Masked mask(Dataset data, Chance chance, Watcher watcher) {
        return new RecordwiseMask(learn(data, chance, watcher)).mask(data, chance, watcher);
    }

    @Override
    default PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        return new RecordwiseMask(learn(ReferenceTable.of(data), chance, watcher)).mask(data, chance, watcher);
    }

    @Override
    default ReleasableConcepts reach() {
        return ReleasableConcepts.DOMAIN;
    }

    /** None: records masked independently need not be equal to any other. */
    @Override
    default List<Guarantee> claims() {
        return List.of();
    }
}
