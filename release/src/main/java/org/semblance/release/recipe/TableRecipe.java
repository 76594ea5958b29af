package org.semblance.release.recipe;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Workers;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.data.MissingValues;
import org.semblance.domain.Attribute;
import org.semblance.method.Blockable;
import org.semblance.method.GeneralizingMethod;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.Method;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.quality.Measure;
import org.semblance.source.CsvLayout;

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

    static final String ABOUT_DRAFT =
            "whether the recipe is a draft that nobody has looked through: a release is then amber and says so; delete"
                    + " the line when you have";

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
            ReleaseOptions release,

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
            Long seed,

            @About(value = ABOUT_DRAFT, fallback = "false") boolean draft) {

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
    public record ReleaseOptions(
            @About(value = "folder of the release, relative to the recipe", fallback = "release")
            String to,

            @About(value = "whether rows are put in random order; false is for research only", fallback = "true")
            boolean shuffle,

            @About(
                    value = "whether texts of a CSV that a spreadsheet would read as a formula get a leading '",
                    fallback = "false")
            boolean spreadsheetSafe) {

        public ReleaseOptions(String to, boolean shuffle) {
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

    public static final String MEASURES = "measures";

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
    void refuseUnpublishable() {
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

    /** The values that mean "no value" in single columns, in addition to {@link #missing}. */
    public Map<String, MissingValues> missingByColumn() {
        return OwnMissingValues.of(this);
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

    public ReleaseOptions release() {
        return settings.release() == null ? new ReleaseOptions("release", true) : settings.release();
    }

    public CsvLayout csv() {
        return settings.csv() == null ? CsvLayout.UNKNOWN : settings.csv();
    }

    /** Binds a recipe's tree. */
    public static TableRecipe of(RecipeNode tree, Catalog catalog) {
        return new TableRecipeReader(RecipeBinder.mapping(tree, ""), catalog).read();
    }
}
