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

/** Scores hierarchies. */
@Command(
        name = "score",
        mixinStandardHelpOptions = true,
        description = {
            "How much meaning hierarchies lose, and what is wrong with them. 0 is best.",
            "",
            "Labels may name their concept themselves (doctor#1); others are looked up in --concepts, or guessed, "
                    + "which a ? shows. Hierarchies of numbers and dates are scored by how wide their intervals are. "
                    + "Several files are taken for a set, one for each attribute."
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

    @Option(names = "--all", description = "Print every step and every fault, however many.")
    private boolean all;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Also write a page with the hierarchy drawn and coloured by loss, replacing one there.")
    private @Nullable Path html;

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--replace", description = "Replace a folder of plots that is there.")
    private boolean replace;

    @Option(names = "--json", description = "Print the scores as JSON.")
    private boolean json;

    @Override
    public Integer call() {
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
        return plots.end("the score is told", spec.commandLine().getErr());
    }

    private static void write(HierarchyScores scores, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            new HtmlHierarchies().write(scores, out);
        }
    }
}
