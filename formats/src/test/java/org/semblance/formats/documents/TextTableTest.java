package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.port.CorpusReader;
import org.semblance.source.MatrixFormat;

class TextTableTest {

    @TempDir
    Path folder;

    private Reads file(String name, String content) throws IOException {
        return new Reads(Files.writeString(folder.resolve(name), content));
    }

    private Reads parquet(String query) throws SQLException {
        Path file = folder.resolve("notes.parquet");
        try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = duck.createStatement()) {
            statement.execute("COPY (" + query + ") TO '" + file + "' (FORMAT parquet)");
        }
        return new Reads(file);
    }

    @Test
    void countsTheTermsOfEveryRow() throws IOException {
        CorpusReader.Reading reading = file(
                        "notes.csv", "writer,note,topic\nann,\"b a b\",x\nbob,\"c, a\nA\",y\nann,,x\n")
                .text("note")
                .label("topic")
                .author("writer")
                .reading();

        Corpus corpus = reading.corpus();
        assertThat(reading.form()).isEqualTo(MatrixFormat.MATRIX_MARKET);
        assertThat(corpus.terms()).containsExactly("b", "a", "c");
        assertThat(Reads.terms(corpus, 0)).isEqualTo(Map.of("a", 1, "b", 2));
        assertThat(Reads.terms(corpus, 1)).isEqualTo(Map.of("a", 2, "c", 1));
        assertThat(corpus.vectors().missing(2)).as("no text").isTrue();
        assertThat(corpus.names()).containsExactly("row 1", "row 2", "row 3");
        assertThat(corpus.labels().orElseThrow().dictionary()).containsExactly("x", "y");
        assertThat(corpus.authors().orElseThrow().dictionary()).containsExactly("ann", "bob");
        assertThat(corpus.vectors().name()).isEqualTo("document");
        assertThat(corpus.weighed()).isFalse();
        assertThat(corpus.intake()).isEqualTo(new Corpus.Intake(11, 6, 0, 0, 0));
    }

    @Test
    void aQuoteInLinesOfTabsIsASign() throws IOException {
        Corpus corpus = file(
                        "notes.tsv", "id\ttext\n1\t\" one \" two\n2\t\"three\n3\tfour\"\n4\t\"five \"\"six\"\"\"\n")
                .text("text")
                .label("text")
                .corpus();

        assertThat(corpus.size()).isEqualTo(4);
        assertThat(Reads.terms(corpus, 0)).containsOnlyKeys("one", "two");
        assertThat(Reads.terms(corpus, 1)).containsOnlyKeys("three");
        assertThat(corpus.labels().orElseThrow().text(3)).isEqualTo("five \"six\"");
    }

    @Test
    void aQuotedTextOfManyLinesIsOneDocumentBetweenTabsToo() throws IOException {
        Corpus corpus = file("notes.tsv", "id\ttext\n1\t\"one\ntwo three\"\n2\tfour\n")
                .text("text")
                .corpus();

        assertThat(corpus.size()).isEqualTo(2);
        assertThat(Reads.terms(corpus, 0)).containsOnlyKeys("one", "two", "three");
    }

    @Test
    void refusesQuotesThatCanBeReadInTwoWays() throws IOException {
        Problem problem = file("notes.tsv", "id\ttext\n1\t\"canary\n2\tfour\"\n3\tfive\n")
                .text("text")
                .refused(
                        "E_QUOTE",
                        "notes.tsv: the quotes can be read in two ways: as signs inside of lines, or round texts of"
                                + " several lines");
        assertThat(problem.advice()).contains("JSON lines");
    }

    @Test
    void readsGzip() throws IOException {
        Path file = folder.resolve("notes.tsv.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write("id\ttext\n1\tone two\n2\ttwo\n".getBytes(StandardCharsets.UTF_8));
        }

        assertThat(new Reads(file).text("text").corpus().terms()).containsExactly("one", "two");
    }

    @Test
    void readsJsonLinesThatLackKeysHereAndThere() throws IOException {
        Corpus corpus = file("notes.jsonl", """
                        {"n": 1, "text": "one two", "topic": "x"}
                        {"n": "two", "topic": "y"}
                        {"text": "two\\nthree"}
                        """).text("text").label("topic").corpus();

        assertThat(corpus.size()).isEqualTo(3);
        assertThat(Reads.terms(corpus, 0)).containsOnlyKeys("one", "two");
        assertThat(corpus.vectors().missing(1)).isTrue();
        assertThat(Reads.terms(corpus, 2)).containsOnlyKeys("three", "two");
        assertThat(corpus.labels().orElseThrow().missing(2)).isTrue();
    }

    @Test
    void readsAColumnOfParquetBesideOthersOfAnyKind() throws SQLException {
        CorpusReader.Reading reading = parquet(
                        "SELECT i AS n, [i, i] AS pair, CASE WHEN i = 2 THEN NULL ELSE 'word'||i||' words' END AS note, i % 2"
                                + " AS topic FROM range(5000) r(i)")
                .text("note")
                .label("topic")
                .reading();

        Corpus corpus = reading.corpus();
        assertThat(reading.form()).isEqualTo(MatrixFormat.PARQUET);
        assertThat(corpus.size()).isEqualTo(5000);
        assertThat(Reads.terms(corpus, 4999)).isEqualTo(Map.of("word4999", 1, "words", 1));
        assertThat(corpus.vectors().missing(2)).isTrue();
        assertThat(corpus.labels().orElseThrow().text(3)).isEqualTo("1");
    }

    @Test
    void refusesAColumnOfListsByName() throws SQLException {
        parquet("SELECT [1, 2] AS note")
                .text("note")
                .refused("E_PARQUET", "notes.parquet, column 'note': nested or binary values, not texts");
    }

    @Test
    void namesTheColumnThatIsNearest() throws IOException, SQLException {
        String what = ": there is no column 'txet'";
        Reads csv = file("notes.csv", "text,topic\na,b\n").text("txet").label("topic");
        assertThat(csv.refused("E_COLUMN", "notes.csv" + what).advice()).startsWith("did you mean text? ");
        Reads json = file("notes.jsonl", "{\"text\": \"a\", \"topic\": \"b\"}\n")
                .text("txet")
                .label("topic");
        assertThat(json.refused("E_COLUMN", "notes.jsonl" + what).advice()).startsWith("did you mean text? ");
        Reads parquet = parquet("SELECT 'a' AS text, 'b' AS topic").text("txet").label("topic");
        assertThat(parquet.refused("E_COLUMN", "notes.parquet" + what).advice()).startsWith("did you mean text? ");
    }

    @Test
    void asksForTheColumnOfTexts() throws IOException {
        file("notes.csv", "text\na\n")
                .refused("E_DOCUMENTS", "documents: text: the column with the texts is not named");
    }

    @Test
    void refusesAFileWithoutRows() throws IOException, SQLException {
        file("notes.csv", "text,topic\n").text("text").refused("E_EMPTY_INPUT", "notes.csv: no documents");
        file("empty.csv", "").text("text").refused("E_EMPTY_INPUT", "empty.csv: no documents");
        parquet("SELECT 'a' AS text WHERE false").text("text").refused("E_EMPTY_INPUT", "notes.parquet: no documents");
    }

    @Test
    void namesTheRowOfBytesThatAreNoCharacters() throws IOException {
        byte[] content = "text\nfine\ncanary X\n".getBytes(StandardCharsets.UTF_8);
        content[content.length - 2] = (byte) 0xFF;
        new Reads(Files.write(folder.resolve("notes.csv"), content))
                .text("text")
                .refused("E_ENCODING", "notes.csv, row 2 (line 3): bytes that are no character in the encoding utf-8");
    }

    @Test
    void startsAgainWhereAllSpeaksForWindows1252() throws IOException {
        Path file = Files.write(
                folder.resolve("notes.csv"),
                "text\nplain\ncafé noir\nthé\ngaufré\n".getBytes(Charset.forName("windows-1252")));
        Reads reads = new Reads(file).text("text");

        assertThat(reads.corpus().terms()).containsExactly("plain", "café", "noir", "thé", "gaufré");
        assertThat(reads.warnings()).extracting(Watcher.Warning::code).containsExactly("W_ENCODING_GUESSED");
    }

    @Test
    void authorsThatDifferInBlanksOrInCompositionAreOne() throws IOException {
        Corpus corpus = file("notes.csv", "writer,text\n André ,a\nAndre\u0301,b\n")
                .text("text")
                .author("writer")
                .corpus();

        assertThat(corpus.authors().orElseThrow().dictionary()).containsExactly("andré");
    }

    @Test
    void leavesAnAuthorWhoIsNotThereMissing() throws IOException {
        Reads reads = file("notes.csv", "writer,text\nann,a\n,b\n\" \",c\n")
                .text("text")
                .author("writer");

        assertThat(reads.corpus().authors().orElseThrow().counts()).containsExactly(1);
        assertThat(reads.corpus().authors().orElseThrow().missing(1)).isTrue();
    }

    @Test
    void allWaysLeadToTheSameCorpus() throws IOException, SQLException {
        List<String> texts = List.of("The heart's beat was slow", "A slow heart, \"beating\"", "Hearts and beats");
        Files.createDirectories(folder.resolve("notes"));
        StringBuilder json = new StringBuilder();
        StringBuilder csv = new StringBuilder("text\n");
        StringBuilder query = new StringBuilder("SELECT text FROM (VALUES ");
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            Files.writeString(folder.resolve("notes").resolve(i + ".txt"), text);
            json.append("{\"text\": \"").append(text.replace("\"", "\\\"")).append("\"}\n");
            csv.append('"').append(text.replace("\"", "\"\"")).append("\"\n");
            query.append(i == 0 ? "" : ", ")
                    .append("('")
                    .append(text.replace("'", "''"))
                    .append("')");
        }

        Corpus expected = new Reads(folder.resolve("notes")).by(Analysis.USUAL).corpus();
        assertThat(expected.terms()).containsExactly("heart", "beat", "slow");
        for (Reads reads : List.of(
                file("notes.csv", csv.toString()),
                file("notes.jsonl", json.toString()),
                parquet(query.append(") t(text)").toString()))) {
            Corpus corpus = reads.text("text").by(Analysis.USUAL).corpus();
            assertThat(corpus.terms()).isEqualTo(expected.terms());
            assertThat(corpus.intake()).isEqualTo(expected.intake());
            for (int i = 0; i < texts.size(); i++) {
                assertThat(Reads.terms(corpus, i)).isEqualTo(Reads.terms(expected, i));
            }
        }
    }

    @Test
    void linesWithQuotesMayBeWindows1252Too() throws IOException {
        Path file = Files.write(
                folder.resolve("notes.tsv"),
                "id\ttext\n1\t\"café\" noir\n2\tthé\n3\tgaufré\n".getBytes(Charset.forName("windows-1252")));

        assertThat(new Reads(file).text("text").corpus().terms()).containsExactly("café", "noir", "thé", "gaufré");
    }
}
