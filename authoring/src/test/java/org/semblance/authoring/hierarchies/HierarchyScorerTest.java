package org.semblance.authoring.hierarchies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.Morphology;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.quality.hierarchy.GslGrade;
import org.semblance.quality.hierarchy.HierarchyFault;
import org.semblance.testkit.Golden;

class HierarchyScorerTest {

    /** Of the paper, and reference values for what it does not print. */
    private static final Golden FIGURES = Golden.of(HierarchyScorerTest.class, "gsl-scores.csv");

    private static final Golden STEPS =
            Golden.of(HierarchyScorerTest.class, "/org/semblance/domain/taxonomy/similarity/gsl-table-3.csv");

    private static final String TREE =
            "id,parent\nthing,\nworker,thing\nbuilder,worker\nmason,builder\nnurse,worker\nbird,thing\ncrane,bird\n";

    @TempDir
    Path folder;

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    /** The hierarchy of the paper's Figure 3, as a file. */
    private Path table3() throws IOException {
        Map<String, StringBuilder> lines = new LinkedHashMap<>();
        STEPS.rows()
                .forEach(row -> lines.computeIfAbsent(row.get(1), StringBuilder::new)
                        .append(',')
                        .append(row.get(2)));
        return write("occupation.csv", String.join("\n", lines.values()) + "\n");
    }

    private static HierarchyReader.Question wordnet(Similarity similarity) {
        return new HierarchyReader.Question(
                TaxonomyReader.Request.of(TaxonomyReader.Request.WORDNET, Path::of, null), similarity, null, true);
    }

    private HierarchyReader.Question tree(boolean guess) throws IOException {
        Path tree = write("tree.csv", TREE);
        return new HierarchyReader.Question(
                TaxonomyReader.Request.of(tree.toString(), Path::of, null), new WuPalmer(), null, guess);
    }

    /** Reads WordNet once, and anything else as often as it is asked. */
    private static final class ReadOnce implements TaxonomyReader {

        private final Map<String, Taxonomy> read = new HashMap<>();
        private final TaxonomyReader reader = new Taxonomies();

        @Override
        public Taxonomy read(Request request, Watcher watcher) {
            return request.name().equals(Request.WORDNET)
                    ? read.computeIfAbsent(Request.WORDNET, name -> reader.read(request, watcher))
                    : reader.read(request, watcher);
        }

        @Override
        public Hierarchy hierarchy(Path file, Watcher watcher) {
            return reader.hierarchy(file, watcher);
        }

        @Override
        public Morphology morphology(Request request) {
            return reader.morphology(request);
        }
    }

    private static final TaxonomyReader TAXONOMIES = new ReadOnce();

    private static HierarchyScores score(List<Path> files, HierarchyReader.Question question, Gsl gsl) {
        return new HierarchyScorer(new Tables(), TAXONOMIES).score(files, question, gsl, List.of(), Watcher.SILENT);
    }

    private static HierarchyScore score(Path file, HierarchyReader.Question question) {
        return score(List.of(file), question, Gsl.STANDARD).hierarchies().get(0);
    }

    @Test
    void comesToTheTransitionsOfThePaper() throws IOException {
        HierarchyScore score = score(table3(), wordnet(new WuPalmer()));
        assertThat(STEPS.rows()).hasSize(24);
        for (int row = 0; row < STEPS.rows().size(); row++) {
            int leaf = score.hierarchy().leaf(STEPS.rows().get(row).get(1)).orElseThrow();
            assertThat(score.gsl().transition((int) STEPS.number(row, 0), leaf))
                    .as(STEPS.rows().get(row).toString())
                    .isCloseTo(STEPS.number(row, 3), within(5e-5));
        }
        assertThat(score.guessed()).isEmpty();
        assertThat(score.gsl().known()).isEqualTo(1);
        assertThat(score.basis()).isEqualTo(HierarchyScore.Basis.MEANING);
    }

    @Test
    void comesToTheScoresOfThePaperAndToTheReferenceValues() throws IOException {
        Path file = table3();
        Map<String, Similarity> similarities = Map.of(
                "wu-palmer",
                new WuPalmer(),
                "leacock-chodorow",
                new LeacockChodorow(true),
                "leacock-chodorow plain",
                new LeacockChodorow(false));
        for (int row = 0; row < FIGURES.rows().size(); row++) {
            List<String> figure = FIGURES.rows().get(row);
            Gsl gsl = new Gsl(Gsl.Aggregation.valueOf(figure.get(1)), Gsl.Weights.valueOf(figure.get(2)));
            HierarchyScore score = score(List.of(file), wordnet(similarities.get(figure.get(0))), gsl)
                    .hierarchies()
                    .get(0);
            double ours =
                    figure.get(3).equals("whole") ? score.whole() : score.gsl().level(Integer.parseInt(figure.get(3)));
            assertThat(ours).as(figure.toString()).isCloseTo(FIGURES.number(row, 4), within(5e-5));
        }
    }

