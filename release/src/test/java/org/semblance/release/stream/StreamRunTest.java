package org.semblance.release.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.release.run.RecipeFolder;

/** Records masked as they come, by what a reference table taught. */
class StreamRunTest {

    /** Things: animals (pets: dog, cat; cattle: cow, ox, calf), plants (trees: oak, elm; herbs: mint, sage), stones. */
    private static final Taxonomy THINGS = Taxonomy.named("things")
            .chain("dog", "pet", "animal", "thing")
            .chain("cat", "pet")
            .chain("cow", "cattle", "animal")
            .chain("ox", "cattle")
            .chain("calf", "cattle")
            .chain("oak", "tree", "plant", "thing")
            .chain("elm", "tree")
            .chain("mint", "herb", "plant")
            .chain("sage", "herb")
            .chain("flint", "stone", "thing")
            .build();

    private static final String[] KEPT = {"dog", "cat", "cow", "ox", "oak", "mint"};

    private static final String ATTRIBUTES = """
            attributes:
              name: {role: identifier}
              had: {role: quasi-identifier, domain: concepts, within: thing}
              age: {role: quasi-identifier, domain: numeric, round: 1}
              liked: {role: quasi-identifier, domain: concepts}
              note: {role: other}
            """;

    private static final String NOISE = "method: {name: semantic-noise, alpha: 0.4}\n";

    private static final long SEED = 9_081_726_354L;

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void writeTheUsual() throws IOException {
        write("table.csv", table());
        recipe(ATTRIBUTES, NOISE);
    }

    private static String table() {
        Random random = new Random(4);
        StringBuilder table = new StringBuilder("name,had,age,liked,note\n");
        for (int row = 0; row < 200; row++) {
            table.append("P" + row)
                    .append("," + (row % 20 == 3 ? "" : KEPT[random.nextInt(KEPT.length)]))
                    .append("," + (row % 17 == 5 ? "" : 20 + random.nextInt(60)))
                    .append("," + KEPT[random.nextInt(KEPT.length)])
                    .append("," + (row % 7 == 0 ? "" : row % 5 == 0 ? "\"=1, \"\"so\"\"\"" : "n" + row % 3))
                    .append('\n');
        }
        return table.toString();
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    private void recipe(String... parts) throws IOException {
        write("recipe.yaml", "data: table.csv\n" + String.join("", parts));
    }

    private StreamReport stream(String records) {
        return stream(records, options(null));
    }

    private StreamRun.Options options(Path aside) {
        return new RecipeFolder(folder, THINGS).streaming(SEED, aside);
    }

    private StreamReport stream(String records, StreamRun.Options options) {
        return stream(records.getBytes(StandardCharsets.UTF_8), options, out);
    }

    private StreamReport stream(byte[] records, StreamRun.Options options, OutputStream to) {
        return new RecipeFolder(folder, THINGS).stream(records, options, to);
    }

    private String written() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private List<String> lines() {
        return written().lines().toList();
    }

    /** The release of the reference table with the same seed, in the original order. */
    private String released() throws IOException {
        return new RecipeFolder(folder, THINGS).released(SEED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{name: semantic-noise, alpha: 0.4}",
                "{name: semantic-noise, alpha: 0.3, distribution: laplace, candidates: leaves}",
                "{name: correlated-semantic-noise, alpha: 0.4}"
            })
    void aSeededStreamOverTheReferenceIsTheReleaseOfIt(String method) throws IOException {
        // correlated noise wants attributes of one domain
        recipe(ATTRIBUTES.replace(", within: thing", ""), "method: " + method + "\n");
        stream(table());
        assertThat(written()).isEqualTo(released());
        assertThat(lines()).hasSize(201);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "complete",
                "age >= 40 and had != dog",
                "note is missing",
                "note = n1 and liked is not missing",
                "name != P3 and age < 60.5"
            })
    void conditionsKeepTheSameRecordsAsInATable(String where) throws IOException {
        recipe(ATTRIBUTES, NOISE, "where: \"" + where + "\"\n");
        StreamReport report = stream(table());
        assertThat(written()).isEqualTo(released());
        assertThat(report.records().leftOut())
                .isPositive()
                .isEqualTo(report.reference().rowsLeftOut());
    }

