package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.domain.documents.Corpus;
import org.semblance.port.CorpusReader.Reading;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;

class ListsOfNumbersTest {

    @TempDir
    Path folder;

    private Matrices matrices;

    @BeforeEach
    void prepare() {
        matrices = new Matrices(folder);
    }

    private static DocumentSource vectors(String data, String column) {
        return Matrices.documents(data, column, null, null, null, null);
    }

    private Corpus parquet(String query, String column) {
        matrices.parquet("m.parquet", query);
        return matrices.read(vectors("m.parquet", column)).corpus();
    }

    private void refused(String query, String message) {
        matrices.parquet("m.parquet", query);
        boolean sparse = query.contains("weights");
        matrices.refused(
                sparse ? Matrices.documents("m.parquet", null, null, null, null, null) : vectors("m.parquet", "v"),
                "E_MATRIX",
                message);
    }

    @Test
    void readsPlacesAndWeightsInAnyOrder() {
        matrices.parquet("m.parquet", """
                SELECT [0, 3]::INTEGER[] AS places, [0.5, 0.25]::DOUBLE[] AS weights, 'x' AS topic, 'Ann' AS writer
                UNION ALL SELECT [], [], 'y', 'Bob'
                UNION ALL SELECT [2, 1], [1, 0.125], NULL, 'Ann'
                """);
        Reading reading = matrices.read(Matrices.documents("m.parquet", null, null, null, "topic", "writer"));
        assertThat(reading.form()).isEqualTo(MatrixFormat.PARQUET);
        assertThat(reading.corpus().weighed()).isTrue();
        assertThat(reading.corpus().vectors().dimensions()).isEqualTo(4);
        assertThat(Matrices.rows(reading.corpus().vectors())).containsExactly("1:0.5 4:0.25", "", "2:0.125 3:1");
        assertThat(reading.corpus().labels().orElseThrow().missing(2)).isTrue();
        assertThat(reading.corpus().authors().orElseThrow().text(2)).isEqualTo("ann");
    }

    @Test
    void readsPlacesAndWeightsOfOneColumn() {
        Corpus corpus = parquet(
                "SELECT {'places': [1::BIGINT, 4], 'weights': [0.5::FLOAT, 1]} AS v UNION ALL SELECT"
                        + " {'places': [0], 'weights': [2]}",
                "v");
        assertThat(Matrices.rows(corpus.vectors())).containsExactly("2:0.5 5:1", "1:2");
    }

    @Test
    void readsListsOfOneLength() {
        Corpus corpus = parquet("SELECT [0.5, 0, -2]::FLOAT[] AS v UNION ALL SELECT [0, 1, 0]", "v");
        assertThat(corpus.vectors().dimensions()).isEqualTo(3);
        assertThat(Matrices.rows(corpus.vectors())).containsExactly("1:0.5 3:-2", "2:1");
        assertThat(Matrices.rows(parquet("SELECT [1, 2]::DOUBLE[2] AS v", "v").vectors()))
                .containsExactly("1:1 2:2");
        assertThat(Matrices.rows(parquet("SELECT [1, 2]::SMALLINT[] AS v", "v").vectors()))
                .containsExactly("1:1 2:2");
        assertThat(matrices.read(vectors("m.parquet", "v")).form()).isEqualTo(MatrixFormat.DENSE_PARQUET);
    }

    @Test
    void readsMoreRowsThanABlockHas() {
        Corpus corpus = parquet("SELECT [i, i % 7, 1]::DOUBLE[] AS v, i AS topic FROM range(10000) t(i)", "v");
        assertThat(corpus.size()).isEqualTo(10_000);
        assertThat(corpus.vectors().text(9_999)).isEqualTo("1:9999 2:3 3:1");
        assertThat(corpus.vectors().text(0)).isEqualTo("3:1");
    }

    @Test
    void refusesListsThatDoNotFit() {
        refused(
                "SELECT [1, 2]::DOUBLE[] AS v UNION ALL SELECT [1]",
                "m.parquet, row 2: a vector of another length than in row 1");
        refused("SELECT [1, 2]::DOUBLE[] AS v UNION ALL SELECT NULL", "m.parquet, row 2: no vector");
        refused(
                "SELECT [1, 2]::DOUBLE[] AS v UNION ALL SELECT [1, NULL]",
                "m.parquet, row 2: a value that is missing, NaN or infinite");
        refused("SELECT [1, 'nan'::DOUBLE] AS v", "m.parquet, row 1: a value that is missing, NaN or infinite");
        refused("SELECT ['-inf']::FLOAT[] AS v", "m.parquet, row 1: a value that is missing, NaN or infinite");
        refused("SELECT ['canary'] AS v", "m.parquet, column 'v': no lists of numbers");
        refused(
                "SELECT [1]::INTEGER[] AS places, [1, 2]::DOUBLE[] AS weights",
                "m.parquet, row 1: not as many weights as places");
        refused("SELECT [-1]::INTEGER[] AS places, [1]::DOUBLE[] AS weights", "m.parquet, row 1: a place that is none");
        refused(
                "SELECT [NULL]::INTEGER[] AS places, [1]::DOUBLE[] AS weights",
                "m.parquet, row 1: a place that is none");
        refused(
                "SELECT [1, 1]::INTEGER[] AS places, [1, 2]::DOUBLE[] AS weights",
                "m.parquet: row 1 has two entries in column 2");
        refused(
                "SELECT NULL::INTEGER[] AS places, [1]::DOUBLE[] AS weights",
                "m.parquet, row 1: no list where one is expected");
        refused(
                "SELECT [2000000000]::INTEGER[] AS places, [1]::DOUBLE[] AS weights",
                "m.parquet: nearly all of the 2000000001 columns are empty");
        refused(
                "SELECT [9000000000]::BIGINT[] AS places, [1]::DOUBLE[] AS weights",
                "m.parquet, row 1: a place that is none");
    }

