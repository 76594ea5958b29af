package org.semblance.formats.taxonomy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.run.TaxonomyReader;

/** Reads taxonomies of all kinds: WordNet by name, files by what they hold. */
public final class Taxonomies implements TaxonomyReader {

    private static final String WORDNET = "wordnet-";

    @Override
    public Taxonomy read(Request request, Watcher watcher) {
        return source(request).virtualRoot(request.virtualRoot()).build();
    }

    private static TaxonomyBuilder source(Request request) {
        String name = request.name();
        if (name.startsWith(WORDNET) && WordNetFiles.VERSIONS.contains(name.substring(WORDNET.length()))) {
            return WordNetNouns.read(name, WordNetFiles.of(name.substring(WORDNET.length())));
        }
        Path file = request.files().apply(name);
        if (Files.isDirectory(file) && Files.exists(file.resolve("data.noun"))) {
            return WordNetNouns.read(name, WordNetFiles.in(file));
        }
        throw Problem.recipe("E_TAXONOMY", "not yet", "");
    }
}
