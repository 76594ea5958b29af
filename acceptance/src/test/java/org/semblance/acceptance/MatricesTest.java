package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents that come as a ready-made matrix, and a matrix that is judged. */
class MatricesTest {

    private static final String REAL = "%%MatrixMarket matrix coordinate real general\n";

    @TempDir
    private Path root;

    private Bench bench;

    @BeforeEach
    void prepare() {
        bench = Bench.inProcess(root);
    }

    /** Rows 1 and 3 are alike, and so are 2 and 4, in an order that is not by rows; row 5 may stand alone. */
    private void pairs(boolean alone) {
        bench.write(
                "m.mtx",
                REAL + (alone ? "5 3 7\n5 1 0.5\n" : "4 3 6\n")
                        + "1 1 0.5\n3 1 0.5\n1 3 0.25\n2 2 1\n3 3 0.25\n4 2 1\n");
    }

    @Test
    void checkSaysYesToAMatrixWhoseRowsAreShared() {
        pairs(false);
        Cli.Answer answer = bench.run("check", "m.mtx", "--k", "2");
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.out())
                .startsWith("yes, judged on 4 rows (each row counts as one document)")
                .contains("k-anonymity", "asked 2, found 2 rows");
    }

    @Test
    void checkSaysNoAndNamesTheRows() {
        pairs(true);
        Cli.Answer answer = bench.run("check", "m.mtx", "--k", "2");
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.out())
                .startsWith("no, judged on 5 rows")
                .contains("asked 2, found 1 row\n", "row 5: only 1 row with these values");
        Cli.Answer json = bench.run("check", "m.mtx", "--k", "3", "--json");
        assertThat(json.code()).isEqualTo(3);
        assertThat(json.out()).contains("\"holds\": false");
    }

    @Test
    void checkRefusesWhatMakesNoSenseForAMatrix() {
        pairs(false);
        bench.refuses("E_QI", "check", "m.mtx", "--k", "2", "--qi", "a");
        bench.refuses("E_QI", "check", "m.mtx", "--k", "2", "--person", "a");
        bench.refuses("E_K", "check", "m.mtx");
        bench.refuses("E_K", "check", "m.mtx", "--k", "1");
        bench.write("bad.mtx", REAL + "2 2 2\n1 1 1\n1 1 1\n");
        bench.refuses("E_MATRIX", "check", "bad.mtx", "--k", "2");
    }

    @Test
    void aMatrixIsNoTable() {
        pairs(false);
        bench.write("table.yaml", """
                data: table.csv
                attributes: {age: {role: quasi-identifier, domain: numeric}}
                method: {name: mdav, k: 2}
                """);
        bench.write("table.csv", "age\n3\n3\n");
        assertThat(bench.refuses("E_DOCUMENTS", "check", "m.mtx", "--recipe", "table.yaml")
                        .err())
                .contains("a recipe of a table");
        assertThat(bench.refuses("E_DOCUMENTS", "assess", "table.csv", "m.mtx", "--recipe", "table.yaml")
                        .err())
                .contains("assess is for tables");
    }

    @Test
    void aRecipeIsDraftedForAMatrixThatRunsAsItIs() {
        matrix(40, 12);
        Cli.Answer init = bench.run("init", "m.mtx");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(init.out()).contains("a matrix of 40 rows");
        Cli.Answer run = bench.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(bench.text("recipe.yaml") + run.said()).isZero();
        assertThat(run.out()).contains("k-anonymity        holds: asked 3");
    }

    @Test
    void aListOfNumbersInARowIsAVector() {
        bench.write("emb.jsonl", "{\"id\": 1, \"e\": [0.1, 0.2]}\n{\"id\": 2, \"e\": [0.3, 0.2]}\n");
        assertThat(bench.refuses("E_JSON", "init", "emb.jsonl").err()).contains("vectors: KEY");
    }

    @Test
    void aMatrixIsReleasedAndItsReleaseChecked() {
        matrix(40, 12);
        bench.write("recipe.yaml", """
                documents: {data: m.mtx}
                method: {name: spherical-mdav, k: 4}
                """);
        Cli.Answer released = bench.run("anonymize", "recipe.yaml");
        assertThat(released.code()).as(released.said()).isZero();
        assertThat(bench.text("release/release.mtx")).startsWith(REAL);
        for (String file : new String[] {"release", "release/release.mtx"}) {
            Cli.Answer answer = bench.run("check", file, "--k", "4");
            assertThat(answer.code()).as(answer.said()).isZero();
            assertThat(answer.out()).startsWith("yes, judged on 40 rows");
        }
        assertThat(bench.run("check", "release", "--recipe", "recipe.yaml").code())
                .isZero();
        assertThat(bench.run("check", "m.mtx", "--recipe", "recipe.yaml").code())
                .isEqualTo(3);
    }

    @Test
    void everyMeasureThatARecipeNamesIsPrinted() {
        matrix(40, 12);
        String recipe = "documents: {data: m.mtx}\nmethod: {name: spherical-mdav, k: 4}\n";
        bench.write("recipe.yaml", recipe);
        assertThat(bench.run("anonymize", "recipe.yaml").out())
                .contains("spherical-information-loss", "distance-linkage")
                .doesNotContain("non-zeros");
        bench.write("recipe.yaml", recipe + "measures: [non-zeros, ssa]\n");
        assertThat(bench.run("anonymize", "recipe.yaml", "--replace").out()).contains("non-zeros", "ssa");
    }

    @Test
    void listsOfNumbersAreReleasedAsLists() {
        StringBuilder lines = new StringBuilder();
        Random random = new Random(9);
        for (int row = 0; row < 30; row++) {
            lines.append("{\"id\": %d, \"v\": [%d, %d, %d.5]}%n"
                    .formatted(row, random.nextInt(20) - 10, random.nextInt(20) - 10, random.nextInt(20) - 10));
        }
        bench.write("m.jsonl", lines.toString());
        bench.write("recipe.yaml", """
                documents: {data: m.jsonl, vectors: v}
                method: {name: spherical-mdav, k: 3}
                """);
        Cli.Answer released = bench.run("anonymize", "recipe.yaml");
        assertThat(released.code()).as(released.said()).isZero();
        Cli.Answer answer = bench.run("check", "release/release.parquet", "--k", "3");
        assertThat(answer.code()).as(answer.said()).isZero();
        assertThat(answer.out()).startsWith("yes, judged on 30 rows");
        assertThat(bench.run("check", "release", "--k", "30").code()).isEqualTo(3);
    }

    @Test
    void aDocumentWithoutEntriesIsNamedByItsRow() {
        bench.write("m.mtx", REAL + "4 2 6\n1 1 1\n2 1 1\n4 1 1\n1 2 1\n2 2 1\n4 2 2\n");
        bench.write("recipe.yaml", """
                documents: {data: m.mtx}
                method: {name: spherical-mdav, k: 2}
                """);
        Cli.Answer answer = bench.refuses("E_EMPTY_DOCUMENT", "anonymize", "recipe.yaml");
        assertThat(answer.err()).contains("row 3");
    }

    private void matrix(int rows, int columns) {
        Random random = new Random(4);
        StringBuilder entries = new StringBuilder();
        int count = 0;
        for (int row = 1; row <= rows; row++) {
            TreeSet<Integer> used = new TreeSet<>();
            while (used.size() < 5) {
                used.add(1 + random.nextInt(columns));
            }
            for (int column : used) {
                entries.append(row + " " + column + " 0." + (1 + random.nextInt(9)) + "\n");
                count++;
            }
        }
        bench.write("m.mtx", REAL + rows + " " + columns + " " + count + "\n" + entries);
    }
}
