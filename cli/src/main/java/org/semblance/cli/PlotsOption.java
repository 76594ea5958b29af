package org.semblance.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.release.WholeFolder;
import org.semblance.report.Plots;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option to write the charts of a page as files, for commands that make a page. */
final class PlotsOption {

    @Option(
            names = "--plots",
            paramLabel = "DIR",
            description = "Write each chart of the page to this folder, as a PNG and as a CSV of its numbers.")
    private @Nullable Path folder;

    private int written;

    /** Where charts are drawn to files from. */
    interface Charts {
        Plots plots() throws IOException;
    }

    /** The folder while a command is at work; nothing where no plots were asked for. */
    final class Target implements AutoCloseable {

        private final @Nullable WholeFolder target;

        private Target(@Nullable WholeFolder target) {
            this.target = target;
        }

        /** A folder that a command writes holds what that command says and nothing else. */
        void refuseWithin(Path other) {
            if (folder != null && folder.toAbsolutePath().normalize().startsWith(other)) {
                throw Problem.recipe(
                        "E_OUT",
                        "--plots names a folder within the one that is written, which the charts are no part of",
                        "choose a folder elsewhere with --plots");
            }
        }

        /** Writes the charts. */
        void write(Charts charts) {
            if (target == null) {
                return;
            }
            try {
                Plots plots = charts.plots();
                plots.write(target);
                written = plots.size();
            } catch (IOException e) {
                throw Problem.machine(
                        "E_WRITE",
                        "the plots cannot be written to disk",
                        "check free space and permissions, and run again");
            }
        }

        @Override
        public void close() {
            if (target != null) {
                target.close();
            }
        }
    }

    /**
     * Prepares the folder, before anything is worked out.
     *
     * @param replace whether a folder of plots that is there may be replaced
     */
    Target open(boolean replace) {
        return new Target(folder == null ? null : Plots.folder(folder, replace));
    }

    /** Refuses the option where there is nothing to draw. */
    void refuse(CommandSpec spec, String why) {
        if (folder != null) {
            throw new ParameterException(spec.commandLine(), why);
        }
    }

    /** Says where the charts are. */
    void tell(boolean drawn, PrintWriter console) {
        if (folder != null) {
            console.println(
                    drawn
                            ? written
                                    + (written == 1 ? " chart in " : " charts in ")
                                    + folder.toAbsolutePath().normalize()
                            : "no charts are written, since nothing is released");
        }
    }
}
