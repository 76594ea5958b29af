package org.semblance.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.semblance.testkit.CtrlC;

/**
 * The command in a process of its own, with a folder for what it puts aside.
 *
 * @param temporary where it puts aside
 * @param said what it printed
 */
record Command(Process process, Path temporary, Path said) {

    /** How long anything may take, in seconds. */
    private static final int ENOUGH = 120;

    /**
     * Starts it.
     *
     * @param within a command that starts others, if any
     * @param options for Java
     * @param arguments of the command
     */
    static Command start(Path folder, List<String> within, List<String> options, List<String> arguments)
            throws IOException {
        Path temporary = Files.createDirectories(folder.resolve("temporary"));
        Path said = folder.resolve("said.txt");
        List<String> all = new ArrayList<>(within);
        all.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "@" + Path.of("src/main/launcher/java.options").toAbsolutePath(),
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1", // a short life
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData", // it would be put aside as well
                "-Djava.io.tmpdir=" + temporary));
        all.addAll(options);
        all.addAll(List.of("-cp", System.getProperty("java.class.path"), "org.semblance.cli.Main"));
        all.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(CtrlC.heardBy(all)).redirectErrorStream(true).redirectOutput(said.toFile());
        return new Command(builder.start(), temporary, said);
    }

    String text() throws IOException {
        return Files.readString(said);
    }

    /** Waits until it has said something. */
    void awaitText(String text) throws IOException, InterruptedException {
        for (int attempt = 0; attempt < ENOUGH * 50; attempt++) {
            if (text().contains(text)) {
                return;
            }
            if (!process.isAlive()) {
                throw new AssertionError("it ended before: " + text());
            }
            Thread.sleep(20);
        }
        throw new AssertionError("it never said " + text);
    }

    /** As Ctrl-C does. */
    void interrupt() throws IOException, InterruptedException {
        CtrlC.at(process);
    }

    /** Waits for its end; the exit code. */
    int end() throws InterruptedException {
        if (!process.waitFor(ENOUGH, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("it does not end");
        }
        return process.exitValue();
    }
}
