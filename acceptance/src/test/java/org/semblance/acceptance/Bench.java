package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
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

    /** Options that name a file or folder which need not exist. */
    private static final Set<String> TARGETS = Set.of("--out", "--html", "--plots", "--ledger");

    private final Path root;
    private final Path work;
    private final Path temporary;
    private final Cli cli;
    private final boolean inProcess;

    /** A bench whose commands run in processes of their own, as a person starts them. */
    Bench(Path root) {
        this(root, false);
    }

    /** A bench whose commands run in this process: the same answers, without the time it takes to start another. */
    static Bench inProcess(Path root) {
        return new Bench(root, true);
    }

    private Bench(Path root, boolean inProcess) {
        this.inProcess = inProcess;
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
        return inProcess ? runHere(arguments) : cli.run(arguments);
    }

    private Cli.Answer runHere(String... arguments) {
        long start = System.nanoTime();
        SameProcess.Answer answer = SameProcess.run(absolute(arguments));
        return new Cli.Answer(answer.code(), answer.out(), answer.err(), Duration.ofNanos(System.nanoTime() - start));
    }

    /** The arguments with paths that do not depend on the folder in which this process runs. */
    private String[] absolute(String... arguments) {
        String[] absolute = arguments.clone();
        for (int i = 0; i < absolute.length; i++) {
            boolean target = i > 0 && TARGETS.contains(absolute[i - 1]);
            int equals = absolute[i].indexOf('=') + 1; // age=levels.csv
            String path = absolute[i].substring(equals);
            if (!path.isEmpty() && !path.startsWith("-") && (target || isThere(path))) {
                absolute[i] = absolute[i].substring(0, equals) + at(path);
            }
        }
        return absolute;
    }

    private boolean isThere(String path) {
        try {
            return Files.exists(at(path), LinkOption.NOFOLLOW_LINKS);
        } catch (InvalidPathException e) {
            return false;
        }
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
        return refuses(code, () -> run(arguments));
    }

    Cli.Answer refuses(Cli process, String code, String... arguments) {
        return refuses(code, () -> process.run(arguments));
    }

    private Cli.Answer refuses(String code, Supplier<Cli.Answer> command) {
        Map<String, String> before = listing();
        Cli.Answer answer = command.get();
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
