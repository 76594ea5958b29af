package org.semblance.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.MeantHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.domain.taxonomy.mapping.Mapper;

/**
 * Reads hierarchies and finds out what their labels mean: as a mapping says, as they say themselves, or else by a guess,
 * which is told as one. A score may rest on a guess; a release never does.
 */
public final class HierarchyReading {

    /**
     * Where to look for the concepts of labels.
     *
     * @param concepts the file that says what labels mean, if there is one
     * @param guess whether labels that say nothing themselves are guessed at
     */
    public record Question(
            TaxonomyReader.Request taxonomy,
            Similarity similarity,
            @Nullable Path concepts,
            boolean guess) {}

    /** A hierarchy, what its labels mean, and the labels whose meaning is a guess. */
    public record Read(Path file, MeantHierarchy meant, Set<String> guessed) {}

    private final TableReader tables;
    private final TaxonomyReader taxonomies;

    public HierarchyReading(TableReader tables, TaxonomyReader taxonomies) {
        this.tables = tables;
        this.taxonomies = taxonomies;
    }

    /** Reads several hierarchies with one taxonomy. */
    public List<Read> read(List<Path> files, Question question, Watcher watcher) {
        List<Hierarchy> hierarchies =
                files.stream().map(file -> taxonomies.hierarchy(file, watcher)).toList();
        return meant(files, hierarchies, question, watcher);
    }

    /** The same for hierarchies that were read, or made, already. */
    public List<Read> meant(List<Path> files, List<Hierarchy> hierarchies, Question question, Watcher watcher) {
        Taxonomy taxonomy = taxonomies.read(withVirtualRoot(question.taxonomy()), watcher);
        ConceptFile mapping = question.concepts() == null
                ? null
                : ConceptFile.read(Source.of(question.concepts()), true, tables, watcher);
        Similarity.Comparison comparison = question.similarity().on(taxonomy);
        Mapper mapper = question.guess() ? new Mapper(taxonomy, taxonomies.morphology(question.taxonomy())) : null;
        List<Read> read = new ArrayList<>();
        for (int i = 0; i < hierarchies.size(); i++) {
            Hierarchy hierarchy = hierarchies.get(i);
            Map<String, String> mapped = mapping == null ? new HashMap<>() : mapped(mapping, hierarchy);
            MeantHierarchy meant = MeantHierarchy.of(hierarchy, taxonomy, comparison, mapped);
            Set<String> guessed = new LinkedHashSet<>();
            if (mapper != null && meant.unmapped() > 0) {
                guess(meant, mapper, mapped, guessed);
                meant = MeantHierarchy.of(hierarchy, taxonomy, comparison, mapped);
            }
            read.add(new Read(files.get(i), meant, guessed));
        }
        return read;
    }

    /** As the paper compares concepts; without it, its figures do not come out. */
    private static TaxonomyReader.Request withVirtualRoot(TaxonomyReader.Request request) {
        return new TaxonomyReader.Request(request.name(), request.files(), request.language(), VirtualRoot.ALWAYS);
    }

    /** What the mapping says of the labels: of its attributes, the one that knows most values of the hierarchy. */
    private static Map<String, String> mapped(ConceptFile mapping, Hierarchy hierarchy) {
        Map<String, ConceptFile.Entry> best = mapping.attributes().stream()
                .map(mapping::of)
                .max(Comparator.comparingLong(entries -> hierarchy.labels(0).stream()
                        .filter(entries::containsKey)
                        .count()))
                .orElse(Map.of());
        return best.entrySet().stream()
                .filter(entry -> !entry.getValue().concept().isEmpty())
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> entry.getValue().concept(),
                        (one, other) -> one,
                        LinkedHashMap::new));
    }

    private static void guess(MeantHierarchy meant, Mapper mapper, Map<String, String> mapped, Set<String> guessed) {
        Hierarchy hierarchy = meant.hierarchy();
        Set<String> labels = new LinkedHashSet<>();
        Set<String> unknown = new LinkedHashSet<>();
        for (int level = 0; level <= hierarchy.height(); level++) {
            labels.addAll(hierarchy.labels(level));
            for (int node = 0; node < hierarchy.nodes(level); node++) {
                if (meant.concept(level, node) == MeantHierarchy.NONE) {
                    unknown.add(hierarchy.labels(level).get(node));
                }
            }
        }
        mapper.map(Words.of(hierarchy.name(), labels.toArray(String[]::new))).proposals().stream()
                .filter(proposal -> unknown.contains(proposal.value())
                        && !proposal.candidates().isEmpty())
                .forEach(proposal -> {
                    mapped.put(
                            proposal.value(),
                            meant.taxonomy().id(proposal.candidates().get(0).concept()));
                    guessed.add(proposal.value());
                });
    }
}
