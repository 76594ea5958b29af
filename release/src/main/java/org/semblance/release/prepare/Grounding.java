package org.semblance.release.prepare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.ConceptMapping;
import org.semblance.domain.taxonomy.ConceptNaming;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.domain.taxonomy.ReleasableConcepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder.VirtualRoot;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.TableSource;

/**
 * Maps words to concepts: reads the taxonomies and mappings that a recipe names, and binds the attributes to them.
 *
 * <p>A column that will be masked is rewritten with the names of its concepts, so that original and release are
 * comparable: words with the same meaning become the same text. A taxonomy that contains none of the values, or in
 * which all of them are equally distant, is refused.
 */
public final class Grounding {

    /**
     * The dataset after grounding, with the mapping of each grounded attribute.
     *
     * @param lexicons lexicons of the masked attributes, for words that do not occur in the table
     */
    public record GroundedDataset(
            Dataset data, Map<String, ConceptMapping> meanings, Map<String, ColumnLexicon> lexicons) {}

    /** The code of the warning about words without a concept. */
    public static final WarningCode UNMAPPED = WarningCode.W_UNMAPPED;

    private final TableRecipe recipe;
    private final Preparation.Sources sources;
    private final Watcher watcher;
    private final Map<List<?>, Taxonomy> taxonomies = new HashMap<>();
    private final Map<String, ConceptFile> mappings = new LinkedHashMap<>();

    public Grounding(TableRecipe recipe, Preparation.Sources sources, Watcher watcher) {
        this.recipe = recipe;
        this.sources = sources;
        this.watcher = watcher;
    }

    public GroundedDataset ground(Dataset data) {
        List<Attribute> attributes = new ArrayList<>();
        List<Column> rewritten = new ArrayList<>();
        Map<String, ConceptMapping> meanings = new LinkedHashMap<>();
        Map<String, ColumnLexicon> lexicons = new LinkedHashMap<>();
        for (Attribute attribute : data.attributes()) {
            if (attribute.domain() instanceof NamedConcepts named && !attribute.is(Role.IDENTIFIER)) {
                Words words = (Words) data.table().column(attribute.name());
                boolean masked = attribute.is(Role.QUASI_IDENTIFIER);
                if (masked) {
                    refuseWithholding(named, attribute.name());
                }
                Taxonomy whole = taxonomy(named);
                OptionalInt within =
                        named.within() == null ? OptionalInt.empty() : OptionalInt.of(whole.concept(named.within()));
                ConceptMapping found = meanings(
                        named, words, whole, within, masked, data.table().rows());
                if (masked && found.unmappedRows() > 0) {
                    watcher.warn(unmapped(attribute.name(), found.unmappedRows()));
                }
                rewritten.add(masked ? found.rewritten() : words);
                attributes.add(new Attribute(
                        attribute.name(), attribute.roles(), domain(named, found, within, masked), attribute.weight()));
                meanings.put(attribute.name(), found);
                if (masked) {
                    lexicons.put(attribute.name(), lexicon(named, attribute.name(), whole, within, found.taxonomy()));
                }
            } else if (attribute.domain() instanceof NamedHierarchy named && !attribute.is(Role.IDENTIFIER)) {
                attributes.add(new Attribute(
                        attribute.name(),
                        attribute.roles(),
                        hierarchical(attribute.name(), named),
                        attribute.weight()));
            } else {
                attributes.add(attribute);
            }
        }
        mappings.values().forEach(mapping -> warnOfOthers(mapping, data));
        return new GroundedDataset(
                new Dataset(
                        data.table().with(rewritten),
                        attributes,
                        data.person(),
                        data.combine(),
                        data.population().map(people -> population(people, attributes, lexicons))),
                meanings,
                lexicons);
    }

    /** The warning that a column has words without a concept. */
    public static Watcher.Warning unmapped(String column, int rows) {
        return new Watcher.Warning(
                UNMAPPED,
                "column '" + column + "': " + rows
                        + " values have no concept and are suppressed; measures leave them out");
    }

    /** Rewrites the population with the names of the concepts; words without a concept become missing. */
    private static Table population(Table people, List<Attribute> attributes, Map<String, ColumnLexicon> lexicons) {
        List<Column> rewritten = new ArrayList<>();
        for (Attribute attribute : attributes) {
            ColumnLexicon lexicon = lexicons.get(attribute.name());
            if (lexicon != null && attribute.domain() instanceof Concepts domain) {
                Words words = (Words) people.column(attribute.name());
                @Nullable String[] texts = new String[words.dictionary().size()];
                for (int code = 0; code < texts.length; code++) {
                    int concept = lexicon.concept(words.dictionary().get(code));
                    texts[code] = concept == Concepts.NONE
                            ? null
                            : domain.readable(concept).orElse(null);
                }
                @Nullable String[] rows = new String[words.size()];
                for (int row = 0; row < rows.length; row++) {
                    rows[row] = words.missing(row) ? null : texts[words.code(row)];
                }
                rewritten.add(Words.of(words.name(), rows));
            }
        }
        return people.with(rewritten);
    }

