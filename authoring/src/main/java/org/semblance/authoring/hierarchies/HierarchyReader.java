package org.semblance.authoring.hierarchies;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.domain.taxonomy.mapping.ConceptMapper;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.prepare.ConceptFile;
import org.semblance.source.TableSource;

/**
 * Reads hierarchies and finds the concepts of their labels: from a mapping, from the labels themselves, or else by a
 * guess, which is reported as such. A score may depend on a guess; a release never does.
 */
public final class HierarchyReader {

    /**
     * Where to look for the concepts of labels.
     *
     * @param concepts the file with the concepts of labels; if null, the one next to each hierarchy, see {@link
     *     LabelConceptsFile}
     * @param guess whether to guess the concepts of labels that are not known otherwise
     */
    public record Question(
            TaxonomyReader.Request taxonomy,
            Similarity similarity,
            @Nullable Path concepts,
            boolean guess) {}

    /** A hierarchy with the concepts of its labels, and the labels whose concept is a guess. */
    public record HierarchyWithConcepts(Path file, SemanticHierarchy semantic, Set<String> guessed) {}

    private final TableReader tables;
    private final TaxonomyReader taxonomies;

    public HierarchyReader(TableReader tables, TaxonomyReader taxonomies) {
        this.tables = tables;
        this.taxonomies = taxonomies;
    }

    /** Reads several hierarchies with one taxonomy. */
    public List<HierarchyWithConcepts> read(List<Path> files, Question question, Watcher watcher) {
        List<Hierarchy> hierarchies = files.stream()
                .map(file -> taxonomies.hierarchy(file, watcher).normalized())
                .toList();
        return withConcepts(files, hierarchies, question, watcher);
    }

    /**
     * Reads hierarchies in groups. Those of a group are for the same attribute. Their concepts are guessed together, so
     * that a label means the same in each.
     */
    List<List<HierarchyWithConcepts>> readGroups(List<List<Path>> groups, Question question, Watcher watcher) {
        List<List<Hierarchy>> hierarchies = groups.stream()
                .map(files -> files.stream()
                        .map(file -> taxonomies.hierarchy(file, watcher).normalized())
                        .toList())
                .toList();
        Dictionary dictionary = dictionary(question, watcher);
        List<List<HierarchyWithConcepts>> read = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            read.add(dictionary.read(groups.get(i), hierarchies.get(i)));
        }
        return read;
    }

    /** The same for hierarchies that are already in memory. */
    public List<HierarchyWithConcepts> withConcepts(
            List<Path> files, List<Hierarchy> hierarchies, Question question, Watcher watcher) {
        Dictionary dictionary = dictionary(question, watcher);
        List<HierarchyWithConcepts> read = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            read.addAll(dictionary.read(List.of(files.get(i)), List.of(hierarchies.get(i))));
        }
        return read;
    }

    private Dictionary dictionary(Question question, Watcher watcher) {
        Taxonomy taxonomy = taxonomies.read(withVirtualRoot(question.taxonomy()), watcher);
        return new Dictionary(
                taxonomy,
                question.similarity().on(taxonomy),
                file -> {
                    Optional<Path> mapping =
                            question.concepts() == null ? LabelConceptsFile.of(file) : Optional.of(question.concepts());
                    return mapping.map(found -> ConceptFile.read(TableSource.of(found), true, tables, watcher));
                },
                question.guess() ? new ConceptMapper(taxonomy, taxonomies.morphology(question.taxonomy())) : null);
    }

    /** The sources of the concepts of labels. */
    private record Dictionary(
            Taxonomy taxonomy,
            Similarity.Comparison comparison,
            Function<Path, Optional<ConceptFile>> mappings,
            @Nullable ConceptMapper mapper) {

        /** Hierarchies for one attribute, with the concepts of their labels. */
        List<HierarchyWithConcepts> read(List<Path> files, List<Hierarchy> hierarchies) {
            List<Map<String, String>> said = new ArrayList<>();
            List<SemanticHierarchy> sure = new ArrayList<>();
            for (int i = 0; i < files.size(); i++) {
                Hierarchy hierarchy = hierarchies.get(i);
                said.add(mappings.apply(files.get(i))
                        .map(mapping -> mapped(mapping, hierarchy))
                        .orElse(Map.of()));
                sure.add(SemanticHierarchy.of(hierarchy, taxonomy, comparison, said.get(i)));
            }
            Map<String, String> guesses = mapper == null ? Map.of() : guesses(sure, mapper);
            List<HierarchyWithConcepts> read = new ArrayList<>();
            for (int i = 0; i < files.size(); i++) {
                Set<String> guessed = unknown(sure.get(i));
                // labels that the mapping lists without a concept are not guessed
                guessed.removeAll(said.get(i).keySet());
                guessed.retainAll(guesses.keySet());
                Map<String, String> own = new HashMap<>(guesses);
                own.keySet().retainAll(guessed);
                Map<String, String> mapped = new HashMap<>(said.get(i));
                mapped.putAll(own);
                read.add(new HierarchyWithConcepts(
                        files.get(i),
                        own.isEmpty()
                                ? sure.get(i)
                                : SemanticHierarchy.of(hierarchies.get(i), taxonomy, comparison, mapped),
                        guessed));
            }
            return read;
        }
    }

    /** Adds a virtual root, with which the paper compares concepts; without it, its figures are not reproduced. */
    private static TaxonomyReader.Request withVirtualRoot(TaxonomyReader.Request request) {
        return new TaxonomyReader.Request(request.name(), request.files(), request.language(), VirtualRoot.ALWAYS);
    }

    /**
     * The concepts of labels in a mapping. Of its attributes, the one with the most values of the hierarchy is used.
     */
    private static Map<String, String> mapped(ConceptFile mapping, Hierarchy hierarchy) {
        Map<String, ConceptFile.Entry> best = mapping.attributes().stream()
                .map(mapping::of)
                .max(Comparator.comparingLong(entries -> hierarchy.labels(0).stream()
                        .filter(entries::containsKey)
                        .count()))
                .orElse(Map.of());
        return best.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> entry.getValue().concept(),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    /** The labels without a concept. */
    private static Set<String> unknown(SemanticHierarchy semantic) {
        Hierarchy hierarchy = semantic.hierarchy();
        Set<String> unknown = new LinkedHashSet<>();
        for (int level = 0; level <= hierarchy.height(); level++) {
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                if (semantic.concept(level, node) == SemanticHierarchy.NONE) {
                    unknown.add(hierarchy.labels(level).get(node));
                }
            }
        }
        return unknown;
    }

    /** Guesses for labels without a concept, in the context of all labels of hierarchies for the same attribute. */
    private static Map<String, String> guesses(List<SemanticHierarchy> group, ConceptMapper mapper) {
        Set<String> labels = new LinkedHashSet<>();
        Set<String> unknown = new LinkedHashSet<>();
        for (SemanticHierarchy semantic : group) {
            for (int level = 0; level <= semantic.hierarchy().height(); level++) {
                labels.addAll(semantic.hierarchy().labels(level));
            }
            unknown.addAll(unknown(semantic));
        }
        Map<String, String> guesses = new HashMap<>();
        if (unknown.isEmpty()) {
            return guesses;
        }
        Words words = Words.of(group.get(0).hierarchy().name(), labels.toArray(String[]::new));
        mapper.map(words).proposals().stream()
                .filter(proposal -> unknown.contains(proposal.value())
                        && !proposal.candidates().isEmpty())
                .forEach(proposal -> guesses.put(
                        proposal.value(),
                        group.get(0).taxonomy().id(proposal.candidates().get(0).concept())));
        return guesses;
    }
}
