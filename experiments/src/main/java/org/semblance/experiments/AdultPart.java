package org.semblance.experiments;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.experiments.PaperClaims.Found;
import org.semblance.experiments.PaperClaims.Reading;
import org.semblance.report.experiment.Figure;

/** Dataset 2 of Martínez, Sánchez and Valls: occupation and native country in the complete rows of Adult. */
final class AdultPart {

    /** All small k, then steps of about a quarter, including the k that the paper names. */
    private static final int[] KS = {
        2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 50, 64, 80, 100, 128, 160, 200, 256, 320, 400, 512,
        640, 800, 1000, 1200, 1500, 1800
    };

    private static final int[] TIMED = {2, 5, 10, 32, 128, 400, 800, 1800};
    private static final int MIDDLE = 800;

    /** According to the paper, differences become noticeable above this k. */
    private static final int BORDER = 800;

    private static final int COMMON = 1000;
    private static final int RARE = 5;

    private static final String WHY = "counted in the public file; the authors' copy or their mapping must differ";

    private final Table words;
    private final Map<String, Map<String, String>> concepts;
    private final Watcher watcher;

    AdultPart(Path folder, Watcher watcher) {
        this.words = DataFiles.adultWords(folder);
        this.concepts = DataFiles.adultConcepts(folder);
        this.watcher = watcher;
    }

    /** The data set, with words mapped to concepts of the given WordNet. */
    ConceptData data(String wordNet) {
        return ConceptData.of(words, ExperimentTaxonomies.read(wordNet), concepts, ConceptNaming.LABELS);
    }

    void report(ExperimentNotes notes) {
        ConceptData current = data(ExperimentTaxonomies.WORDNET);
        shape(current, notes);
        Sweep sweep = Sweep.atOnce(current, Variant.ALL, KS, watcher);
        MaskingTimes times = MaskingTimes.of(current, Variant.ALL, TIMED, MaskingTimes.Care.FULL, watcher);
        MethodSweep comparison = new MethodSweep(
                "adult/" + ExperimentTaxonomies.WORDNET, "Adult, WordNet 3.1", sweep, times, MIDDLE, true);
        notes.count(sweep);
        reference(sweep, notes);
        comparison.tables(notes.page);
        comparison.weights(notes.page);
        comparison.times(notes.page, times);
        paperTimes(notes.page);
        comparison.figures(notes.figures);
        notes.charts.addAll(comparison.charts());
        new PaperClaims(sweep, times, MIDDLE, BORDER).report(notes, "Adult", true);
        older(sweep, notes);
    }

    /** Section 4.1, and Table 1 as far as the data show it. */
    void shape(ConceptData data, ExperimentNotes notes) {
        int[] repetitions = data.repetitions();
        Map<String, Double> ours = shape(data, repetitions);
        notes.page.heading("Adult: occupation and native country, " + data.size() + " complete rows (section 4.1)");
        TextPage.Grid grid = new TextPage.Grid("figure", "paper", "expected here", "ours", "verdict");
        for (Map<String, String> line : PaperFigures.lines("sa-mdav/adult-shape.csv")) {
            String name = PaperFigures.text(line, "figure");
            double value = Objects.requireNonNull(ours.get(name), name);
            String paper = PaperFigures.text(line, "paper");
            String here = PaperFigures.text(line, "here");
            boolean off = !paper.equals(here);
            Figure printed = off
                    ? Figure.of("adult/" + name, Double.parseDouble(paper), value, tolerance(paper), WHY)
                    : Figure.of("adult/" + name, Double.parseDouble(paper), value, tolerance(paper));
            Figure pinned =
                    Figure.pinned("adult/" + name + "/reference", Double.parseDouble(here), value, tolerance(here));
            notes.figures.add(printed);
            if (off) {
                notes.figures.add(pinned);
            }
            int decimals = decimals(paper);
            grid.row(
                    name,
                    paper,
                    here,
                    TextPage.number(value, decimals),
                    pinned.deviates() ? "is off" : off ? "not the paper's, as known" : "holds");
        }
        notes.page.grid(grid);
        notes.page.say("");
        notes.page.say("Where the paper's do not come out, ours were " + WHY + ".");
        notes.page.say("The mapping of this experiment merges " + (data.wordTuples() - repetitions.length) + " of "
                + data.wordTuples() + " tuples. Taking the outlying islands for the United States gives 387, 81");
        notes.page.say("and 3739: nearer, but not the paper's either.");
    }

    private Map<String, Double> shape(ConceptData data, int[] repetitions) {
        double n = data.size();
        Map<String, Double> ours = new LinkedHashMap<>();
        ours.put("rows", n);
        ours.put("occupations", distinct("occupation"));
        ours.put("countries", distinct("native-country"));
        ours.put("distinct-tuples", (double) repetitions.length);
        ours.put("unique-tuples", (double)
                Arrays.stream(repetitions).filter(count -> count == 1).count());
        ours.put("largest-tuple", (double) Arrays.stream(repetitions).max().orElseThrow());
        ours.put("tuples-above-1000", (double)
                Arrays.stream(repetitions).filter(count -> count > COMMON).count());
        ours.put(
                "records-in-tuples-above-1000",
                100 * Arrays.stream(repetitions).filter(count -> count > COMMON).sum() / n);
        ours.put(
                "records-in-tuples-up-to-5",
                100 * Arrays.stream(repetitions).filter(count -> count <= RARE).sum() / n);
        return ours;
    }

