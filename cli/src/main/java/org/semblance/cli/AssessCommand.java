package org.semblance.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.evaluate.assess.Assessment;
import org.semblance.evaluate.assess.Assessor;
import org.semblance.evaluate.assess.ColumnReading;
import org.semblance.evaluate.assess.ColumnRoles;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.release.place.OutputPlaceGuard;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.report.HtmlAssessment;
import org.semblance.report.Plots;
import org.semblance.report.html.OptionWords;
import org.semblance.source.TableSource;
import org.semblance.toolkit.ReleasedFile;
import org.semblance.toolkit.Semblance;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code assess}: compares any masked table with its original. */
@Command(
        name = "assess",
        mixinStandardHelpOptions = true,
        description = {
            "Reports guarantees, loss and risk of any anonymised table.",
            "",
            "The table may come from Semblance, ARX, sdcMicro or a spreadsheet.",
            "",
            "Name the quasi-identifiers (--qi) and the sensitive columns (--confidential), or a recipe."
                    + " Without a recipe, all applicable measures are computed and explained.",
            "",
            "Values of other tools: suppressed values (*) are recognised. Intervals ([20, 30[, 20-29, >=65),"
                    + " stars (130**) and sets ({a, b}) are recognised with --pattern or --patterns auto. Other labels"
                    + " need the hierarchy they come from (--hierarchy). Any other value that is not in the original"
                    + " is refused.",
            "",
            "Some measures compare row by row: they need the same order, or a --key. The others also work"
                    + " for shuffled releases. For documents, see the report written by anonymize."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance assess patients.csv arx.csv --qi age,sex,zip --confidential disease",
            "      --hierarchy age=age.csv --hierarchy zip=zip.csv",
            "  semblance assess patients.csv masked.csv --qi age,sex,zip --patterns auto",
            "  semblance assess survey.csv sdc.csv --qi age,town,income --missing NA,",
            "      --key id --out assessment.html",
            "  semblance assess patients.csv masked.csv --recipe recipe.yaml --key id"
        })
final class AssessCommand implements Callable<Integer> {

