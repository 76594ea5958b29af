package org.semblance.authoring.hierarchies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.authoring.hierarchies.TriedHierarchies.Goal;
import org.semblance.authoring.hierarchies.TriedHierarchies.Outcome;
import org.semblance.catalog.Catalog;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.quality.hierarchy.Gsl;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.source.TableSource;

class HierarchyRankerTest {

    @TempDir
    Path folder;

    private Path good;
    private Path poor;
    private Path flat;
    private Path unknown;
    private Path data;

    @BeforeEach
    void write() throws IOException {
        write(
                "tree.csv",
                "id,parent\nthing,\nworker,thing\nbuilder,worker\nmason,builder\nplumber,builder\n"
                        + "nurse,worker\nbird,thing\ncrane,bird\nheron,bird\n");
        good = write(
                "good.csv",
                "mason,builder,worker,*\nplumber,builder,worker,*\nnurse,worker,worker,*\ncrane,bird,bird,*\nheron,bird,bird,*\n");
        poor = write("poor.csv", "mason,crane,*\nplumber,crane,*\nnurse,crane,*\ncrane,mason,*\nheron,mason,*\n");
        flat = write("flat.csv", "mason,*\nplumber,*\nnurse,*\ncrane,*\nheron,*\n");
        unknown = write("unknown.csv", "mason,q,w\nplumber,q,w\nnurse,q,w\ncrane,q,w\nheron,q,w\n");
        data = write("data.csv", "id,job\n1,mason\n2,mason\n3,plumber\n4,nurse\n5,nurse\n6,crane\n7,heron\n8,heron\n");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private RankedHierarchies rank(HierarchyTrial.@Nullable Question against, List<List<Path>> candidates) {
        return rank(against, candidates, false);
    }

    private RankedHierarchies rank(
            HierarchyTrial.@Nullable Question against, List<List<Path>> candidates, boolean guess) {
        HierarchyReader.Question question = new HierarchyReader.Question(
                TaxonomyReader.Request.of(folder.resolve("tree.csv").toString(), Path::of, null),
                new WuPalmer(),
                null,
                guess);
        return new HierarchyRanker(new Tables(), new Taxonomies(), Catalog.standard())
                .rank(candidates, question, Gsl.STANDARD, List.of(), against, Watcher.SILENT);
    }

    private HierarchyTrial.Question trial(String method, @Nullable String suppress, String... attributes) {
        return new HierarchyTrial.Question(
                TableSource.of(data),
                ConceptProposals.Layout.UNKNOWN,
                List.of(attributes),
                List.of(2, 3),
                new RecipeNode.Scalar(method, true, 1),
                suppress);
    }

    @Test
    void putsTheBestFirstAndTheUnknownLast() {
        RankedHierarchies ranked = rank(null, List.of(List.of(unknown), List.of(poor), List.of(flat), List.of(good)));
        assertThat(ranked.names()).containsExactly("good.csv", "poor.csv", "flat.csv", "unknown.csv");
        assertThat(ranked.candidates().get(3).word()).isEqualTo("unknown");
        assertThat(ranked.tried()).isEmpty();
        assertThat(ranked.notes()).isEmpty();
    }

    @Test
    void putsTheTallerFirstOfTwoThatLoseTheSame() throws IOException {
        Path once = write("once.csv", "mason,builder\nplumber,builder\n");
        Path twice = write("twice.csv", "mason,builder,builder\nplumber,builder,builder\n");
        assertThat(rank(null, List.of(List.of(once), List.of(twice))).names()).containsExactly("twice.csv", "once.csv");
    }

    @Test
    void namesFoldersWhereFilesAreCalledTheSame() throws IOException {
        Files.createDirectory(folder.resolve("other"));
        Path other = Files.copy(flat, folder.resolve("other/good.csv"));
        assertThat(rank(null, List.of(List.of(good), List.of(other))).names())
                .containsExactly(good.toString(), other.toString());
    }

    @Test
    void guessesTheSameForALabelInAllCandidates() throws IOException {
        // alone, the one would be taken for birds among birds, the other for workers among workers
        write("tree.csv", """
                id,parent,label
                thing,,thing
                bird,thing,bird
                b1,bird,cranes
                heron,bird,heron
                worker,thing,worker
                w1,worker,cranes
                mason,worker,mason
                """);
        Path birds = write("birds.csv", "Cranes,bird,*\nheron,bird,*\n");
        Path workers = write("workers.csv", "Cranes,worker,*\nmason,worker,*\n");
        RankedHierarchies ranked = rank(null, List.of(List.of(birds), List.of(workers)), true);
        List<Integer> meant = ranked.candidates().stream()
                .map(candidate -> candidate.scores().hierarchies().get(0))
                .map(score -> score.read()
                        .semantic()
                        .concept(0, score.hierarchy().leaf("Cranes").orElseThrow()))
                .toList();
        assertThat(meant.get(0)).isEqualTo(meant.get(1)).isNotNegative();
        assertThat(ranked.notes()).anyMatch(note -> note.contains("guesses"));
    }

    @Test
    void ranksSets() {
        RankedHierarchies ranked = rank(null, List.of(List.of(flat, poor), List.of(good, poor)));
        assertThat(ranked.names()).containsExactly("good.csv, poor.csv", "flat.csv, poor.csv");
        HierarchyScores best = ranked.candidates().get(0).scores();
        assertThat(ranked.candidates().get(0).score())
                .isCloseTo(
                        (best.hierarchies().get(0).whole()
                                        + best.hierarchies().get(1).whole())
                                / 2,
                        within(1e-12));
    }

    @Test
    void refusesSetsOfDifferentSize() {
        assertThatThrownBy(() -> rank(null, List.of(List.of(good, flat), List.of(good))))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("candidate 2 has 1");
    }

    @Test
    void tellsWhereCandidatesHoldDifferentValues() throws IOException {
        Path fewer = write("fewer.csv", "mason,*\nnurse,*\n");
        assertThat(rank(null, List.of(List.of(good), List.of(fewer))).notes())
                .singleElement()
                .asString()
                .contains("do not have the same values");
    }

    @Test
    void triesEveryCandidateOnData() {
        RankedHierarchies ranked =
                rank(trial("mdav", null, "job"), List.of(List.of(flat), List.of(poor), List.of(good)));
        TriedHierarchies tried = ranked.tried().orElseThrow();
        assertThat(tried.rows()).isEqualTo(8);
        assertThat(tried.measures()).containsExactly("semantic-information-loss", "semantic-sse");
        assertThat(tried.goals()).extracting(Goal::k).containsExactly(2, 3);
        for (Goal goal : tried.goals()) {
            assertThat(goal.outcomes()).hasSize(3);
            assertThat(goal.outcomes().get(0).values().get(0))
                    .isLessThan(goal.outcomes().get(2).values().get(0));
            assertThat(tried.correlation(goal, 0)).isGreaterThan(0);
        }
        assertThat(tried.tas()).isGreaterThan(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"incognito", "datafly"})
    void losesWhatTheLevelsLoseThatAreNeeded(String method) {
        TriedHierarchies tried = rank(trial(method, "0%", "job"), List.of(List.of(flat), List.of(good)))
                .tried()
                .orElseThrow();
        // for k = 2, level 1 of the good one; with a root above thing, depths are worker and bird 3, builder 4 and the
        // values 5, 5, 4, 4, 4: three rows lose 1 − 8/9, five 1 − 6/7
        Goal two = tried.goals().get(0);
        assertThat(two.outcomes().get(0).values().get(0)).isCloseTo((3 / 9.0 + 5 / 7.0) / 8, within(1e-12));
        assertThat(two.outcomes().get(0).values().get(1)).isCloseTo(3 / 81.0 + 5 / 49.0, within(1e-12));
        // the flat one leads to the root at once: 1 − 2/6 and 1 − 2/5
        assertThat(two.outcomes().get(1).values().get(0)).isCloseTo((3 * 2 / 3.0 + 5 * 0.6) / 8, within(1e-12));
        assertThat(tried.correlation(two, 0)).isEqualTo(1);
    }

    @Test
    void triesNumbersByGranularity() throws IOException {
        Path wide = write("wide.csv", "1,*\n2,*\n3,*\n4,*\n");
        Path fine = write("fine.csv", "1,1-2,*\n2,1-2,*\n3,3-4,*\n4,3-4,*\n");
        data = write("data.csv", "id,year\na,1\nb,2\nc,3\nd,4\ne,3\nf,4\n");
        TriedHierarchies tried = rank(trial("mdav", null, "year"), List.of(List.of(wide), List.of(fine)))
                .tried()
                .orElseThrow();
        assertThat(tried.measures()).containsExactly("granularity-loss");
        Goal two = tried.goals().get(0);
        assertThat(two.outcomes().get(0).values().get(0))
                .isLessThan(two.outcomes().get(1).values().get(0));
    }

    @Test
    void tellsNothingOfTheData() throws IOException {
        data = write("data.csv", "id,job\n1,mason\n2,CANARY\n");
        assertThatThrownBy(() -> rank(trial("mdav", null, "job"), List.of(List.of(good))))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_HIERARCHY_VALUES");
                    assertThat(problem.getMessage()).doesNotContain("CANARY");
                });
    }

    @Test
    void refusesWhatCannotBeTried() {
        List<List<Path>> alone = List.of(List.of(good));
        assertThatThrownBy(() -> rank(trial("mdav", null), alone)).hasMessageContaining("0 attributes are named");
        assertThatThrownBy(() -> rank(trial("mdav", null, "jop"), alone)).hasMessageContaining("no column 'jop'");
        assertThatThrownBy(() -> rank(trial("mdav", "5%", "job"), alone)).hasMessageContaining("knows no suppress");
        assertThatThrownBy(() -> rank(trial("nonsense", null, "job"), alone)).hasMessageContaining("nonsense");
        assertThatThrownBy(() -> rank(trial("mdav", null, "job", "job"), List.of(List.of(good, flat))))
                .hasMessageContaining("named twice");
    }

    /** Three candidates, the last of unknown score; two values of k. */
    private static final TriedHierarchies TRIED = new TriedHierarchies(
            List.of("job"),
            8,
            "incognito",
            List.of("loss"),
            List.of(0.1, 0.2, 0.4, Double.NaN),
            List.of(
                    new Goal(
                            2,
                            List.of(
                                    new Outcome(List.of(1.0), 2),
                                    new Outcome(List.of(3.0), 3),
                                    new Outcome(List.of(2.0), 4),
                                    new Outcome(List.of(9.0), 5))),
                    new Goal(
                            5,
                            List.of(
                                    new Outcome(List.of(0.0), 1),
                                    new Outcome(List.of(0.0), 1),
                                    new Outcome(List.of(0.0), 1),
                                    new Outcome(List.of(0.0), 1)))),
            10,
            0.5);

    @Test
    void correlatesWhatIsKnownAndSaysWhereNothingDiffers() {
        // ranks 1, 2, 3 against 1, 3, 2: 1 − 6·2 / (3·8)
        assertThat(TRIED.correlation(TRIED.goals().get(0), 0)).isCloseTo(0.5, within(1e-12));
        assertThat(TRIED.correlation(TRIED.goals().get(1), 0)).isNaN();
        assertThat(TRIED.gain(TRIED.goals().get(0), 0)).isEqualTo(0.5);
        assertThat(TRIED.gain(TRIED.goals().get(1), 0)).isNaN();
    }

    @Test
    void countsTimeAsThePaperDoes() {
        // Eq. 7: reading once, then every masking; Eq. 8: reading, scoring, and the best alone
        assertThat(TRIED.tas()).isEqualTo(10 + 14 + 4);
        assertThat(TRIED.apes()).isEqualTo(10 + 0.5 + 2 + 1);
        assertThat(TRIED.saved()).isCloseTo(1 - 13.5 / 28, within(1e-12));
    }

    @Test
    void keepsTheShapeOfItsJson() {
        Map<String, Object> json = rank(trial("mdav", null, "job"), List.of(List.of(good), List.of(flat)))
                .json();
        assertThat(json.keySet())
                .containsExactly(
                        "for-publication",
                        "notice",
                        "taxonomy",
                        "similarity",
                        "aggregation",
                        "weights",
                        "preferences",
                        "candidates",
                        "tried",
                        "notes");
        assertThat(keys(first(json.get("candidates")))).containsExactly("rank", "score", "word", "hierarchies");
        Map<?, ?> tried = (Map<?, ?>) json.get("tried");
        assertThat(keys(tried)).containsExactly("attributes", "rows", "method", "goals", "seconds", "saved");
        assertThat(keys(first(tried.get("goals")))).containsExactly("k", "outcomes", "correlations", "gains");
        assertThat(keys(first(first(tried.get("goals")).get("outcomes"))))
                .containsExactly("rank", "semantic-information-loss", "semantic-sse", "seconds");
    }

    private static Map<?, ?> first(Object list) {
        return (Map<?, ?>) ((List<?>) list).get(0);
    }

    private static List<String> keys(Map<?, ?> map) {
        return map.keySet().stream().map(String::valueOf).toList();
    }
}
