package org.semblance.domain.taxonomy;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.semblance.Watcher;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;

/** WordNets for tests, each read once. */
public final class WordNets {

    private static final Map<String, Taxonomy> READ = new ConcurrentHashMap<>();

    private WordNets() {}

    /** A version, as it is or under a virtual root. */
    public static Taxonomy of(String version, boolean virtualRoot) {
        return READ.computeIfAbsent(
                version + virtualRoot,
                key -> new Taxonomies()
                        .read(
                                new TaxonomyReader.Request(
                                        "wordnet-" + version,
                                        Path::of,
                                        null,
                                        virtualRoot
                                                ? TaxonomyBuilder.VirtualRoot.ALWAYS
                                                : TaxonomyBuilder.VirtualRoot.NEVER),
                                Watcher.SILENT));
    }
}
