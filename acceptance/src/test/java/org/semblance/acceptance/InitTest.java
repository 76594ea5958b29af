package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A drafted recipe runs as it is, whatever the table looks like. */
class InitTest {

    private Bench bench;

    @BeforeEach
    void prepare(@TempDir Path root) {
        bench = Bench.inProcess(root);
    }

    /** A table of people in these columns: id, weight, age, city, code, income. */
    private static String people(char delimiter, char decimal, String end) {
        Random random = new Random(11);
        StringBuilder table = new StringBuilder("id,weight,age,city,code,income".replace(',', delimiter) + end);
        for (int row = 0; row < 90; row++) {
            table.append(Bench.CANARY + row)
                    .append(delimiter)
                    .append(50 + random.nextInt(40))
                    .append(decimal)
                    .append(random.nextInt(10))
                    .append(delimiter)
                    .append(20 + random.nextInt(60))
                    .append(delimiter)
                    .append(Samples.pick(random, List.of("M\u00F3ra", "Reus", "Valls", "L'Alde\u00E0")))
                    .append(delimiter)
                    .append(Samples.pick(random, List.of("0043", "0800", "4320")))
                    .append(delimiter)
                    .append(Samples.pick(random, List.of("low", "medium", "high")))
                    .append(end);
        }
        return table.toString();
    }

    private Release works(byte[] data, char delimiter, char decimal) {
        bench.write("table.data", data);
        Cli.Answer init = bench.run("init", "table.data");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(init.said()).doesNotContain(Bench.CANARY);
        Cli.Answer run = bench.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(bench.text("recipe.yaml") + run.said()).isZero();
        Release release = Release.in(bench.at("release"));
        release.keepsSecret(Bench.CANARY, true);
        Grid table = release.table(delimiter);
        assertThat(table.names()).containsExactly("weight", "age", "city", "code", "income");
        assertThat(table.rows()).hasSize(90);
        assertThat(table.column("weight")).allMatch(text -> text.matches("[0-9]+(\\" + decimal + "[0-9])?"));
        assertThat(table.column("city")).isSubsetOf("M\u00F3ra", "Reus", "Valls", "L'Alde\u00E0");
        assertThat(table.column("code")).isSubsetOf("0043", "0800", "4320");
        assertThat(table.smallestClass("weight", "age", "city", "code")).isGreaterThanOrEqualTo(5);
        return release;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void commas() {
        Release release = works(utf8(people(',', '.', "\n")), ',', '.');
        assertThat(release.warnings()).doesNotContain("W_UTF8");
    }

    @Test
    void semicolonsAndDecimalCommas() {
        works(utf8(people(';', ',', "\n")), ';', ',');
    }

    @Test
    void tabsAndWindowsLineEnds() {
        works(utf8(people('\t', '.', "\r\n")), '\t', '.');
    }

    @Test
    void aByteOrderMark() {
        works(utf8("\uFEFF" + people(';', ',', "\r\n")), ';', ',');
    }

    @Test
    void windows1252() {
        Release release = works(people(';', ',', "\r\n").getBytes(Charset.forName("windows-1252")), ';', ',');
        assertThat(release.warnings()).contains("W_UTF8");
    }

    @Test
    void utf16() {
        works(("\uFEFF" + people(',', '.', "\n")).getBytes(StandardCharsets.UTF_16LE), ',', '.');
    }

    @Test
    void gzip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(utf8(people('|', '.', "\n")));
        }
        works(bytes.toByteArray(), '|', '.');
    }

    @Test
    void missingValuesOfSeveralKinds() {
        String[] lines = people(',', '.', "\n").split("\n");
        for (int row = 1; row < lines.length; row += 4) {
            lines[row] = lines[row].replaceAll(",[0-9]+\\.[0-9],", row % 3 == 0 ? ",?," : ",NA,");
        }
        bench.write("table.csv", String.join("\n", lines));
        assertThat(bench.run("init", "table.csv").code()).isZero();
        assertThat(bench.text("recipe.yaml"))
                .contains("missing: [\"?\", NA]")
                .contains("weight: {role: quasi-identifier, domain: numeric");
        Grid table = bench.anonymizes().table();
        assertThat(table.smallestClass("weight", "age", "city", "code")).isGreaterThanOrEqualTo(5);
    }

    @Test
    void aDraftIsWrittenOnceAndReplacedOnRequest() {
        bench.write("table.csv", people(',', '.', "\n"));
        assertThat(bench.run("init", "table.csv").code()).isZero();
        bench.refuses("E_EXISTS", "init", "table.csv");
        assertThat(bench.run("init", "table.csv", "--replace").code()).isZero();
        assertThat(Release.names(bench.at("."))).containsExactly("recipe.yaml", "table.csv");
        Cli.Answer json = bench.run("init", "table.csv", "--replace", "--json");
        assertThat(JsonText.object(json.out())).containsKeys("recipe", "columns");
    }

    @Test
    void theConceptsThatARecipeNamesAreWrittenWithItAndNoOthers() {
        StringBuilder table = new StringBuilder("age,job,town\n");
        List<String> jobs = List.of("nurse", "carpenter", "teacher", "electrician", "accountant", "librarian");
        List<String> towns = List.of("Xqvbrel", "Zzwkpot", "Qqhhjub");
        for (int row = 0; row < 60; row++) {
            table.append(20 + row % 17 + "," + jobs.get(row % 6) + "," + towns.get(row % 3) + "\n");
        }
        bench.write("table.csv", table.toString());
        Cli.Answer init = bench.run("init", "table.csv");
        assertThat(init.code()).as(init.said()).isZero();
        towns.forEach(town -> assertThat(init.said()).doesNotContain(town));
        assertThat(bench.text("recipe.yaml")).contains("town: {role: quasi-identifier, domain: nominal}");
        boolean named = bench.text("recipe.yaml").contains("concepts: concepts.csv");
        assertThat(Release.names(bench.at(".")).contains("concepts.csv")).isEqualTo(named);
        if (named) {
            Grid concepts = Grid.of(bench.text("concepts.csv"), ',');
            assertThat(concepts.column("attribute")).containsOnly("job");
            assertThat(concepts.column("value")).containsExactlyInAnyOrderElementsOf(jobs);
            bench.write("recipe.yaml.old", bench.text("recipe.yaml"));
            assertThat(bench.at("recipe.yaml").toFile().delete()).isTrue();
            assertThat(bench.refuses("E_EXISTS", "init", "table.csv").err()).contains("concepts.csv");
        }
    }
}
