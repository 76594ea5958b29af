package org.semblance.experiments;

import java.nio.file.Path;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;

/** The taxonomies of the experiments. */
final class ExperimentTaxonomies {

    /** The WordNet that Semblance comes with. */
    static final String WORDNET = TaxonomyReader.Request.WORDNET;

    /** The WordNet of Martínez, Sánchez and Valls. */
    static final String PAPERS_WORDNET = "wordnet-2.1";

    private ExperimentTaxonomies() {}

    /** A WordNet by name, or a file by its path, with its own root at depth 1. */
    static Taxonomy read(String name) {
        return read(name, VirtualRoot.NEVER);
    }

    /** The same with a root above its own, as Ayala-Rivera et al. count depths. */
    static Taxonomy underVirtualRoot(String name) {
        return read(name, VirtualRoot.ALWAYS);
    }

    private static Taxonomy read(String name, VirtualRoot root) {
        return new Taxonomies().read(new TaxonomyReader.Request(name, Path::of, null, root), Watcher.SILENT);
    }
}
