package org.semblance.acceptance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.semblance.testkit.CtrlC;

/** A process between two pipes that we hold the ends of. */
final class Piped {

    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Process process;
    private final Path err;
    private final OutputStream to;
    private final BufferedReader from;

    Piped(Process process, Path err) {
        this.process = process;
        this.err = err;
        this.to = process.getOutputStream();
        this.from = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    Process process() {
        return process;
    }

    /** Sends text and sees to it that it has gone. */
    Piped send(String text) throws IOException {
        to.write(text.getBytes(StandardCharsets.UTF_8));
        to.flush();
        return this;
    }

    /** Tells that nothing more comes. */
    Piped close() throws IOException {
        to.close();
        return this;
    }

    /** The next line, which must come in time; null at the end. */
    @Nullable
    String line() {
        return inTime(CompletableFuture.supplyAsync(() -> {
            try {
                return from.readLine();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    /** All lines up to the end. */
    List<String> lines() {
        return inTime(CompletableFuture.supplyAsync(() -> from.lines().toList()));
    }

    /** Reads no more, and lets the other side know. */
    void turnAway() throws IOException {
        process.getInputStream().close();
    }

    /** Presses Ctrl-C. */
    void interrupt() throws IOException, InterruptedException {
        CtrlC.at(process);
    }

    int code() throws InterruptedException {
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("no end after " + PATIENCE + "\n" + said());
        }
        return process.exitValue();
    }

    /** What it said on the error output. */
    String said() {
        try {
            return Files.readString(err);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private <T> T inTime(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            process.destroyForcibly();
            throw new AssertionError("nothing came after " + PATIENCE + "\n" + said(), e);
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
