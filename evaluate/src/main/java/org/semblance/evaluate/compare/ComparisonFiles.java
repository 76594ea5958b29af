package org.semblance.evaluate.compare;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.RecipeSource;
import org.semblance.release.recipe.TableRecipe;

/**
 * The files of a finished comparison: the HTML page, its figures, and a recipe with the chosen method, saved next to
 * the compared recipe.
 */
final class ComparisonFiles {

    private final Path recipeFile;
    private final RecipeSource recipes;
    private final ComparisonWriter pages;
    private final Catalog catalog;

    ComparisonFiles(Path recipeFile, RecipeSource recipes, ComparisonWriter pages, Catalog catalog) {
        this.recipeFile = recipeFile.toAbsolutePath().normalize();
        this.recipes = recipes;
        this.pages = pages;
        this.catalog = catalog;
    }

    /**
     * The file for the recipe with the chosen method, in the folder of the compared recipe, so that relative paths
     * remain valid.
     */
    private Path chosenFile() {
        String name = String.valueOf(recipeFile.getFileName());
        int dot = name.lastIndexOf('.');
        return recipeFile.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ".chosen.yaml");
    }

    /** Refuses to overwrite a file of that name that no comparison wrote. */
    void refuseForeign() {
        Path file = chosenFile();
        try {
            if (Files.exists(file)
                    && !(Files.isRegularFile(file)
                            && Files.readString(file, StandardCharsets.UTF_8).startsWith(ChosenRecipe.MARK))) {
                throw Problem.recipe(
                        ProblemCode.E_EXISTS,
                        file.getFileName() + " already exists and was not written by compare",
                        "rename it: the recipe of the chosen method goes there");
            }
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_READ, file.getFileName() + " cannot be read", "rename it, or make it readable");
        }
    }

    /** The recipe with the chosen method; empty if the edited text cannot be read back with the same settings. */
    Optional<ChosenRecipe> recipe(TableRecipe original, MethodChoice choice, int k) {
        String name = String.valueOf(chosenFile().getFileName());
        try {
            String text = Files.readString(recipeFile, StandardCharsets.UTF_8);
            boolean claimed = choice.at(k).claims().contains(new KAnonymity(k));
            return ChosenRecipe.of(
                            name,
                            claimed ? ChosenRecipe.promising(k, text, original.source()) : text,
                            original.source(),
                            choice.node(k))
                    .filter(chosen -> repeats(chosen, original, choice, k));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private boolean repeats(ChosenRecipe chosen, TableRecipe original, MethodChoice choice, int k) {
        try {
            TableRecipe read = TableRecipe.of(recipes.parse(chosen.file(), chosen.text()), catalog);
            return read.method().equals(choice.at(k))
                    && read.settings().equals(original.settings())
                    && read.attributes().equals(original.attributes())
                    && read.uniqueKept().equals(original.uniqueKept())
                    && read.acceptances().equals(original.acceptances())
                    && raised(read, k).equals(raised(original, k));
        } catch (Problem unreadable) {
            return false;
        }
    }

    /** The guarantees of a recipe, with a smaller k-anonymity raised to the chosen k. */
    private static List<Guarantee> raised(TableRecipe recipe, int k) {
        return recipe.guarantees().stream()
                .map(guarantee -> guarantee instanceof KAnonymity own && own.k() < k ? new KAnonymity(k) : guarantee)
                .toList();
    }

    /** Writes all files or none. The recipe is skipped if its folder is not writable. */
    Optional<Path> write(
            Comparison comparison, Optional<ChosenRecipe> chosen, ComparisonFolder folder, List<Path> sources) {
        DraftFiles drafts = new DraftFiles(true, sources);
        Optional<Path> place =
                chosen.map(recipe -> chosenFile()).filter(file -> Files.isWritable(file.resolveSibling(".")));
        place.ifPresent(
                file -> drafts.add(file, draft -> write(chosen.orElseThrow().text(), draft)));
        drafts.add(
                        folder.file(ComparisonFolder.FIGURES),
                        draft -> write(pages.words(Json.write(comparison.json())), draft))
                .add(folder.file(ComparisonFolder.TABLE), draft -> write(ComparisonTable.of(comparison), draft))
                .add(folder.file(ComparisonFolder.PAGE), draft -> {
                    try (OutputStream out = Files.newOutputStream(draft)) {
                        pages.write(comparison, chosen, out);
                    }
                })
                .write();
        return place;
    }

    /** Deletes the recipe of an earlier comparison if none was written now; returns its path if there was one. */
    Optional<Path> removeOld() {
        Path file = chosenFile();
        try {
            refuseForeign();
            return Files.deleteIfExists(file) ? Optional.of(file) : Optional.empty();
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_WRITE,
                    file.getFileName() + " repeats an earlier choice and cannot be removed",
                    "remove it, so that it is not taken for one of this comparison");
        }
    }

    private static void write(String text, Path file) throws IOException {
        Files.writeString(file, text, StandardCharsets.UTF_8);
    }
}
