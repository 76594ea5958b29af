package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.release.WholeFolder;
import org.semblance.run.assess.Assessment;
import org.semblance.run.compare.Comparison;
import org.semblance.run.hierarchies.HierarchyScores;
import org.semblance.run.port.Sheet;
import org.semblance.run.report.Report;

/**
 * The charts of a page as files: each as a PNG for papers and slides and as a CSV of the numbers behind it, and a list of
 * them. The folder appears as a whole or not at all, for the owner's eyes.
 */
public final class Plots {

    /** The list of the files, by which a folder of plots is known. */
    public static final String LIST = "plots.csv";

    private final List<PlotFile> files;

    Plots(List<PlotFile> files) {
        this.files = List.copyOf(files);
    }

    /** The charts of the report of a release. */
    public static Plots of(Report report) throws IOException {
        return new Plots(HtmlReport.html(report).plots());
    }

    /** The charts of an experiment. */
    public static Plots of(Study study) throws IOException {
        return new Plots(HtmlStudy.html(study).plots());
    }

    /** The charts of scored hierarchies. */
    public static Plots of(HierarchyScores scores) throws IOException {
        return new Plots(HtmlHierarchies.html(scores).plots());
    }

    /** The charts of an assessment. */
    public static Plots of(Assessment assessment) throws IOException {
        return new Plots(HtmlAssessment.html(assessment).plots());
    }

    /** The charts of a comparison. */
    public static Plots of(Comparison comparison) throws IOException {
        return new Plots(HtmlComparison.html(comparison, Optional.empty()).plots());
    }

    /** How many there are. */
    public int size() {
        return files.size();
    }

    List<PlotFile> files() {
        return files;
    }

    /**
     * Prepares a folder for plots, before anything is worked out: what cannot be written should be known at once.
     *
     * @param replace whether a folder of plots that is there may be replaced
     */
    public static WholeFolder folder(Path target, boolean replace) {
        return WholeFolder.plots(target, LIST, replace);
    }

    /** Writes all files and publishes the folder. */
    public void write(WholeFolder folder) throws IOException {
        Sheet list = new Sheet("picture", "numbers", "title");
        for (PlotFile file : files) {
            try (OutputStream out = folder.create(file.name() + ".png")) {
                file.plot().picture().write(out);
            } catch (InternalError | NoClassDefFoundError noFonts) {
                throw Problem.machine(
                        "E_PLOTS",
                        "this Java cannot draw text, since it finds no fonts",
                        "install a font and fontconfig, such as the packages fontconfig and fonts-dejavu");
            }
            text(file.name() + ".csv", file.plot().sheet().csv(), folder);
            list.row(file.name() + ".png", file.name() + ".csv", file.plot().title());
        }
        text(LIST, list.csv(), folder);
        folder.publish();
    }

    private static void text(String name, String text, WholeFolder folder) throws IOException {
        try (OutputStream out = folder.create(name)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
