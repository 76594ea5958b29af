package org.semblance.experiments;

import java.nio.file.Path;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;

/** Reads the taxonomies of the experiments. */
final class ExperimentTaxonomies {

    /** The WordNet that is part of Semblance. */
    static final String WORDNET = TaxonomyReader.Request.WORDNET;

    /** The version of WordNet in Martínez, Sánchez and Valls. */
    static final String PAPERS_WORDNET = "wordnet-2.1";

    private ExperimentTaxonomies() {}

    /** A WordNet by name, or a file by path, with its own root at depth 1. */
    static Taxonomy read(String name) {
        return read(name, VirtualRoot.NEVER);
    }

    /** The same with a virtual root above its own, as Ayala-Rivera et al. count depths. */
    static Taxonomy underVirtualRoot(String name) {
        return read(name, VirtualRoot.ALWAYS);
    }

    private static Taxonomy read(String name, VirtualRoot root) {
        return new Taxonomies().read(new TaxonomyReader.Request(name, Path::of, null, root), Watcher.SILENT);
    }
}
