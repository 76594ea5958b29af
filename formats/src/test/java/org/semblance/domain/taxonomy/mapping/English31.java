package org.semblance.domain.taxonomy.mapping;

import java.nio.file.Path;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.formats.taxonomy.WordNet;
import org.semblance.port.TaxonomyReader;

/** WordNet 3.1 and a mapper on it, read once for all tests. */
final class English31 {

    static final Taxonomy WORDNET = new Taxonomies()
            .read(
                    new TaxonomyReader.Request("wordnet-3.1", Path::of, null, TaxonomyBuilder.VirtualRoot.NEVER),
                    Watcher.SILENT);
    static final ConceptMapper MAPPER = new ConceptMapper(WORDNET, WordNet.named("wordnet-3.1"));

    private English31() {}
}
