package org.semblance.domain.taxonomy;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.semblance.Watcher;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.formats.taxonomy.Taxonomies;
import org.semblance.port.TaxonomyReader;

/** Ontologies and hierarchies in use, where the variable SEMBLANCE_DATA says where they lie. */
final class RealTaxonomies {

    private RealTaxonomies() {}

    static Taxonomy read(String file) {
        return read(file, Watcher.SILENT);
    }

    /** Reads a file, with a root above it if it has several; skips the test when it is not there. */
    static Taxonomy read(String file, Watcher watcher) {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: real taxonomies are left out");
        assumeTrue(Files.isRegularFile(Path.of(folder, file)), "no " + file + " in SEMBLANCE_DATA");
        return new Taxonomies()
                .read(
                        new TaxonomyReader.Request(file, name -> Path.of(folder, name), null, VirtualRoot.IF_NEEDED),
                        watcher);
    }
}
