package org.semblance.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.authoring.hierarchies.HierarchyScorer;
import org.semblance.authoring.hierarchies.HierarchyScores;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.report.HtmlHierarchies;
import org.semblance.report.Plots;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hierarchy score}: scores hierarchies. */
@Command(
        name = "score",
        mixinStandardHelpOptions = true,
        description = {
            "Computes the semantic loss of hierarchies and lists their faults. 0 is best.",
            "",
            "Labels may name their concept (doctor#1); others are looked up in --concepts, or guessed, which"
                    + " is marked with ?. Hierarchies of numbers and dates are scored by the width of their intervals."
                    + " Several files are scored as a set, one per attribute."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance hierarchy score occupation.csv",
            "  semblance hierarchy score occupation.csv --html occupation.html",
            "  semblance hierarchy score occupation.csv town.csv --preferences 2,1",
            "  semblance hierarchy score diagnosis.csv --taxonomy diseases.obo"
        })
final class HierarchyScoreCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Hierarchies: level-wise CSV files.")
    private List<Path> files = new ArrayList<>();

    @Mixin
    private final PreferenceOptions preferences = new PreferenceOptions();

    @Mixin
    private final ScoringOptions options = new ScoringOptions();

    @Option(names = "--all", description = "Print all steps and faults.")
    private boolean all;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Also write a page with a drawing coloured by loss; an existing one is replaced.")
    private @Nullable Path html;

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--replace", description = "Replace an existing folder of plots.")
    private boolean replace;

    @Option(names = "--json", description = "Print the scores as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        plots.refuseWithoutFolder(spec);
        List<Path> sources = new ArrayList<>(files);
        sources.addAll(options.files());
        DraftFiles page = new DraftFiles(true, sources);
        if (html != null) {
            page.admit(html);
        }
        HierarchyScores scores;
        try (Progress progress = Progress.onTerminal();
                PlotsOption.Target charts = plots.open(replace)) {
            scores = new HierarchyScorer(new Tables(), new Taxonomies())
                    .score(files, options.question(), options.gsl(), preferences.given(), progress);
            charts.write(() -> Plots.of(scores));
        }
        if (html != null) {
            page.add(html, file -> write(scores, file)).write();
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(scores.json()));
        } else {
            new ScoreText(scores, all).print(console);
            if (html != null) {
                console.println();
                console.println("wrote " + html);
            }
            plots.tell(true, console);
        }
        console.flush();
        return plots.end("the score is known", spec.commandLine().getErr());
    }

    private static void write(HierarchyScores scores, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            new HtmlHierarchies().write(scores, out);
        }
    }
}
