package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Workers;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.catalog.Spelling;
import org.semblance.domain.Attribute;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.NamedHierarchy;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.method.Blockable;
import org.semblance.method.GeneralizingMethod;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.Method;
import org.semblance.method.blocking.Blocking;
import org.semblance.port.CsvLayout;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AttributeGuarantee;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureFacts.Need;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.loss.AttributeLoss;
import org.semblance.quality.loss.Granularity;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.SemanticInformationLoss;
import org.semblance.quality.loss.SemanticSse;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.quality.risk.DistanceLinkage;
import org.semblance.quality.risk.LossAndRisk;
import org.semblance.quality.risk.RecordLinkage;
import org.semblance.quality.risk.disclosure.AttributeInference;
import org.semblance.quality.risk.disclosure.Homogeneity;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.quality.risk.reidentification.JournalistRisk;
import org.semblance.quality.risk.reidentification.ProsecutorRisk;

/** A recipe for a table: the data, the roles of its attributes, the method, the guarantees and the measures. */
public record TableRecipe(
        Settings settings,
        List<Attribute> attributes,
        Set<String> uniqueKept,
        Acceptances acceptances,
        Method method,
        List<Guarantee> guarantees,
        List<Measure> measures,
        RecipeNode.Mapping source)
        implements Recipe {

    static final String ABOUT_LEDGER =
            "your list of releases, a folder relative to the recipe: a release that would single a "
                    + "person out in combination with those listed is refused";

    static final String ABOUT_BLOCKING =
            "how a very large table is divided into blocks that are masked one by one; not divided if not given";

    /** The settings of a recipe. */
    public record Settings(
            @About("the table: a CSV, TSV or JSON lines file (also gzipped), a Parquet file, a folder of "
                    + "such files, or a database (with query:); relative to the recipe")
            String data,

            @About(value = "SQL query for a database (jdbc:postgresql://…, an SQLite or DuckDB file)", optional = true)
            @Nullable
            String query,

            @About(value = "layout of the text table, if it is not detected", optional = true) @Nullable
            CsvLayout csv,

            @About(value = "texts that mean \"no value\"; the empty field if not given", optional = true) @Nullable
            List<String> missing,

            @About(
                    value = "nfc: texts that differ only in their Unicode composition count as equal; none: they do "
                            + "not",
                    fallback = "nfc",
                    formerly = "normalise")
            Normalization normalize,

            @About(
                    value = "which rows to keep: complete, or conditions such as \"age >= 18 and town is not missing\"",
                    optional = true)
            @Nullable
            String where,

            @About(value = "column that identifies people: k then counts people, not rows", optional = true) @Nullable
            String person,

            @About(
                    value = "minimum number of original values behind each published value, for methods that "
                            + "average; may also be given as a parameter of the method; k if not given",
                    optional = true)
            @Nullable
            Integer contributors,

            @About(
                    value = "file of the people among whom an intruder would search, such as a register, with the "
                            + "quasi-identifiers under the same names; relative to the recipe",
                    optional = true)
            @Nullable
            String population,

            @About(value = ABOUT_LEDGER, optional = true) @Nullable
            String ledger,

            @About(value = ABOUT_BLOCKING, optional = true) @Nullable
            Blocking blocking,

            @About(value = "where and how the release is written", optional = true) @Nullable
            To release,

            @About(
                    value = "what is permitted that would otherwise be refused: unique, overlap; accept: does it with a"
                            + " reason",
                    optional = true)
            @Nullable
            List<Allowance> allow,

            @About(
                    value = "figures of the original that the public report shows, coarsely and only if no single "
                            + "person determines them: before, loss, loss-by-attribute, associations, linkage; none if "
                            + "not given",
                    optional = true)
            @Nullable
            List<Publication> publish,

            @About(value = "makes random choices repeatable; do not publish such a release", optional = true) @Nullable
            Long seed) {

        public Settings {
            if (missing != null && missing.isEmpty()) {
                throw Problem.recipe(
                        ProblemCode.E_CONFIG,
                        "missing: lists no text, but a suppressed value must be written somehow",
                        "leave missing: out, which means the empty field, or list a text");
            }
        }
    }

    /** Where a release goes, and how it is written. */
    public record To(
            @About(value = "folder of the release, relative to the recipe", fallback = "release")
            String to,

            @About(value = "whether rows are put in random order; false is for research only", fallback = "true")
            boolean shuffle,

            @About(
                    value = "whether texts of a CSV that a spreadsheet would read as a formula get a leading '",
                    fallback = "false")
            boolean spreadsheetSafe) {

        public To(String to, boolean shuffle) {
            this(to, shuffle, false);
        }
    }

    /** The Unicode normalisation of text. */
    public enum Normalization {
        NFC,
        NONE
    }

    /** What is refused by default and may be allowed in a recipe. */
    public enum Allowance {
        /** Columns that are kept although most rows or people have a value of their own, or they repeat a quasi-identifier. */
        UNIQUE,
        /** A release that singles out a person when it is combined with those in the ledger. */
        OVERLAP
    }

    /** Figures of the original that a recipe may ask to publish. */
    public enum Publication {
        /** Counts of ranges and categories before masking. */
        BEFORE,
        /** The information loss of whole records. */
        LOSS,
        /** The information loss of each attribute. */
        LOSS_BY_ATTRIBUTE,
        /** Associations before masking, of attributes that are not confidential. */
        ASSOCIATIONS,
        /** Linkage figures. */
        LINKAGE;

        /** The word in recipes. */
        public String word() {
            return Parameter.kebab(this);
        }
    }

    /** The settings of an attribute that do not depend on its domain. */
    record AttributeSettings(
            @About("identifier (dropped), quasi-identifier (masked), confidential (a sensitive attribute, "
                    + "kept) or other (kept); also several")
            List<Role> role,

            @About(value = "domain of its values; required for quasi-identifiers", optional = true) @Nullable
            String domain,

            @About(value = "weight of its distances", fallback = "1")
            double weight,

            @About(
                    value = "unique: keep the column although most rows or people have a value of their own, or it"
                            + " repeats a quasi-identifier",
                    optional = true)
            @Nullable
            List<Allowance> allow) {}

    public static final String MEASURES = "measures";
    private static final List<Class<? extends Measure>> DEFAULT_MEASURES =
            List.of(InformationLoss.class, Sse.class, Sst.class, DistanceLinkage.class);
    private static final List<Class<? extends Measure>> DEFAULT_MEASURES_OF_WORDS = List.of(
            InformationLoss.class,
            AttributeLoss.class,
            Sse.class,
            Sst.class,
            RecordLinkage.class,
            LossAndRisk.class,
            DistanceLinkage.class);
    private static final List<Class<? extends Measure>> MEASURES_OF_MEANT_HIERARCHIES =
            List.of(SemanticInformationLoss.class, SemanticSse.class);
    private static final List<Class<? extends Measure>> MEASURES_OF_DISCLOSURE =
            List.of(Homogeneity.class, AttributeInference.class);

    @Override
    public TableRecipe ofTable() {
        return this;
    }

    /** The same recipe with another method. */
    public TableRecipe with(Method other) {
        return new TableRecipe(settings, attributes, uniqueKept, acceptances, other, guarantees, measures, source);
    }

    /** The guarantees to verify: those that the method claims and those that the recipe asks for. */
    public Set<Guarantee> guaranteesToVerify() {
        Set<Guarantee> all = new LinkedHashSet<>(method.claims());
        all.addAll(guarantees);
        return all;
    }

    /** Whether the recipe itself asks for a number of contributors, which is otherwise a default of the method. */
    public boolean namesContributors() {
        return source.entries().containsKey(Contributors.NAME)
                || guarantees.stream().anyMatch(Contributors.class::isInstance)
                || (source.entries().get("method") instanceof RecipeNode.Mapping given
                        && given.entries().containsKey(Contributors.NAME));
    }

    /** The largest k of the guarantees, in rows or persons; empty without k-anonymity. */
    public OptionalInt guaranteedK() {
        return guaranteesToVerify().stream()
                .filter(KAnonymity.class::isInstance)
                .mapToInt(guarantee -> ((KAnonymity) guarantee).k())
                .max();
    }

    /** Refuses blocking for a method that does not support it. */
    void refuseUnblockable() {
        blocked(Workers.HERE);
    }

    /** Refuses to publish figures of the original of a release that is to be differentially private. */
    private void refuseUnpublishable() {
        if (!publications().isEmpty() && method.budget().isPresent()) {
            throw Problem.recipe(
                    ProblemCode.E_PUBLISH,
                    "publish: figures of the original are not differentially private, and the release would not be so"
                            + " either",
                    "leave publish: out; the owner's folder has every figure");
        }
    }

    /** The method, in blocks if the recipe asks for blocking. */
    private Method blocked(Workers workers) {
        Blocking blocking = settings.blocking();
        if (blocking == null) {
            return method;
        }
        if (method instanceof Blockable blockable) {
            return blockable.in(blocking, workers);
        }
        throw Problem.recipe(
                ProblemCode.E_BLOCKING,
                "the method of this recipe makes no groups within blocks",
                "leave blocking: out, or choose mdav, or spherical-mdav for documents; methods for words mask equal"
                        + " records once, however many they are");
    }

    /**
     * The method as it is run: in blocks if the recipe asks for them and, if the method supports it, aiming at the
     * additional guarantees. k-anonymity is not among these, because k is a parameter of the method.
     */
    public Method reaching() {
        return reaching(Workers.HERE);
    }

    /**
     * The method as it is run, with its blocks on other workers.
     *
     * @param workers where blocks are grouped
     */
    public Method reaching(Workers workers) {
        List<Aim> aims = guarantees.stream()
                .filter(guarantee -> guarantee instanceof Aim && !(guarantee instanceof KAnonymity))
                .map(Aim.class::cast)
                .toList();
        Method blocked = blocked(workers);
        List<PopulationGuarantee> ofPopulation = guarantees.stream()
                .filter(PopulationGuarantee.class::isInstance)
                .map(PopulationGuarantee.class::cast)
                .toList();
        if (!ofPopulation.isEmpty() && blocked instanceof GeneralizingMethod generalizing) {
            return generalizing.reaching(aims, ofPopulation);
        }
        return !aims.isEmpty() && blocked instanceof GoalCapableMethod aiming ? aiming.reaching(aims) : blocked;
    }

    /** Whether the recipe names its measures; otherwise the default measures are used as far as they apply. */
    public boolean namesMeasures() {
        return source.entries().containsKey(MEASURES);
    }

    /** Whether the recipe as a whole allows something that is refused by default. */
    public boolean allows(Allowance what) {
        return settings.allow() != null && settings.allow().contains(what);
    }

    /** What the recipe asks to publish of the original, each once. */
    public List<Publication> publications() {
        return settings.publish() == null
                ? List.of()
                : settings.publish().stream().distinct().sorted().toList();
    }

    public List<String> missing() {
        return settings.missing() == null ? List.of("") : settings.missing();
    }

    /**
     * The text of missing values in a release: as in the table, but never a number, which could be confused with a
     * mean.
     */
    public String missingText() {
        return missing().stream()
                .filter(text -> !text.matches("[+-]?[0-9.,]+([eE][+-]?[0-9]+)?"))
                .findFirst()
                .orElse("");
    }

    public To release() {
        return settings.release() == null ? new To("release", true) : settings.release();
    }

    public CsvLayout csv() {
        return settings.csv() == null ? CsvLayout.UNKNOWN : settings.csv();
    }

    /** Binds a recipe's tree. */
    public static TableRecipe of(RecipeNode tree, Catalog catalog) {
        RecipeNode.Mapping root = RecipeBinder.mapping(tree, "");
        if (DocumentRecipe.is(root)) {
            throw Problem.recipe(
                    ProblemCode.E_DOCUMENTS,
                    "this is a recipe of documents, and the command is for tables",
                    "documents go with anonymize and documents search; a released matrix with check FILE ‹k K›");
        }
        RecipeBinder binder = new RecipeBinder(catalog);
        RecipeProblems problems = new RecipeProblems();
        Set<String> known = new TreeSet<>(RecipeBinder.keys(Settings.class));
        known.addAll(List.of("attributes", "method", "guarantees", MEASURES, Acceptances.ACCEPT));
        problems.refuseUnknown(root, known, "");
        Optional<Settings> settings = binder.parameters(Settings.class, root, "", problems);
        Set<String> uniqueKept = new LinkedHashSet<>();
        Optional<List<Attribute>> attributes = needed(
                        root, "attributes", "give every column a role; semblance init DATA proposes them", problems)
                .flatMap(node -> problems.attempt(() -> attributes(node, binder, uniqueKept)));
        RecipeNode contributors = root.entries().get(Contributors.NAME);
        Optional<Method> method = method(
                root, contributors == null ? Map.of() : Map.of(Contributors.NAME, contributors), binder, problems);
        Optional<List<Guarantee>> guarantees =
                problems.attempt(() -> guarantees(root.entries().get("guarantees"), attributes, binder));
        Optional<List<Measure>> measures =
                problems.attempt(() -> measures(root.entries().get(MEASURES), List.of(), binder));
        Optional<Acceptances> acceptances = attributes.flatMap(columns ->
                problems.attempt(() -> Acceptances.of(root.entries().get(Acceptances.ACCEPT), columns, catalog)));
        problems.raise();
        if (settings.orElseThrow().allow() != null
                && settings.orElseThrow().allow().contains(Allowance.UNIQUE)) {
            attributes.orElseThrow().forEach(attribute -> uniqueKept.add(attribute.name()));
        }
        TableRecipe recipe = new TableRecipe(
                settings.orElseThrow(),
                attributes.orElseThrow(),
                uniqueKept,
                acceptances.orElseThrow(),
                method.orElseThrow(),
                guarantees.orElseThrow(),
                root.entries().containsKey(MEASURES)
                        ? measures.orElseThrow()
                        : usualMeasures(
                                method.orElseThrow(),
                                attributes.orElseThrow(),
                                settings.orElseThrow().population() != null,
                                binder),
                root);
        if (recipe.settings.population() == null) {
            recipe.guarantees.stream()
                    .filter(PopulationGuarantee.class::isInstance)
                    .findFirst()
                    .ifPresent(guarantee -> problems.check(() -> {
                        throw ((PopulationGuarantee) guarantee).withoutPopulation();
                    }));
        }
        problems.check(recipe::refuseUnblockable);
        problems.check(recipe::refuseUnpublishable);
        problems.raise();
        return recipe;
    }

    /** Binds the method of a recipe. */
    static Optional<Method> method(
            RecipeNode.Mapping root, Map<String, RecipeNode> elsewhere, RecipeBinder binder, RecipeProblems problems) {
        return needed(root, "method", "name the method, such as {name: mdav, k: 5}", problems)
                .flatMap(node -> problems.attempt(() -> binder.named(Method.class, node, "method", elsewhere)));
    }

    static Optional<RecipeNode> needed(RecipeNode.Mapping root, String key, String advice, RecipeProblems problems) {
        RecipeNode node = root.entries().get(key);
        if (node == null) {
            problems.missing(Problem.recipe(ProblemCode.E_CONFIG, key + " is not given", advice)
                    .at(RecipeBinder.where("", root.line())));
        }
        return Optional.ofNullable(node);
    }

    private static List<Attribute> attributes(RecipeNode node, RecipeBinder binder, Set<String> uniqueKept) {
        RecipeProblems problems = new RecipeProblems();
        List<Attribute> attributes = new ArrayList<>();
        RecipeBinder.mapping(node, "attributes").entries().forEach((name, entry) -> {
            String place = RecipeBinder.inside("attributes", name);
            RecipeNode.Mapping mapping = entry instanceof RecipeNode.Mapping given
                    ? given
                    // a bare role, such as "name: identifier"
                    : new RecipeNode.Mapping(Map.of("role", entry), Map.of("role", entry.line()), entry.line());
            problems.attempt(() -> attribute(name, mapping, place, binder, uniqueKept))
                    .ifPresent(attributes::add);
        });
        problems.raise();
        return attributes;
    }

    private static Attribute attribute(
            String name, RecipeNode.Mapping mapping, String place, RecipeBinder binder, Set<String> uniqueKept) {
        RecipeNode named = mapping.entries().get("domain");
        Class<? extends Domain> type =
                named == null ? Nominal.class : binder.entry(Domain.class, named, RecipeBinder.inside(place, "domain"));
        Set<String> known = new TreeSet<>(RecipeBinder.keys(AttributeSettings.class));
        known.addAll(RecipeBinder.keys(type));
        RecipeProblems problems = new RecipeProblems();
        problems.refuseUnknown(mapping, known, place);
        Optional<AttributeSettings> settings = binder.parameters(AttributeSettings.class, mapping, place, problems);
        settings.ifPresent(given -> {
            problems.check(() -> refuseUnfit(given, named != null, RecipeBinder.where(place, mapping.line())));
            if (given.allow() != null && given.allow().contains(Allowance.UNIQUE)) {
                uniqueKept.add(name);
            }
        });
        Optional<? extends Domain> domain = binder.parameters(type, mapping, place, problems);
        problems.raise();
        try {
            return new Attribute(
                    name,
                    Set.copyOf(settings.orElseThrow().role()),
                    domain.orElseThrow(),
                    settings.orElseThrow().weight());
        } catch (Problem problem) {
            throw problem.at(RecipeBinder.where(place, mapping.line()));
        }
    }

    /** Refuses roles, domains and allowances that are incompatible. */
    private static void refuseUnfit(AttributeSettings settings, boolean domainGiven, Place where) {
        Set<Role> roles = Set.copyOf(settings.role());
        if (roles.contains(Role.QUASI_IDENTIFIER) && !domainGiven) {
            throw Problem.recipe(
                            ProblemCode.E_DOMAIN,
                            "a quasi-identifier needs a domain",
                            "add domain: numeric, ordinal (with its scale), nominal or concepts")
                    .at(where);
        }
        if (roles.isEmpty() || (roles.contains(Role.IDENTIFIER) && roles.size() > 1)) {
            throw Problem.recipe(
                            ProblemCode.E_ROLE,
                            "an identifier is dropped, so it can be nothing else",
                            "choose identifier alone, or quasi-identifier, confidential or other")
                    .at(where);
        }
        if (settings.allow() != null && settings.allow().contains(Allowance.OVERLAP)) {
            throw Problem.recipe(
                            ProblemCode.E_CONFIG,
                            "overlap is of whole releases, not of an attribute",
                            "put allow: [overlap] at the top of the recipe")
                    .at(where);
        }
    }

    /**
     * Binds the guarantees. They are written {k-anonymity: 5}: the key is the name and its value the first parameter.
     *
     * @param attributes the attributes that guarantees may refer to; empty if they could not be read
     */
    static List<Guarantee> guarantees(
            @Nullable RecipeNode node, Optional<List<Attribute>> attributes, RecipeBinder binder) {
        RecipeProblems problems = new RecipeProblems();
        List<Guarantee> guarantees = new ArrayList<>();
        for (RecipeNode item : node == null ? List.<RecipeNode>of() : RecipeBinder.items(node)) {
            problems.attempt(() -> guarantee(item, attributes, binder)).ifPresent(guarantees::add);
        }
        problems.raise();
        return guarantees;
    }

    private static Guarantee guarantee(RecipeNode item, Optional<List<Attribute>> attributes, RecipeBinder binder) {
        RecipeNode.Mapping mapping = RecipeBinder.mapping(item, "guarantees");
        String first = mapping.entries().keySet().stream().findFirst().orElse("");
        Class<? extends Guarantee> type =
                binder.entry(Guarantee.class, new RecipeNode.Scalar(first, true, mapping.line()), "guarantees");
        String principal = Parameter.of(type).get(0).key();
        Set<String> known = RecipeBinder.keys(type);
        known.remove(principal);
        known.add(first);
        RecipeProblems problems = new RecipeProblems();
        problems.refuseUnknown(mapping, known, "guarantees");
        Map<String, RecipeNode> entries = new LinkedHashMap<>(mapping.entries());
        entries.put(principal, Objects.requireNonNull(entries.remove(first)));
        Optional<? extends Guarantee> guarantee = binder.parameters(
                type, new RecipeNode.Mapping(entries, mapping.keyLines(), mapping.line()), "guarantees", problems);
        problems.raise();
        if (attributes.isPresent()) {
            Place place = RecipeBinder.where("guarantees", mapping.line());
            if (guarantee.orElseThrow() instanceof AttributeGuarantee one) {
                refuseNotConfidential(one, attributes.get(), place);
            }
            try {
                guarantee.orElseThrow().refuseUnfit(attributes.get());
            } catch (Problem problem) {
                throw problem.at(place);
            }
        }
        return guarantee.orElseThrow();
    }

    private static void refuseNotConfidential(AttributeGuarantee guarantee, List<Attribute> attributes, Place place) {
        List<String> confidential = attributes.stream()
                .filter(attribute -> attribute.is(Role.CONFIDENTIAL))
                .map(Attribute::name)
                .toList();
        if (!confidential.contains(guarantee.of())) {
            boolean there =
                    attributes.stream().anyMatch(attribute -> attribute.name().equals(guarantee.of()));
            throw Problem.recipe(
                            ProblemCode.E_GUARANTEE,
                            guarantee.name() + " of '" + guarantee.of() + "': "
                                    + (there
                                            ? "the attribute is not confidential"
                                            : "there is no attribute of that name"),
                            there || confidential.isEmpty()
                                    ? "give it the role confidential, or name an attribute that has it"
                                    : Spelling.advice(guarantee.of(), "confidential are", confidential))
                    .at(place);
        }
    }

    static List<Measure> measures(@Nullable RecipeNode node, List<Measure> usual, RecipeBinder binder) {
        if (node == null) {
            return usual;
        }
        RecipeProblems problems = new RecipeProblems();
        List<Measure> measures = new ArrayList<>();
        for (RecipeNode item : RecipeBinder.items(node)) {
            problems.attempt(() -> binder.named(Measure.class, item, MEASURES, Map.of()))
                    .ifPresent(measures::add);
        }
        problems.raise();
        return List.copyOf(measures);
    }

    /** The measures used if the recipe names none. */
    private static List<Measure> usualMeasures(
            Method method, List<Attribute> attributes, boolean population, RecipeBinder binder) {
        return method.measures().isEmpty()
                ? usualMeasures(attributes, population).stream()
                        .<Measure>map(type -> binder.usual(type, MEASURES))
                        .toList()
                : method.measures();
    }

    private static List<Class<? extends Measure>> usualMeasures(List<Attribute> attributes, boolean population) {
        List<Domain> masked = attributes.stream()
                .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                .map(Attribute::domain)
                .toList();
        List<Class<? extends Measure>> usual = new ArrayList<>(
                masked.stream().anyMatch(NamedConcepts.class::isInstance)
                        ? DEFAULT_MEASURES_OF_WORDS
                        : DEFAULT_MEASURES);
        if (masked.stream().anyMatch(Domain::ofNumbers)) {
            // a mean of numbers is hardly ever an original value, so exact matching finds nothing even if people are
            // at risk
            usual.removeIf(type -> MeasureReading.of(type).needs(Need.UNCHANGED_VALUES));
        }
        if (masked.stream().anyMatch(NamedHierarchy.class::isInstance)) {
            usual.add(Granularity.class);
        }
        if (masked.stream().anyMatch(domain -> domain instanceof NamedHierarchy named && named.taxonomy() != null)) {
            usual.addAll(MEASURES_OF_MEANT_HIERARCHIES);
        }
        usual.add(ProsecutorRisk.class);
        if (population) {
            usual.add(JournalistRisk.class);
            if (masked.stream().anyMatch(Domain::ofNumbers)) {
                usual.add(Reconstruction.class);
            }
        }
        if (attributes.stream()
                .anyMatch(attribute -> attribute.is(Role.CONFIDENTIAL) && !attribute.is(Role.QUASI_IDENTIFIER))) {
            usual.addAll(MEASURES_OF_DISCLOSURE);
        }
        return usual;
    }
}
