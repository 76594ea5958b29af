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

/** The option to write the charts of a page to files, for commands that write a page. */
final class PlotsOption {

    /** Stands for no folder. */
    private static final String OWNERS = "";

    @Option(
            names = "--plots",
            paramLabel = "DIR",
            arity = "0..1",
            fallbackValue = OWNERS,
            description =
                    "Write each chart of the page to this folder, as a PNG and as a CSV of its numbers. Of anonymize,"
                            + " without a folder: to the owner's folder.")
    private @Nullable Path given;

    private int written;

    /** The reason why the charts are missing; null if they were written or not requested. */
    private @Nullable Problem missing;

    /** Provides the charts to write. */
    interface Charts {
        Plots plots() throws IOException;
    }

    /** The folder of charts while a command runs; does nothing if no charts were requested. */
    final class Target implements AutoCloseable {

        private final @Nullable WholeFolder target;

        private Target(@Nullable WholeFolder target) {
            this.target = target;
        }

        /** Writes the charts as the last step. A failure does not affect the other results; {@link #end} reports it. */
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

    /** The folder; null if no charts were requested, or no folder of their own. */
    @Nullable
    Path folder() {
        return owners() ? null : given;
    }

    /** Whether charts were requested without a folder of their own. */
    boolean owners() {
        return given != null && given.toString().equals(OWNERS);
    }

    /** Refuses charts without a folder, for a command that has no owner's folder. */
    void refuseWithoutFolder(CommandSpec spec) {
        if (owners()) {
            throw new ParameterException(spec.commandLine(), "--plots needs a folder");
        }
    }

    /** Refuses a folder that contains or is contained in another output, or that contains an input. */
    void refuseWithin(List<Path> written, List<Path> read) {
        place().ifPresent(place -> {
            place.refuseWritten(written);
            place.refuseRead(read, List.of());
        });
    }

    private Optional<OutputPlaceGuard> place() {
        return Optional.ofNullable(folder()).map(charts -> new OutputPlaceGuard("the charts", charts, "--plots"));
    }

    /**
     * Prepares the folder before the work starts.
     *
     * @param replace whether an existing folder of plots may be replaced
     */
    Target open(boolean replace) {
        place().ifPresent(OutputPlaceGuard::refuseReleaseOrLedger);
        Path folder = folder();
        return new Target(folder == null ? null : Plots.folder(folder, replace));
    }

    /** Refuses the option for a command that has no charts. */
    void refuse(CommandSpec spec, String why) {
        if (given != null) {
            throw new ParameterException(spec.commandLine(), why);
        }
    }

    /** Prints where the charts are. */
    void tell(boolean drawn, PrintWriter console) {
        Path folder = folder();
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
     * Reports the charts that could not be written.
     *
     * @param done what was completed nevertheless, such as "the release is out"
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