    @Test
    void saysWhatThePaperSaysOfOpticiansAndDoctors() throws IOException {
        HierarchyScore score = score(table3(), wordnet(new WuPalmer()));
        assertThat(score.faults().stream().map(score::sentence))
                .contains(
                        "'doctor#1' above 'medical_practitioner#1' is the more specific of the two: swap them",
                        "'optician#1' is no kind of 'medical_practitioner#1'",
                        "'optometrist#1' is no kind of 'medical_practitioner#1'",
                        "'teacher#1' is no kind of 'education#4'")
                .noneMatch(sentence -> sentence.startsWith("'surgeon") || sentence.startsWith("'ophthal"));
        HierarchyFault swap = score.faults().stream()
                .filter(fault -> fault.kind() == HierarchyFault.Kind.MORE_SPECIFIC_ABOVE)
                .findFirst()
                .orElseThrow();
        assertThat(swap.leaves()).isEqualTo(4);
        // the mean of 0.0370, 0.0714, 0.3333 and 0.3333 in Table 3
        assertThat(swap.loss()).isCloseTo(0.19375, within(5e-5));
        assertThat(score.falls().stream().map(score::sentence))
                .contains("'doctor#1' is nearer to the values than 'medical_practitioner#1' below it");
        // 0.1111 and 0.0769 fall to 0.0714 and 0.0370
        assertThat(score.falls().get(0).leaves()).isEqualTo(2);
        assertThat(score.falls().get(0).before()).isCloseTo(0.0940, within(5e-5));
        assertThat(score.falls().get(0).after()).isCloseTo(0.0542, within(5e-5));
        // all of them are persons, and 'person' in place of 'occupation' would lose 0.2211
        assertThat(score.suppressed()).isCloseTo(0.2211, within(5e-5));
        assertThat(score.grade()).contains(GslGrade.POOR);
    }

    @Test
    void namesFaultsOfASmallTree() throws IOException {
        Path file = write("jobs.csv", "mason,worker,builder,*\nnurse,bird,bird,*\nplumber,other,other,*\n");
        HierarchyScore score = score(file, tree(false));
        assertThat(score.faults().stream().map(score::sentence))
                .containsExactly(
                        "'nurse' is no kind of 'bird'",
                        "'builder' above 'worker' is the more specific of the two: swap them",
                        "no concept for 'plumber'",
                        "no concept for 'other'");
        // with a root above thing, depths are thing 2, worker 3, builder 4, mason 5
        assertThat(score.gsl().transition(1, 0)).isCloseTo(1 - 6.0 / 8, within(1e-12));
        assertThat(score.gsl().transition(2, 0)).isCloseTo(1 - 8.0 / 9, within(1e-12));
        assertThat(score.gsl().known()).isCloseTo(6.0 / 9, within(1e-12));
        assertThat(score.meanLoss(2, 0)).isEqualTo(score.gsl().transition(2, 0));
        assertThat(score.meanLoss(1, 2)).isNaN();
        assertThat(score.faultAbove(0, 1)).contains(0);
        assertThat(score.faultAbove(1, 0)).contains(1);
        assertThat(score.faultAbove(0, 0)).isEmpty();
        assertThat(score.faultAbove(2, 0)).as("everything is below the root").isEmpty();
    }

    @Test
    void marksAndCountsGuesses() throws IOException {
        Path file = write("jobs.csv", "Masons,worker,*\nnurse,worker,*\n");
        HierarchyScore score = score(file, tree(true));
        assertThat(score.guessed()).containsExactly("Masons");
        assertThat(score.shown(0, 0)).isEqualTo("Masons?");
        assertThat(score.shown(0, 1)).isEqualTo("nurse");
        assertThat(score(file, tree(false)).guessed()).isEmpty();
    }

    @Test
    void scoresNumbersByWidthAlsoThoseThatWordNetHasWordsFor() throws IOException {
        Path file = write("years.csv", "10,10-20,*\n20,10-20,*\n30,30-40,*\n40,30-40,*\n");
        HierarchyScore score = score(file, wordnet(new WuPalmer()));
        assertThat(score.basis()).isEqualTo(HierarchyScore.Basis.WIDTH);
        assertThat(score.gsl().level(1)).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(score.gsl().level(2)).isEqualTo(1);
        assertThat(score.faults()).isEmpty();
        assertThat(score.guessed()).isEmpty();
    }

