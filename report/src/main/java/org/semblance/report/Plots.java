package org.semblance.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
import org.semblance.release.report.ReportWriter;
import org.semblance.report.html.PlotFile;

/**
 * The charts of a page as files: each as a PNG for papers and slides and as a CSV of its figures, with a list of all
 * files. The folder is written completely or not at all, and only its owner may read it.
 */
public final class Plots {

    /** The list of the files; it identifies a folder as one of plots. */
    public static final String LIST = "plots.csv";

    private static final List<String> COLUMNS = List.of("picture", "numbers", "title");

    /** A further column for charts that are computed from originals: they are the owner's. */
    private static final String FOR_PUBLICATION = "for-publication";

    private static final Pattern LINE = Pattern.compile("([a-z0-9-]+)\\.png,\\1\\.csv,.*");

    private static final FolderKind FOLDER =
            new FolderKind("the folder of plots", "a folder of plots", "--plots", true, LIST, Plots::listed);

    /** Charts need no explanations of names. */
    private static final Catalog UNREAD = Catalog.empty();

    private final List<PlotFile> files;
    private final boolean owners;

    /**
     * The charts of a page.
     *
     * @param owners whether they are computed from originals, so that they must not leave
     */
    Plots(List<PlotFile> files, boolean owners) {
        this.files = List.copyOf(files);
        this.owners = owners;
    }

    public static Plots of(Report report) throws IOException {
        return new Plots(HtmlReport.html(report).plots(), true);
    }

    public static Plots of(Study study) throws IOException {
        return new Plots(HtmlStudy.html(study).plots(), false);
    }

    public static Plots of(HierarchyScores scores) throws IOException {
        return new Plots(HtmlHierarchies.html(scores).plots(), true);
    }

    public static Plots of(Assessment assessment) throws IOException {
        return new Plots(new HtmlAssessment(UNREAD).html(assessment).plots(), true);
    }

    public static Plots of(Comparison comparison) throws IOException {
        return new Plots(
                new HtmlComparison(UNREAD).html(comparison, Optional.empty()).plots(), true);
    }

    /** The number of charts. */
    public int size() {
        return files.size();
    }

    List<PlotFile> files() {
        return files;
    }

    /**
     * Prepares a folder for plots. Call it before any computation, so that a folder that cannot be written fails early.
     *
     * @param replace whether to replace an existing folder of plots
     */
    public static WholeFolder folder(Path target, boolean replace) {
        return WholeFolder.open(target, FOLDER, replace);
    }

    /** The files named in a list; empty if the text is not a list of plots. */
    private static Optional<Set<String>> listed(String text) {
        List<String> lines = text.lines().toList();
        String columns = String.join(",", COLUMNS);
        if (lines.isEmpty()
                || !List.of(columns, columns + "," + FOR_PUBLICATION).contains(lines.get(0))) {
            return Optional.empty();
        }
        Set<String> names = new TreeSet<>();
        for (String line : lines) {
            Matcher file = LINE.matcher(line); // other lines continue a title of several lines
            if (file.matches()) {
                names.add(file.group(1) + ".png");
                names.add(file.group(1) + ".csv");
            }
        }
        return Optional.of(names);
    }

    /** Writes all files and publishes the folder. */
    public void write(WholeFolder folder) throws IOException {
        write(folder::create);
        folder.publish();
    }

    /** Writes all files. */
    void write(ReportWriter.Place place) throws IOException {
        FigureSheet list = new FigureSheet(
                owners
                        ? Stream.concat(COLUMNS.stream(), Stream.of(FOR_PUBLICATION))
                                .toList()
                        : COLUMNS);
        for (PlotFile file : files) {
            try (OutputStream out = place.create(file.name() + ".png")) {
                file.plot().png(out);
            } catch (InternalError | NoClassDefFoundError noFonts) {
                throw Problem.machine(
                        ProblemCode.E_PLOTS,
                        "this Java cannot draw text, since it finds no fonts",
                        "install a font and fontconfig, such as the packages fontconfig and fonts-dejavu");
            }
            text(file.name() + ".csv", file.plot().sheet().csv(), place);
            List<Object> line = new ArrayList<>(List.of(
                    file.name() + ".png", file.name() + ".csv", file.plot().title()));
            if (owners) {
                line.add(false);
            }
            list.row(line.toArray());
        }
        text(LIST, list.csv(), place);
    }

    private static void text(String name, String text, ReportWriter.Place place) throws IOException {
        try (OutputStream out = place.create(name)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
