package org.semblance.experiments;

import java.util.Arrays;
import java.util.List;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.method.noise.RecordwiseMask;
import org.semblance.method.noise.TieBreak;

/** A sample of concepts that is learnt from once and masked many times, at any level and with any seed. */
final class ConceptSample {

    private static final String LEVELS = "level of noise";

    /** Has no effect, because the level of each record is given. */
    private static final double UNUSED = 1;

    /** A masked sample, and how far its values were moved. */
    record Once(Table table, List<Displacements.Shift> shifts) {

        /** Root mean square of the distances, over all attributes. */
        double rmse() {
            return Math.sqrt(shifts.stream()
                    .mapToDouble(shift -> shift.actual() * shift.actual())
                    .average()
                    .orElseThrow());
        }
    }

    private final Dataset sample;
    private final RecordwiseMask records;

    ConceptSample(Dataset sample, NoiseVariant variant, TieBreak ties) {
        this.sample = sample;
        this.records =
                new RecordwiseMask(variant.at(UNUSED, LEVELS, ties).learn(sample, Chance.seeded(0), Watcher.SILENT));
    }

    /** Masks the sample at one level. */
    Once at(double alpha, long seed) {
        Table table = sample.table();
        double[] levels = new double[table.size()];
        Arrays.fill(levels, alpha);
        Masked masked = records.mask(
                sample.over(table.with(List.of(Numbers.of(LEVELS, levels)))), Chance.seeded(seed), Watcher.SILENT);
        return new Once(masked.table().only(table.names()), ((Displacements) masked.trace()).attributes());
    }

    Dataset sample() {
        return sample;
    }
}