    @Test
    void refusesAColumnThatIsNotThere() {
        matrices.parquet("m.parquet", "SELECT [1]::DOUBLE[] AS v");
        matrices.refused(vectors("m.parquet", "w"), "E_COLUMN", "m.parquet: there is no column 'w'");
        matrices.file("m.csv", "v\n1\n");
        matrices.refused(
                vectors("m.csv", "v"), "E_DOCUMENTS", "documents: vectors: the file is neither Parquet nor JSON lines");
    }

    @Test
    void readsJsonLines() {
        matrices.file(
                "m.jsonl",
                "{\"id\": 1, \"v\": [0.5, 0, -2e0], \"topic\": \"x\"}\n{\"topic\": \"y\", \"v\":[ 1,2 , 3 ]}\n");
        Reading reading = matrices.read(Matrices.documents("m.jsonl", "v", null, null, "topic", null));
        assertThat(reading.form()).isEqualTo(MatrixFormat.DENSE_PARQUET);
        assertThat(Matrices.rows(reading.corpus().vectors())).containsExactly("1:0.5 3:-2", "1:1 2:2 3:3");
        assertThat(reading.corpus().labels().orElseThrow().text(1)).isEqualTo("y");
    }

    @Test
    void refusesJsonLinesThatAreNoVectors() {
        json(
                "{\"v\": [1]}\n{\"v\": [1, 2]}\n",
                "E_MATRIX",
                "m.jsonl, row 2 (line 2), column 'v': a vector of another length than in row 1");
        json("{\"v\": [1]}\n{\"w\": 1}\n", "E_MATRIX", "m.jsonl, row 2 (line 2), column 'v': no vector");
        json("{\"v\": [1]}\n{\"v\": null}\n", "E_MATRIX", "m.jsonl, row 2 (line 2), column 'v': no vector");
        json("{\"v\": []}\n", "E_MATRIX", "m.jsonl, row 1 (line 1), column 'v': no vector");
        json("{\"v\": 1}\n", "E_MATRIX", "m.jsonl, row 1 (line 1), column 'v': no list of numbers");
        json("{\"v\": [1, null]}\n", "E_JSON", "m.jsonl, row 1 (line 1): a list with something that is no number");
        json("{\"v\": [NaN]}\n", "E_JSON", "m.jsonl, row 1 (line 1): a list with something that is no number");
        json("{\"v\": [1,]}\n", "E_JSON", "m.jsonl, row 1 (line 1): a list with something that is no number");
        json("{\"v\": [[1]]}\n", "E_JSON", "m.jsonl, row 1 (line 1): a list with something that is no number");
        json("{\"v\": [1e999]}\n", "E_JSON", "m.jsonl, row 1 (line 1): a number that is too large");
        json("{\"v\": [1], \"w\": [1]}\n", "E_JSON", "m.jsonl, row 1 (line 1): an object or a list inside a value");
        json("{\"v\": [1}\n", "E_JSON", "m.jsonl, row 1 (line 1): not one JSON object on a line of its own");
    }

    @Test
    void refusesAKeyThatNoLineHas() {
        matrices.file("m.jsonl", "{\"v\": [1]}\n");
        matrices.refused(
                Matrices.documents("m.jsonl", "v", null, null, "topic", null),
                "E_COLUMN",
                "m.jsonl: there is no column 'topic'");
    }

    @Test
    void takesLabelsFromAnotherTableWhereOneIsNamed() {
        matrices.file("m.jsonl", "{\"v\": [1, 2]}\n{\"v\": [2, 1]}\n");
        matrices.file("about.csv", "topic\nx\ny\n");
        Corpus corpus = matrices.read(Matrices.documents("m.jsonl", "v", null, "about.csv", "topic", null))
                .corpus();
        assertThat(corpus.labels().orElseThrow().text(1)).isEqualTo("y");
        assertThat(corpus.labels().orElseThrow().size()).isEqualTo(2);
    }

    @Test
    void aVocabularyTellsOfColumnsThatNoDocumentUses() {
        matrices.parquet("m.parquet", "SELECT [0, 2]::INTEGER[] AS places, [1, 2]::DOUBLE[] AS weights");
        matrices.file("terms.txt", "a\nb\nc\nd\n");
        DocumentSource documents = Matrices.documents("m.parquet", null, "terms.txt", null, null, null);
        Corpus corpus = matrices.read(documents).corpus();
        assertThat(corpus.terms()).hasSize(4);
        assertThat(corpus.vectors().dimensions()).isEqualTo(4);
        matrices.file("terms.txt", "a\nb\n");
        matrices.refused(documents, "E_VOCABULARY", "terms.txt: 2 terms for the 3 columns of the matrix");
    }

    private void json(String text, String code, String message) {
        matrices.file("m.jsonl", text);
        matrices.refused(vectors("m.jsonl", "v"), code, message);
    }
}
