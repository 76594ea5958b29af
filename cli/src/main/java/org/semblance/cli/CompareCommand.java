package org.semblance.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Combination;
import org.semblance.evaluate.compare.ComparisonRun;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.report.Plots;
import org.semblance.report.html.OptionWords;
import org.semblance.toolkit.Semblance;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code compare}: compares methods and values of k. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = {
            "Compares methods and values of k on a table and recommends one.",
            "",
            "Nothing is released. The output folder contains a page with the risk-utility map, its figures"
                    + " as CSV and JSON, and intermediate results, so that an interrupted comparison can continue with"
                    + " --resume. The recommended recipe is written next to the recipe as NAME.chosen.yaml."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance compare examples/visitors/recipe.yaml",
            "  semblance compare recipe.yaml --k 2..20 --step 2 --methods mdav,sa-mdav",
            "  semblance compare recipe.yaml --methods \"sa-mdav closest=plain,sa-mdav closest=weighted\"",
            "  semblance compare recipe.yaml --risk record-linkage --tolerate 5%%"
        })
final class CompareCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RECIPE", description = "The recipe, a YAML file. To draft one: semblance init DATA.")
    private Path recipe;

    @Option(
            names = "--k",
            paramLabel = "K",
            description = "Values of k: 2..20, or 2,3,5,10 (default: 2,3,5,7,10,15,20).")
    private @Nullable String k;

    @Option(names = "--step", paramLabel = "N", description = "Step within a range of k (default: 1).")
    private int step = 1;

    @Option(
            names = "--methods",
            paramLabel = "NAMES",
            description = "Methods, separated by commas, each optionally followed by parameters (default: the recipe's"
                    + " method and its usual alternatives). The recipe's parameters apply to its method.")
    private @Nullable String methods;

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            description = "A method as in a recipe, without k: \"{name: sa-mdav, closest: plain}\"; may be repeated.")
    private List<String> method = new ArrayList<>();

    @Option(names = "--loss", paramLabel = "MEASURE", description = "Measure of loss (default: information-loss).")
    private String loss = InformationLoss.NAME;

    @Option(names = "--risk", paramLabel = "MEASURE", description = "Measure of risk (default: distance-linkage).")
    private String risk = DistanceLinkage.NAME;

    @Option(names = "--measures", paramLabel = "NAMES", split = ",", description = "Additional measures.")
    private List<String> measures = new ArrayList<>();

    @Option(
            names = "--combine",
            paramLabel = "WAY",
            description = "Distance between records in the measures: euclidean, mean or tuple (default: that of the"
                    + " recipe's method).")
    private @Nullable Combination combine;

    @Option(
            names = "--tolerate",
            paramLabel = "SHARE",
            description = "Tolerated risk (default: 10%%). Of the choices within it, the one with the least loss is"
                    + " recommended.")
    private String tolerate = "10%";

    @Option(
            names = "--at-least",
            paramLabel = "K",
            description = "Smallest k to recommend (default: that of the recipe).")
    private @Nullable Integer atLeast;

    @Option(
            names = "--alpha",
            paramLabel = "WEIGHT",
            description = "Weight of the loss in the score, from 0 to 1 (default: 0.5).")
    private double alpha = 0.5;

    @Option(
            names = "--sample",
            paramLabel = "ROWS",
            description = "For a large table: use only this many evenly spread rows.")
    private @Nullable Integer sample;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Number of parallel computations (default: the number of processors).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "Output folder (default: NAME.comparison next to the recipe).")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Continue an existing comparison; finished parts are kept.")
    private boolean resume;

    @Option(names = "--replace", description = "Replace an existing comparison.")
    private boolean replace;

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--json", description = "Print the comparison as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        plots.refuseWithoutFolder(spec);
        List<RecipeNode> named =
                method.stream().map(text -> YamlRecipes.value("--method", text)).toList();
        ComparisonRun.Question question = new ComparisonRun.Question(
                recipe,
                new ComparisonRun.Question.Grid(named, methods, k, step),
                new ComparisonRun.Question.Axes(loss, risk, alpha, tolerated(tolerate), atLeast, combine),
                measures,
                sample,
                threads,
                new ComparisonRun.Question.Place(out, resume, replace));
        plots.refuseWithin(List.of(question.folder()), List.of(recipe));
        ComparisonRun.Outcome outcome;
        try (Progress progress = Progress.onTerminal(() -> lastWord(question.folder()));
                PlotsOption.Target charts = plots.open(replace || resume)) {
            outcome = Semblance.standard().compare(question, progress);
            charts.write(() -> Plots.of(outcome.comparison()));
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(OptionWords.in(Json.write(outcome.comparison().json())));
        } else {
            new ComparisonText(outcome).print(console);
            plots.tell(true, console);
        }
        console.flush();
        return plots.end("the comparison is written", spec.commandLine().getErr());
    }

    /** The message if the comparison is interrupted. */
    private static String lastWord(Path folder) {
        return ComparisonRun.canGoOn(folder)
                ? "finished parts are kept; continue with the same command and --resume"
                : "";
    }

    /** Reads a share and returns it in per cent. A bare number of 1 or more is ambiguous and refused. */
    private static double tolerated(String text) {
        boolean percent = text.endsWith("%");
        String digits = percent ? text.substring(0, text.length() - 1).strip() : text;
        boolean number = digits.matches("[0-9]{1,9}(\\.[0-9]{1,9})?");
        if (!number || (!percent && Double.parseDouble(digits) >= 1)) {
            throw Problem.recipe(
                    ProblemCode.E_USAGE,
                    "--tolerate is not a share such as 10%",
                    "write it as 10% or 0.1, from 0 to 100%");
        }
        BigDecimal value = new BigDecimal(digits);
        return (percent ? value : value.movePointRight(2)).doubleValue();
    }
}
