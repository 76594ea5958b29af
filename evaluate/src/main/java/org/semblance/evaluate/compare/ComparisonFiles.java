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
import org.semblance.Setting;
import org.semblance.catalog.Catalog;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.release.folder.DraftFiles;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.RecipeSource;
import org.semblance.release.recipe.TableRecipe;

/** The files of a finished comparison: a page, its figures, and, beside the recipe, one that repeats the choice. */
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

    /** Where the recipe of the choice goes: beside the recipe, so that its paths lead to the same files. */
    private Path chosenFile() {
        String name = String.valueOf(recipeFile.getFileName());
        int dot = name.lastIndexOf('.');
        return recipeFile.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ".chosen.yaml");
    }

    /** Refuses to write over a file of that name that was not written here. */
    void refuseForeign() {
        Path file = chosenFile();
        try {
            if (Files.exists(file)
                    && !(Files.isRegularFile(file)
                            && Files.readString(file, StandardCharsets.UTF_8).startsWith(ChosenRecipe.MARK))) {
                throw Problem.recipe(
                        ProblemCode.E_EXISTS,
                        file.getFileName() + " is there already, and was not written by compare",
                        "rename it: the recipe of the chosen method goes there");
            }
        } catch (IOException e) {
            throw Problem.machine(
                    ProblemCode.E_READ, file.getFileName() + " cannot be read", "rename it, or make it readable");
        }
    }

    /** The recipe that repeats a choice; none where the text could not be changed so that it reads as it should. */
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
                    && raised(read, k).equals(raised(original, k));
        } catch (Problem unreadable) {
            return false;
        }
    }

    /** What a recipe promises, where a smaller k-anonymity counts as that of the choice. */
    private static List<Guarantee> raised(TableRecipe recipe, int k) {
        return recipe.guarantees().stream()
                .map(guarantee -> guarantee instanceof KAnonymity own && own.k() < k ? new KAnonymity(k) : guarantee)
                .toList();
    }

    /** Writes the files, all or none; the recipe only where its folder can be written to. */
    Optional<Path> write(
            Comparison comparison, Optional<ChosenRecipe> chosen, ComparisonFolder folder, List<Path> sources) {
        DraftFiles drafts = new DraftFiles(true, sources);
        Optional<Path> place =
                chosen.map(recipe -> chosenFile()).filter(file -> Files.isWritable(file.resolveSibling(".")));
        place.ifPresent(
                file -> drafts.add(file, draft -> write(chosen.orElseThrow().text(), draft)));
        drafts.add(
                        folder.file(ComparisonFolder.FIGURES),
                        draft -> write(Setting.plain(Json.write(comparison.json())), draft))
                .add(folder.file(ComparisonFolder.TABLE), draft -> write(ComparisonTable.of(comparison), draft))
                .add(folder.file(ComparisonFolder.PAGE), draft -> {
                    try (OutputStream out = Files.newOutputStream(draft)) {
                        pages.write(comparison, chosen, out);
                    }
                })
                .write();
        return place;
    }

    /** Removes the recipe of an earlier choice, where there is none now; gives its place if there was one. */
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