    private double distinct(String column) {
        return Arrays.stream(words.column(column).codes()).distinct().count();
    }

    /**
     * Compares with reference values for the same interpretation of the paper, which has charts but prints no values.
     */
    static void reference(Sweep sweep, ExperimentNotes notes) {
        notes.page.heading("Adult, WordNet 3.1: reference values under the same readings (not the paper's)");
        TextPage.Grid grid = new TextPage.Grid("method", "k", "measure", "expected", "ours", "verdict");
        for (Map<String, String> line : PaperFigures.lines("sa-mdav/adult-reference.csv")) {
            String method = PaperFigures.text(line, "method");
            int k = PaperFigures.whole(line, "k");
            String measure = PaperFigures.text(line, "measure");
            String expected = PaperFigures.text(line, "value");
            Variant variant = Variant.ALL.stream()
                    .filter(one -> one.id().equals(method))
                    .findFirst()
                    .orElseThrow();
            Sweep.Outcome outcome = sweep.at(variant, k);
            double ours = measure.equals("information-loss") ? outcome.loss() : outcome.linkage();
            Figure figure = Figure.pinned(
                    "adult/wordnet-3.1/k=" + k + "/" + method + "/" + measure + "/reference",
                    Double.parseDouble(expected),
                    ours,
                    tolerance(expected));
            notes.figures.add(figure);
            grid.row(
                    variant.title(),
                    String.valueOf(k),
                    measure,
                    expected,
                    TextPage.number(ours, decimals(expected) + 2),
                    figure.verdict());
        }
        notes.page.grid(grid);
    }

    /** Half a unit of the last printed digit; 0 for whole numbers. */
    private static double tolerance(String printed) {
        return printed.contains(".") ? 0.5 * Math.pow(10, -decimals(printed)) : 0;
    }

    private static int decimals(String printed) {
        return printed.contains(".") ? printed.length() - printed.indexOf('.') - 1 : 0;
    }

    /** The k that {@link #reference} needs. */
    static int[] referenceKs() {
        return PaperFigures.lines("sa-mdav/adult-reference.csv").stream()
                .mapToInt(line -> PaperFigures.whole(line, "k"))
                .distinct()
                .toArray();
    }

    private static void paperTimes(TextPage page) {
        page.say("");
        page.say(
                "The paper, on a processor of 2.4 GHz: SA-MDAV 131 to 205 s; Abril et al. 7873 s at k = 2 and 1839 s at");
        page.say(
                "k = 128; Domingo-Ferrer and Torra 318 s at k = 2 and 242 s at k = 128. Ours do not ask an ontology at");
        page.say("each step, and the record-level methods run on tuples with counts, which gives the same groups.");
    }

    /** The same with the version of WordNet that the paper used. */
    private void older(Sweep current, ExperimentNotes notes) {
        Sweep sweep;
        try {
            sweep = Sweep.atOnce(data(ExperimentTaxonomies.PAPERS_WORDNET), Variant.ALL, KS, watcher);
        } catch (Problem problem) {
            if (problem.kind() != ProblemCode.E_WORDNET) {
                throw problem;
            }
            notes.page.heading("Adult, WordNet 2.1: left out, since it is not installed");
            return;
        }
        notes.count(sweep);
        MethodSweep comparison = new MethodSweep(
                "adult/" + ExperimentTaxonomies.PAPERS_WORDNET, "Adult, WordNet 2.1", sweep, null, MIDDLE, true);
        comparison.tables(notes.page);
        comparison.weights(notes.page);
        comparison.figures(notes.figures);
        notes.charts.addAll(comparison.charts().subList(0, 2));
        PaperClaims now = new PaperClaims(current, null, MIDDLE, BORDER);
        PaperClaims then = new PaperClaims(sweep, null, MIDDLE, BORDER);
        notes.page.heading("Adult: at how many k the claims hold, by WordNet and reading");
        TextPage.Grid grid = new TextPage.Grid("3.1 weighted", "3.1 plain", "2.1 weighted", "2.1 plain", "claim");
        List<Found> weighted = now.about(Reading.WEIGHTED, true);
        int width = weighted.stream()
                .mapToInt(found -> found.claim().length())
                .max()
                .orElseThrow();
        for (int i = 0; i < weighted.size(); i++) {
            grid.row(
                    weighted.get(i).share(),
                    now.about(Reading.PLAIN, true).get(i).share(),
                    then.about(Reading.WEIGHTED, true).get(i).share(),
                    then.about(Reading.PLAIN, true).get(i).share(),
                    String.format(
                            Locale.ROOT, "%-" + width + "s", weighted.get(i).claim()));
        }
        notes.page.grid(grid);
    }
}
