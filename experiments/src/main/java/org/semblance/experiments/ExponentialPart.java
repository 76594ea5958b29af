package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;
import org.semblance.method.Displacements;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.noise.CandidateScope;
import org.semblance.method.noise.DistributionExponential;
import org.semblance.method.noise.SemanticExponential;
import org.semblance.report.experiment.Figure;

/**
 * Differential privacy, which the paper announces as future work: compares the exponential mechanism by meaning with
 * the one by distribution, on the first diagnosis of all encounters.
 */
final class ExponentialPart {

    private static final double[] EPSILONS = {0.5, 1, 2, 4};

    private static final Map<String, DoubleFunction<Method>> METHODS = new LinkedHashMap<>();

    static {
        METHODS.put("semantic-exponential", epsilon -> new SemanticExponential(epsilon, CandidateScope.ALL));
        METHODS.put("distribution-exponential", DistributionExponential::new);
    }

    private final Dataset data;
    private final long[] seeds;

    /** @param data one attribute, bounded by the root of its taxonomy */
    ExponentialPart(Dataset data, long... seeds) {
        this.data = data;
        this.seeds = seeds.clone();
    }

    /**
     * What remains of a column: values unchanged in per cent, RMSE, distance of the means, variance, and chapters off
     * in per cent.
     */
    private record Left(double unchanged, double rmse, double mean, double variance, double chapters) {}

    void report(ExperimentNotes notes) {
        SemanticMoments before = moments(data);
        notes.page.heading("Beyond the paper: ε-differential privacy of one attribute, "
                + data.table().size()
                + " encounters, "
                + NoiseMoments.domain(data, 0).taxonomy().size() + " concepts");
        TextPage.Grid grid = new TextPage.Grid(
                "ε",
                "method",
                "kept, %",
                "RMSE",
                "sd of means",
                "sσ² (before " + TextPage.number(before.variance(), 3) + ")",
                "chapters off, %");
        for (double epsilon : EPSILONS) {
            METHODS.forEach((name, method) -> {
                List<Left> left = Arrays.stream(seeds)
                        .mapToObj(seed ->
                                left(before, method.apply(epsilon).mask(data, Chance.seeded(seed), Watcher.SILENT)))
                        .toList();
                List<String> row = new ArrayList<>(List.of(String.valueOf(epsilon), name));
                String cell = "exponential/epsilon=" + epsilon + "/" + name + "/";
                add(notes, row, cell + "kept", 2, left, Left::unchanged);
                add(notes, row, cell + "rmse", 3, left, Left::rmse);
                add(notes, row, cell + "mean", 3, left, Left::mean);
                add(notes, row, cell + "variance", 3, left, Left::variance);
                add(notes, row, cell + "chapters", 1, left, Left::chapters);
                grid.row(row.toArray(String[]::new));
            });
        }
        notes.page.grid(grid);
        notes.page.say("Means over " + seeds.length
                + " seeds. Chapters off: half of the summed differences between the shares of"
                + " the chapters of ICD-9-CM before and after.");
        notes.page.say(
                "By meaning, at ε = 4 the value itself is at most e² = 7.4 times as likely as the farthest concept, and"
                        + " thousands are far: among so many");
        notes.page.say(
                "concepts it hardly distinguishes near from far. By distribution, shares are preserved and values are not.");
    }

    private static void add(
            ExperimentNotes notes,
            List<String> row,
            String id,
            int decimals,
            List<Left> left,
            ToDoubleFunction<Left> found) {
        double mean =
                SeedRepetitions.of(left.stream().mapToDouble(found).toArray()).mean();
        notes.figures.add(Figure.ours(id, mean));
        row.add(TextPage.number(mean, decimals));
    }

    private static SemanticMoments moments(Dataset of) {
        Concepts domain = NoiseMoments.domain(of, 0);
        Words words = (Words) of.table().column(of.attributes().get(0).name());
        return SemanticMoments.of(
                ConceptCounts.of(words, domain), domain, domain.within().orElseThrow());
    }

    private Left left(SemanticMoments before, Masked masked) {
        Concepts domain = NoiseMoments.domain(data, 0);
        SemanticMoments after = moments(data.over(masked.table()));
        Displacements.Shift shift =
                ((Displacements) masked.trace()).attributes().get(0);
        double[] then = chapters(data);
        double[] now = chapters(data.over(masked.table()));
        double off = 0;
        for (int chapter = 0; chapter < then.length; chapter++) {
            off += Math.abs(then[chapter] - now[chapter]) / 2;
        }
        return new Left(
                100.0 * shift.unchanged() / shift.values(),
                shift.actual(),
                domain.comparison().distance(before.mean(), after.mean()),
                after.variance(),
                100 * off);
    }

    /** The share of each chapter, and of the root. */
    private static double[] chapters(Dataset of) {
        Concepts domain = NoiseMoments.domain(of, 0);
        Taxonomy taxonomy = domain.taxonomy();
        Words words = (Words) of.table().column(of.attributes().get(0).name());
        double[] shares = new double[taxonomy.size()];
        int[] counts = words.counts();
        for (int code = 0; code < counts.length; code++) {
            int concept = domain.concept(words.dictionary().get(code)).orElseThrow();
            int chapter = Arrays.stream(taxonomy.ancestors(concept))
                    .filter(above -> taxonomy.depth(above) == 2)
                    .findFirst()
                    .orElse(Taxonomy.ROOT);
            shares[chapter] += (double) counts[code] / words.size();
        }
        return shares;
    }
}
