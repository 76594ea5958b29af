package org.semblance.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.semblance.authoring.concepts.ConceptSheet;
import org.semblance.authoring.draft.DocumentDrafter;
import org.semblance.authoring.draft.TableDrafter;
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
            "In doubt, the draft masks a column. Review it before you run it: you know the data."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  semblance init examples/visitors/visitors.csv --out /tmp/recipe.yaml",
            "  semblance init examples/notes/notes.tsv --text text --out /tmp/recipe.yaml"
        })
final class InitCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DATA",
            description =
                    "A CSV, TSV, JSON lines (also gzipped) or Parquet file, a folder of texts, or a Matrix Market file.")
    private Path data;

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
        Path recipe = (out == null ? data.toAbsolutePath().resolveSibling("recipe.yaml") : out)
                .toAbsolutePath()
                .normalize();
        DraftFiles drafts = new DraftFiles(replace, List.of(data));
        drafts.admit(recipe);
        Path folder = Objects.requireNonNull(recipe.getParent());
        boolean matrix = text == null && !Files.isDirectory(data) && MatrixFiles.isMatrixMarket(data);
        if (text != null || Files.isDirectory(data) || matrix) {
            return documents(recipe, folder, drafts, matrix);
        }
        Path concepts = folder.resolve(conceptsOf(recipe));
        TableDrafter.Draft draft;
        try (Progress progress = Progress.onTerminal()) {
            draft = new TableDrafter(new Tables(), new Taxonomies())
                    .draft(
                            TableSource.of(data),
                            RecipePathText.from(folder, data),
                            String.valueOf(concepts.getFileName()),
                            progress);
        }
        // the recipe comes last, because it refers to the file of concepts
        draft.concepts()
                .ifPresent(found -> drafts.add(concepts, file -> ConceptSheet.write(found, new Tables(), file)));
        drafts.add(recipe, file -> Files.writeString(file, draft.text())).write();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object(
                    "recipe",
                    recipe,
                    "columns",
                    draft.columns(),
                    "texts",
                    draft.texts(),
                    "concepts",
                    draft.concepts().isPresent() ? concepts : "")));
        } else {
            int width = draft.columns().keySet().stream()
                    .mapToInt(String::length)
                    .max()
                    .orElse(1);
            draft.columns()
                    .forEach((name, what) ->
                            console.printf("  %-" + width + "s  %s%n", FindingLines.printable(name), what));
            draft.texts()
                    .forEach(column -> console.println("to release the texts as documents: semblance init " + data
                            + " --text " + FindingLines.printable(column)));
            console.println("drafted " + recipe);
            if (draft.concepts().isPresent()) {
                console.println("    and " + concepts + ", with the concepts of the words: check it first");
            }
            console.println("review it, correct it, then run: semblance anonymize " + recipe);
        }
        console.flush();
        return 0;
    }

    private int documents(Path recipe, Path folder, DraftFiles drafts, boolean matrix) {
        DocumentDrafter.Draft draft;
        try (Progress progress = Progress.onTerminal()) {
            DocumentDrafter init = new DocumentDrafter(new Tables(), new Corpora());
            String named = RecipePathText.from(folder, data);
            draft = matrix ? init.matrix(data, named, progress) : init.draft(data, text, named, progress);
        }
        drafts.add(recipe, file -> Files.writeString(file, draft.text())).write();
        PrintWriter console = spec.commandLine().getOut();
        if (json) {
            console.print(Json.write(Json.object("recipe", recipe, "documents", draft.choices())));
        } else {
            draft.choices().forEach((key, what) -> console.printf("  %-8s  %s%n", key, FindingLines.printable(what)));
            console.println("drafted " + recipe);
            console.println("review it, correct it, then run: semblance anonymize " + recipe);
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
