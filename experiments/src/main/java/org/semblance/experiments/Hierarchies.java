package org.semblance.experiments;

import java.nio.file.Path;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.run.TaxonomyReader;

/** The taxonomies of the experiments, each with its own root at depth 1. */
final class Hierarchies {

    /** The WordNet that Semblance comes with. */
    static final String WORDNET = TaxonomyReader.Request.WORDNET;

    /** The WordNet of Martínez, Sánchez and Valls. */
    static final String PAPERS_WORDNET = "wordnet-2.1";

    private Hierarchies() {}

    /** A WordNet by name, or a file by its path. */
    static Taxonomy read(String name) {
        return new Taxonomies()
                .read(new TaxonomyReader.Request(name, Path::of, null, VirtualRoot.NEVER), Watcher.SILENT);
    }
}
