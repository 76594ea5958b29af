package org.semblance.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Spelling;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.report.HtmlStudy;
import org.semblance.report.Plots;
import org.semblance.report.Study;
import org.semblance.report.experiment.Claim;
import org.semblance.report.experiment.Experiment;
import org.semblance.report.experiment.Figure;
import org.semblance.report.experiment.Findings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code reproduce}: runs the experiments of a paper. */
@Command(
        name = "reproduce",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the experiment of a paper and compares its figures with ours.",
            "",
            "Without a name, lists the experiments. The exit code is 0 if every figure of the paper and every"
                    + " reference value is reproduced, except for known deviations, and 4 otherwise. The data sets"
                    + " are not part of Semblance."
        },
        footerHeading = "%nExample:%n",
        footer = "  semblance reproduce sa-mdav --data /path/to/data --html sa-mdav.html")
final class ReproduceCommand implements Callable<Integer> {

    private static final String FOLDER = "SEMBLANCE_DATA";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "NAME", arity = "0..1", description = "The experiment.")
    private @Nullable String name;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder of the data sets (default: the variable SEMBLANCE_DATA).")
    private @Nullable Path data;

    @Option(names = "--json", description = "Print the figures as JSON.")
    private boolean json;

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--replace", description = "Replace an existing folder of plots.")
    private boolean replace;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Also write a page with charts; an existing one is replaced.")
    private @Nullable Path html;

    @Override
    public Integer call() {
        plots.refuseWithoutFolder(spec);
        PrintWriter console = spec.commandLine().getOut();
        if (name == null) {
            list(console);
            console.flush();
            return 0;
        }
        Experiment experiment = experiment(name);
        Path folder = folder(experiment);
        DraftFiles page = new DraftFiles(true, List.of());
        if (html != null) {
            page.admit(html);
        }
        Findings findings;
        try (Progress progress = Progress.onTerminal();
                PlotsOption.Target charts = plots.open(replace)) {
            findings = experiment.run(folder, progress);
            charts.write(() -> Plots.of(study(experiment, findings)));
        }
        if (html != null) {
            page.add(html, file -> write(study(experiment, findings), file)).write();
        }
        if (json) {
            console.print(Json.write(findings.json()));
        } else {
            tell(experiment, findings, console);
            plots.tell(true, console);
        }
        console.flush();
        int charts = plots.end("the figures are known", spec.commandLine().getErr());
        return findings.hold() ? charts : ErrorMessages.FIGURE_OFF;
    }

    private static void write(Study study, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            new HtmlStudy().write(study, out);
        }
    }

    private void list(PrintWriter console) {
        List<Experiment> experiments = experiments();
        if (json) {
            console.print(Json.write(experiments.stream()
                    .map(experiment -> Json.object(
                            "experiment", experiment.name(),
                            "source", experiment.source(),
                            "files", experiment.files()))
                    .toList()));
            return;
        }
        for (Experiment experiment : experiments) {
            console.println(experiment.name());
            console.println("  " + experiment.source());
            console.println("  needs " + String.join(", ", experiment.files()));
        }
    }

    /** The experiments on the class path; they are a separate module, which the command line does not depend on. */
    private static List<Experiment> experiments() {
        List<Experiment> experiments = Experiment.all();
        if (experiments.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "the experiments are not on the class path",
                    "run it with ./semblance, which builds them when they are asked for, or name the jar of the module"
                            + " semblance-experiments in the variable SEMBLANCE_CLASSPATH");
        }
        return experiments;
    }

    private static Experiment experiment(String name) {
        Map<String, Experiment> byName = new LinkedHashMap<>();
        experiments().forEach(experiment -> byName.put(experiment.name(), experiment));
        Experiment experiment = byName.get(name);
        if (experiment == null) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "there is no experiment '" + name + "'",
                    Spelling.advice(name, "known are", byName.keySet()));
        }
        return experiment;
    }

    private Path folder(Experiment experiment) {
        String variable = System.getenv(FOLDER);
        if (data == null && (variable == null || variable.isEmpty())) {
            throw Problem.recipe(
                    ProblemCode.E_DATA,
                    "the experiment needs data sets that are not part of Semblance: "
                            + String.join(", ", experiment.files()),
                    "give the folder that holds them with --data DIR, or in the variable " + FOLDER);
        }
        Path folder = data == null ? Path.of(variable) : data;
        List<String> absent = experiment.files().stream()
                .filter(file -> !Files.isRegularFile(folder.resolve(file)))
                .toList();
        if (!absent.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_DATA,
                    "the data folder does not hold " + String.join(", ", absent),
                    "put them there, or name another folder with --data DIR or in the variable " + FOLDER);
        }
        return folder;
    }

    private static void tell(Experiment experiment, Findings findings, PrintWriter console) {
        console.println(experiment.source());
        console.println();
        console.print(findings.page());
        console.println();
        console.println("What the paper claims");
        console.println();
        for (Claim claim : findings.claims()) {
            console.println("  " + (claim.holds() ? "holds  " : "DOES NOT HOLD  ") + claim.text());
        }
        console.println();
        console.println(summary(findings));
        findings.figures().stream()
                .filter(Figure::deviates)
                .forEach(figure -> console.println((figure.asKnown() ? "  known to be off: " : "  off: ")
                        + figure.id() + (figure.paper() == null ? ", reference " : ", paper ") + figure.expected()
                        + ", ours " + figure.ours()
                        + (figure.why() == null ? "" : ": " + figure.why())));
    }

    private static List<Figure> printed(Findings findings) {
        return findings.figures().stream()
                .filter(figure -> figure.paper() != null)
                .toList();
    }

    private static List<Figure> references(Findings findings) {
        return findings.figures().stream()
                .filter(figure -> figure.reference() != null)
                .toList();
    }

    private static String summary(Findings findings) {
        List<Figure> printed =
                printed(findings).stream().filter(Figure::compared).toList();
        List<Figure> references = references(findings);
        long known = printed.stream()
                .filter(figure -> figure.deviates() && figure.asKnown())
                .count();
        int beside = printed(findings).size() - printed.size();
        return String.format(
                Locale.ROOT,
                "%d of %d figures of the paper hold%s%s, %s%d of %d claims; %.1f s of CPU",
                holding(printed),
                printed.size(),
                known == 0 ? "" : " (" + known + " are known to be off)",
                beside == 0 ? "" : " (" + beside + " more are of other data and not compared)",
                references.isEmpty() ? "" : holding(references) + " of " + references.size() + " reference values, ",
                findings.claims().stream().filter(Claim::holds).count(),
                findings.claims().size(),
                findings.seconds());
    }

    private static long holding(List<Figure> figures) {
        return figures.stream().filter(figure -> !figure.deviates()).count();
    }

    private static List<Study.Pair> pairs(List<Figure> figures) {
        return figures.stream()
                .map(figure -> new Study.Pair(
                        figure.id(),
                        Objects.requireNonNull(figure.expected()),
                        figure.ours(),
                        figure.verdict(),
                        figure.compared() ? !figure.deviates() : null))
                .toList();
    }

    private static Study study(Experiment experiment, Findings findings) {
        return new Study(
                experiment.name(),
                experiment.source().toString(),
                summary(findings),
                findings.hold(),
                findings.charts(),
                findings.claims().stream()
                        .map(claim -> new Study.Sentence(claim.text(), claim.holds()))
                        .toList(),
                pairs(printed(findings)),
                pairs(references(findings)),
                findings.page());
    }
}
