package org.semblance.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.hierarchies.HierarchyRanker;
import org.semblance.authoring.hierarchies.HierarchyTrial;
import org.semblance.authoring.hierarchies.RankedHierarchies;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.method.generalization.Incognito;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.report.HtmlRanking;
import org.semblance.report.html.OptionWords;
import org.semblance.source.TableSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hierarchy rank}: ranks candidate hierarchies. */
@Command(
        name = "rank",
        mixinStandardHelpOptions = true,
        description = {
            "Ranks candidate hierarchies by semantic loss, the best first.",
            "",
            "A candidate is a file; for several attributes, one file each, separated by commas. With"
                    + " --against, every candidate is also used to mask these data, to check the ranking and the time"
                    + " it saves. No data values are shown except those in the hierarchies."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance hierarchy rank mine.csv yours.csv",
            "  semblance hierarchy rank job1.csv,town1.csv job2.csv,town2.csv",
            "  semblance hierarchy rank mine.csv yours.csv --against people.csv \\",
            "            --attribute job --k 5,10 --suppress 5%%"
        })
final class HierarchyRankCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Candidates: level-wise CSV files; files of one candidate separated by commas.")
    private List<String> candidates = new ArrayList<>();

    @Mixin
    private final PreferenceOptions preferences = new PreferenceOptions();

    @Mixin
    private final ScoringOptions options = new ScoringOptions();

    @Option(names = "--against", paramLabel = "DATA", description = "Also mask these data with every candidate.")
    private @Nullable String against;

    @Option(names = "--query", paramLabel = "SQL", description = "SQL query for a database.")
    private @Nullable String query;

    @Option(
            names = "--attribute",
            paramLabel = "COLUMN",
            split = ",",
            description = "Column of the data for the hierarchies; with several, in the same order.")
    private List<String> attributes = new ArrayList<>();

    @Option(
            names = "--recipe",
            paramLabel = "RECIPE",
            description = "Take missing-value codes and the layout of the data from a recipe.")
    private @Nullable Path recipe;

    @Option(names = "--k", paramLabel = "K", split = ",", description = "Values of k (default: 5).")
    private List<Integer> k = new ArrayList<>();

    @Option(
            names = "--suppress",
            paramLabel = "SHARE",
            description = "Share of rows that may be suppressed, such as 5%%.")
    private @Nullable String suppress;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "incognito (default), datafly, or as in a recipe: \"{name: incognito, choose: semantic}\".")
    private String method = Incognito.NAME;

    @Option(names = "--all", description = "Print all candidates.")
    private boolean all;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Also write a page with charts; an existing one is replaced.")
    private @Nullable Path html;

    @Option(names = "--json", description = "Print the ranking as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        List<List<Path>> files =
                candidates.stream().map(HierarchyRankCommand::files).toList();
        List<Path> sources =
                new ArrayList<>(files.stream().flatMap(List::stream).toList());
        sources.addAll(options.files());
        HierarchyTrial.Question trial = trial(sources);
        DraftFiles page = new DraftFiles(true, sources);
        if (html != null) {
            page.admit(html);
        }
        RankedHierarchies ranked;
        try (Progress progress = Progress.onTerminal()) {
            ranked = new HierarchyRanker(new Tables(), new Taxonomies(), InstalledCatalog.read())
                    .rank(files, options.question(), options.gsl(), preferences.given(), trial, progress);
        }
        if (html != null) {
            page.add(html, file -> write(ranked, file)).write();
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(OptionWords.in(Json.write(ranked.json())));
        } else {
            new RankingText(ranked, all).print(console);
            if (html != null) {
                console.println();
                console.println("wrote " + html);
            }
        }
        console.flush();
        return 0;
    }

    /** The files of a candidate, separated by commas; if a file with the whole name exists, that file. */
    private static List<Path> files(String candidate) {
        if (Files.exists(Path.of(candidate))) {
            return List.of(Path.of(candidate));
        }
        return Arrays.stream(candidate.split(",", -1))
                .map(String::strip)
                .map(Path::of)
                .toList();
    }

    private HierarchyTrial.@Nullable Question trial(List<Path> sources) {
        if (against == null) {
            if (!attributes.isEmpty() || !k.isEmpty() || suppress != null || recipe != null || query != null) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE,
                        "options for trying the candidates are given, but no data",
                        "name the data with --against DATA, or leave out --attribute, --k, --suppress, --recipe "
                                + "and --query");
            }
            return null;
        }
        TableSource data = TableSource.of(against, query, Path::of);
        sources.addAll(DataOptions.files(data, recipe));
        return new HierarchyTrial.Question(
                data,
                DataOptions.layout(recipe),
                attributes,
                k.isEmpty() ? List.of(5) : k,
                YamlRecipes.value("--method", method),
                suppress);
    }

    private static void write(RankedHierarchies ranked, Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            new HtmlRanking().write(ranked, out);
        }
    }
}