    private ColumnLexicon lexicon(
            NamedConcepts named, String attribute, Taxonomy whole, OptionalInt within, Taxonomy taxonomy) {
        int top = taxonomy == whole ? within.orElse(Taxonomy.ROOT) : Taxonomy.ROOT;
        return new ColumnLexicon(
                named, mapped(named, attribute), whole, taxonomy, concept -> taxonomy.subsumes(top, concept));
    }

    /** Reads a hierarchy, with the concepts of its labels if a taxonomy is named. */
    private Hierarchical hierarchical(String attribute, NamedHierarchy named) {
        Hierarchy asWritten = sources.taxonomies().hierarchy(sources.files().apply(named.hierarchy()), watcher);
        Hierarchy hierarchy =
                recipe.settings().normalize() == TableRecipe.Normalization.NFC ? asWritten.normalized() : asWritten;
        refuseMissingAmongLabels(attribute, hierarchy);
        if (named.taxonomy() == null) {
            return new Hierarchical(hierarchy);
        }
        Taxonomy taxonomy =
                taxonomy(named.taxonomy(), named.virtualRoot(), named.language(), TaxonomyReader.Leniency.NONE);
        Map<String, String> mapped = new LinkedHashMap<>();
        if (named.concepts() != null) {
            mapping(named.concepts()).of(attribute).forEach((label, entry) -> {
                if (!entry.concept().isEmpty()) {
                    refuseUnknown(taxonomy, entry, named.concepts());
                }
                mapped.put(label, entry.concept());
            });
        }
        SemanticHierarchy semantic =
                SemanticHierarchy.of(hierarchy, taxonomy, named.similarity().on(taxonomy), mapped);
        if (semantic.unmapped() > 0) {
            watcher.warn(
                    WarningCode.W_LABELS_UNMAPPED,
                    "the hierarchy of '" + attribute + "' has " + semantic.unmapped()
                            + (semantic.unmapped() == 1 ? " label" : " labels") + " without a concept of "
                            + taxonomy.name() + ": values generalised to them count as lost");
        }
        return new Hierarchical(semantic);
    }

    /** Refuses a label that is declared as missing: a generalised value would be read back as a missing one. */
    private void refuseMissingAmongLabels(String attribute, Hierarchy hierarchy) {
        for (int level = 1; level <= hierarchy.height(); level++) {
            if (hierarchy.labels(level).stream().anyMatch(recipe.missing()::contains)) {
                throw Problem.recipe(
                        ProblemCode.E_MISSING,
                        "the hierarchy of '" + attribute + "' has a label on level " + level
                                + " that missing: declares to be no value",
                        "give the label another name, or take the text out of missing:");
            }
        }
    }

    private Concepts domain(NamedConcepts named, ConceptMapping meanings, OptionalInt within, boolean masked) {
        boolean partOnly = named.depth() == NamedConcepts.Depth.WITHIN;
        if (masked && reach() == ReleasableConcepts.DOMAIN) {
            OptionalInt bound = partOnly ? OptionalInt.of(Taxonomy.ROOT) : within;
            return meanings.rewrittenDomain(named.similarity(), Concepts.Average.MEAN, bound);
        }
        // a part of a taxonomy is bounded by its root
        OptionalInt bound = partOnly ? OptionalInt.empty() : within;
        return masked
                ? meanings.rewrittenDomain(named.similarity(), named.average(), bound)
                : meanings.domain(named.similarity(), named.average(), bound);
    }

    private boolean isPrivate() {
        return recipe.method().budget().isPresent();
    }

    /**
     * Refuses to suppress values under differential privacy: suppression would disclose that a value has no concept.
     */
    private void refuseWithholding(NamedConcepts named, String attribute) {
        if (isPrivate() && named.unmapped() == NamedConcepts.UnmappedRule.MISSING) {
            throw Problem.recipe(
                    ProblemCode.E_MISSING,
                    "attribute '" + attribute
                            + "': unmapped: missing suppresses values, and a release that shows which would not be "
                            + "differentially private",
                    "map all values in concepts.csv, or leave rows out with where:");
        }
    }

    private ReleasableConcepts reach() {
        return recipe.method().reach();
    }

    private void warnOfOthers(ConceptFile mapping, Dataset data) {
        long others = mapping.attributes().stream()
                .filter(name -> data.table().find(name) == null)
                .count();
        if (others > 0) {
            watcher.warn(
                    WarningCode.W_CONCEPTS_UNUSED,
                    mapping + " maps values of " + (others == 1 ? "a column" : others + " columns")
                            + " that the table lacks");
        }
    }

