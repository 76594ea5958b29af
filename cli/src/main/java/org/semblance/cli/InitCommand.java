package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.authoring.concepts.ConceptSheet;
import org.semblance.authoring.draft.DocumentDrafter;
import org.semblance.authoring.draft.DraftRequest;
import org.semblance.authoring.draft.TableDraft;
import org.semblance.authoring.draft.TableDrafter;
import org.semblance.formats.TableFiles;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.source.TableSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code init}: drafts a recipe. */
@Command(
        name = "init",
        mixinStandardHelpOptions = true,
        description = {
            "Drafts a recipe for a table or for texts, with reasons.",
            "",
            "The recipe states the role of each column. It is written to recipe.yaml next to the data.",
            "",
            "For a folder of texts, a text column or a matrix, it drafts a recipe for documents.",
            "",
            "If WordNet contains the words of a column, concepts.csv is written too, with the concept of"
                    + " each word. Check both files.",
            "",
            "In doubt, the draft drops or masks a column. What you must decide is listed at the top of the recipe,"
                    + " with the reasons. Until you delete its line draft: true, a release is marked as that of a draft."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance init people.csv --missing NA,unknown",
            "  semblance init register.sqlite --query \"select * from people\"",
            "  semblance init examples/visitors/visitors.csv --out /tmp/recipe.yaml",
            "  semblance init examples/notes/notes.tsv --text text --out /tmp/recipe.yaml"
        })
final class InitCommand implements Callable<Integer> {

    private static final String RECIPE = "recipe.yaml";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DATA",
            description = {
                "A CSV, TSV, JSON lines (also gzipped) or Parquet file, a folder of such files, a database with"
                        + " --query, a folder of texts, or a Matrix Market file."
            })
    private String data;

    @Option(names = "--query", paramLabel = "SQL", description = "SQL query for a database.")
    private @Nullable String query;

    @Option(
            names = "--missing",
            split = ",",
            paramLabel = "TEXT",
            description =
                    "Texts that mean \"no value\" in all columns. By default the usual: the empty field, NA, null,"
                            + " ?, - and the like. Codes of single columns, such as -9, are proposed.")
    private @Nullable List<String> missing;

    @Option(
            names = "--text",
            paramLabel = "COLUMN",
            description = "The rows are documents, and this column contains their texts.")
    private @Nullable String text;

    @Option(names = "--out", paramLabel = "FILE", description = "Recipe file (default: next to the data).")
    private @Nullable Path out;

    @Option(names = "--replace", description = "Replace an existing recipe and its concepts.")
    private boolean replace;

    @Option(names = "--json", description = "Print what was found as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        TableSource source = TableSource.of(data, query, Path::of);
        Path recipe = (out == null ? beside(source) : out).toAbsolutePath().normalize();
        List<Path> files = source.isAddress() ? List.of() : List.of(source.file());
        DraftFiles drafts = new DraftFiles(replace, files);
        drafts.admit(recipe);
        if (text != null && (source.isAddress() || query != null)) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "documents are read from files, not from a database",
                    "leave out ‹text› to draft a recipe for the table, or write the texts to a file first");
        }
        if (!source.isAddress() && query == null && documents(source.file())) {
            return documents(source.file(), recipe, drafts);
        }
        Path folder = Objects.requireNonNull(recipe.getParent());
        Path concepts = folder.resolve(conceptsOf(recipe));
        String named = source.isAddress() ? DatabaseAddressText.of(data) : RecipePathText.from(folder, source.file());
        TableDraft draft;
        try (Progress progress = Progress.onTerminal()) {
            draft = new TableDrafter(new Tables(), new Taxonomies())
                    .draft(new DraftRequest(source, named, String.valueOf(concepts.getFileName()), missing), progress);
        }
        // the recipe comes last, because it refers to the file of concepts
        draft.concepts()
                .ifPresent(found -> drafts.add(concepts, file -> ConceptSheet.write(found, new Tables(), file)));
        drafts.add(recipe, file -> Files.writeString(file, DraftText.recipe(draft.text())))
                .write();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(DraftText.json(draft, recipe, concepts)));
        } else {
            DraftText.print(draft, source.isAddress() || query != null ? null : data, recipe, concepts, console);
        }
        console.flush();
        return 0;
    }

    private static Path beside(TableSource source) {
        return source.isAddress()
                ? Path.of(RECIPE)
                : source.file().toAbsolutePath().resolveSibling(RECIPE);
    }

    /** Whether the data are texts or vectors and not a table. */
    private boolean documents(Path file) {
        return text != null
                || (Files.isDirectory(file) ? !TableFiles.areTables(file) : MatrixFiles.isMatrixMarket(file));
    }

    private int documents(Path file, Path recipe, DraftFiles drafts) {
        boolean matrix = text == null && !Files.isDirectory(file) && MatrixFiles.isMatrixMarket(file);
        DocumentDrafter.Draft draft;
        try (Progress progress = Progress.onTerminal()) {
            DocumentDrafter init = new DocumentDrafter(new Tables(), new Corpora());
            String named = RecipePathText.from(Objects.requireNonNull(recipe.getParent()), file);
            draft = matrix ? init.matrix(file, named, progress) : init.draft(file, text, named, progress);
        }
        drafts.add(recipe, written -> Files.writeString(written, DraftText.recipe(draft.text())))
                .write();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object(
                    "recipe", recipe, "documents", draft.choices(), "decisions", DraftText.json(draft.decisions()))));
        } else {
            draft.choices().forEach((key, what) -> console.printf("  %-8s  %s%n", key, FindingLines.printable(what)));
            DraftText.print(draft.decisions(), console);
            console.println("drafted " + recipe);
            console.println(DraftText.next(recipe));
        }
        console.flush();
        return 0;
    }

    /** The file of concepts, named after the recipe, so that several recipes in a folder do not share one. */
    private static String conceptsOf(Path recipe) {
        String name = String.valueOf(recipe.getFileName()).replaceFirst("\\.[^.]*$", "");
        return name.equals("recipe") ? "concepts.csv" : name + "-concepts.csv";
    }
}
