package org.semblance.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.Naming;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.domain.taxonomy.Vocabulary;

/**
 * Gives words their meaning: reads the taxonomies and mappings that a recipe names, and binds the attributes to them.
 *
 * <p>A column that will be masked is rewritten in the words of the taxonomy, so that original and release speak the same
 * language: what means the same reads the same. A taxonomy that does not carry a column is refused, not used in silence.
 */
final class Grounding {

    /** What was grounded, and how far each attribute is carried. */
    record Grounded(Dataset data, Map<String, Coverage> coverage) {}

    private final Recipe recipe;
    private final Preparation.Sources sources;
    private final Watcher watcher;
    private final Map<List<?>, Taxonomy> taxonomies = new HashMap<>();
    private final Map<String, ConceptFile> mappings = new LinkedHashMap<>();

    Grounding(Recipe recipe, Preparation.Sources sources, Watcher watcher) {
        this.recipe = recipe;
        this.sources = sources;
        this.watcher = watcher;
    }

    Grounded ground(Dataset data) {
        List<Attribute> attributes = new ArrayList<>();
        List<Column> rewritten = new ArrayList<>();
        Map<String, Coverage> coverage = new LinkedHashMap<>();
        for (Attribute attribute : data.attributes()) {
            if (attribute.domain() instanceof NamedConcepts named && !attribute.is(Role.IDENTIFIER)) {
                Words words = (Words) data.table().column(attribute.name());
                boolean masked = attribute.is(Role.QUASI_IDENTIFIER);
                Bound bound = bind(named, words, masked);
                if (named.unmapped() == NamedConcepts.Unmapped.REFUSE || masked) {
                    bound.domain.bind(bound.column, data.table().rows());
                }
                coverage.put(attribute.name(), bound.coverage);
                rewritten.add(bound.column);
                attributes.add(new Attribute(attribute.name(), attribute.roles(), bound.domain, attribute.weight()));
            } else {
                attributes.add(attribute);
            }
        }
        mappings.values().forEach(mapping -> warnOfOthers(mapping, data));
        return new Grounded(
                new Dataset(data.table().with(rewritten), attributes, data.person(), data.combine()), coverage);
    }

    private void warnOfOthers(ConceptFile mapping, Dataset data) {
        List<String> others = mapping.attributes().stream()
                .filter(name -> data.table().find(name) == null)
                .toList();
        if (!others.isEmpty()) {
            watcher.warn(
                    "W_CONCEPTS_UNUSED",
                    mapping + " maps values of columns that the table lacks: " + String.join(", ", others));
        }
    }

    /** A column with its domain; one that will be masked is rewritten in the words of the taxonomy. */
    private record Bound(Words column, Concepts domain, Coverage coverage) {}

    private Bound bind(NamedConcepts named, Words words, boolean masked) {
        Taxonomy whole = taxonomy(named);
        OptionalInt bound =
                named.within() == null ? OptionalInt.empty() : OptionalInt.of(whole.concept(named.within()));
        boolean partOnly = named.depth() == NamedConcepts.Depth.WITHIN;
        Taxonomy taxonomy = partOnly ? whole.below(bound.orElseThrow()) : whole;
        Naming naming = new Naming(showsIds(named, words, whole), Set.copyOf(recipe.missing()));
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        Map<Integer, String> wanted = new HashMap<>();
        references(named, words, whole).forEach((word, reference) -> {
            int inWhole = whole.concept(reference);
            // in a part, words have fewer senses, so concepts are found again by their ids
            OptionalInt concept = partOnly ? taxonomy.find(whole.id(inWhole)) : OptionalInt.of(inWhole);
            concept.ifPresent(found -> {
                conceptOf.put(word, found);
                wanted.putIfAbsent(found, naming.ids() ? taxonomy.id(found) : label(taxonomy, found, reference));
            });
        });
        Meanings meanings = new Meanings(words, taxonomy, conceptOf, wanted, naming);
        meanings.refuseWhatSaysNothing(named.similarity());
        return new Bound(
                masked ? meanings.rewritten(named.unmapped()) : words,
                meanings.domain(named, partOnly ? OptionalInt.empty() : bound, masked),
                meanings.coverage());
    }

    /** The concept of each word as the mapping names it; without a mapping, words that name one themselves. */
    private Map<String, String> references(NamedConcepts named, Words words, Taxonomy taxonomy) {
        Map<String, String> references = new LinkedHashMap<>();
        int[] counts = words.counts();
        Map<String, ConceptFile.Entry> mapped =
                named.concepts() == null ? Map.of() : mapping(named.concepts()).of(words.name());
        for (int code = 0; code < counts.length; code++) {
            String word = words.dictionary().get(code);
            if (counts[code] == 0) {
                continue;
            }
            ConceptFile.Entry entry = mapped.get(word);
            if (entry != null && !entry.concept().isEmpty()) {
                refuseUnknown(taxonomy, entry, named.concepts());
                references.put(word, entry.concept());
            } else if (named.concepts() == null && taxonomy.find(word).isPresent()) {
                references.put(word, word);
            }
        }
        return references;
    }

    private static void refuseUnknown(Taxonomy taxonomy, ConceptFile.Entry entry, @Nullable String file) {
        try {
            taxonomy.concept(entry.concept());
        } catch (Problem problem) {
            throw problem.at(file + ", row " + entry.row());
        }
    }

    /** The word by which a mapping calls a concept, written as the taxonomy writes it; its label when called by id. */
    private static String label(Taxonomy taxonomy, int concept, String reference) {
        String key = Vocabulary.key(reference.replaceFirst("#[0-9]+$", ""));
        return taxonomy.vocabulary().terms(concept).stream()
                .filter(term -> Vocabulary.key(term).equals(key))
                .findFirst()
                .orElseGet(() -> taxonomy.label(concept));
    }

    private static boolean showsIds(NamedConcepts named, Words words, Taxonomy taxonomy) {
        return named.show() == null
                ? words.dictionary().stream().allMatch(word -> isId(word, taxonomy))
                : named.show() == NamedConcepts.Show.IDS;
    }

    private static boolean isId(String word, Taxonomy taxonomy) {
        OptionalInt concept = taxonomy.find(word);
        return concept.isPresent() && taxonomy.id(concept.getAsInt()).equals(word);
    }

    private Taxonomy taxonomy(NamedConcepts named) {
        List<@Nullable Object> key = new ArrayList<>();
        key.add(named.taxonomy());
        key.add(named.virtualRoot());
        key.add(named.language());
        return taxonomies.computeIfAbsent(
                key,
                absent -> sources.taxonomies()
                        .read(
                                new TaxonomyReader.Request(
                                        named.taxonomy(),
                                        sources.files(),
                                        named.language(),
                                        named.virtualRoot() ? VirtualRoot.ALWAYS : VirtualRoot.NEVER),
                                watcher));
    }

    private ConceptFile mapping(String file) {
        return mappings.computeIfAbsent(
                file,
                absent -> ConceptFile.read(
                        Source.of(sources.files().apply(file)),
                        recipe.settings().normalise() == Recipe.Normalise.NFC,
                        sources.tables(),
                        watcher));
    }
}
