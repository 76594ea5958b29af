package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Count;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.port.CsvLayout;
import org.semblance.port.TableSource;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.json.Json;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.run.ReleaseCheck;
import org.semblance.toolkit.ReleasedFile;
import org.semblance.toolkit.Semblance;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code check}: checks guarantees on a file. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Checks a file for k-anonymity, l-diversity and t-closeness.",
            "",
            "Quasi-identifier values are compared as text; an empty field counts as a value. Rows of a"
                    + " document matrix are compared as a whole. The exit code is 0 for yes and 3 for no; rows that"
                    + " violate a guarantee are listed.",
            "",
            "With --recipe, all guarantees of the recipe that can be checked on the file are checked;"
                    + " options given here override those of the recipe. Scales, taxonomies and hierarchies of the"
                    + " recipe are read, its data are not."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance check release.csv --qi age,town --k 5",
            "  semblance check release.csv --qi age,town --k 5 --l 2 --t 0.3 --of diagnosis",
            "  semblance check release.csv --recipe recipe.yaml",
            "  semblance check release.mtx --k 3"
        })
final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = {
                "A CSV, TSV or JSON lines file (also gzipped), a Parquet file,",
                "a matrix of documents (Matrix Market or Parquet), a release folder,",
                "or a database: jdbc:postgresql://host/db, an SQLite or DuckDB file, with --query."
            })
    private String file;

    @Option(names = "--query", paramLabel = "SQL", description = "SQL query for a database.")
    private @Nullable String query;

    @Option(names = "--qi", split = ",", paramLabel = "COLUMN", description = "Quasi-identifiers.")
    private @Nullable List<String> quasiIdentifiers;

    @Mixin
    private AskedGuarantees asked = new AskedGuarantees();

    @Option(
            names = "--recipe",
            paramLabel = "RECIPE",
            description = "Take guarantees, roles and the meaning of values from a recipe.")
    private @Nullable Path recipe;

    @Option(
            names = "--person",
            paramLabel = "COLUMN",
            description = "Column that identifies people: count people, not rows.")
    private @Nullable String person;

    @Option(
            names = "--missing",
            split = ",",
            paramLabel = "TEXT",
            description = "Texts that mean \"no value\" in confidential columns. By default the usual: the"
                    + " empty field, NA, null, ?, - and the like; a recipe says it itself.")
    private @Nullable List<String> missing;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        ReleaseCheck.Answer answer;
        try (Progress progress = Progress.onTerminal()) {
            TableSource source = TableSource.of(file, query, Path::of);
            source = source.isAddress() ? source : source.at(ReleasedFile.in(source.file()));
            Semblance semblance = Semblance.standard();
            boolean matrix = semblance.matrix(source).isPresent();
            if (recipe != null) {
                refuseOther(matrix, recipe);
            }
            answer = semblance.check(
                    source,
                    matrix ? ofRows() : question(),
                    recipe == null ? Path::of : new RecipeRelativePaths(recipe),
                    progress);
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
                    answer.findings().stream().map(Report.Finding::json).toList(),
                    "warnings",
                    Report.json(answer.warnings()))));
        } else {
            console.println((answer.holds() ? "yes" : "no") + ", judged on " + Count.of(answer.rows(), "row") + " ("
                    + FindingLines.printable(answer.taken()) + ")");
            FindingLines.findings(answer.findings(), console);
            FindingLines.warnings(answer.warnings(), console);
        }
        console.flush();
        return answer.holds() ? 0 : ErrorMessages.GUARANTEE_VIOLATED;
    }

    /** The guarantees to check on a matrix, whose columns have no names. */
    private ReleaseCheck.Question ofRows() {
        if (quasiIdentifiers != null || person != null) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "a matrix of documents has no columns to name",
                    "leave --qi and --person out: its rows are compared as a whole");
        }
        if (asked.ofColumns()) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "a matrix of documents has no confidential columns",
                    "give k alone, such as --k 5");
        }
        if (recipe != null) {
            return question();
        }
        if (!asked.any()) {
            throw Problem.recipe(ProblemCode.E_K, "what to check is not given", "give k, such as --k 5, or --recipe");
        }
        return new ReleaseCheck.Question(List.of(), asked.guarantees(), null, CsvLayout.UNKNOWN);
    }

    /** Refuses a recipe for documents with a table, and a recipe for a table with a matrix. */
    private static void refuseOther(boolean matrix, Path recipe) {
        boolean documents = DocumentRecipe.is(new YamlRecipes().read(recipe));
        if (documents && !matrix) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "this is a recipe of documents, and the file is no matrix",
                    "check the release.mtx or release.parquet that anonymize wrote, or the folder it is in");
        }
        if (!documents && matrix) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "the file is a matrix of documents, and this is a recipe of a table",
                    "give a recipe of documents, or k alone, such as --k 5");
        }
    }

    private ReleaseCheck.Question question() {
        if (recipe != null) {
            if (missing != null) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE, "--missing and --recipe are given", "say it with missing: in the recipe");
            }
            ReleaseCheck.Question promised = ReleaseCheck.Question.of(
                    Semblance.standard().open(recipe).recipe().ofTable());
            return new ReleaseCheck.Question(
                            quasiIdentifiers == null
                                    ? promised.quasiIdentifiers()
                                    : ColumnNames.stripped(quasiIdentifiers),
                            promised.guarantees(),
                            person == null ? promised.person() : person,
                            promised.missing(),
                            promised.csv(),
                            promised.recipe())
                    .asking(asked.guarantees());
        }
        if (quasiIdentifiers == null || !asked.any()) {
            throw Problem.recipe(
                    quasiIdentifiers == null ? ProblemCode.E_QI : ProblemCode.E_K,
                    "what to check is not given",
                    "name the quasi-identifiers and k, such as --qi age,town --k 5, or a recipe with --recipe");
        }
        return new ReleaseCheck.Question(
                ColumnNames.stripped(quasiIdentifiers),
                asked.guarantees(),
                person,
                missing == null ? MissingValueSigns.USUAL : missing,
                CsvLayout.UNKNOWN,
                Optional.empty());
    }
}
