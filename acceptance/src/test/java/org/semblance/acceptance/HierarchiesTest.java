package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hierarchies scored and ranked, as a person does it. */
class HierarchiesTest {

    /** The hierarchy of Figure 3 in Ayala-Rivera et al. 2017. */
    private static final String OCCUPATION = """
            math_teacher#1,teacher#1,education#4,occupation#1
            music_teacher#1,teacher#1,education#4,occupation#1
            surgeon#1,medical_practitioner#1,doctor#1,occupation#1
            ophthalmologist#1,medical_practitioner#1,doctor#1,occupation#1
            optician#1,medical_practitioner#1,doctor#1,occupation#1
            optometrist#1,medical_practitioner#1,doctor#1,occupation#1
            tamer#1,animal_trainer#1,trainer#1,occupation#1
            baseball_coach#1,coach#1,trainer#1,occupation#1
            """;

    private static final String TREE =
            "id,parent\nthing,\nworker,thing\nbuilder,worker\nmason,builder\nplumber,builder\nnurse,worker\n";

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
        bench.write("occupation.csv", OCCUPATION);
        bench.write("tree.csv", TREE);
        bench.write("good.csv", "mason,builder,worker\nplumber,builder,worker\nnurse,worker,worker\n");
        bench.write("flat.csv", "mason,*\nplumber,*\nnurse,*\n");
    }

    private Cli.Answer succeeds(String... arguments) {
        Cli.Answer answer = bench.run(arguments);
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.err()).isEmpty();
        if (!List.of(arguments).contains("--json")) {
            assertThat(answer.out().lines().filter(line -> line.length() > 80)).isEmpty();
        }
        return answer;
    }

    @Test
    void scoresThePapersHierarchyAndNamesItsFaults() {
        Cli.Answer answer = succeeds("hierarchy", "score", "occupation.csv");
        // the paper's Table 3
        assertThat(answer.out())
                .startsWith("occupation.csv: poor, 0.4173; 8 values, 3 levels")
                .containsPattern("ophthalmologist#1 +0\\.1111 +0\\.0714! +0\\.8261!")
                .containsPattern("\n +1 +4 +0\\.1205")
                .containsPattern("\n +2 +3 +0\\.3261")
                .containsPattern("\n +3 +1 +0\\.8053")
                .contains("'optician#1' is no kind of 'medical_practitioner#1'")
                .containsPattern(
                        "'doctor#1' above 'medical_practitioner#1' is the more specific of the two:\\s+swap them");
    }

    @Test
    void theExampleIsThePapersHierarchy() throws IOException {
        assertThat(Files.readString(Path.of("..", "examples", "hierarchies", "figure-3.csv")))
                .isEqualTo(OCCUPATION.replace(',', ';'));
    }

    @Test
    void scoresInOtherWays() {
        String[] score = {"hierarchy", "score", "good.csv", "--taxonomy", "tree.csv"};
        // with a root above thing, depths are worker 3, builder 4, and 5, 5 and 4 for the values: the levels lose
        // (1/9 + 1/9 + 1/7) / 3 and (2/8 + 2/8 + 1/7) / 3
        assertThat(succeeds(score).out()).contains("moderate, 0.1680").containsPattern("\n +1 +2 +0\\.1217");
        assertThat(succeeds(with(score, "--weights", "level-based")).out()).contains("moderate, 0.1526");
        assertThat(succeeds(with(score, "--aggregation", "maximum")).out()).containsPattern("\n +1 +2 +0\\.1429");
        // the values are one link below their labels: ln 2, of ln 8 where it is not plain, since the tree has 4 levels
        assertThat(succeeds(with(score, "--similarity", "{name: leacock-chodorow, normalised: false}"))
                        .out())
                .containsPattern("\n +1 +2 +0\\.6931");
        assertThat(succeeds(with(score, "--similarity", "leacock-chodorow")).out())
                .containsPattern("\n +1 +2 +0\\.3333");
        Map<String, Object> json = JsonText.object(succeeds(with(score, "flat.csv", "--preferences", "2,1", "--json"))
                .out());
        assertThat(JsonText.objects(json.get("hierarchies"))).hasSize(2);
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void writesAPageAndOverNothingItIsMadeFrom() {
        assertThat(succeeds("hierarchy", "score", "good.csv", "--taxonomy", "tree.csv", "--html", "page.html")
                        .out())
                .contains("wrote " + bench.at("page.html"));
        assertThat(bench.text("page.html")).contains("<svg", "0.1680");
        bench.refuses("E_SAME_FILE", "hierarchy", "score", "occupation.csv", "--html", "occupation.csv");
        bench.refuses("E_SAME_FILE", "hierarchy", "score", "good.csv", "--taxonomy", "tree.csv", "--html", "tree.csv");
        bench.refuses("E_WRITE", "hierarchy", "score", "occupation.csv", "--html", "nowhere/page.html");
    }

    @Test
    void saysWhatItGuessedAndWhatItCouldNot() {
        bench.write("guess.csv", "Masons,worker\nqxzw,worker\n");
        assertThat(succeeds("hierarchy", "score", "guess.csv", "--taxonomy", "tree.csv")
                        .out())
                .contains("Masons?", "no concept for 'qxzw'", "--concepts", "50 % of the steps");
        bench.write("years.csv", "1990,90s,*\n1995,90s,*\n2001,00s,*\n");
        assertThat(succeeds("hierarchy", "score", "years.csv", "--taxonomy", "tree.csv")
                        .out())
                .contains("width of the interval");
    }

    @ParameterizedTest
    @CsvSource({
        "E_HIERARCHY, 'a,x,*|b,x,*|a,x,*', 'line 3'",
        "E_RAGGED, 'a,x,*|b,*', 'line 2'",
        "E_HIERARCHY, 'a,x,y,*|b,x,z,*', 'line 2'",
        "E_HIERARCHY, 'a,,*|b,x,*', 'line 1'",
        "E_NO_ROOT, 'a,x|b,x|c,y|d,y', 'lines 2 and 3'",
        "E_EMPTY_INPUT, '', 'no rows'"
    })
    void refusesWhatIsNoHierarchy(String code, String rows, String place) {
        bench.write("wrong.csv", rows.replace("|", "\n"));
        for (String command : List.of("score", "rank")) {
            assertThat(bench.refuses(code, "hierarchy", command, "wrong.csv").err())
                    .contains("wrong.csv", place);
        }
    }

    @Test
    void refusesRequestsThatCannotBeMet() {
        bench.refuses("E_NO_FILE", "hierarchy", "score", "nowhere.csv");
        bench.refuses("E_PREFERENCES", "hierarchy", "score", "good.csv", "--preferences", "1,2");
        bench.refuses("E_USAGE", "hierarchy", "score");
        assertThat(bench.refuses("E_CONFIG", "hierarchy", "score", "good.csv", "--similarity", "wu-palme")
                        .err())
                .contains("did you mean wu-palmer?");
        assertThat(bench.refuses("E_USAGE", "hierarchy", "score", "good.csv", "--weights", "unifrm")
                        .err())
                .contains("did you mean uniform?");
        bench.refuses("E_USAGE", "hierarchy", "rank", "good.csv", "--k", "5");
        bench.refuses("E_USAGE", "hierarchy", "rank", "good.csv,flat.csv", "good.csv");
        assertThat(bench.run("hierarchy").code()).isEqualTo(2);
    }

    @Test
    void ranksCandidatesAndTriesThemOnDataItDoesNotShow() {
        bench.write("people.csv", "id,job,name\n" + "1,mason,CANARY\n2,plumber,CANARY\n3,nurse,CANARY\n".repeat(5));
        String[] rank = {"hierarchy", "rank", "flat.csv", "good.csv", "--taxonomy", "tree.csv"};
        assertThat(succeeds(rank).out()).containsPattern("\n +1 .* good\\.csv\n +2 .* flat\\.csv\n");
        String[] tried = {
            "hierarchy",
            "rank",
            "flat.csv",
            "good.csv",
            "--taxonomy",
            "tree.csv",
            "--against",
            "people.csv",
            "--attribute",
            "job",
            "--k",
            "2,8",
            "--html",
            "rank.html"
        };
        Cli.Answer answer = succeeds(tried);
        assertThat(answer.out())
                .contains(
                        "k = 2",
                        "no candidate loses anything",
                        "k = 8",
                        "rank correlation with the score",
                        "wrote " + bench.at("rank.html"))
                .doesNotContain(Bench.CANARY, "mason");
        assertThat(bench.text("rank.html")).doesNotContain(Bench.CANARY).contains("good.csv");
        bench.write("people.csv", "id,job\n1,mason\n2,XQ" + Bench.CANARY + "\n");
        assertThat(bench.refuses("E_HIERARCHY_VALUES", tried).said()).doesNotContain(Bench.CANARY);
    }
}
