package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.experiments.HierarchyCandidates.Family;

/**
 * The rank correlations of one attribute, for each k that forces level 1 or higher, each family of candidates and each
 * seed.
 */
final class CorrelationCells {

    /** The loss that is correlated with GSL, and the similarity used for both. */
    enum Pair {
        SSE("SSE and GSL with WUP"),
        SEM_I_LOSS("SemILoss and GSL with LCH"),
        /** With the best of all acceptable levels instead of the lowest. */
        SSE_BEST_LEVEL("SSE and GSL with WUP, best level");

        private final String title;

        Pair(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }

        private double of(JudgedCandidates judged, int k) {
            return switch (this) {
                case SSE -> judged.sseCorrelation(k);
                case SEM_I_LOSS -> judged.semILossCorrelation(k);
                case SSE_BEST_LEVEL -> judged.bestLevelCorrelation(k);
            };
        }
    }

    private final ValueCounts values;
    private final int[] ks;
    private final Map<Family, List<JudgedCandidates>> judged;
    private final Map<Family, Map<Pair, double[][]>> cells = new EnumMap<>(Family.class);

    private CorrelationCells(ValueCounts values, int[] ks, Map<Family, List<JudgedCandidates>> judged) {
        this.values = values;
        this.ks = ks;
        this.judged = judged;
        judged.forEach((family, ofSeeds) -> {
            Map<Pair, double[][]> pairs = new EnumMap<>(Pair.class);
            for (Pair pair : Pair.values()) {
                pairs.put(
                        pair,
                        Arrays.stream(ks)
                                .mapToObj(k -> ofSeeds.stream()
                                        .mapToDouble(one -> pair.of(one, k))
                                        .toArray())
                                .toArray(double[][]::new));
            }
            cells.put(family, pairs);
        });
    }

    /** Derives candidates from the ideal hierarchy, for each family and seed, and evaluates them. */
    static CorrelationCells of(
            ValueCounts values, SemanticHierarchy ideal, GslData data, Collection<Family> families, long... seeds) {
        Map<Family, List<JudgedCandidates>> judged = new EnumMap<>(Family.class);
        for (Family family : families) {
            judged.put(
                    family,
                    Arrays.stream(seeds)
                            .mapToObj(seed -> JudgedCandidates.of(
                                    values,
                                    HierarchyCandidates.of(ideal, family, HierarchyTampering.STANDARD, seed),
                                    data))
                            .toList());
        }
        return new CorrelationCells(values, values.forcing(GslData.ks(values)), judged);
    }

    ValueCounts values() {
        return values;
    }

    /** The k that force level 1 or higher. */
    int[] ks() {
        return ks.clone();
    }

    List<JudgedCandidates> judged(Family family) {
        return Objects.requireNonNull(judged.get(family));
    }

    /** The correlations for the k at an index, one for each seed; NaN if undefined. */
    double[] at(Family family, Pair pair, int place) {
        return Objects.requireNonNull(cells.get(family))
                .getOrDefault(pair, new double[0][])[place]
                .clone();
    }

    /** The mean over k and seeds of the correlations that are defined. */
    OptionalDouble mean(Family family, Pair pair) {
        return IntStream.range(0, ks.length)
                .boxed()
                .flatMapToDouble(place -> Arrays.stream(at(family, pair, place)))
                .filter(cell -> !Double.isNaN(cell))
                .average();
    }

    long undefined(Family family, Pair pair) {
        return IntStream.range(0, ks.length)
                .boxed()
                .flatMapToDouble(place -> Arrays.stream(at(family, pair, place)))
                .filter(Double::isNaN)
                .count();
    }

    /** The share of candidates that need their root at a k, averaged over seeds. */
    double atRoot(Family family, int k) {
        return judged(family).stream()
                .mapToDouble(one -> one.atRoot(k))
                .average()
                .orElseThrow();
    }

    /** Prints every cell; consecutive k with identical cells share a row. */
    void print(TextPage page, Pair pair) {
        List<String> heads = new ArrayList<>(List.of("k", "level", "at root"));
        for (Family family : judged.keySet()) {
            for (int seed = 1; seed <= judged(family).size(); seed++) {
                heads.add(seed == 1 ? family.title() + " 1" : String.valueOf(seed));
            }
        }
        TextPage.Grid grid = new TextPage.Grid(heads.toArray(String[]::new));
        int from = 0;
        while (from < ks.length) {
            int to = from;
            while (to + 1 < ks.length && row(pair, to + 1).equals(row(pair, from))) {
                to++;
            }
            List<String> cellsOfRow = new ArrayList<>(row(pair, from));
            cellsOfRow.add(0, from == to ? String.valueOf(ks[from]) : ks[from] + "-" + ks[to]);
            grid.row(cellsOfRow.toArray(String[]::new));
            from = to + 1;
        }
        page.grid(grid);
    }

    private List<String> row(Pair pair, int place) {
        List<String> row = new ArrayList<>();
        JudgedCandidates first = judged.values().iterator().next().get(0);
        row.add(first.byWup(0).level(ks[place]) + " of " + first.byWup(0).height());
        row.add(judged.keySet().stream()
                .map(family -> TextPage.number(100 * atRoot(family, ks[place]), 0))
                .collect(Collectors.joining("/", "", " %")));
        for (Family family : judged.keySet()) {
            DoubleStream.of(at(family, pair, place))
                    .forEach(cell -> row.add(Double.isNaN(cell) ? "undefined" : TextPage.number(cell, 2)));
        }
        return row;
    }
}
