package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;

/** The page on confidential attributes shows figures that come out. */
class ConfidentialPageTest {

    private static final Path HOSPITAL = Path.of("..", "examples", "hospital");
    private static final List<String> METHODS = List.of(
            "t-closeness-merge, k: 5, t: %s, of: days",
            "t-closeness-k-first, k: 5, t: %s, of: days",
            "t-closeness-t-first, k: 5, t: %s, of: days",
            "t-closeness-t-first, k: 5, t: %s, of: days, strata: members");

    /** A line of the table: t, and a figure with the number of groups for each method. */
    private static final Pattern LINE = Pattern.compile("(?m)^\\| (0\\.\\d+) \\|(( \\d+\\.\\d % \\(\\d+\\) \\|){4})$");

    /** A line of the other table: a guarantee, the loss with the number of groups, and homogeneity. */
    private static final Pattern GUARANTEE =
            Pattern.compile("(?m)^\\| (?:nothing|`(\\{.* of: discharge.*\\})`) \\| (\\d.*\\)) \\| (\\d.* %) \\|$");

    @TempDir
    private Path root;

    @BeforeEach
    void copyTheExample() throws IOException {
        for (String name : List.of("hospital.csv", "diagnoses.csv")) {
            Files.copy(HOSPITAL.resolve(name), root.resolve(name));
        }
    }

    @Test
    void tellsWhatClosenessCosts() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "confidential.md"));
        List<MatchResult> lines = LINE.matcher(page).results().toList();
        assertThat(lines).hasSize(3);
        for (MatchResult line : lines) {
            String found = "";
            for (String method : METHODS) {
                found += " " + cost(released(method.formatted(line.group(1)), "[]")) + " |";
            }
            assertThat(found).as("t = %s", line.group(1)).isEqualTo(line.group(2));
        }
        assertThat(page).contains("`mdav` alone loses " + cost(released("mdav, k: 5", "[]")));
    }

    @Test
    void tellsWhatEachGuaranteeCosts() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "confidential.md"));
        List<MatchResult> lines = GUARANTEE.matcher(page).results().toList();
        assertThat(lines).hasSize(12);
        for (MatchResult line : lines) {
            String guarantee = line.group(1) == null ? "" : line.group(1);
            String out = released("mdav, k: 5", "[" + guarantee + "]");
            assertThat(cost(out)).as(guarantee).isEqualTo(line.group(2));
            double homogeneous = number(out, "\"attributes\": \\{\\s+\"days\": 0,\\s+\"discharge\": ([0-9.]+)");
            assertThat(String.format(Locale.ROOT, "%.1f %%", homogeneous))
                    .as(guarantee)
                    .isEqualTo(line.group(3));
        }
    }

    /** What a release with this method and these guarantees reports. */
    private String released(String method, String guarantees) throws IOException {
        String recipe = Files.readString(HOSPITAL.resolve("groups.yaml"))
                .replace("days:             {role: confidential}", "days: {role: confidential, domain: numeric}")
                .replaceAll("(?m)^method: .*$", "method: {name: " + method + "}")
                .replaceAll("(?m)^guarantees: .*$", "guarantees: " + guarantees)
                .replaceAll("(?m)^measures: .*$", "measures: [information-loss, homogeneity]");
        Path file = Files.writeString(root.resolve("recipe.yaml"), recipe);
        SameProcess.Answer answer = SameProcess.run(
                "anonymize", file.toString(), "--out", root.resolve("out").toString(), "--replace", "--json");
        assertThat(answer.code()).as(answer.err()).isZero();
        assertThat(answer.out()).doesNotContain("W_NO_ORDER");
        return answer.out();
    }

    /** The loss and the number of groups, as the page writes them. */
    private static String cost(String report) {
        double loss = number(report, "\"name\": \"information-loss\",\\s+\"value\": ([0-9.]+)");
        long groups = Math.round(number(report, "\"groups\": \\{\\s+\"count\": (\\d+)"));
        return String.format(Locale.ROOT, "%.1f %% (%d)", loss, groups);
    }

    private static double number(String json, String pattern) {
        return Pattern.compile(pattern)
                .matcher(json)
                .results()
                .map(found -> Double.parseDouble(found.group(1)))
                .findFirst()
                .orElseThrow();
    }
}
