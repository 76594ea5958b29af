package org.semblance.testkit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Ctrl-C for processes that tests start. Under {@code nohup} and in the background of a shell it is ignored, and whoever
 * is started there inherits that, whichever process lies between: the tests would pass or not by how they were started.
 */
public final class CtrlC {

    private static final List<String> AS_USUAL = List.of("env", "--default-signal=INT");

    private static final boolean CAN = succeeds("true");

    private CtrlC() {}

    /** A command as a process that hears Ctrl-C; where {@code env} cannot set that back, the command as it is. */
    public static List<String> heardBy(List<String> command) {
        return CAN ? within(command) : command;
    }

    /** Presses it. */
    public static void at(Process process) throws IOException, InterruptedException {
        new ProcessBuilder("/bin/kill", "-INT", String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    private static List<String> within(List<String> command) {
        List<String> all = new ArrayList<>(AS_USUAL);
        all.addAll(command);
        return all;
    }

    private static boolean succeeds(String command) {
        try {
            return new ProcessBuilder(within(List.of(command)))
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException notThere) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
