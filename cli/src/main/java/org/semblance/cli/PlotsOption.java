package org.semblance.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.place.OutputPlaceGuard;
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

    /** Why there are no charts, though all else is done. */
    private @Nullable Problem missing;

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

        /** Writes the charts, after all else: where it cannot be done, that stands, and {@link #end} tells. */
        void write(Charts charts) {
            if (target == null) {
                return;
            }
            try {
                Plots plots = charts.plots();
                plots.write(target);
                written = plots.size();
            } catch (IOException e) {
                missing = Problem.machine(
                        ProblemCode.E_WRITE,
                        "they cannot be written to disk",
                        "check free space and permissions; the page shows the same charts");
            } catch (Problem problem) {
                missing = problem;
            }
        }

        @Override
        public void close() {
            if (target != null) {
                target.close();
            }
        }
    }

    /** The folder, where one was named. */
    @Nullable
    Path folder() {
        return folder;
    }

    /** Refuses a folder in or around another that the command writes, or around what it reads. */
    void refuseWithin(List<Path> written, List<Path> read) {
        place().ifPresent(place -> {
            place.refuseWritten(written);
            place.refuseRead(read, List.of());
        });
    }

    private Optional<OutputPlaceGuard> place() {
        return Optional.ofNullable(folder).map(charts -> new OutputPlaceGuard("the charts", charts, "--plots"));
    }

    /**
     * Prepares the folder, before anything is worked out.
     *
     * @param replace whether a folder of plots that is there may be replaced
     */
    Target open(boolean replace) {
        place().ifPresent(OutputPlaceGuard::refuseReleaseOrLedger);
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
        if (folder != null && missing == null) {
            console.println(
                    drawn
                            ? written
                                    + (written == 1 ? " chart in " : " charts in ")
                                    + folder.toAbsolutePath().normalize()
                            : "no charts are written, since nothing is released");
        }
    }

    /**
     * Says that the charts are missing where they could not be written.
     *
     * @param done what stands all the same, such as "the release is out"
     * @return the exit code
     */
    int end(String done, PrintWriter console) {
        if (missing == null) {
            return 0;
        }
        ErrorMessages.print(missing.at(done + ", but the charts are missing"), console);
        return ErrorMessages.OUR_FAULT;
    }
}
