package org.semblance.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the command line in a separate process and measures wall time, including the start of Java. */
record CommandLine(List<String> javaOptions, Path log) {

    /**
     * Runs a command.
     *
     * @param expected the exit code it must return
     * @return the wall time in seconds
     */
    double seconds(int expected, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.semblance.cli.Main"));
        command.addAll(List.of(arguments));
        long start = System.nanoTime();
        int code = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        double seconds = (System.nanoTime() - start) / 1e9;
        if (code != expected) {
            throw new IllegalStateException(arguments[0] + " ended with " + code + ": " + Files.readString(log));
        }
        return seconds;
    }
}
