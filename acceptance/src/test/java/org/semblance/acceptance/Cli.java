package org.semblance.acceptance;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.semblance.testkit.CtrlC;

/** The command line in a process of its own, as a person starts it. */
final class Cli {

    /** What a process said and how it ended. */
    record Answer(int code, String out, String err, Duration took) {

        String said() {
            return out + err;
        }
    }

    /** A process on its way; its words go to files, so that nobody has to read along. */
    static final class Running {

        private final Process process;
        private final Path out;
        private final Path err;
        private final long start = System.nanoTime();

        private Running(Process process, Path out, Path err) {
            this.process = process;
            this.out = out;
            this.err = err;
        }

        Process process() {
            return process;
        }

        /** Waits for the end; one that does not come in time is a failure. */
        Answer end(Duration patience) {
            try {
                if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly().waitFor();
                    throw new AssertionError(
                            "no end after " + patience + "\n" + Files.readString(out) + Files.readString(err));
                }
                Answer answer = new Answer(
                        process.exitValue(),
                        Files.readString(out, StandardCharsets.UTF_8),
                        Files.readString(err, StandardCharsets.UTF_8),
                        Duration.ofNanos(System.nanoTime() - start));
                Files.delete(out);
                Files.delete(err);
                return answer;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path folder;
    private final List<String> options;
    private final Map<String, String> environment = new LinkedHashMap<>();
    private final List<Path> beside = new ArrayList<>();
    private Duration patience = PATIENCE;

    private Cli(Path folder, List<String> options) {
        this.folder = folder;
        this.options = options;
    }

    /** Processes that work in this folder. */
    static Cli in(Path folder) {
        // a short life: the first compiler only, one thread to collect, no files of the virtual machine's own
        return new Cli(folder, List.of("-XX:-UsePerfData", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
    }

    /** With further options for the virtual machine; the last one of a kind counts. */
    Cli jvm(String... more) {
        List<String> all = new ArrayList<>(options);
        all.addAll(Arrays.asList(more));
        Cli cli = new Cli(folder, all);
        cli.environment.putAll(environment);
        cli.beside.addAll(beside);
        cli.patience = patience;
        return cli;
    }

    Cli environment(String name, String value) {
        Cli cli = jvm();
        cli.environment.put(name, value);
        return cli;
    }

    /** With a further library, as SEMBLANCE_CLASSPATH names it. */
    Cli library(Path jar) {
        Cli cli = jvm();
        cli.beside.add(jar);
        return cli;
    }

    Cli patience(Duration longest) {
        Cli cli = jvm();
        cli.patience = longest;
        return cli;
    }

    Answer run(String... arguments) {
        return start(arguments).end(patience);
    }

    Running start(String... arguments) {
        try {
            Path out = Files.createTempFile("said", ".out");
            Path err = Files.createTempFile("said", ".err");
            ProcessBuilder builder =
                    builder(arguments).redirectOutput(out.toFile()).redirectError(err.toFile());
            return new Running(builder.start(), out, err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs it at a terminal, where somebody types a line; what it says comes as output. */
    Answer atTerminal(String typed, String... arguments) {
        try {
            Path out = Files.createTempFile("said", ".out");
            Path err = Files.createTempFile("said", ".err");
            Path in = Files.writeString(Files.createTempFile("typed", ".in"), typed + "\n");
            ProcessBuilder builder = builder(arguments);
            String command = String.join(
                    " ",
                    builder.command().stream().map(word -> "'" + word + "'").toList());
            builder.command("script", "-qec", command, "/dev/null")
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            Answer answer = new Running(builder.start(), out, err).end(patience);
            Files.delete(in);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts a process whose input and output are pipes to us. */
    Piped pipe(String... arguments) {
        try {
            Path err = Files.createTempFile("said", ".err");
            return new Piped(builder(arguments).redirectError(err.toFile()).start(), err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.add("-cp");
        List<String> libraries = new ArrayList<>(List.of(System.getProperty("java.class.path")));
        beside.forEach(jar -> libraries.add(jar.toString()));
        command.add(absolute(String.join(File.pathSeparator, libraries)));
        command.add("org.semblance.cli.Main");
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(CtrlC.heardBy(command)).directory(folder.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().putAll(environment);
        return builder;
    }

    private static String absolute(String classPath) {
        return String.join(
                File.pathSeparator,
                Arrays.stream(classPath.split(File.pathSeparator))
                        .map(path -> Path.of(path).toAbsolutePath().toString())
                        .toList());
    }
}
