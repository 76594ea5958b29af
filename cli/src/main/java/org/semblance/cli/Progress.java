package org.semblance.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.function.Supplier;
import org.semblance.Watcher;

/** A line that shows progress, on a terminal only; it is erased when the work is done. */
final class Progress implements Watcher, AutoCloseable {

    private static final long PAUSE = 100_000_000L;
    private static final long PATIENCE = 500_000_000L;

    private final PrintStream terminal;
    private final long start = System.nanoTime();
    private long shown = start + PATIENCE - PAUSE;
    private final Thread stop = new Thread(this::stopped, "a last word when stopped");
    private final Supplier<String> lastWord;
    private boolean dirty;
    private String stage = "";

    private Progress(PrintStream terminal, Supplier<String> lastWord) {
        this.terminal = terminal;
        this.lastWord = lastWord;
        Runtime.getRuntime().addShutdownHook(stop);
    }

    /** Shows progress on a terminal, which the launcher detects; silent otherwise. */
    static Progress onTerminal() {
        return onTerminal(() -> "");
    }

    /**
     * The same for work that can be resumed after an interruption.
     *
     * @param lastWord the message after an interruption, also without a terminal; none if empty
     */
    static Progress onTerminal(Supplier<String> lastWord) {
        boolean terminal = "true".equals(System.getProperty("semblance.terminal"));
        return new Progress(terminal ? System.err : silent(), lastWord);
    }

    private static PrintStream silent() {
        return new PrintStream(OutputStream.nullOutputStream());
    }

    /** The same for a command that writes records to standard output; silent if those appear on the terminal. */
    static Progress whileStreaming() {
        boolean shown = "true".equals(System.getProperty("semblance.terminal.records"));
        return shown ? new Progress(silent(), () -> "") : onTerminal();
    }

    /** A watcher for work within a stage; its progress is shown as that of the stage. */
    Watcher within() {
        return this::within;
    }

    private synchronized void within(String part, long done, long total) {
        show(stage.isEmpty() ? part : stage, done, total);
    }

    @Override
    public synchronized void progress(String told, long done, long total) {
        stage = told;
        show(told, done, total);
    }

    private void show(String what, long done, long total) {
        long now = System.nanoTime();
        if (now - shown > PAUSE) {
            shown = now;
            dirty = true;
            String share = total > 0
                    ? String.format(Locale.ROOT, " %3d %%", 100 * done / total)
                    : done > 0 ? " " + done + " records" : ""; // the length of a stream is unknown
            terminal.printf(Locale.ROOT, "\r\033[K%s%s  (%d s)", what, share, (now - start) / 1_000_000_000L);
            terminal.flush();
        }
    }

    private synchronized void stopped() {
        terminal.println((dirty ? "\r\033[K" : "") + "stopped");
        terminal.flush();
        String word = lastWord.get();
        if (!word.isEmpty()) {
            System.err.println(word);
        }
    }

    @Override
    public synchronized void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(stop);
        } catch (IllegalStateException stopping) {
            return;
        }
        if (dirty) {
            terminal.print("\r\033[K");
            terminal.flush();
            dirty = false;
        }
    }
}
