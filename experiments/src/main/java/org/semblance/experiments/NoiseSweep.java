package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.method.noise.TieBreak;

/** A sample masked by both methods at every level, once for each seed. */
final class NoiseSweep {

    private record Cell(NoiseVariant variant, double alpha) {}

    private final PairSample sample;
    private final NoiseMoments before;
    private final double[] alphas;
    private final Map<NoiseVariant, ConceptSample> often = new EnumMap<>(NoiseVariant.class);
    private final Map<Cell, List<NoiseOutcome>> outcomes = new LinkedHashMap<>();

    private NoiseSweep(PairSample sample, double[] alphas) {
        this.sample = sample;
        this.before = NoiseMoments.of(sample.data());
        this.alphas = alphas.clone();
        for (NoiseVariant variant : NoiseVariant.values()) {
            often.put(variant, new ConceptSample(sample.data(), variant, TieBreak.RANDOM));
        }
    }

    static NoiseSweep of(PairSample sample, double[] alphas, long... seeds) {
        NoiseSweep sweep = new NoiseSweep(sample, alphas);
        List<Cell> cells = new ArrayList<>();
        for (NoiseVariant variant : NoiseVariant.values()) {
            Arrays.stream(alphas).forEach(alpha -> cells.add(new Cell(variant, alpha)));
        }
        List<NoiseOutcome> all = IntStream.range(0, cells.size() * seeds.length)
                .parallel()
                .mapToObj(i -> {
                    Cell cell = cells.get(i / seeds.length);
                    return NoiseOutcome.of(
                            sweep.often(cell.variant()), sweep.before, cell.alpha(), seeds[i % seeds.length]);
                })
                .collect(Collectors.toList());
        for (int i = 0; i < cells.size(); i++) {
            sweep.outcomes.put(cells.get(i), all.subList(i * seeds.length, (i + 1) * seeds.length));
        }
        return sweep;
    }

    PairSample sample() {
        return sample;
    }

    /** The sample prepared for a method, to be masked again. */
    ConceptSample often(NoiseVariant variant) {
        return Objects.requireNonNull(often.get(variant));
    }

    /** The moments of the original sample. */
    NoiseMoments before() {
        return before;
    }

    double[] alphas() {
        return alphas.clone();
    }

    /** A figure of the masked sample, over all seeds. */
    SeedRepetitions at(NoiseVariant variant, double alpha, ToDoubleFunction<NoiseOutcome> figure) {
        return SeedRepetitions.of(Objects.requireNonNull(outcomes.get(new Cell(variant, alpha))).stream()
                .mapToDouble(figure)
                .toArray());
    }

    SeedRepetitions correlation(NoiseVariant variant, double alpha) {
        return at(variant, alpha, NoiseOutcome::correlation);
    }

    /** How much more correlation the correlated method leaves than the uncorrelated one, on average over seeds. */
    double gap(double alpha) {
        return correlation(NoiseVariant.CORRELATED, alpha).mean()
                - correlation(NoiseVariant.UNCORRELATED, alpha).mean();
    }
}
