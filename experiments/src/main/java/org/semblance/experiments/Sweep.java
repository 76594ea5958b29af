package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.Dataset;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.quality.loss.AttributeLoss;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.RecordLinkage;

/** A data set masked by several methods with several k, and the measures of each output. */
final class Sweep {

    private static final double NANOSECONDS = 1e9;

    private record Cell(Variant variant, int k) {}

    /**
     * The measures of an output.
     *
     * @param loss L, Eq. 9 to 11, with the distance of a record squared as a whole
     * @param attributeLoss the same, with the distances of attributes squared and summed
     * @param linkage RL, Eq. 12 and 13
     * @param anonymous whether the output is k-anonymous
     * @param seconds the CPU time of masking
     */
    record Outcome(double loss, double attributeLoss, double linkage, boolean anonymous, double seconds) {

        /** The score, Eq. 14. */
        double score(double alpha) {
            return alpha * loss + (1 - alpha) * linkage;
        }
    }

    private final List<Variant> variants;
    private final int[] ks;
    private final Map<Cell, Outcome> outcomes = new LinkedHashMap<>();

    private Sweep(List<Variant> variants, int[] ks) {
        this.variants = List.copyOf(variants);
        this.ks = ks.clone();
    }

    /** Runs the sweep on all processors. */
    static Sweep atOnce(ConceptData data, List<Variant> variants, int[] ks, Watcher watcher) {
        Sweep sweep = new Sweep(variants, ks);
        List<Cell> cells = sweep.cells();
        List<Outcome> found = cells.stream()
                .parallel()
                .map(cell -> outcome(data.data(), cell, watcher))
                .toList();
        for (int i = 0; i < found.size(); i++) {
            sweep.outcomes.put(cells.get(i), found.get(i));
        }
        return sweep;
    }

    /** Runs the sweep sequentially, so that its seconds have no share in the work of other cells. */
    static Sweep oneByOne(ConceptData data, List<Variant> variants, int[] ks, Watcher watcher) {
        Sweep sweep = new Sweep(variants, ks);
        sweep.cells().forEach(cell -> sweep.outcomes.put(cell, outcome(data.data(), cell, watcher)));
        return sweep;
    }

    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int k : ks) {
            variants.forEach(variant -> cells.add(new Cell(variant, k)));
        }
        return cells;
    }

    private static Outcome outcome(Dataset data, Cell cell, Watcher watcher) {
        long start = CpuTime.ofThread();
        Table masked = cell.variant().of(cell.k()).mask(data, watcher).table();
        double seconds = (CpuTime.ofThread() - start) / NANOSECONDS;
        return new Outcome(
                new InformationLoss().of(data, masked, watcher).value(),
                new AttributeLoss().of(data, masked, watcher).value(),
                new RecordLinkage().of(data, masked, watcher).value(),
                new KAnonymity(cell.k())
                        .check(new ReleasedTable(masked, masked.names(), ""), Evidence.NONE)
                        .holds(),
                seconds);
    }

    List<Variant> variants() {
        return variants;
    }

    int[] ks() {
        return ks.clone();
    }

    Outcome at(Variant variant, int k) {
        return Objects.requireNonNull(outcomes.get(new Cell(variant, k)), () -> variant + " at k = " + k);
    }

    /** The number of outputs. */
    int size() {
        return outcomes.size();
    }

    /** The number of outputs that are k-anonymous for their k. */
    int anonymous() {
        return (int) outcomes.values().stream().filter(Outcome::anonymous).count();
    }

    int first() {
        return ks[0];
    }

    int last() {
        return ks[ks.length - 1];
    }

    /** The k for which a condition holds. */
    int[] where(IntPredicate holds) {
        return Arrays.stream(ks).filter(holds).toArray();
    }
}
