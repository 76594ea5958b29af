package org.semblance.experiments;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.method.noise.TieBreak;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Figure;

/** What the paper leaves open: three attributes masked together, and a separate noise level for each record. */
final class NoiseBeyondPart {

    private static final double[] ALPHAS = {0.2, 0.4};
    private static final double LITTLE = 0.1;
    private static final double MUCH = 0.5;
    private static final String LEVELS = "protection";

    private final PairSample three;
    private final NoiseSweep strong;
    private final long[] seeds;

    /** @param three encounters with three diagnoses */
    NoiseBeyondPart(PairSample three, NoiseSweep strong, long... seeds) {
        this.three = three;
        this.strong = strong;
        this.seeds = seeds.clone();
    }

    void report(ExperimentNotes notes) {
        threeAttributes(notes);
        levels(notes);
    }

    private void threeAttributes(ExperimentNotes notes) {
        notes.page.heading("Beyond the paper: three diagnoses masked in one go, " + three.size() + " encounters");
        notes.page.say(
                "Drawn as the strong sample is, of encounters with three diagnoses. The paper would take pair by pair;"
                        + " here Σ is one matrix.");
        NoiseMoments before = NoiseMoments.of(three.data());
        List<String> names =
                three.data().attributes().stream().map(each -> each.name()).toList();
        TextPage.Grid grid = new TextPage.Grid("pair", "before", "α", "correlated", "uncorrelated");
        List<ConceptSample> often = Arrays.stream(NoiseVariant.values())
                .map(variant -> new ConceptSample(three.data(), variant, TieBreak.RANDOM))
                .toList();
        boolean holds = true;
        List<NoiseVariant> variants = List.of(NoiseVariant.values());
        for (double alpha : ALPHAS) {
            List<List<NoiseMoments>> after = often.stream()
                    .map(each -> Arrays.stream(seeds)
                            .parallel()
                            .mapToObj(seed -> before.ofMasked(
                                    three.data().over(each.at(alpha, seed).table())))
                            .toList())
                    .toList();
            for (int[] pair : new int[][] {{0, 1}, {0, 2}, {1, 2}}) {
                String title = names.get(pair[0]) + ", " + names.get(pair[1]);
                double original = before.together().correlation(pair[0], pair[1]);
                List<String> row = new ArrayList<>(List.of(title, TextPage.number(original, 3), String.valueOf(alpha)));
                List<SeedRepetitions> found = new ArrayList<>();
                for (int i = 0; i < variants.size(); i++) {
                    NoiseVariant variant = variants.get(i);
                    SeedRepetitions correlation = SeedRepetitions.of(after.get(i).stream()
                            .mapToDouble(one -> one.together().correlation(pair[0], pair[1]))
                            .toArray());
                    found.add(correlation);
                    row.add(correlation.text(3));
                    notes.figures.add(Figure.ours(
                            "three/alpha=" + alpha + "/" + variant.title() + "/" + title.replace(", ", "-"),
                            correlation.mean()));
                }
                holds &= pair[1] != 1 || found.get(0).least() > found.get(1).most();
                grid.row(row.toArray(String[]::new));
            }
        }
        notes.page.grid(grid);
        notes.claims.add(new Claim(
                "Beyond the paper: with three attributes at once, the strongly correlated pair keeps more of its"
                        + " correlation by the correlated method",
                holds));
    }

    private void levels(ExperimentNotes notes) {
        notes.page.heading("Beyond the paper: a level for each record, strong sample, every other record at α = "
                + LITTLE + " and the rest at " + MUCH);
        Dataset data = strong.sample().data();
        String[] levels = IntStream.range(0, data.table().size())
                .mapToObj(row -> String.valueOf(level(row)))
                .toArray(String[]::new);
        Dataset levelled = data.over(data.table().with(List.of(Words.of(LEVELS, levels))));
        TextPage.Grid grid = new TextPage.Grid("method", "α of record", "RMSE", "RMSE when all have that α");
        boolean holds = true;
        for (NoiseVariant variant : NoiseVariant.values()) {
            List<Table> masked = Arrays.stream(seeds)
                    .mapToObj(seed -> variant.at(LITTLE, LEVELS, TieBreak.RANDOM)
                            .mask(levelled, Chance.seeded(seed), Watcher.SILENT)
                            .table())
                    .toList();
            for (double alpha : new double[] {LITTLE, MUCH}) {
                SeedRepetitions own = SeedRepetitions.of(masked.stream()
                        .mapToDouble(table -> rmse(data, table, alpha))
                        .toArray());
                SeedRepetitions whole = strong.at(variant, alpha, NoiseOutcome::actual);
                holds &= Math.abs(own.mean() - whole.mean()) < 0.02;
                notes.figures.add(Figure.ours("levels/" + variant.title() + "/alpha=" + alpha + "/rmse", own.mean()));
                grid.row(variant.title(), String.valueOf(alpha), own.text(3), whole.text(3));
            }
        }
        notes.page.grid(grid);
        notes.claims.add(new Claim(
                "Beyond the paper: records with a level of their own are moved as far as if all had it (RMSE to .02)",
                holds));
    }

    private static double level(int row) {
        return row % 2 == 0 ? LITTLE : MUCH;
    }

    /** Root mean square distance between original and masked values, over the records of a level and all attributes. */
    private static double rmse(Dataset data, Table masked, double level) {
        return Math.sqrt(data.attributes().stream()
                .flatMapToDouble(attribute -> {
                    Concepts domain = (Concepts) attribute.domain();
                    Words before = (Words) data.table().column(attribute.name());
                    Words after = (Words) masked.column(attribute.name());
                    return IntStream.range(0, before.size())
                            .filter(row -> level(row) == level)
                            .mapToDouble(row -> domain.comparison()
                                    .distance(
                                            domain.concept(before.text(row)).orElseThrow(),
                                            domain.concept(after.text(row)).orElseThrow()))
                            .map(distance -> distance * distance);
                })
                .average()
                .orElseThrow());
    }
}
