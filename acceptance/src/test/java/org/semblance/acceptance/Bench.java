package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.semblance.cli.SameProcess;

/**
 * A folder to work in, and a folder for temporary files of its own.
 *
 * <p>Values that must never be told stand in the data with {@link #CANARY} or {@link #NUMBER} in them.
 */
final class Bench {

    /** A part of words in the data that nothing may repeat. */
    static final String CANARY = "CANARY";

    /** Digits of numbers in the data that nothing may repeat. */
    static final String NUMBER = "987654321";

    private final Path root;
    private final Path work;
    private final Path temporary;
    private final Cli cli;

    Bench(Path root) {
        this.root = root;
        this.work = root.resolve("work");
        this.temporary = root.resolve("temporary");
        try {
            Files.createDirectories(work);
            Files.createDirectories(temporary);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.cli = Cli.in(work).jvm("-Djava.io.tmpdir=" + temporary);
    }

    Cli cli() {
        return cli;
    }

    Path at(String name) {
        return work.resolve(name);
    }

    Path temporary() {
        return temporary;
    }

    Path write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Path write(String name, byte[] bytes) {
        try {
            Files.createDirectories(at(name).getParent());
            return Files.write(at(name), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String text(String name) {
        try {
            return Files.readString(at(name), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Cli.Answer run(String... arguments) {
        return cli.run(arguments);
    }

    /** Runs and expects a release in a folder of the bench. */
    Release releases(String folder, String... arguments) {
        Cli.Answer answer = run(arguments);
        assertThat(answer.code()).as(answer.said()).isZero();
        return Release.in(at(folder));
    }

    Release anonymizes() {
        return releases("release", "anonymize", "recipe.yaml");
    }

    /** Runs and expects a refusal with this code that leaves everything as it was and quotes no value. */
    Cli.Answer refuses(String code, String... arguments) {
        return refuses(cli, code, arguments);
    }

    Cli.Answer refuses(Cli process, String code, String... arguments) {
        Map<String, String> before = listing();
        Cli.Answer answer = process.run(arguments);
        assertThat(answer.err()).startsWith("error " + code + ": ").contains("\n  -> ");
        assertThat(answer.code()).as(answer.said()).isEqualTo(2);
        assertThat(answer.said()).doesNotContain(CANARY).doesNotContain(NUMBER);
        assertThat(listing()).as("nothing is written").isEqualTo(before);
        return answer;
    }

    /** The same in this process, which is quicker: the recipe {@code recipe.yaml} is refused with one of these codes. */
    void refusesRecipe(String... codes) {
        Map<String, String> before = listing();
        SameProcess.Answer answer =
                SameProcess.run("anonymize", at("recipe.yaml").toString());
        assertThat(answer.err()).containsPattern("^error (" + String.join("|", codes) + "): ");
        assertThat(answer.code()).as(answer.err()).isEqualTo(2);
        assertThat(answer.out() + answer.err()).doesNotContain(CANARY).doesNotContain(NUMBER);
        assertThat(listing()).as("nothing is written").isEqualTo(before);
    }

    /** Everything in the working and the temporary folder: each file with its fingerprint. */
    Map<String, String> listing() {
        Map<String, String> listing = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path path : all.toList()) {
                listing.put(root.relativize(path).toString(), state(path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return listing;
    }

    private static String state(Path path) throws IOException {
        if (Files.isSymbolicLink(path)) {
            return "link to " + Files.readSymbolicLink(path);
        }
        if (Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
            return Files.size(path) > 10_000_000 ? Files.size(path) + " bytes" : Release.sha256(path);
        }
        return Files.isDirectory(path) ? "folder" : "device";
    }
}
