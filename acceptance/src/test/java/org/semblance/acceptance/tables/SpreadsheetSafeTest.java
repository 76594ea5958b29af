package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpreadsheetSafeTest {

    @TempDir
    Path folder;

    @Test
    void putsASignInFrontOfFormulasAndLeavesNumbers() throws IOException { // BI069
        List<String> lines = new ArrayList<>(List.of("age,word,balance"));
        String[] words = {"=1+1", "'=1+1", "@x", "+x", "-x", "\"\tx\"", "\"\rx\"", "plain", "-5", "'plain"};
        for (int row = 0; row < 40; row++) {
            lines.add((-row / 4) + "," + words[row % words.length] + ",-5");
        }
        Files.write(folder.resolve("t.csv"), lines);
        Path recipe = folder.resolve("recipe.yaml");
        String text = """
                data: t.csv
                attributes:
                  age: {role: quasi-identifier, domain: numeric}
                  word: {role: quasi-identifier, domain: nominal}
                  balance: other
                method: {name: mdav, k: 4}
                release: {to: out, shuffle: false%s}
                """;
        Files.writeString(recipe, text.formatted(", spreadsheet-safe: true"));
        Command safe = Command.run("anonymize", recipe.toString(), "--json");
        assertThat(safe.code()).as(safe.err()).isZero();
        Files.writeString(recipe, text.formatted(""));
        Command plain = Command.run(
                "anonymize", recipe.toString(), "--out", folder.resolve("plain").toString(), "--json");
        assertThat(plain.code()).isZero();

        String masked = Files.readString(folder.resolve("out/release.csv"));
        String unmasked = Files.readString(folder.resolve("plain/release.csv"));
        assertThat(masked).doesNotContainPattern("(?m)(^|,)\"?([=@\t\r]|[+-][a-z])");
        assertThat(unmasked).containsPattern("(?m),\"?([=@\t\r]|[+-][a-z])");
        assertThat(masked).contains(",-5\n").doesNotContain("'-5");
        long formulas = Pattern.compile(",\"?([=@\t\r]|[+-][a-z])")
                .matcher(unmasked)
                .results()
                .count();
        String verdict = "(?s).*?(\"verdicts\": \\[.*?\n  \\]).*";
        assertThat(safe.out().replaceAll(verdict, "$1")).isEqualTo(plain.out().replaceAll(verdict, "$1"));
        assertThat(plain.out()).contains("W_FORMULA", formulas + " cells of 'word' would be read as formulas");
        assertThat(safe.out()).doesNotContain("W_FORMULA");
    }

    @Test
    void namesOfColumnsAreSafeTooAndStillFound() throws IOException {
        Files.writeString(folder.resolve("t.csv"), "=age,'@word,-5\n" + "30,a,x\n31,b,y\n".repeat(6));
        Path recipe = folder.resolve("recipe.yaml");
        Files.writeString(recipe, """
                data: t.csv
                attributes:
                  "=age": {role: quasi-identifier, domain: numeric}
                  "'@word": {role: quasi-identifier, domain: nominal}
                  "-5": confidential
                method: {name: mdav, k: 4}
                guarantees: [{l-diversity: 2, of: "-5"}]
                release: {to: out, spreadsheet-safe: true}
                """);
        Command safe = Command.run("anonymize", recipe.toString());
        assertThat(safe.code()).as(safe.err()).isZero();
        Path release = folder.resolve("out/release.csv");
        assertThat(Files.readAllLines(release).get(0)).isEqualTo("'=age,''@word,-5");
        assertThat(Command.run("check", release.toString(), "--recipe", recipe.toString())
                        .out())
                .startsWith("yes, judged on 12 rows")
                .contains("l-diversity        holds");
        Command assessed = Command.run(
                "assess", folder.resolve("t.csv").toString(), release.toString(), "--recipe", recipe.toString());
        assertThat(assessed.code()).as(assessed.err()).isZero();
    }
}
