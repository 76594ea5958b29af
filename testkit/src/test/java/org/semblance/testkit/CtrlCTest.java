package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CtrlCTest {

    /** Whoever is started from here inherits that Ctrl-C is ignored. */
    private static final List<String> IGNORED = List.of("sh", "-c", "trap '' INT && exec \"$@\"", "sh");

    private static final List<String> SLEEP = List.of("sleep", "60");

    private static Process start(List<String> command) throws Exception {
        List<String> all = new ArrayList<>(IGNORED);
        all.addAll(command);
        return new ProcessBuilder(all).start();
    }

    private static boolean endsAt(Process process) throws Exception {
        try {
            for (int attempt = 0; attempt < 20; attempt++) {
                CtrlC.at(process); // again, as it may still be on the way to its command
                if (process.waitFor(100, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
            return false;
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void isHeardWhereItIsIgnoredOtherwise() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "needs /bin/kill");
        assumeTrue(CtrlC.heardBy(SLEEP).size() > SLEEP.size(), "needs env --default-signal");
        assertThat(endsAt(start(SLEEP))).isFalse();
        assertThat(endsAt(start(CtrlC.heardBy(SLEEP)))).isTrue();
    }
}
