package org.semblance.domain.taxonomy;

import java.nio.file.Path;
import java.util.Random;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;
import org.semblance.testkit.TaxonomyContract;

/** The nouns of WordNet 3.1. */
class WordNetContractTest implements TaxonomyContract {

    private static final Taxonomy NOUNS = new Taxonomies()
            .read(new TaxonomyReader.Request("wordnet-3.1", Path::of, null, VirtualRoot.NEVER), Watcher.SILENT);

    @Override
    public int trials() {
        return 15;
    }

    @Override
    public Taxonomy taxonomy(Random random) {
        return NOUNS;
    }
}