    @Test
    void scoresCodesByMeaningWhereAMappingOrAnOntologySaysWhatTheyMean() throws IOException {
        Path file = write("codes.csv", "1,worker#1,*\n2,worker#1,*\n");
        Path concepts = write("concepts.csv", "attribute,value,concept\njob,1,mason#1\njob,2,nurse#1\n");
        HierarchyReader.Question question =
                new HierarchyReader.Question(wordnet(new WuPalmer()).taxonomy(), new WuPalmer(), concepts, true);
        assertThat(score(file, question).basis()).isEqualTo(HierarchyScore.Basis.MEANING);

        Path tree = write("codes-tree.csv", "id,parent\nall,\n9,all\n1,9\n2,9\n");
        HierarchyReader.Question ontology = new HierarchyReader.Question(
                TaxonomyReader.Request.of(tree.toString(), Path::of, null), new WuPalmer(), null, false);
        assertThat(score(write("coded.csv", "1,9,*\n2,9,*\n"), ontology).basis())
                .isEqualTo(HierarchyScore.Basis.MEANING);
    }

    @Test
    void knowsNothingOfWordsThatMeanNothing() throws IOException {
        HierarchyScore score = score(write("x.csv", "qwz,xrt,*\nqwy,xrt,*\n"), tree(false));
        assertThat(score.whole()).isNaN();
        assertThat(score.grade()).isEmpty();
        assertThat(score.json()).containsEntry("word", "unknown");
    }

    @Test
    void countsSeveralByPreference() throws IOException {
        Path one = table3();
        Path other = write("flat.csv", "surgeon#1,*\n");
        HierarchyScores scores = new HierarchyScorer(new Tables(), TAXONOMIES)
                .score(List.of(one, other), wordnet(new WuPalmer()), Gsl.STANDARD, List.of(2.0, 0.5), Watcher.SILENT);
        double expected = (2 * scores.hierarchies().get(0).whole()
                        + 0.5 * scores.hierarchies().get(1).whole())
                / 2;
        assertThat(scores.ofSet()).isCloseTo(expected, within(1e-12));
    }

    @Test
    void refusesPreferencesThatAreNone() {
        assertThat(HierarchyScorer.preferences(List.of(), 2)).containsExactly(1.0, 1.0);
        for (List<Double> wrong : List.of(
                List.of(1.0), List.of(1.0, -1.0), List.of(0.0, 0.0), List.of(1.0, Double.NaN), List.of(1.0, 1 / 0.0))) {
            assertThatThrownBy(() -> HierarchyScorer.preferences(wrong, 2))
                    .as(wrong.toString())
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_PREFERENCES"));
        }
    }

    @Test
    void keepsTheShapeOfItsJson() throws IOException {
        Map<String, Object> json = score(
                        List.of(write("jobs.csv", "mason,worker,builder,*\nnurse,bird,bird,*\n")),
                        tree(false),
                        Gsl.STANDARD)
                .json();
        assertThat(json.keySet())
                .containsExactly(
                        "for-publication",
                        "notice",
                        "taxonomy",
                        "similarity",
                        "aggregation",
                        "weights",
                        "hierarchies",
                        "set");
        assertThat(json).containsEntry("aggregation", "average").containsEntry("weights", "uniform");
        assertThat(json.get("similarity")).isEqualTo(Map.of("name", "wu-palmer"));
        assertThat(keys(json.get("set"))).containsExactly("preferences", "score", "word");
        Map<?, ?> hierarchy = (Map<?, ?>) ((List<?>) json.get("hierarchies")).get(0);
        assertThat(keys(hierarchy))
                .containsExactly(
                        "hierarchy",
                        "by",
                        "values",
                        "height",
                        "score",
                        "suppressed",
                        "word",
                        "known",
                        "guessed",
                        "levels",
                        "transitions",
                        "faults",
                        "falls");
        assertThat(keys(first(hierarchy.get("levels")))).containsExactly("level", "labels", "score");
        Map<?, ?> transition = first(hierarchy.get("transitions"));
        assertThat(keys(transition)).containsExactly("value", "concept", "steps");
        assertThat(keys(first(transition.get("steps")))).containsExactly("label", "concept", "loss");
        assertThat(keys(first(hierarchy.get("faults"))))
                .containsExactly("kind", "level", "lower", "upper", "values", "loss", "text");
        assertThat(first(hierarchy.get("faults")).get("kind")).isEqualTo("not-a-kind");
        assertThat(keys(first(hierarchy.get("falls"))))
                .containsExactly("level", "lower", "upper", "values", "before", "after", "text");
    }

    private static Map<?, ?> first(Object list) {
        return (Map<?, ?>) ((List<?>) list).get(0);
    }

    private static Set<String> keys(Object map) {
        @SuppressWarnings("unchecked") // what is no such map fails the test
        Set<String> keys = ((Map<String, Object>) map).keySet();
        return keys;
    }
}
