package org.semblance.authoring.concepts;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Spelling;
import org.semblance.data.Column;
import org.semblance.data.MissingValues;
import org.semblance.data.Words;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptMapper;
import org.semblance.domain.taxonomy.mapping.Morphology;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.MissingHeaderCheck;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.recipe.OwnMissingValues;
import org.semblance.release.recipe.RecipeBinder;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Proposes concepts of a taxonomy for the words in a table, for a person to check and correct. */
public final class ConceptProposals {

    /**
     * Where to look for concepts.
     *
     * @param within a concept that all values are kinds of, if known
     */
    public record Question(
            TaxonomyReader.Request taxonomy, @Nullable String within) {}

    /**
     * How to read the table.
     *
     * @param missing texts that mean "no value"; the usual ones if null
     * @param nfc whether to normalise texts to Unicode NFC
     * @param own values that mean "no value" in single columns
     */
    public record Layout(@Nullable List<String> missing, CsvLayout csv, boolean nfc, Map<String, MissingValues> own) {

        /** The layout is detected from the content. */
        public static final Layout UNKNOWN = new Layout(null, CsvLayout.UNKNOWN, true, Map.of());

        /** The layout that a recipe declares; its attributes and method are ignored. */
        public static Layout of(RecipeNode recipe, Catalog catalog) {
            TableRecipe.Settings settings = new RecipeBinder(catalog)
                    .parameters(TableRecipe.Settings.class, RecipeBinder.mapping(recipe, ""), "");
            return new Layout(
                    settings.missing() == null ? List.of("") : settings.missing(),
                    settings.csv() == null ? CsvLayout.UNKNOWN : settings.csv(),
                    settings.normalize() == TableRecipe.Normalization.NFC,
                    OwnMissingValues.inWords(RecipeBinder.mapping(recipe, "")));
        }

        /** A request to read columns of a table, all as words. */
        public TableReader.Request request(TableSource source, TableReader.Columns wanted) {
            return new TableReader.Request(
                    source,
                    TableFormat.looking(csv),
                    missing == null ? MissingValueSigns.USUAL : missing,
                    nfc,
                    name -> false,
                    wanted,
                    own);
        }
    }

    /** Creates the mapper for a taxonomy; replaced in tests. */
    interface Mappers {
        Function<Words, ProposedMapping> on(Taxonomy taxonomy, Morphology morphology);
    }

    private final TableReader tables;
    private final TaxonomyReader taxonomies;
    private final Mappers mappers;

    public ConceptProposals(TableReader tables, TaxonomyReader taxonomies) {
        this(tables, taxonomies, (taxonomy, morphology) -> new ConceptMapper(taxonomy, morphology)::map);
    }

    ConceptProposals(TableReader tables, TaxonomyReader taxonomies, Mappers mappers) {
        this.tables = tables;
        this.taxonomies = taxonomies;
        this.mappers = mappers;
    }

    /**
     * Proposes concepts for columns of a table.
     *
     * @param attributes the columns; if empty, those that look like words or like codes of the taxonomy
     */
    public ConceptDraft propose(
            TableSource source, Layout layout, List<String> attributes, Question question, Watcher watcher) {
        Set<String> asked = new LinkedHashSet<>(attributes);
        Set<String> there = new LinkedHashSet<>();
        TableReader.Reading reading = tables.read(
                layout.request(source, name -> {
                    there.add(name);
                    return asked.isEmpty() || asked.contains(name);
                }),
                watcher);
        MissingHeaderCheck.refuseRecord(reading.table());
        refuseUnknown(asked, there);
        List<String> missing =
                layout.missing() == null ? MissingValueSigns.in(source, reading.form(), tables) : layout.missing();
        List<Words> columns = new ArrayList<>();
        for (Column column : reading.table().columns()) {
            columns.add((Words) column);
        }
        Taxonomy taxonomy = taxonomies.read(question.taxonomy(), watcher);
        if (asked.isEmpty()) {
            columns.removeIf(column -> !promising(column, taxonomy));
        } else {
            columns.forEach(column -> refuseUnfit(column, taxonomy));
        }
        return new ConceptDraft(taxonomy, map(columns, taxonomy, question, watcher), confidential(columns), missing);
    }

    /** Proposes concepts for columns that are already in memory. The taxonomy is read only if there are any. */
    public Optional<ConceptDraft> propose(List<Words> columns, Question question, Watcher watcher) {
        if (columns.isEmpty()) {
            return Optional.empty();
        }
        Taxonomy taxonomy = taxonomies.read(question.taxonomy(), watcher);
        return Optional.of(new ConceptDraft(
                taxonomy, map(columns, taxonomy, question, watcher), confidential(columns), List.of()));
    }

    private static Set<String> confidential(List<Words> columns) {
        return columns.stream()
                .filter(column -> RoleProposal.of(ColumnProfile.of(column)).role() == Role.CONFIDENTIAL)
                .map(Column::name)
                .collect(Collectors.toSet());
    }

    /** Refuses a requested column that the table does not have. */
    public static void refuseUnknown(Collection<String> asked, Set<String> there) {
        for (String name : asked) {
            if (!there.contains(name)) {
                throw Problem.recipe(
                        ProblemCode.E_ATTRIBUTE,
                        "the table has no column '" + name + "'",
                        Spelling.advice(name, "the table has", there));
            }
        }
    }

    private static boolean promising(Words column, Taxonomy taxonomy) {
        ColumnProfile profile = ColumnProfile.of(column);
        return RoleProposal.of(profile).mayMeanConcepts(profile)
                || (profile.distinct() > 0 && codes(profile, taxonomy));
    }

    private static void refuseUnfit(Words column, Taxonomy taxonomy) {
        ColumnProfile profile = ColumnProfile.of(column);
        if (profile.distinct() == 0) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    "column '" + column.name() + "' has no values, so there is nothing to map",
                    "leave it out");
        }
        if (profile.numbers() && !codes(profile, taxonomy)) {
            throw Problem.data(
                    ProblemCode.E_CONCEPTS,
                    "column '" + column.name() + "' holds numbers, which mean no concepts of " + taxonomy.name(),
                    "make it numeric or ordinal in the recipe; for codes name the file that explains them with"
                            + " ‹taxonomy›");
        }
    }

    /** Whether at least half of the values are ids of the taxonomy, such as codes of diseases. */
    private static boolean codes(ColumnProfile profile, Taxonomy taxonomy) {
        long codes = profile.words().stream()
                .filter(word -> taxonomy.find(word).stream()
                        .anyMatch(concept -> taxonomy.id(concept).equals(word)))
                .count();
        return 2 * codes >= profile.distinct();
    }

    private List<ProposedMapping> map(List<Words> columns, Taxonomy whole, Question question, Watcher watcher) {
        Taxonomy part = question.within() == null ? whole : whole.below(whole.concept(question.within()));
        Function<Words, ProposedMapping> mapper = mappers.on(part, taxonomies.morphology(question.taxonomy()));
        List<ProposedMapping> mappings = new ArrayList<>();
        for (Words column : columns) {
            watcher.progress("mapping", mappings.size(), columns.size());
            mappings.add(WholeTaxonomyMapping.of(mapper.apply(column), part, whole));
        }
        return mappings;
    }
}