    private static final String PAGE = "assessment.html";
    private static final String FIGURES = "assessment.json";

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "ORIGINAL",
            description = "The original table: a file, or a database with --query.")
    private String original;

    @Parameters(index = "1", paramLabel = "RELEASE", description = "The anonymised table: a file, or a release folder.")
    private Path release;

    @Option(names = "--recipe", paramLabel = "RECIPE", description = "Take column roles and measures from a recipe.")
    private @Nullable Path recipe;

    @Option(
            names = "--qi",
            split = ",",
            paramLabel = "COLUMN",
            description = "Quasi-identifiers: what others may know about a person.")
    private List<String> quasiIdentifiers = new ArrayList<>();

    @Option(
            names = "--confidential",
            split = ",",
            paramLabel = "COLUMN",
            description = "Sensitive columns, which the release contains unchanged.")
    private List<String> confidential = new ArrayList<>();

    @Option(
            names = "--hierarchy",
            paramLabel = "COLUMN=FILE",
            description = "Hierarchy of the labels of a column: a level-wise CSV, as in ARX.")
    private Map<String, String> hierarchies = new LinkedHashMap<>();

    @Option(
            names = "--numeric",
            split = ",",
            paramLabel = "COLUMN",
            description = "Quasi-identifiers to treat as numeric if this is not detected.")
    private List<String> numeric = new ArrayList<>();

    @Option(
            names = "--ordered",
            split = ",",
            paramLabel = "COLUMN",
            description =
                    "Columns whose values have an order, for t-closeness: numbers, or categories of a known scale."
                            + " Of sensitive columns, no order is assumed.")
    private List<String> ordered = new ArrayList<>();

    @Option(
            names = "--nominal",
            split = ",",
            paramLabel = "COLUMN",
            description = "Columns whose values have no order, such as codes that are numbers.")
    private List<String> nominal = new ArrayList<>();

    @Option(
            names = "--pattern",
            paramLabel = "COLUMN=PATTERN",
            description = {
                "How to read the values of a column: interval, star or set (by the values they cover), midpoint"
                        + " (an interval as its middle), or auto (detect)."
            })
    private Map<String, String> patterns = new LinkedHashMap<>();

    @Option(
            names = "--patterns",
            paramLabel = "auto",
            description = "Detect intervals, stars and sets in all columns, and list what was detected.")
    private @Nullable String allPatterns;

    @Option(
            names = "--missing",
            split = ",",
            paramLabel = "TEXT",
            description = "Texts that mean \"no value\"; without it and without a recipe, the usual ones, such as NA.")
    private List<String> missing = new ArrayList<>();

    @Option(names = "--person", paramLabel = "COLUMN", description = "Column that identifies people.")
    private @Nullable String person;

    @Option(
            names = "--population",
            paramLabel = "FILE",
            description = "The population an intruder would search, with the same quasi-identifiers.")
    private @Nullable String population;

    @Option(
            names = "--key",
            paramLabel = "COLUMN",
            description = "Column with a unique value per row in both tables; rows missing from the release count as"
                    + " suppressed.")
    private @Nullable String key;

    @Option(names = "--in-order", description = "Rows are in the same order, although other columns differ.")
    private boolean inOrder;

    @Option(names = "--dropped", description = "Quasi-identifiers missing from the release count as suppressed.")
    private boolean dropped;

    @Option(names = "--query", paramLabel = "SQL", description = "SQL query that returns the original from a database.")
    private @Nullable String query;

    @Option(names = "--measures", split = ",", paramLabel = "NAME", description = "Compute only these measures.")
    private List<String> measures = new ArrayList<>();

    @Option(names = "--all", description = "Compute all measures, and list those that do not apply and why.")
    private boolean all;

    @Option(
            names = "--least",
            paramLabel = "N",
            defaultValue = "10",
            description = "Show no count below this number of rows (default: 10).")
    private int least;

    @Option(
            names = "--out",
            paramLabel = "PLACE",
            description = "Also write a page: FILE.html, or a folder for assessment.html and assessment.json.")
    private @Nullable Path out;

    @Mixin
    private final PlotsOption plots = new PlotsOption();

    @Option(names = "--replace", description = "Replace an existing page or folder of plots.")
    private boolean replace;

    @Option(names = "--json", description = "Print the assessment as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        plots.refuseWithoutFolder(spec);
        TableSource before = TableSource.of(original, query, Path::of);
        Path after = ReleasedFile.in(release);
        if (MatrixFiles.isMatrixMarket(after) || (!before.isAddress() && MatrixFiles.isMatrixMarket(before.file()))) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "assess is for tables, and this is a matrix of documents",
                    "look at the report that anonymize wrote; check judges a released matrix");
        }
        DraftFiles drafts = new DraftFiles(replace, sources(before, after));
        admit(drafts);
        plots.refuseWithin(Stream.ofNullable(out).toList(), sources(before, after));
        Assessment assessment;
        try (Progress progress = Progress.onTerminal();
                PlotsOption.Target charts = plots.open(replace)) {
            assessment = Semblance.standard()
                    .assess(
                            columns(),
                            before,
                            TableSource.of(after),
                            reading(),
                            new Assessor.MeasureWish(measures, all, least),
                            progress);
            write(assessment, drafts);
            charts.write(() -> Plots.of(assessment));
        }
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(OptionWords.in(Json.write(assessment.json())));
        } else {
            new AssessmentText(assessment, all).print(console);
            if (out != null) {
                console.println();
                console.println("wrote " + out);
            }
            plots.tell(true, console);
        }
        console.flush();
        return plots.end("the assessment is made", spec.commandLine().getErr());
    }

    private Assessor.Columns columns() {
        boolean named = !quasiIdentifiers.isEmpty()
                || !confidential.isEmpty()
                || !hierarchies.isEmpty()
                || !numeric.isEmpty()
                || !ordered.isEmpty()
                || !nominal.isEmpty()
                || person != null
                || population != null;
        if (recipe != null && named) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "a recipe says what the columns are, and so do --qi, --confidential, --hierarchy, --numeric, --ordered,"
                            + " --nominal, --person and"
                            + " --population",
                    "leave one of both out");
        }
        if (recipe != null) {
            return new Assessor.Columns.OfRecipe(
                    TableRecipe.of(new YamlRecipes().read(recipe), InstalledCatalog.read()),
                    new RecipeRelativePaths(recipe));
        }
        if (quasiIdentifiers.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "what the columns are is not given",
                    "name the columns that others may know about a person, such as --qi age,town, or a "
                            + "recipe with --recipe; semblance init drafts one");
        }
        return new Assessor.Columns.OfRoles(
                new ColumnRoles(
                        ColumnNames.stripped(quasiIdentifiers),
                        ColumnNames.stripped(confidential),
                        ColumnNames.stripped(numeric),
                        ColumnNames.stripped(ordered),
                        ColumnNames.stripped(nominal),
                        hierarchies,
                        person,
                        population,
                        missing),
                Path::of);
    }

    private Assessor.ReadingOptions reading() {
        if (allPatterns != null && !allPatterns.equals("auto")) {
            throw Problem.recipe(
                    ProblemCode.E_PATTERN,
                    "--patterns knows auto alone",
                    "say --patterns auto, or what a single column is, such as --pattern age=interval");
        }
        Map<String, ColumnReading> read = new LinkedHashMap<>();
        patterns.forEach((column, pattern) -> read.put(column.strip(), pattern(pattern)));
        return new Assessor.ReadingOptions(key, inOrder, dropped, read, allPatterns != null, missing);
    }

    private static ColumnReading pattern(String name) {
        return Arrays.stream(ColumnReading.values())
                .filter(pattern -> Parameter.kebab(pattern).equalsIgnoreCase(name.strip()))
                .findFirst()
                .orElseThrow(() -> Problem.recipe(
                        ProblemCode.E_PATTERN,
                        "--pattern: '" + name + "' is no pattern",
                        Spelling.advice(
                                name,
                                "there are",
                                Arrays.stream(ColumnReading.values())
                                        .map(Parameter::kebab)
                                        .toList())));
    }

    private List<Path> sources(TableSource before, Path after) {
        return Stream.of(
                        Stream.of(after),
                        before.isAddress() ? Stream.<Path>empty() : Stream.of(before.file()),
                        Stream.ofNullable(recipe),
                        Stream.ofNullable(population).map(Path::of),
                        hierarchies.values().stream().map(Path::of))
                .flatMap(paths -> paths)
                .collect(Collectors.toList());
    }

    private static boolean page(Path place) {
        return place.toString().toLowerCase(Locale.ROOT).endsWith(".html");
    }

    /** Refuses an output path that cannot be written, before the work starts. */
    private void admit(DraftFiles drafts) {
        if (out == null) {
            return;
        }
        new OutputPlaceGuard("the figures of an assessment", out, "--out").refuseReleaseOrLedger();
        if (page(out)) {
            drafts.admit(out);
        } else if (Files.isDirectory(out)) {
            drafts.admit(out.resolve(PAGE));
            drafts.admit(out.resolve(FIGURES));
        } else if (Files.exists(out)) {
            throw Problem.recipe(
                    ProblemCode.E_WRITE,
                    out + " is neither a folder nor a page",
                    "name a folder, or a file that ends in .html");
        }
    }

    private void write(Assessment assessment, DraftFiles drafts) {
        if (out == null) {
            return;
        }
        if (page(out)) {
            drafts.add(out, file -> html(assessment, file)).write();
            return;
        }
        try {
            Files.createDirectories(out);
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_WRITE, out + " cannot be made", "check that the folder above exists and is writable");
        }
        drafts.add(out.resolve(PAGE), file -> html(assessment, file))
                .add(
                        out.resolve(FIGURES),
                        file -> Files.writeString(
                                file, OptionWords.in(Json.write(assessment.json())), StandardCharsets.UTF_8))
                .write();
    }

    private static void html(Assessment assessment, Path file) throws IOException {
        try (OutputStream to = Files.newOutputStream(file)) {
            new HtmlAssessment(InstalledCatalog.read()).write(assessment, to);
        }
    }
}