    private ConceptMapping meanings(
            NamedConcepts named, Words words, Taxonomy whole, OptionalInt within, boolean masked, Rows rows) {
        Map<String, String> references = references(named, words, whole);
        if (within.isPresent()) {
            Concepts.refuseOutside(words, rows, ConceptMap.of(whole, references), whole, within.getAsInt());
        }
        boolean partOnly = named.depth() == NamedConcepts.Depth.WITHIN;
        Taxonomy taxonomy = partOnly ? part(whole, within.orElseThrow()) : whole;
        ConceptNaming naming = new ConceptNaming(showsIds(named, words, whole, masked), Set.copyOf(recipe.missing()));
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        // words have fewer senses in a part of the taxonomy, so concepts are looked up by their ids
        references.forEach((word, reference) ->
                conceptOf.put(word, taxonomy.concept(partOnly ? whole.id(whole.concept(reference)) : reference)));
        ConceptMapping meanings = masked && reach() == ReleasableConcepts.DOMAIN
                ? new ConceptMapping(words, taxonomy, conceptOf, naming)
                : new ConceptMapping(words, taxonomy, conceptOf, references, naming);
        meanings.refuseWhatSaysNothing(named.similarity());
        if (named.unmapped() == NamedConcepts.UnmappedRule.REFUSE) {
            meanings.refuseUnmapped(rows);
        }
        return meanings;
    }

    /** The part below a concept, shared by all attributes that name it. */
    private Taxonomy part(Taxonomy whole, int top) {
        return taxonomies.computeIfAbsent(List.of(whole, top), absent -> whole.below(top));
    }

    /** The concept of each word as written in the mapping; without a mapping, each word that names a concept itself. */
    private Map<String, String> references(NamedConcepts named, Words words, Taxonomy taxonomy) {
        Map<String, String> references = new LinkedHashMap<>();
        int[] counts = words.counts();
        Map<String, ConceptFile.Entry> mapped = mapped(named, words.name());
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

    private Map<String, ConceptFile.Entry> mapped(NamedConcepts named, String attribute) {
        return named.concepts() == null ? Map.of() : mapping(named.concepts()).of(attribute);
    }

    public static void refuseUnknown(Taxonomy taxonomy, ConceptFile.Entry entry, @Nullable String file) {
        if (taxonomy.find(entry.concept()).isEmpty()) {
            // the text is not repeated in the message, because it may be a value of the data
            throw Problem.data(
                    ProblemCode.E_CONCEPT,
                    file + ", row " + entry.row() + " below the header: " + taxonomy.name()
                            + " has no such concept, or several",
                    "look for it with: semblance concepts find WORD");
        }
    }

    /**
     * Whether concepts are written as ids. Under differential privacy, the values must not influence how they are
     * written.
     */
    private boolean showsIds(NamedConcepts named, Words words, Taxonomy taxonomy, boolean masked) {
        boolean looked = named.show() == null && !(masked && isPrivate());
        return looked
                ? words.dictionary().stream().allMatch(word -> isId(word, taxonomy))
                : named.show() == NamedConcepts.ReleaseForm.IDS;
    }

    private static boolean isId(String word, Taxonomy taxonomy) {
        OptionalInt concept = taxonomy.find(word);
        return concept.isPresent() && taxonomy.id(concept.getAsInt()).equals(word);
    }

    private Taxonomy taxonomy(NamedConcepts named) {
        return taxonomy(
                named.taxonomy(),
                named.virtualRoot(),
                named.language(),
                new TaxonomyReader.Leniency(
                        named.dangling() == NamedConcepts.OrphanRule.ROOT,
                        named.imports() == NamedConcepts.Imports.IGNORE));
    }

    private Taxonomy taxonomy(
            String name, boolean virtualRoot, @Nullable String language, TaxonomyReader.Leniency leniency) {
        List<@Nullable Object> key = new ArrayList<>();
        key.add(name);
        key.add(virtualRoot);
        key.add(language);
        key.add(leniency);
        return taxonomies.computeIfAbsent(
                key,
                absent -> sources.taxonomies()
                        .read(
                                new TaxonomyReader.Request(
                                        name,
                                        sources.files(),
                                        language,
                                        virtualRoot ? VirtualRoot.ALWAYS : VirtualRoot.NEVER,
                                        leniency),
                                watcher));
    }

    private ConceptFile mapping(String file) {
        return mappings.computeIfAbsent(
                file,
                absent -> ConceptFile.read(
                        TableSource.of(sources.files().apply(file)),
                        recipe.settings().normalize() == TableRecipe.Normalization.NFC,
                        sources.tables(),
                        watcher));
    }
}