    @Test
    void formerKeysAreWarnedOf() throws IOException {
        recipe("normalise: none\n", ATTRIBUTES, NOISE);
        assertThat(stream("name,had,age,liked,note\na,dog,30,cat,n\n").warnings())
                .anyMatch(warning -> warning.code().equals("W_FORMER_KEY"));
    }

    @Test
    void anOrderAmongWordsIsRefusedAtTheRecord() throws IOException {
        write("table.csv", table().replaceAll(",n([0-2])\n", ",$1\n").replaceAll(",\"=1.*\n", ",4\n"));
        recipe(ATTRIBUTES, NOISE, "where: \"note >= 1\"\n");
        assertThatThrownBy(() -> stream("name,had,age,liked,note\na,dog,3,cat,2\nb,dog,3,cat,CANARY\n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_WHERE");
                    assertThat(problem.what()).contains("row 2").doesNotContain("CANARY");
                });
        assertThat(lines()).hasSize(2);
    }

    @Test
    void jsonLinesComeBackAsJsonLinesAndAsTheReleaseHasThem() throws IOException {
        StringBuilder table = new StringBuilder();
        String[] rows = table().split("\n");
        for (int row = 1; row < rows.length; row++) {
            String[] f = rows[row].split(",", 5);
            table.append("{\"name\":\"%s\",\"had\":%s,\"age\":%s,\"liked\":\"%s\",\"note\":%d}%n"
                    .formatted(
                            f[0],
                            f[1].isEmpty() ? "null" : '"' + f[1] + '"',
                            f[2].isEmpty() ? "null" : f[2],
                            f[3],
                            row % 4));
        }
        write("table.csv", table.toString());
        stream(table.toString());
        assertThat(written()).isEqualTo(released()).contains("\"note\":3}");
        assertThat(lines()).hasSize(200);
    }

    @Test
    void keysOfJsonMayBeAbsentButNotOthers() throws IOException {
        write("table.csv", "{\"had\":\"dog\",\"age\":3}\n{\"had\":\"oak\",\"age\":4}\n".repeat(3));
        recipe("attributes:\n  had: {role: quasi-identifier, domain: concepts}\n  age: {role: other}\n", NOISE);
        stream("{\"age\": 7}\n{\"had\":\"elm\"}\n");
        assertThat(lines().get(0)).isEqualTo("{\"age\":7,\"had\":null}");
        assertThat(lines().get(1)).startsWith("{\"age\":null,\"had\":\"");
        assertThatThrownBy(() -> stream("{\"age\":7}\n{\"else\":7}\n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_ROLE");
                    assertThat(problem.what()).contains("row 2", "(1 record was masked before)");
                });
        assertThatThrownBy(() -> stream("{\"age\":\"7\"}\n"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_JSON"));
    }

    @Test
    void columnsMayComeInAnotherOrderAndLeaveInIt() {
        stream("liked,note,age,name,had\nox,\"a,b\",44,Ann,elm\n");
        assertThat(lines().get(0)).isEqualTo("liked,note,age,had");
        assertThat(lines().get(1)).matches("[a-z]+,\"a,b\",-?[0-9.]+,[a-z]+");
    }

    @ParameterizedTest
    @CsvSource({
        "E_ROLE, 'name,had,age,liked,note,more'",
        "E_QI, 'name,had,age,liked'",
        "E_HEADER_DUP, 'name,had,age,liked,note,Note'",
        "E_HEADER_EMPTY, 'name,had,age,liked,'",
        "E_EMPTY_INPUT, ''"
    })
    void otherColumnsThanThoseOfTheReferenceAreRefusedBeforeAnythingIsWritten(String code, String header) {
        assertThatThrownBy(() -> stream(header + "\n"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
        assertThat(written()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "E_RAGGED, 'c,dog,3,CANARY'",
        "E_QUOTE, 'c,dog,3,cat,\"CANARY'",
        "E_QUOTE, 'c,dog,3,cat,\"CANARY\"x'",
        "E_NUMBER, 'c,dog,CANARY,cat,n'",
        "E_CONCEPTS, 'c,CANARY,3,cat,n'",
        "E_NUL, 'c,dog,3,cat,\0'"
    })
    void aRecordThatIsNotAsItMustBeEndsTheStreamBehindThoseBefore(String code, String fault) {
        assertThatThrownBy(() ->
                        stream("name,had,age,liked,note\na,dog,3,cat,n\nb,elm,4,cat,n\n" + fault + "\nd,ox,1,ox,n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo(code);
                    assertThat(problem.what())
                            .contains("standard input, row 3", "(2 records were masked before)")
                            .doesNotContain("CANARY");
                });
        assertThat(lines()).hasSize(3);
        assertThat(written()).endsWith("\n").doesNotContain("CANARY");
    }

    @Test
    void malformedCharactersAreRefusedAtTheirRecord() {
        byte[] records =
                "name,had,age,liked,note\na,dog,3,cat,n\nb,dog,3,cat,\u00C3\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> stream(records, options(null), out)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_ENCODING");
            assertThat(problem.what()).contains("row 2 (line 3)");
        });
        assertThat(lines()).hasSize(2);
    }

    @Test
    void wordsThatTheReferenceDidNotHoldAreMaskedWhereTheTaxonomyHasThem() {
        StreamReport report = stream("name,had,age,liked,note\na,flint,3,calf,n\n");
        assertThat(report.records().masked()).isEqualTo(1);
        assertThat(lines()).hasSize(2);
    }

    @Test
    void whatLiesOutsideTheDomainThatWasLearntHasNoConcept() throws IOException {
        write("table.csv", table().replaceAll("oak|mint", "cow"));
        recipe(ATTRIBUTES.replace("within: thing", "within: animal"), NOISE);
        // nothing bounds what was liked but what the reference held: animals
        assertThatThrownBy(() -> stream("name,had,age,liked,note\na,calf,3,oak,n\n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_CONCEPTS");
                    assertThat(problem.what())
                            .contains("row 1", "column 'liked'")
                            .doesNotContain("oak");
                });
    }

    @Test
    void aPartOfATaxonomyIsADomainToo() throws IOException {
        write("table.csv", table().replaceAll("oak|mint", "cow"));
        recipe(ATTRIBUTES.replace("within: thing", "within: animal, depth: within"), NOISE);
        stream(table().replaceAll("oak|mint", "cow"));
        assertThat(written()).isEqualTo(released());
        assertThatThrownBy(() -> stream("name,had,age,liked,note\na,calf,3,ox,n\nb,oak,3,ox,n\n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_CONCEPTS");
                    assertThat(problem.what()).contains("row 2", "column 'had'");
                });
    }

    /** A first line without names is a record, and is not repeated. */
    @Test
    void aStreamWithoutALineOfNamesIsRefusedWithoutItsValues() {
        assertThatThrownBy(() -> stream("SECRET,dog,41,cat,n1\n")).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_HEADER");
            assertThat(problem.what() + problem.advice()).doesNotContain("SECRET", "41", "n1");
        });
    }

    @Test
    void identifiersNeedNotCome() {
        assertThat(stream("had,age,liked,note\ndog,41,cat,n1\n").records().masked())
                .isEqualTo(1);
        assertThat(lines().get(0)).isEqualTo("had,age,liked,note");
    }

    @Test
    void aSideFileWithoutARecordIsNoFile() {
        Path aside = folder.resolve("aside.csv");
        stream(table(), options(aside));
        assertThat(aside).doesNotExist();
    }

    @Test
    void aSideFileDoesNotLieInTheFolderOfTheReport() {
        Path to = folder.resolve("told");
        assertThatThrownBy(() -> stream(table(), new StreamRun.Options(to, true, SEED, to.resolve("aside.csv"))))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_SAME_FILE"));
        assertThat(to).doesNotExist();
    }

    /** What one record was moved by would tell what it was. */
    @Test
    void ofAFewRecordsItIsNotToldHowFarTheyWereMoved() {
        StreamReport few = stream("had,age,liked,note\ndog,41,cat,n1\n");
        assertThat(few.attributes())
                .allSatisfy(attribute -> assertThat(attribute.shift().actual()).isNaN());
        assertThat(stream(table()).attributes())
                .allSatisfy(attribute -> assertThat(attribute.shift().actual()).isPositive());
    }

    @Test
    void aMappingSpeaksForWordsTheReferenceDidNotHold() throws IOException {
        write("concepts.csv", "attribute,value,concept\nhad,Dogs,dog\nhad,Elms,elm\nhad,Oaks,oak\nhad,Things,\n");
        write("table.csv", "had\n" + "Dogs\nOaks\n".repeat(20));
        String domain = "attributes:\n  had: {role: quasi-identifier, domain: concepts, concepts: concepts.csv%s}\n";
        recipe(domain.formatted(""), NOISE);
        assertThat(stream("had\nElms\n").records().masked()).isEqualTo(1);
        assertThatThrownBy(() -> stream("had\nThings\n")).hasMessageContaining("row 1");
        // with a mapping, a word that names a concept means nothing by itself
        assertThatThrownBy(() -> stream("had\nelm\n")).hasMessageContaining("row 1");
        recipe(domain.formatted(", unmapped: missing"), NOISE);
        out.reset();
        StreamReport report = stream("had\nThings\nElms\n");
        assertThat(lines().get(1)).isEqualTo("\"\"");
        assertThat(report.withheld()).isEqualTo(1);
        assertThat(report.records().masked()).isEqualTo(2);
    }

    @Test
    void aMappingThatNamesWhatTheTaxonomyLacksIsRefusedBeforeTheFirstRecord() throws IOException {
        write("concepts.csv", "attribute,value,concept\nhad,Dogs,dog\nhad,Oaks,oak\nhad,Elms,unheard\n");
        write("table.csv", "had\n" + "Dogs\nOaks\n".repeat(20));
        recipe("attributes:\n  had: {role: quasi-identifier, domain: concepts, concepts: concepts.csv}\n", NOISE);
        assertThatThrownBy(() -> stream("had\nDogs\n"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_CONCEPT"));
        assertThat(written()).isEmpty();
    }

    @Test
    void recordsThatCannotBeMaskedArePassedAsideAsTheyCame() throws IOException {
        Path aside = folder.resolve("aside.csv");
        StreamReport report = stream(
                "name,had,age,liked,note\na,dog,3,cat,n\nb,\"a, \"\"b\"\"\", 4,cat,\nc,ox,,ox,n\nd,cow,1,soul,=x\n",
                options(aside));
        assertThat(report.records()).isEqualTo(new StreamReport.Counts(4, 0, 2, 2));
        assertThat(lines()).hasSize(3);
        assertThat(aside).content().isEqualTo("name,had,age,liked,note\nb,\"a, \"\"b\"\"\", 4,cat,\nd,cow,1,soul,=x\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(aside)))
                .isEqualTo("rw-------");
        assertThatThrownBy(() -> stream(table(), options(aside)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_EXISTS"));
        assertThat(Files.readAllLines(aside)).hasSize(3);
    }

    @Test
    void whatIsPassedAsideLeavesTheNoiseOfTheOthersAsItIs() throws IOException {
        String records = "name,had,age,liked,note\na,dog,3,cat,n\nb,elm,4,cat,m\n";
        stream(records);
        List<String> without = lines();
        out.reset();
        stream(records.replace("b,elm", "x,soul,4,cat,m\nb,elm"), options(folder.resolve("aside.csv")));
        assertThat(lines()).isEqualTo(without);
    }

    @Test
    void eachRecordMayHaveItsOwnLevelOfNoise() throws IOException {
        String attributes =
                ATTRIBUTES.replace("note: {role: other}", "note: {role: other}\n  level: {role: identifier}");
        StringBuilder table = new StringBuilder();
        String[] rows = table().split("\n");
        for (int row = 0; row < rows.length; row++) {
            table.append(rows[row]).append(row == 0 ? ",level\n" : row % 3 == 0 ? ",\n" : ",0." + row % 9 + "1\n");
        }
        write("table.csv", table.toString());
        recipe(attributes, "method: {name: semantic-noise, alpha: 0.4, alpha-column: level}\n");
        stream(table.toString());
        assertThat(written()).isEqualTo(released());

        String faulty = rows[0] + ",level\n" + rows[1] + ",0.2\n" + rows[2] + ",-1\n";
        assertThatThrownBy(() -> stream(faulty)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_ALPHA");
            assertThat(problem.what()).contains("row 2", "column 'level'");
        });
        assertThat(stream(faulty, options(folder.resolve("aside.csv")))
                        .records()
                        .aside())
                .isEqualTo(1);
    }

    @Test
    void aColumnForTheLevelThatNobodySendsIsRefused() throws IOException {
        recipe(ATTRIBUTES, "method: {name: semantic-noise, alpha: 0.4, alpha-column: level}\n");
        assertThatThrownBy(() -> stream(table()))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_ALPHA"));
        assertThat(written()).isEmpty();
    }

    @Test
    void formulasAreMadeSafeForSpreadsheetsOnRequest() throws IOException {
        recipe(ATTRIBUTES, NOISE, "release: {spreadsheet-safe: true}\n");
        stream("name,had,age,liked,note\na,dog,3,cat,=1+1\n");
        assertThat(written()).contains(",'=1+1\n");
    }

    @Test
    void missingTokensAndComposedCharactersAreThoseOfTheRecipe() throws IOException {
        recipe(ATTRIBUTES, NOISE, "missing: [\"?\", \"-\"]\n");
        write("table.csv", table().replaceAll("(?<=,)(?=[,\n])", "?"));
        stream("name,had,age,liked,note\na, - ,?,?,cafe\u0301\n");
        assertThat(lines().get(1)).isEqualTo("?,?,?,caf\u00E9");
    }

    @Test
    void anEmptyFieldThatWouldReadLikeAMissingOneIsRefused() throws IOException {
        recipe(ATTRIBUTES, NOISE, "missing: [\"-9\"]\n");
        write("table.csv", table().replaceAll("(?<=,)(?=[,\n])", "-9"));
        assertThatThrownBy(() -> stream("name,had,age,liked,note\na,dog,3,cat,-9\nb,dog,3,cat,\n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_MISSING");
                    assertThat(problem.what()).contains("row 2", "(1 record was masked before)");
                });
        assertThat(lines()).hasSize(2);
        assertThat(lines().get(1)).endsWith(",");
    }

    @Test
    void aDelimiterAndADecimalSignAreThoseOfTheReference() throws IOException {
        write("table.csv", table().replaceAll("\"=1.*\"", "n").replace(',', ';').replaceAll(";([0-9]+);", ";$1,5;"));
        recipe(ATTRIBUTES, NOISE, "csv: {decimal: comma}\n");
        stream("name;had;age;liked;note\na;dog;3,5;cat;n\n");
        assertThat(lines().get(1)).matches("[a-z]+;-?[0-9]+(,[0-9])?;[a-z]+;n");
    }

    @Test
    void separatorsOfThousandsAreThoseOfTheRecipe() throws IOException {
        write("table.csv", table().replaceAll("\"=1.*\"", "n").replace(',', ';').replaceAll(";([0-9]+);", ";1.0$1,5;"));
        recipe(ATTRIBUTES, NOISE, "csv: {decimal: comma, thousands: point}\n");
        stream("name;had;age;liked;note\na;dog;1.033,5;cat;n\n");
        assertThat(lines().get(1)).matches("[a-z]+;-?[0-9]{3,4}(,[0-9])?;[a-z]+;n");
        assertThatThrownBy(() -> stream("name;had;age;liked;note\na;dog;10.33,5;cat;n\n"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_NUMBER"));
    }

    @Test
    void aStreamWithoutRecordsIsAHeader() {
        assertThat(stream("name,had,age,liked,note\n").records().masked()).isZero();
        assertThat(written()).isEqualTo("had,age,liked,note\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{name: mdav, k: 5}", "{name: s-mdav, k: 5}"})
    void methodsThatNeedTheWholeTableAreRefused(String method) throws IOException {
        recipe(ATTRIBUTES, "method: " + method + "\n");
        assertThatThrownBy(() -> stream(table())).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_STREAM");
            assertThat(problem.advice()).contains("semantic-noise");
        });
    }

    @Test
    void aPromiseThatIsJudgedOnAFileIsRefused() throws IOException {
        recipe(ATTRIBUTES, NOISE, "guarantees: [{k-anonymity: 5}]\n");
        assertThatThrownBy(() -> stream(table()))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_STREAM"));
    }

    @Test
    void anOutputThatIsClosedEndsTheStreamAndTellsHowFarItCame() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThatThrownBy(() -> stream(table().getBytes(StandardCharsets.UTF_8), options(null), closed))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_OUTPUT_CLOSED");
                    assertThat(problem.what()).contains("records were masked before");
                });
    }

    @Test
    void theReportTellsWhatWasLearntFromWhereAndWhatBecameOfTheRecords() throws IOException {
        Path to = folder.resolve("told");
        StreamReport report = stream(table(), new StreamRun.Options(to, false, SEED, null));
        assertThat(report.records()).isEqualTo(new StreamReport.Counts(200, 0, 200, 0));
        assertThat(report.reference().rows()).isEqualTo(200);
        assertThat(report.claims()).isEmpty();
        assertThat(report.forPublication()).isFalse();
        assertThat(report.learnt().attributes()).hasSize(3);
        assertThat(report.attributes().get(0).shift().values()).isEqualTo(190);
        // drawn with variance alpha times that of the reference: root mean square of 190 draws
        double expected = Math.sqrt(0.4 * report.learnt().attributes().get(0).scale());
        assertThat(report.attributes().get(0).shift().target()).isCloseTo(expected, within(0.25 * expected));
        String json = Files.readString(to.resolve("report.json"));
        assertThat(json)
                .contains(
                        "\"release\": false",
                        "\"claims\": []",
                        "\"sha256\": \"",
                        "\"for-publication\": false",
                        "must not leave",
                        "\"records-for-publication\": false")
                .doesNotContain("table.csv", String.valueOf(SEED));
        assertThat(to.resolve("report.html")).exists();
        assertThat(to.resolve("certificate.json")).doesNotExist();
        assertThatThrownBy(() -> stream(table(), new StreamRun.Options(to, false, SEED, null)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_EXISTS"));
        stream(table(), new StreamRun.Options(to, true, SEED, null));
    }

    @Test
    void theReportOfAStreamReplacesNoRelease() throws IOException {
        released();
        Path release = folder.resolve("release");
        assertThatThrownBy(() -> stream(table(), new StreamRun.Options(release, true, 1L, null)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_EXISTS"));
        assertThat(release.resolve("certificate.json")).exists();
    }

    @Test
    void aMeanThatFewRowsHoldIsNotTold() throws IOException {
        // the mean of one dog and eight oaks, by their sum of distances, is the oak or what is above it: 8 rows
        write("table.csv", "had\ndog\n" + "oak\n".repeat(8));
        recipe("attributes:\n  had: {role: quasi-identifier, domain: concepts, within: thing}\n", NOISE);
        assertThat(stream("had\noak\n").learnt().attributes().get(0).mean()).isEmpty();
        write("table.csv", "had\ndog\n" + "oak\n".repeat(10));
        assertThat(stream("had\noak\n").learnt().attributes().get(0).mean()).isEqualTo("oak");
    }

    @Test
    void withoutASeedTwoStreamsDiffer() {
        List<String> written = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            out.reset();
            StreamReport report = stream(table(), new StreamRun.Options(null, false, null, null));
            assertThat(report.forPublication()).isTrue();
            assertThat(report.warnings()).noneMatch(warning -> warning.code().equals("W_SEEDED"));
            written.add(written());
        }
        assertThat(written.get(0)).isNotEqualTo(written.get(1));
    }
}
