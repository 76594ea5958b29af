package org.semblance.acceptance.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        String verdict = "(?s).*(\"verdicts\".*?\"scores\").*";
        assertThat(safe.out().replaceAll(verdict, "$1")).isEqualTo(plain.out().replaceAll(verdict, "$1"));
    }
}
