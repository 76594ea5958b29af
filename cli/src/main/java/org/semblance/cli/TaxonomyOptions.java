package org.semblance.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.port.TaxonomyReader;
import picocli.CommandLine.Option;

/** The options that select a taxonomy. */
final class TaxonomyOptions {

    @Option(
            names = "--taxonomy",
            paramLabel = "NAME|FILE",
            description = "wordnet-3.1 (the default), or a file with an ontology or a hierarchy.")
    private String taxonomy = TaxonomyReader.Request.WORDNET;

    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description = "The language of its labels, such as en, where it has several.")
    private @Nullable String language;

    TaxonomyReader.Request request() {
        return TaxonomyReader.Request.of(taxonomy, Path::of, language);
    }

    @Nullable
    String language() {
        return language;
    }

    /** The file of the taxonomy; empty if it is known by name. */
    List<Path> files() {
        return Files.exists(Path.of(taxonomy)) ? List.of(Path.of(taxonomy)) : List.of();
    }

    /** The taxonomy as named in a recipe in the given folder. */
    String from(Path folder) {
        return files().isEmpty() ? taxonomy : RecipePathText.from(folder, Path.of(taxonomy));
    }
}
