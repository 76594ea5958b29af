package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.catalog.Catalog;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.compare.Comparison;
import org.semblance.release.figures.FigureSheet;
import org.semblance.release.folder.FolderKind;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.report.Report;
import org.semblance.report.html.PlotFile;

/**
 * The charts of a page as files: each as a PNG for papers and slides and as a CSV of the numbers behind it, and a list of
 * them. The folder appears as a whole or not at all, for the owner's eyes.
 */
public final class Plots {

    /** The list of the files, by which a folder of plots is known. */
    public static final String LIST = "plots.csv";

    private static final List<String> COLUMNS = List.of("picture", "numbers", "title");

    private static final Pattern LINE = Pattern.compile("([a-z0-9-]+)\\.png,\\1\\.csv,.*");

    private static final FolderKind FOLDER =
            new FolderKind("the folder of plots", "a folder of plots", "--plots", true, LIST, Plots::listed);

    /** Charts explain no names. */
    private static final Catalog UNREAD = Catalog.empty();

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
        return new Plots(new HtmlAssessment(UNREAD).html(assessment).plots());
    }

    /** The charts of a comparison. */
    public static Plots of(Comparison comparison) throws IOException {
        return new Plots(
                new HtmlComparison(UNREAD).html(comparison, Optional.empty()).plots());
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
        return WholeFolder.open(target, FOLDER, replace);
    }

    /** The files that the text of a list names; none where it is not a list of plots. */
    private static Optional<Set<String>> listed(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(String.join(",", COLUMNS))) {
            return Optional.empty();
        }
        Set<String> names = new TreeSet<>();
        for (String line : lines) {
            Matcher file = LINE.matcher(line); // what else there is are titles of several lines
            if (file.matches()) {
                names.add(file.group(1) + ".png");
                names.add(file.group(1) + ".csv");
            }
        }
        return Optional.of(names);
    }

    /** Writes all files and publishes the folder. */
    public void write(WholeFolder folder) throws IOException {
        FigureSheet list = new FigureSheet(COLUMNS);
        for (PlotFile file : files) {
            try (OutputStream out = folder.create(file.name() + ".png")) {
                file.plot().png(out);
            } catch (InternalError | NoClassDefFoundError noFonts) {
                throw Problem.machine(
                        ProblemCode.E_PLOTS,
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
