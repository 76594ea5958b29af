package org.semblance.formats.taxonomy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.mapping.Morphology;
import org.semblance.formats.TextFile;
import org.semblance.port.TaxonomyReader;

/**
 * Reads taxonomies of all kinds: WordNet by name, files by their content. A reader and its library are loaded when
 * first needed.
 */
public final class Taxonomies implements TaxonomyReader {

    private static final String WORDNET = "wordnet-";

    @Override
    public Taxonomy read(Request request, Watcher watcher) {
        return source(request, watcher).virtualRoot(request.virtualRoot()).build();
    }

    @Override
    public Hierarchy hierarchy(Path path, Watcher watcher) {
        TextFile file = TextFile.at(path);
        return file.records(() -> new HierarchyRows(file), watcher);
    }

    @Override
    public Morphology morphology(Request request) {
        if (WordNet.isName(request.name())) {
            return WordNet.named(request.name());
        }
        Path path = request.files().apply(request.name());
        return isWordNet(path) ? WordNet.in(path) : Morphology.NONE;
    }

    private static boolean isWordNet(Path folder) {
        return Files.exists(folder.resolve("data.noun"));
    }

    private static TaxonomyBuilder source(Request request, Watcher watcher) {
        if (WordNet.isName(request.name())) {
            return WordNetNouns.read(
                    request.name(), WordNetFiles.of(request.name().substring(WORDNET.length())));
        }
        Path path = request.files().apply(request.name());
        // reports name a taxonomy, but not where it is stored
        String name = String.valueOf(path.getFileName());
        if (Files.isDirectory(path)) {
            if (isWordNet(path)) {
                return WordNetNouns.read(name, WordNetFiles.in(path));
            }
            throw Problem.recipe(
                    ProblemCode.E_TAXONOMY,
                    name + " is a folder without a file data.noun, so it is no WordNet",
                    "name the folder that holds WordNet's dict files, or the file of an ontology or a hierarchy");
        }
        if (request.name().startsWith("wordnet") && !Files.exists(path)) {
            throw Problem.recipe(
                    ProblemCode.E_TAXONOMY,
                    name + " is no WordNet that is known by name",
                    "use "
                            + WordNetFiles.VERSIONS.stream()
                                    .map(version -> WORDNET + version)
                                    .collect(Collectors.joining(", "))
                            + ", or name a folder with the dict files of another");
        }
        TextFile file = TextFile.at(path);
        return switch (TaxonomyKind.of(file)) {
            case OBO -> OboReader.read(name, file, request.leniency(), watcher);
            case RDF_XML -> RdfReader.read(name, file, RdfReader.Syntax.RDF_XML, request, watcher);
            case TURTLE -> RdfReader.read(name, file, RdfReader.Syntax.TURTLE, request, watcher);
            case TABLE -> HierarchyTable.read(name, file, request.leniency(), watcher);
        };
    }
}
