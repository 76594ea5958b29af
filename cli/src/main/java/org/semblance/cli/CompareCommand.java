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
import org.semblance.report.OptionWords;
import org.semblance.report.Plots;
import org.semblance.toolkit.Semblance;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Holds methods and k against each other. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = {
            "Tries methods and k on a table, and recommends one by a rule.",
            "",
            "Nothing is released: the folder holds a page with the risk-utility map, its figures as CSV and JSON, and what"
                    + " was finished so far, so that a comparison that was stopped goes on with --resume. The recipe that"
                    + " repeats the choice is written beside the recipe, as NAME.chosen.yaml."
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

    @Parameters(paramLabel = "RECIPE", description = "The recipe, a YAML file; semblance init DATA drafts one.")
    private Path recipe;

    @Option(
            names = "--k",
            paramLabel = "K",
            description = "How many must become alike: 2..20, or 2,3,5,10 (2,3,5,7,10,15,20 if not given).")
    private @Nullable String k;

    @Option(names = "--step", paramLabel = "N", description = "From one k of a range to the next (1 if not given).")
    private int step = 1;

    @Option(
            names = "--methods",
            paramLabel = "NAMES",
            description = "Methods with commas between, each with parameters after it if need be; the recipe's and its"
                    + " usual rivals if not given. The recipe's parameters go with its method.")
    private @Nullable String methods;

    @Option(
            names = "--method",
            paramLabel = "METHOD",
            description =
                    "A method as a recipe writes it, without k: \"{name: sa-mdav, closest: plain}\"; may be repeated.")
    private List<String> method = new ArrayList<>();

    @Option(names = "--loss", paramLabel = "MEASURE", description = "What is lost (information-loss if not given).")
    private String loss = InformationLoss.NAME;

    @Option(names = "--risk", paramLabel = "MEASURE", description = "What is risked (distance-linkage if not given).")
    private String risk = DistanceLinkage.NAME;

    @Option(names = "--measures", paramLabel = "NAMES", split = ",", description = "Take these measures too.")
    private List<String> measures = new ArrayList<>();

    @Option(
            names = "--combine",
            paramLabel = "WAY",
            description = "How records are compared where they are measured: euclidean, mean or tuple; as the recipe's"
                    + " method does if not given.")
    private @Nullable Combination combine;

    @Option(
            names = "--tolerate",
            paramLabel = "SHARE",
            description =
                    "How much risk is borne (10%% if not given): of the choices within, that with the least loss is"
                            + " recommended.")
    private String tolerate = "10%";

    @Option(
            names = "--at-least",
            paramLabel = "K",
            description = "Recommend no smaller k (the recipe's own if not given).")
    private @Nullable Integer atLeast;

    @Option(
            names = "--alpha",
            paramLabel = "WEIGHT",
            description = "The weight of the loss in the score, from 0 to 1 (0.5 if not given).")
    private double alpha = 0.5;

    @Option(names = "--sample", paramLabel = "ROWS", description = "Mask evenly spread rows only, of a large table.")
    private @Nullable Integer sample;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "So many at the same time; as many as there are" + " processors if not given.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "The folder of the comparison; NAME.comparison beside the recipe if not given.")
    private @Nullable Path out;

    @Option(names = "--resume", description = "Go on with a comparison that is there: what is finished is kept.")
    private boolean resume;

    @Option(names = "--replace", description = "Replace a comparison that is there.")
    private boolean replace;

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--json", description = "Print the comparison as JSON.")
    private boolean json;

    @Override
    public Integer call() {
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

    /** What is said when the comparison is stopped. */
    private static String lastWord(Path folder) {
        return ComparisonRun.canGoOn(folder)
                ? "what is finished is kept: go on with the same command and --resume"
                : "";
    }

    /** A share in per cent; a bare number of 1 or more may mean per cent or not. */
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
