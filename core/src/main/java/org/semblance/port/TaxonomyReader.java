package org.semblance.port;

import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.mapping.Morphology;

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
            TaxonomyBuilder.VirtualRoot virtualRoot) {

        /** WordNet 3.1, which is always at hand. */
        public static final String WORDNET = "wordnet-3.1";

        /** A taxonomy by its name or by a path, with a root of its own where it has several. */
        public static Request of(String name, Function<String, Path> files, @Nullable String language) {
            return new Request(name, files, language, TaxonomyBuilder.VirtualRoot.IF_NEEDED);
        }
    }

    /**
     * Reads the taxonomy.
     *
     * @throws org.semblance.Problem with the line or the concept when it is not a taxonomy
     */
    Taxonomy read(Request request, Watcher watcher);

    /**
     * Reads a generalisation hierarchy: a level-wise table, the form that ARX has them in.
     *
     * @throws org.semblance.Problem with the line when it is none
     */
    default Hierarchy hierarchy(Path file, Watcher watcher) {
        throw new UnsupportedOperationException("no hierarchies are read here");
    }

    /** What is known of the words of the taxonomy's language; nothing where nothing comes with it. */
    default Morphology morphology(Request request) {
        return Morphology.NONE;
    }
}
