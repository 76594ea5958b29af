package org.semblance.release.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.documents.Corpora;
import org.semblance.port.CorpusReader;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.YamlRecipes;

/** Documents that are rewritten while they are read, by the watcher that hears of the reading. */
class ChangedDocumentsTest {

    @TempDir
    private Path folder;

    private Path recipe;

    @BeforeEach
    void write() throws IOException {
        Path texts = Files.createDirectory(folder.resolve("texts"));
        for (String name : new String[] {"a", "b", "c", "d"}) {
            Files.writeString(texts.resolve(name + ".txt"), "the film has a star and a story\n");
        }
        Files.writeString(
                folder.resolve("texts.csv"), "text\nthe film has a star\nthe story has a film\nthe star has a story\n");
        recipe("texts", "");
    }

    private void recipe(String data, String more) throws IOException {
        recipe = Files.writeString(folder.resolve("recipe.yaml"), """
                documents: {data: %s%s}
                method: {name: spherical-mdav, k: 2}
                """.formatted(data, more));
    }

    private CorpusReader.Reading read(Consumer<Long> heard) {
        DocumentRecipe documents = DocumentRecipe.of(new YamlRecipes().read(recipe), Catalog.standard());
        Watcher watcher = (stage, done, total) -> heard.accept(done);
        return DocumentInputs.of(documents, new RecipeRelativePaths(recipe))
                .read(seen -> new Corpora()
                        .read(documents.documents(), documents.analysis(), DocumentRecipe.DOCUMENT, seen, watcher));
    }

    /** Writes a text of the same length, and leaves the time as it was. */
    private static void rewrite(Path file) {
        try {
            FileTime before = Files.getLastModifiedTime(file);
            Files.writeString(file, Files.readString(file).replace("star", "idol"));
            Files.setLastModifiedTime(file, before);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void isRefused(Path file) {
        Problem problem = catchThrowableOfType(Problem.class, () -> read(done -> rewrite(file)));
        assertThat(problem).isNotNull();
        assertThat(problem.kind()).isEqualTo(ProblemCode.E_INPUT_CHANGED);
        assertThat(problem.what()).contains(file.getFileName().toString());
    }

    @Test
    void documentsThatStayAsTheyAreAreRead() {
        assertThat(read(done -> {}).corpus().size()).isEqualTo(4);
    }

    @Test
    void aDocumentThatChangesAfterItWasReadWithTheOthersIsRefused() {
        isRefused(folder.resolve("texts/a.txt"));
    }

    @Test
    void aTableOfDocumentsThatChangesIsRefused() throws IOException {
        recipe("texts.csv", ", text: text");
        isRefused(folder.resolve("texts.csv"));
    }
}
