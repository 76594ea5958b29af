package org.semblance.acceptance.tables;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.semblance.cli.SameProcess;

/**
 * The command line: what it printed, and how it ended. It runs in this process unless it needs an environment or a virtual
 * machine of its own.
 */
record Command(int code, String out, String err) {

    /** Everything a user gets to see. */
    String all() {
        return out + err;
    }

    static Command run(Map<String, String> environment, String... arguments) {
        if (!environment.isEmpty()) {
            return run(List.of(), environment, arguments);
        }
        SameProcess.Answer answer = SameProcess.run(arguments);
        return new Command(answer.code(), answer.out(), answer.err());
    }

    static Command run(String... arguments) {
        return run(Map.of(), arguments);
    }

    /** What the command line runs with, without what only tests need. */
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.contains("slf4j"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** @param options for the virtual machine */
    static Command run(List<String> options, Map<String, String> environment, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(), "org.semblance.cli.Main"));
        command.addAll(Arrays.asList(arguments));
        try {
            Path out = Files.createTempFile("command", ".out");
            Path err = Files.createTempFile("command", ".err");
            try {
                ProcessBuilder builder =
                        new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
                builder.environment().putAll(environment);
                Process process = builder.start();
                if (!process.waitFor(120, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                    throw new AssertionError("the command does not end");
                }
                return new Command(
                        process.exitValue(),
                        Files.readString(out, StandardCharsets.UTF_8),
                        Files.readString(err, StandardCharsets.UTF_8));
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }
}
