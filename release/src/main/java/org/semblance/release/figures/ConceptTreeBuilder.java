package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Concepts;

/** Builds the {@link ConceptTree} of a column. */
final class ConceptTreeBuilder {

    /** The maximum number of concepts named before, and after; rarer ones are summed up. */
    private static final int MOST_NAMED = 60;

    /** Stands for a text without a concept. */
    private static final int NOTHING = -1;

    private final Concepts domain;
    private final Words before;
    private final Words after;
    private final int least;
    private final Map<Integer, Integer> held;
    private final Map<Integer, Integer> released;
    private final List<Integer> originals;
    private final List<Integer> results;

    ConceptTreeBuilder(Concepts domain, Words before, Words after, int least) {
        this.domain = domain;
        this.before = before;
        this.after = after;
        this.least = least;
        this.held = counts(before);
        this.released = counts(after);
        this.originals = named(held);
        this.results = named(released);
    }

    private Map<Integer, Integer> counts(Words column) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        int[] ofWord = column.counts();
        int[] concepts = concepts(column);
        for (int code = 0; code < ofWord.length; code++) {
            if (ofWord[code] > 0) {
                counts.merge(concepts[code], ofWord[code], Integer::sum);
            }
        }
        return counts;
    }

    private int[] concepts(Words column) {
        return column.dictionary().stream()
                .mapToInt(word -> domain.concept(word).orElse(NOTHING))
                .toArray();
    }

    private List<Integer> named(Map<Integer, Integer> counts) {
        List<Integer> named = ShareableCategories.by(counts, least);
        named.remove(Integer.valueOf(NOTHING));
        return named.size() > MOST_NAMED ? named.subList(0, MOST_NAMED) : named;
    }

    Optional<ConceptTree> tree() {
        if (originals.isEmpty() && results.isEmpty()) {
            return Optional.empty();
        }
        List<ConceptTree.Centre> centres = new ArrayList<>();
        Set<Integer> concepts = new LinkedHashSet<>(originals);
        concepts.addAll(results);
        if (!originals.isEmpty()) {
            Map<ConceptTree.Kind, Integer> standing = new CentralConcepts(domain, originals, held).all();
            standing.forEach((kind, concept) -> centres.add(new ConceptTree.Centre(kind, text(concept), sum(concept))));
            centres.sort(
                    Comparator.comparingDouble(ConceptTree.Centre::distances).thenComparing(ConceptTree.Centre::kind));
            concepts.addAll(standing.values());
        }
        Map<Integer, List<ConceptTree.Origin>> sources = sources();
        List<ConceptTree.Node> nodes = new ArrayList<>();
        for (SubsumerTree.Line line : SubsumerTree.of(domain.taxonomy(), concepts, this::weight)) {
            nodes.add(node(line, sources.getOrDefault(line.concept(), List.of())));
        }
        return Optional.of(new ConceptTree(
                least,
                new ConceptTree.RowCounts(rows(originals, held), before.present() - rows(originals, held)),
                new ConceptTree.RowCounts(rows(results, released), after.present() - rows(results, released)),
                nodes,
                centres));
    }

    /** Nodes are ordered by the counts that are shown only, so that the order discloses nothing else. */
    private long weight(int concept) {
        return (long) shown(concept, originals, held).orElse(0)
                + shown(concept, results, released).orElse(0);
    }

    private static OptionalInt shown(int concept, List<Integer> named, Map<Integer, Integer> counts) {
        return named.contains(concept) ? OptionalInt.of(counts.getOrDefault(concept, 0)) : OptionalInt.empty();
    }

    private static int rows(List<Integer> named, Map<Integer, Integer> counts) {
        return named.stream()
                .mapToInt(concept -> counts.getOrDefault(concept, 0))
                .sum();
    }

    private double sum(int concept) {
        return originals.stream()
                .mapToDouble(original ->
                        held.getOrDefault(original, 0) * domain.comparison().distance(concept, original))
                .sum();
    }

    private ConceptTree.Node node(SubsumerTree.Line line, List<ConceptTree.Origin> sources) {
        int concept = line.concept();
        boolean again = line.again();
        return new ConceptTree.Node(
                text(concept),
                line.level(),
                again,
                again ? OptionalInt.empty() : shown(concept, originals, held),
                again ? OptionalInt.empty() : shown(concept, results, released),
                again ? List.of() : sources);
    }

    /** A concept as it is released; followed by its label if that is an id. */
    private String text(int concept) {
        String text = domain.text(concept);
        String label = domain.taxonomy().label(concept);
        return domain.naming().ids() && !label.equals(text) ? text + " (" + label + ")" : text;
    }

    private Map<Integer, List<ConceptTree.Origin>> sources() {
        ValueFlows flows = new ValueFlows(table(), originals.size(), results.size(), least);
        Map<Integer, List<ConceptTree.Origin>> sources = new HashMap<>();
        for (int column = 0; column < results.size(); column++) {
            List<ConceptTree.Origin> origins = new ArrayList<>();
            for (int line = 0; line < originals.size(); line++) {
                int rows = flows.atLeast(line, column);
                if (rows > 0) {
                    origins.add(new ConceptTree.Origin(text(originals.get(line)), rows));
                }
            }
            origins.sort(Comparator.comparingInt(origin -> -origin.atLeast()));
            sources.put(results.get(column), origins);
        }
        return sources;
    }

    /**
     * Cross-tabulates the rows: originals by line, with all other concepts and missing values last; released concepts
     * by column, named ones first, missing values last.
     */
    private int[][] table() {
        Map<Integer, Integer> lines = places(originals);
        List<Integer> columnsInOrder = new ArrayList<>(results);
        released.keySet().stream().filter(concept -> !results.contains(concept)).forEach(columnsInOrder::add);
        Map<Integer, Integer> columns = places(columnsInOrder);
        int[][] table = new int[originals.size() + 2][columns.size() + 1];
        int[] conceptBefore = concepts(before);
        int[] conceptAfter = concepts(after);
        for (int row = 0; row < before.size(); row++) {
            int line = before.missing(row)
                    ? originals.size() + 1
                    : lines.getOrDefault(conceptBefore[before.code(row)], originals.size());
            int column =
                    after.missing(row) ? columns.size() : columns.getOrDefault(conceptAfter[after.code(row)], NOTHING);
            table[line][column]++;
        }
        return table;
    }

    private static Map<Integer, Integer> places(List<Integer> concepts) {
        Map<Integer, Integer> places = new HashMap<>();
        IntStream.range(0, concepts.size()).forEach(place -> places.put(concepts.get(place), place));
        return places;
    }
}
