package org.semblance.cli;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.folder.Certificate;
import org.semblance.release.json.Json;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.run.CertificateAnswer;
import org.semblance.release.run.CheckAnswer;
import org.semblance.release.run.CheckQuestion;
import org.semblance.release.run.ReleaseCheck;
import org.semblance.release.signing.VerificationKey;
import org.semblance.report.html.OptionWords;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableSource;
import org.semblance.toolkit.ReleasedFile;
import org.semblance.toolkit.Semblance;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code check}: checks a release folder, or guarantees on a file. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Checks a release folder, or the guarantees of a file.",
            "",
            "A release folder: every file is compared with the certificate. If all are as they were written, its"
                    + " verdicts are repeated. With --public-key, it must also be signed with that key.",
            "",
            "A file, or a folder with --recipe or --qi: the guarantees are counted."
                    + " Quasi-identifier values are compared as text; an empty field counts as a value. Rows of a"
                    + " document matrix are compared as a whole. Rows that violate a guarantee are listed.",
            "",
            "With --recipe, all guarantees of the recipe are checked;"
                    + " options given here override those of the recipe. Scales, taxonomies and hierarchies of the"
                    + " recipe are read, its data are not.",
            "",
            "The answer is yes (exit code 0), no, or \"cannot be told\" (exit code 3): some guarantees need more than"
                    + " the file, such as the column of people."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance check release",
            "  semblance check release --public-key semblance.pub",
            "  semblance check release.csv --qi age,town --k 5",
            "  semblance check release.csv --qi age,town --k 5 --l 2 --t 0.3 --of diagnosis",
            "  semblance check release.csv --qi age,town --k 5 --of diagnosis --classes",
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

    @Option(
            names = "--classes",
            description = "Also show l and t of equivalence classes, those with the smallest l first.")
    private boolean classes;

    @Option(
            names = "--public-key",
            paramLabel = "FILE",
            description = "Public key of the person or institution that should have signed the release folder.")
    private @Nullable Path publicKey;

    @Option(names = "--json", description = "Print the answer as JSON.")
    private boolean json;

    @Option(names = "--all-rows", description = "With --json: list all rows of a verdict, not only the first 100.")
    private boolean allRows;

    @Override
    public Integer call() {
        PrintWriter console = spec.commandLine().getOut();
        try (Progress progress = Progress.onTerminal()) {
            TableSource source = TableSource.of(file, query, Path::of);
            Optional<CertificateAnswer> folder = folder(source, progress);
            if (folder.isPresent() && !(asksMore() && folder.get().genuine())) {
                return tell(folder.get(), console);
            }
            return ofFile(source, folder, progress, console);
        } finally {
            console.flush();
        }
    }

    /** What a release folder says about itself; empty for a file, and for a folder that was not certified. */
    private Optional<CertificateAnswer> folder(TableSource source, Progress progress) {
        Optional<Path> folder = source.isAddress() || query != null
                ? Optional.empty()
                : Optional.of(source.file()).filter(Files::isDirectory);
        boolean certified = folder.filter(place -> Files.exists(place.resolve(Certificate.FILE), NOFOLLOW_LINKS))
                .isPresent();
        boolean released =
                folder.filter(place -> !ReleasedFile.in(place).equals(place)).isPresent();
        if (publicKey != null
                ? !certified && !released
                : folder.isPresent() && !asksMore() && !certified && !released) {
            throw Problem.recipe(
                    ProblemCode.E_RELEASE,
                    "this is not a release folder",
                    "name the folder that anonymize wrote, with its " + Certificate.FILE
                            + "; to count on a file, say what to check, such as --qi age,town --k 5");
        }
        return certified || publicKey != null || (folder.isPresent() && !asksMore())
                ? folder.map(place -> Semblance.standard()
                        .check(place, Optional.ofNullable(publicKey).map(VerificationKey::read), progress))
                : Optional.empty();
    }

    /** Whether anything is to be counted on the file. */
    private boolean asksMore() {
        return recipe != null
                || quasiIdentifiers != null
                || asked.any()
                || person != null
                || missing != null
                || classes;
    }

    private int ofFile(TableSource given, Optional<CertificateAnswer> folder, Progress progress, PrintWriter console) {
        TableSource source = given.isAddress() ? given : given.at(ReleasedFile.in(given.file()));
        Semblance semblance = Semblance.standard();
        boolean matrix = semblance.matrix(source).isPresent();
        if (recipe != null) {
            refuseOther(matrix, recipe);
        }
        CheckQuestion question = matrix ? ofRows() : question();
        Function<String, Path> files = recipe == null ? Path::of : new RecipeRelativePaths(recipe);
        CheckAnswer counted = semblance.check(source, question, files, progress);
        CheckAnswer answer = folder.flatMap(found -> found.compared().certificate())
                .map(certificate -> counted.settledBy(certificate, question))
                .orElse(counted);
        Optional<ReleaseCheck.Classes> shown = classes
                ? Optional.of(semblance.classes(
                        source, question, asked.of(), asked.distance(), ClassLines.MOST, files, progress))
                : Optional.empty();
        CheckText text = new CheckText(answer, shown);
        if (json) {
            console.print(OptionWords.in(Json.write(text.json(allRows))));
        } else {
            text.print(console);
        }
        return answer.holds() ? 0 : ErrorMessages.GUARANTEE_VIOLATED;
    }

    private int tell(CertificateAnswer answer, PrintWriter console) {
        if (json) {
            console.print(Json.write(answer.json()));
        } else {
            new CertificateText(answer).print(console);
        }
        return answer.holds() ? 0 : ErrorMessages.GUARANTEE_VIOLATED;
    }

    /** The guarantees to check on a matrix, whose columns have no names. */
    private CheckQuestion ofRows() {
        if (quasiIdentifiers != null || person != null) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "a matrix of documents has no columns to name",
                    "leave --qi and --person out: its rows are compared as a whole");
        }
        if (asked.ofColumns() || classes) {
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
        return new CheckQuestion(List.of(), asked.guarantees(classes), null, CsvLayout.UNKNOWN);
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

    private CheckQuestion question() {
        if (recipe != null) {
            if (missing != null) {
                throw Problem.recipe(
                        ProblemCode.E_USAGE, "--missing and --recipe are given", "say it with missing: in the recipe");
            }
            CheckQuestion promised =
                    CheckQuestion.of(Semblance.standard().open(recipe).recipe().ofTable());
            return new CheckQuestion(
                            quasiIdentifiers == null
                                    ? promised.quasiIdentifiers()
                                    : ColumnNames.stripped(quasiIdentifiers),
                            promised.guarantees(),
                            person == null ? promised.person() : person,
                            promised.missing(),
                            promised.csv(),
                            promised.recipe())
                    .asking(asked.guarantees(classes));
        }
        if (quasiIdentifiers == null || !asked.any()) {
            throw Problem.recipe(
                    quasiIdentifiers == null ? ProblemCode.E_QI : ProblemCode.E_K,
                    "what to check is not given",
                    "name the quasi-identifiers and k, such as --qi age,town --k 5, or a recipe with --recipe");
        }
        return new CheckQuestion(
                ColumnNames.stripped(quasiIdentifiers),
                asked.guarantees(classes),
                person,
                missing == null ? MissingValueSigns.USUAL : missing,
                CsvLayout.UNKNOWN,
                Optional.empty());
    }
}
