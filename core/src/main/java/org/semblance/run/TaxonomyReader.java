package org.semblance.run;

import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;

/** Port: reads a taxonomy: WordNet by its name, an ontology or a hierarchy from a file. Nothing is ever fetched. */
public interface TaxonomyReader {

    /**
     * What to read.
     *
     * @param name wordnet-3.1, wordnet-3.0, wordnet-2.1, or the path of a file
     * @param files where a path leads, such as relative to a recipe
     * @param language the language of labels, such as en, where a source has several; English or any when not given
     * @param virtualRoot whether a root is put above what the source holds
     */
    record Request(
            String name,
            Function<String, Path> files,
            @Nullable String language,
            TaxonomyBuilder.VirtualRoot virtualRoot) {}

    /**
     * Reads the taxonomy.
     *
     * @throws org.semblance.Problem with the line or the concept when it is not a taxonomy
     */
    Taxonomy read(Request request, Watcher watcher);
}
