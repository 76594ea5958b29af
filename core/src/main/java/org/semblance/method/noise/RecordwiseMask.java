package org.semblance.method.noise;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;

/**
 * Applies a masker to a table. Parts are masked in parallel; because each record has its own random numbers and parts
 * are joined in order, the result does not depend on the number of threads.
 */
public final class RecordwiseMask {

    /** The number of records of a part. */
    private static final int PART = 4096;

    /** The number of parts masked between checks for cancellation. */
    private static final int AT_ONCE = 64;

    private final Masker masker;

    public RecordwiseMask(Masker masker) {
        this.masker = masker;
    }

    /** Masks a table that has the columns of the masker, which may have learnt from another table. */
    public Masked mask(Dataset data, Chance chance, Watcher watcher) {
        int rows = data.table().size();
        MaskerPass pass = MaskerPass.of(masker, data.table(), chance);
        ShiftCounts[] shifts = new ShiftCounts[(int) ((rows + PART - 1L) / PART)];
        for (int first = 0; first < shifts.length; first += AT_ONCE) {
            watcher.progress("mask", (long) first * PART, rows);
            IntStream.range(first, Math.min(shifts.length, first + AT_ONCE))
                    .parallel()
                    .forEach(part -> shifts[part] = pass.mask(part * PART, (int) Math.min(rows, (part + 1L) * PART)));
        }
        watcher.progress("mask", rows, rows);
        ShiftCounts all = new ShiftCounts(masker.attributes().size());
        Arrays.stream(shifts).forEach(all::add);
        return new Masked(pass.masked(), displacements(all));
    }

    /**
     * Masks a partitioned table where its parts are. They are masked twice: once to count displacements, and once when
     * they are read.
     */
    public PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        Masker travelling = masker;
        travelling.levelColumn().ifPresent(name -> NoiseLevelFaults.refuse(data.parts(), name));
        ShiftCounts all = new ShiftCounts(travelling.attributes().size());
        watcher.progress("mask", 0, data.size());
        data.parts().each(part -> MaskerPass.ofPart(travelling, part, chance).mask(), all::add);
        watcher.progress("mask", data.size(), data.size());
        return new PartitionedMasked(
                data.parts().map(part -> masked(MaskerPass.ofPart(travelling, part, chance))), displacements(all));
    }

    private static Table masked(MaskerPass pass) {
        pass.mask();
        return pass.masked();
    }

    private Displacements displacements(ShiftCounts shifts) {
        return new Displacements(masker.learnt(), shifts.of(masker.attributes()));
    }
}
