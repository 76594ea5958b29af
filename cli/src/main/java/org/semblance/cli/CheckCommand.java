package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.formats.Tables;
import org.semblance.formats.YamlRecipes;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.Json;
import org.semblance.run.Catalog;
import org.semblance.run.Check;
import org.semblance.run.Csv;
import org.semblance.run.Recipe;
import org.semblance.run.Report;
import org.semblance.run.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges a file. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Yes or no: does a file hold k-anonymity?",
            "",
            "Values of the quasi-identifiers are compared as the texts they are; an empty field is a value of its own. "
                    + "Answers with exit code 0 for yes and 3 for no, and names the rows that stand alone."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance check release.csv --qi age,town --k 5",
            "  semblance check release.csv --recipe recipe.yaml"
        })
final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = {
                "A CSV, TSV or JSON lines file (also gzipped), a Parquet file,",
                "or a database: jdbc:postgresql://host/db, an SQLite or DuckDB file, with --query."
            })
    private String file;

    @Option(names = "--query", paramLabel = "SQL", description = "What to ask a database: one query.")
    private @Nullable String query;

    @Option(names = "--qi", split = ",", paramLabel = "COLUMN", description = "The quasi-identifiers.")
    private @Nullable List<String> quasiIdentifiers;

    @Option(names = "--k", paramLabel = "K", description = "How many rows must be alike, at least 2.")
    private @Nullable String k;

    @Option(names = "--recipe", paramLabel = "RECIPE", description = "Take both from a recipe.")
    private @Nullable Path recipe;

    @Option(
            names = "--person",
            paramLabel = "COLUMN",
            description = "A column of the file that tells persons apart: count persons, not rows.")
    private @Nullable String person;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Check.Answer answer;
        try (Progress progress = Progress.onTerminal()) {
            answer = new Check(new Tables()).ask(Source.of(file, query, Path::of), question(), progress);
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object(
                    "rows",
                    answer.rows(),
                    "holds",
                    answer.holds(),
                    "taken",
                    answer.taken(),
                    "verdicts",
                    answer.findings().stream().map(Report.Finding::json).toList())));
        } else {
            console.println((answer.holds() ? "yes" : "no") + ", judged on " + answer.rows() + " rows" + " ("
                    + Lines.printable(answer.taken()) + ")");
            Lines.findings(answer.findings(), console);
        }
        console.flush();
        return answer.holds() ? 0 : Troubles.PROMISE_BROKEN;
    }

    private Check.Question question() {
        if (recipe != null) {
            Check.Question asked = Check.Question.of(Recipe.of(new YamlRecipes().read(recipe), Catalog.standard()));
            return new Check.Question(
                    quasiIdentifiers == null ? asked.quasiIdentifiers() : quasiIdentifiers,
                    k == null ? asked.guarantees() : Set.of(new KAnonymity(wholeK(k))),
                    person == null ? asked.person() : person,
                    asked.csv());
        }
        if (quasiIdentifiers == null || k == null) {
            throw Problem.recipe(
                    quasiIdentifiers == null ? "E_QI" : "E_K",
                    "what to check is not given",
                    "name the quasi-identifiers and k, such as --qi age,town --k 5, or a recipe with --recipe");
        }
        return new Check.Question(quasiIdentifiers, Set.of(new KAnonymity(wholeK(k))), person, Csv.UNKNOWN);
    }

    private static int wholeK(String text) {
        if (!text.matches("[+-]?[0-9]{1,9}")) {
            throw Problem.recipe("E_K", "k is not a whole number", "choose k of 2 or more; 3 to 10 is usual");
        }
        return Integer.parseInt(text);
    }
}
