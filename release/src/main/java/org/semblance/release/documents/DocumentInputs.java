package org.semblance.release.documents;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.source.InputWitness;
import org.semblance.source.RecipePaths;

/** The files of a document recipe, and a witness of what is read of them. */
record DocumentInputs(RecipePaths paths, InputWitness witness) implements RecipePaths {

    /** The inputs of a recipe; single files are looked at now, the files of a folder as they are read. */
    static DocumentInputs of(DocumentRecipe recipe, RecipePaths paths) {
        InputWitness witness = new InputWitness();
        Stream.of(
                        recipe.documents().data(),
                        recipe.documents().vocabulary(),
                        recipe.documents().about())
                .filter(Objects::nonNull)
                .map(paths)
                .forEach(witness::note);
        return new DocumentInputs(paths, witness);
    }

    /** Reads the documents, and refuses them if they changed meanwhile. */
    <T> T read(Function<RecipePaths, T> reading) {
        return witness.during(() -> reading.apply(this));
    }

    @Override
    public Path apply(String path) {
        return paths.apply(path);
    }

    @Override
    public boolean isRecipe(Path file) {
        return paths.isRecipe(file);
    }
}
