package org.semblance.run.concepts;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.Mapper;
import org.semblance.domain.taxonomy.mapping.Mapping;
import org.semblance.domain.taxonomy.mapping.Morphology;
import org.semblance.run.columns.HeaderLine;
import org.semblance.run.columns.MissingSigns;
import org.semblance.run.columns.Profile;
import org.semblance.run.columns.Proposal;
import org.semblance.run.port.Csv;
import org.semblance.run.port.Form;
import org.semblance.run.port.Source;
import org.semblance.run.port.TableReader;
import org.semblance.run.port.TaxonomyReader;
import org.semblance.run.recipe.Binder;
import org.semblance.run.recipe.Node;
import org.semblance.run.recipe.Recipe;
import org.semblance.run.recipe.Spelling;

/** Proposes concepts of a taxonomy for the words in a table, for a person to read and correct. */
public final class ConceptProposals {

    /**
     * Where to look for concepts.
     *
     * @param within a concept that all values are kinds of, where that is known
     */
    public record Question(
            TaxonomyReader.Request taxonomy, @Nullable String within) {}

    /**
     * How to read the table.
     *
     * @param missing texts that mean "no value"; the usual ones when not given
     */
    public record Layout(@Nullable List<String> missing, Csv csv, boolean nfc) {

        /** Found out by looking. */
        public static final Layout UNKNOWN = new Layout(null, Csv.UNKNOWN, true);

        /** As a recipe says; what it says of attributes and methods does not matter here. */
        public static Layout of(Node recipe) {
            Recipe.Settings settings = Binder.parameters(Recipe.Settings.class, Binder.mapping(recipe, ""), "");
            return new Layout(
                    settings.missing() == null ? List.of("") : settings.missing(),
                    settings.csv() == null ? Csv.UNKNOWN : settings.csv(),
                    settings.normalise() == Recipe.Normalise.NFC);
        }
    }

    /** Maps columns to the concepts of one taxonomy. */
    interface Mappers {
        Function<Words, Mapping> on(Taxonomy taxonomy, Morphology morphology);
    }

    private final TableReader tables;
    private final TaxonomyReader taxonomies;
    private final Mappers mappers;

    public ConceptProposals(TableReader tables, TaxonomyReader taxonomies) {
        this(tables, taxonomies, (taxonomy, morphology) -> new Mapper(taxonomy, morphology)::map);
    }

    ConceptProposals(TableReader tables, TaxonomyReader taxonomies, Mappers mappers) {
        this.tables = tables;
        this.taxonomies = taxonomies;
        this.mappers = mappers;
    }

    /**
     * Proposes concepts for columns of a table.
     *
     * @param attributes the columns; when there are none, those that look like words, as far as the taxonomy carries them
     */
    public ConceptDraft propose(
            Source source, Layout layout, List<String> attributes, Question question, Watcher watcher) {
        Set<String> asked = new LinkedHashSet<>(attributes);
        Set<String> there = new LinkedHashSet<>();
        TableReader.Reading reading = tables.read(
                new TableReader.Request(
                        source,
                        Form.looking(layout.csv()),
                        layout.missing() == null ? MissingSigns.USUAL : layout.missing(),
                        layout.nfc(),
                        name -> false,
                        name -> {
                            there.add(name);
                            return asked.isEmpty() || asked.contains(name);
                        }),
                watcher);
        HeaderLine.refuseRecord(reading.table());
        refuseUnknown(asked, there);
        List<String> missing =
                layout.missing() == null ? MissingSigns.in(source, reading.form(), tables) : layout.missing();
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

    /** Proposes concepts for columns that were read already; the taxonomy is read only if there are any. */
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
                .filter(column -> Proposal.of(Profile.of(column)).role() == Role.CONFIDENTIAL)
                .map(Column::name)
                .collect(Collectors.toSet());
    }

    private static void refuseUnknown(Set<String> asked, Set<String> there) {
        for (String name : asked) {
            if (!there.contains(name)) {
                throw Problem.recipe(
                        "E_ATTRIBUTE",
                        "the table has no column '" + name + "'",
                        Spelling.advice(name, "the table has", there));
            }
        }
    }

    private static boolean promising(Words column, Taxonomy taxonomy) {
        Profile profile = Profile.of(column);
        return Proposal.of(profile).mayMeanConcepts(profile) || (profile.distinct() > 0 && codes(profile, taxonomy));
    }

    private static void refuseUnfit(Words column, Taxonomy taxonomy) {
        Profile profile = Profile.of(column);
        if (profile.distinct() == 0) {
            throw Problem.data(
                    "E_CONCEPTS",
                    "column '" + column.name() + "' has no values, so there is nothing to map",
                    "leave it out");
        }
        if (profile.numbers() && !codes(profile, taxonomy)) {
            throw Problem.data(
                    "E_CONCEPTS",
                    "column '" + column.name() + "' holds numbers, which mean no concepts of " + taxonomy.name(),
                    "make it numeric or ordinal in the recipe; for codes name the file that explains them with"
                            + " --taxonomy");
        }
    }

    /** Whether the values are the taxonomy's own ids, as codes of diseases may be. */
    private static boolean codes(Profile profile, Taxonomy taxonomy) {
        long codes = profile.words().stream()
                .filter(word -> taxonomy.find(word).stream()
                        .anyMatch(concept -> taxonomy.id(concept).equals(word)))
                .count();
        return 2 * codes >= profile.distinct();
    }

    private List<Mapping> map(List<Words> columns, Taxonomy whole, Question question, Watcher watcher) {
        Taxonomy part = question.within() == null ? whole : whole.below(whole.concept(question.within()));
        Function<Words, Mapping> mapper = mappers.on(part, taxonomies.morphology(question.taxonomy()));
        List<Mapping> mappings = new ArrayList<>();
        for (Words column : columns) {
            watcher.progress("mapping", mappings.size(), columns.size());
            mappings.add(MappingInWhole.of(mapper.apply(column), part, whole));
        }
        return mappings;
    }
}
