package org.semblance.port;

import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.mapping.Morphology;

/** Port: reads a taxonomy: WordNet by name, an ontology or hierarchy from a file. Nothing is ever downloaded. */
public interface TaxonomyReader {

    /**
     * Faults of a taxonomy that are reported by a warning instead of being refused.
     *
     * @param dangling whether a concept below a parent that the taxonomy does not have is put below the root
     * @param imports whether imports of other ontologies are ignored
     */
    record Leniency(boolean dangling, boolean imports) {

        /** All faults are refused. */
        public static final Leniency NONE = new Leniency(false, false);
    }

    /**
     * What to read.
     *
     * @param name wordnet-3.1, wordnet-3.0, wordnet-2.1, or the path of a file
     * @param files resolves a path, for example relative to a recipe
     * @param language the language of labels, such as en, if a source has several; English or any if not given
     * @param virtualRoot whether a virtual root is added
     * @param leniency which faults do not matter
     */
    record Request(
            String name,
            Function<String, Path> files,
            @Nullable String language,
            TaxonomyBuilder.VirtualRoot virtualRoot,
            Leniency leniency) {

        /** A request that refuses all faults. */
        public Request(
                String name,
                Function<String, Path> files,
                @Nullable String language,
                TaxonomyBuilder.VirtualRoot virtualRoot) {
            this(name, files, language, virtualRoot, Leniency.NONE);
        }

        /** WordNet 3.1, which is always available. */
        public static final String WORDNET = "wordnet-3.1";

        /** A taxonomy by name or path, with a virtual root if it has several roots. */
        public static Request of(String name, Function<String, Path> files, @Nullable String language) {
            return new Request(name, files, language, TaxonomyBuilder.VirtualRoot.IF_NEEDED);
        }
    }

    /**
     * Reads the taxonomy.
     *
     * @throws org.semblance.Problem with the line or the concept if it is not a taxonomy
     */
    Taxonomy read(Request request, Watcher watcher);

    /**
     * Reads a generalisation hierarchy: a table of levels, as in ARX.
     *
     * @throws org.semblance.Problem with the line if it is not a hierarchy
     */
    default Hierarchy hierarchy(Path file, Watcher watcher) {
        throw new UnsupportedOperationException("no hierarchies are read here");
    }

    /** The morphology of the taxonomy's language; none if the taxonomy has none. */
    default Morphology morphology(Request request) {
        return Morphology.NONE;
    }
}
