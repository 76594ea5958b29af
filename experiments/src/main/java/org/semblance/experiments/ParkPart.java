package org.semblance.experiments;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Dataset 1 of Martínez, Sánchez and Valls is not public; this uses a generated survey of its published shape, which is
 * also the example {@code park}.
 */
final class ParkPart {

    private static final int[] KS = IntStream.rangeClosed(2, 15).toArray();
    private static final int MIDDLE = 8;

    /** According to the paper, differences become noticeable above this k. */
    private static final int BORDER = 5;

    private static final int RARE = 5;
    private static final String ACTIVITY = "activity";
    private static final double TIE = 1e-9;

    private final MaskingTimes.Care care;
    private final Watcher watcher;

    ParkPart(MaskingTimes.Care care, Watcher watcher) {
        this.care = care;
        this.watcher = watcher;
    }

    private static ConceptData data(Taxonomy taxonomy) {
        List<Map<String, String>> lines = PaperFigures.lines("park/park.csv");
        List<Column> columns = List.of(column("reason", lines), column(ACTIVITY, lines));
        Map<String, Map<String, String>> concepts = new HashMap<>();
        for (Map<String, String> line : PaperFigures.lines("park/concepts.csv")) {
            concepts.computeIfAbsent(PaperFigures.text(line, "attribute"), attribute -> new HashMap<>())
                    .put(PaperFigures.text(line, "value"), PaperFigures.text(line, "concept"));
        }
        return ConceptData.of(Table.of(columns), taxonomy, concepts, ConceptNaming.LABELS);
    }

    private static Column column(String name, List<Map<String, String>> lines) {
        return Words.of(
                name, lines.stream().map(line -> PaperFigures.text(line, name)).toArray(String[]::new));
    }

    void report(ExperimentNotes notes) {
        Taxonomy taxonomy = ExperimentTaxonomies.read(ExperimentTaxonomies.WORDNET);
        ConceptData data = data(taxonomy);
        shape(data, notes);
        centres(data, taxonomy, notes);
        Sweep sweep = Sweep.atOnce(data, Variant.ALL, KS, watcher);
        MaskingTimes times = MaskingTimes.of(data, Variant.ALL, KS, care, watcher);
        notes.count(sweep);
        MethodSweep comparison = new MethodSweep("park", "Park survey", sweep, times, MIDDLE, false);
        comparison.tables(notes.page);
        comparison.weights(notes.page);
        comparison.times(notes.page, times);
        notes.page.say("");
        notes.page.say(
                "The paper, on its own data: SA-MDAV 70 to 80 s for all k, Abril et al. 20 s on average, Domingo-Ferrer");
        notes.page.say("and Torra next to nothing.");
        comparison.figures(notes.figures);
        notes.charts.addAll(comparison.charts());
        new PaperClaims(sweep, times, MIDDLE, BORDER).report(notes, "Park", false);
    }

    private static void shape(ConceptData data, ExperimentNotes notes) {
        int[] repetitions = data.repetitions();
        notes.page.heading("Park survey: " + data.size() + " generated answers, in place of the paper's Dataset 1");
        notes.page.say(
                "The answers that the paper masked are not public, so that none of its figures for them can come out");
        notes.page.say(
                "here, and none is compared. The survey was generated with the properties that the paper reports: "
                        + repetitions.length + " different");
        notes.page.say("pairs (paper 211), the commonest "
                + Arrays.stream(repetitions).max().orElseThrow() + " times (115), "
                + Arrays.stream(repetitions).filter(count -> count == 1).count() + " unique (118), "
                + TextPage.number(
                        100.0
                                * Arrays.stream(repetitions)
                                        .filter(count -> count <= RARE)
                                        .sum()
                                / data.size(),
                        1)
                + " % of the answers in pairs of five or fewer (31 %).");
    }

    /** Fig. 8: the sum of distances from all answers to one question to concepts that could represent them. */
    private static void centres(ConceptData data, Taxonomy taxonomy, ExperimentNotes notes) {
        notes.page.heading("Park survey. Fig. 8: sum of distances from all activities to a concept");
        TextPage.Grid grid = new TextPage.Grid("concept", "", "paper, its data", "ours, generated");
        int[] concepts = activities(data);
        int centroid = centroid(data, concepts, taxonomy);
        row(grid, "relaxation", "the mode", "322.74", sum(data, taxonomy.concept("relaxation#5")));
        row(grid, "entity", "the least common subsumer", "746.31", sum(data, taxonomy.lcs(concepts)));
        row(grid, "inactivity", "the paper's centroid", "257.97", sum(data, taxonomy.concept("inactivity#3")));
        row(grid, "nature", "", "348.72", sum(data, taxonomy.concept("nature#3")));
        row(grid, taxonomy.label(centroid), "the centroid here", "", sum(data, centroid));
        notes.page.grid(grid);
        notes.page.say("");
        notes.page.say(
                "For orientation only. The paper's 746.31 for entity, the root, is below one for each of 975 answers, which");
        notes.page.say("rules out a root at depth 0: with it, everything would be at distance 1 from the root.");
    }

    private static int[] activities(ConceptData data) {
        Concepts domain = domain(data);
        Column column = data.data().table().column(ACTIVITY);
        return IntStream.range(0, column.size())
                .map(row -> domain.map().concept(column.text(row)).orElseThrow())
                .toArray();
    }

    private static Concepts domain(ConceptData data) {
        return (Concepts) data.data().attributes().stream()
                .filter(attribute -> attribute.name().equals(ACTIVITY))
                .findFirst()
                .orElseThrow()
                .domain();
    }

    /** The concept with the smallest sum of distances among all that are above an activity. */
    private static int centroid(ConceptData data, int[] concepts, Taxonomy taxonomy) {
        return Arrays.stream(concepts)
                .distinct()
                .flatMap(concept -> Arrays.stream(taxonomy.ancestors(concept)))
                .distinct()
                .boxed()
                .reduce((one, other) -> sum(data, other) < sum(data, one) - TIE ? other : one)
                .orElseThrow();
    }

    private static double sum(ConceptData data, int to) {
        Concepts domain = domain(data);
        return Arrays.stream(activities(data))
                .mapToDouble(concept -> domain.comparison().distance(concept, to))
                .sum();
    }

    private static void row(TextPage.Grid grid, String concept, String what, String paper, double ours) {
        grid.row(concept, what, paper, TextPage.number(ours, 2));
    }
}
