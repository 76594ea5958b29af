package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.hierarchies.HierarchyFile;
import org.semblance.authoring.hierarchies.HierarchyRepairer;
import org.semblance.authoring.hierarchies.HierarchyScore;
import org.semblance.formats.Tables;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.quality.hierarchy.HierarchyChange;
import org.semblance.quality.hierarchy.HierarchyRepair;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code hierarchy repair}: improves a hierarchy. */
@Command(
        name = "repair",
        mixinStandardHelpOptions = true,
        description = {
            "Proposes the smallest changes that reduce the semantic loss of a hierarchy.",
            "",
            "It swaps labels in the wrong order, moves nodes below a label that covers them, replaces labels"
                    + " by better ones, and inserts levels where one step loses too much. Values do not change."
                    + " Nothing is written without --out."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance hierarchy repair occupation.csv",
            "  semblance hierarchy repair occupation.csv --most 3 --out repaired.csv"
        })
final class HierarchyRepairCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A hierarchy: a level-wise CSV file.")
    private Path file;

    @Mixin
    private final ScoringOptions options = new ScoringOptions();

    @Option(names = "--most", paramLabel = "N", description = "Maximum number of changes.")
    private int most = Integer.MAX_VALUE;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write the repaired hierarchy to this file, with ; between levels and no header, as in ARX.")
    private @Nullable Path out;

    @Option(names = "--guessed", description = "Write it even if concepts of its labels were guessed.")
    private boolean guessed;

    @Option(names = "--replace", description = "Replace an existing file.")
    private boolean replace;

    @Option(names = "--json", description = "Print the changes as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        List<Path> sources = new ArrayList<>(options.files());
        sources.add(file);
        DraftFiles drafts = new DraftFiles(replace, sources);
        if (out != null) {
            drafts.admit(out);
        }
        HierarchyRepairer.Outcome outcome;
        try (Progress progress = Progress.onTerminal()) {
            outcome = new HierarchyRepairer(new Tables(), new Taxonomies())
                    .repair(file, options.question(), new HierarchyRepair(options.gsl(), most), progress);
        }
        if (out != null && !guessed && !outcome.before().guessed().isEmpty()) {
            throw Problem.data(
                    ProblemCode.E_GUESSED,
                    "the changes rest on guesses of what "
                            + outcome.before().guessed().size()
                            + (outcome.before().guessed().size() == 1 ? " label means" : " labels mean")
                            + ", so nothing is written",
                    "leave --out out to see them; say what labels mean with --concepts FILE, or write all the same with"
                            + " --guessed");
        }
        if (out != null) {
            drafts.add(out, target -> HierarchyFile.write(outcome.repaired(), target))
                    .write();
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(outcome.json()));
        } else {
            print(outcome, console);
        }
        console.flush();
        return 0;
    }

    private void print(HierarchyRepairer.Outcome outcome, PrintWriter console) {
        HierarchyScore before = outcome.before();
        HierarchyScore after = outcome.after();
        if (!before.guessed().isEmpty()) {
            console.println(Paragraph.of(
                    "? ",
                    "concepts of " + before.guessed().size() + " of its labels are guesses, and the changes no better"
                            + " than they: write down what they mean (attribute,value,concept) and name the file with"
                            + " --concepts"));
            console.println();
        }
        if (outcome.changes().isEmpty()) {
            console.println(Paragraph.of(
                    "", before.hierarchy().name() + ": " + ScoreText.verdict(before) + "; no change improves it"));
        } else {
            console.println(Paragraph.of(
                    "",
                    before.hierarchy().name() + ": " + ScoreText.verdict(before) + " -> " + ScoreText.verdict(after)));
            console.println();
            int number = 1;
            for (HierarchyChange change : outcome.changes()) {
                console.println(Paragraph.of(
                        String.format(Locale.ROOT, "%3d  ", number++),
                        change.text() + ": " + ScoreText.figure(change.before()) + " -> "
                                + ScoreText.figure(change.after())));
            }
            console.println();
            levels(before, after, console);
        }
        console.println();
        if (out != null) {
            console.println("wrote " + out);
        } else if (!outcome.changes().isEmpty()) {
            console.println("nothing was written; --out FILE writes the repaired hierarchy");
        }
    }

    private static void levels(HierarchyScore before, HierarchyScore after, PrintWriter console) {
        console.println("  level    before     after");
        int height = Math.max(before.hierarchy().height(), after.hierarchy().height());
        for (int level = 1; level <= height; level++) {
            console.println(
                    String.format(Locale.ROOT, "  %5d  %8s  %8s", level, figure(before, level), figure(after, level)));
        }
    }

    private static String figure(HierarchyScore score, int level) {
        return level > score.hierarchy().height()
                ? ""
                : ScoreText.figure(score.gsl().level(level));
    }
}
