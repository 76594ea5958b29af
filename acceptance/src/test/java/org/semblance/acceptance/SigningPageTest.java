package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.cli.SameProcess;
import org.semblance.testkit.ShippedExample;

/** The commands of the page on signing, one after the other, with what they print. */
class SigningPageTest {

    private static final Path EXAMPLE = Path.of("examples", "visitors");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\n(\\$ .*?)^```$");
    private static final Pattern COMMAND = Pattern.compile("(?ms)^\\$ ([^\n]*)\n((?:(?!^\\$ ).)*)");

    @TempDir
    private Path root;

    /** The commands of the page and what it shows for each, in order. */
    private static Map<String, String> commands() throws IOException {
        Map<String, String> commands = new LinkedHashMap<>();
        Matcher block = BLOCK.matcher(Files.readString(Path.of("..", "docs", "signing.md")));
        while (block.find()) {
            Matcher command = COMMAND.matcher(block.group(1));
            while (command.find()) {
                commands.put(command.group(1), command.group(2));
            }
        }
        return commands;
    }

    private String here(String... arguments) {
        SameProcess.Answer answer = SameProcess.run(Arrays.stream(arguments)
                .map(argument -> argument.matches("examples/.*|office.*")
                        ? root.resolve(argument).toString()
                        : argument)
                .toArray(String[]::new));
        assertThat(answer.code()).as(answer.err()).isZero();
        return answer.out().replace(root + "/", "").replaceAll("\\d{4}-\\d\\d-\\d\\d", "2026-11-18");
    }

    @Test
    void doWhatThePageShows() throws Exception {
        ShippedExample.copy(Path.of("..").resolve(EXAMPLE), root.resolve(EXAMPLE));
        // what is measured does not matter here
        Path recipe = root.resolve(EXAMPLE).resolve("recipe.yaml");
        Files.writeString(recipe, Files.readString(recipe).replaceAll("(?m)^measures:.*$", "") + "\nmeasures: []\n");
        here("anonymize", EXAMPLE.resolve("recipe.yaml").toString());
        Path folder = root;
        Map<String, String> commands = commands();
        assertThat(commands).hasSize(7);
        for (Map.Entry<String, String> command : commands.entrySet()) {
            String line = command.getKey();
            if (line.startsWith("./semblance ")) {
                assertThat(here(line.substring("./semblance ".length()).split(" ")))
                        .as(line)
                        .isEqualTo(command.getValue());
            } else if (line.startsWith("cd ")) {
                folder = folder.resolve(line.substring(3));
                assumeThat(sh(folder, "openssl version && jq --version && sha256sum --version"))
                        .contains("OpenSSL 3");
            } else {
                assertThat(sh(folder, line)).as(line).isEqualTo(command.getValue());
            }
        }
    }

    private static String sh(Path folder, String line) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("sh", "-c", line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
