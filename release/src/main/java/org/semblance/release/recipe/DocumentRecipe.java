package org.semblance.release.recipe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.catalog.Catalog;
import org.semblance.domain.Attribute;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.method.Method;
import org.semblance.method.blocking.Blocking;
import org.semblance.method.blocking.KdBlocking;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.method.microaggregation.SphericalMdavMethod;
import org.semblance.port.MatrixReader;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;
import org.semblance.quality.MeasureReading;
import org.semblance.quality.documents.DocumentMeasures;
import org.semblance.source.DocumentSource;

/**
 * A recipe for documents. Their vectors are masked by the recipe of a table with one column of vectors.
 *
 * @param contributors the minimum number of authors of a group (documents, if no authors are given) who use a term that
 *     its vector shows
 * @param recipe the recipe for the vectors
 */
public record DocumentRecipe(
        DocumentSource documents, Analysis analysis, ReleaseOptions release, int contributors, TableRecipe recipe)
        implements Recipe {

    /** Name of the column of vectors. */
    public static final String DOCUMENT = MatrixReader.DOCUMENT;

    /** Name of the column of labels, if there are any. */
    public static final String LABEL = "label";

    /** Name of the column of authors, if there are any. */
    public static final String AUTHOR = "author";

    private static final String DOCUMENTS = "documents";
    public static final String ANALYSIS = "analysis";
    private static final String RELEASE = "release";
    static final String ABOUT_CONTRIBUTORS =
            "minimum number of authors of a group (documents, if no authors are given) who use a term that its vector "
                    + "shows; other terms are removed from the vector; 1 keeps all";
    static final String USUAL_CONTRIBUTORS = "2";

    /** Where a release of documents goes, and what it contains. */
    public record ReleaseOptions(
            @About(value = "folder of the release, relative to the recipe", fallback = "release")
            String to,

            @About(value = "whether documents are put in random order; false is for research only", fallback = "true")
            boolean shuffle,

            @About(value = "whether the label of each document is released with its vector", fallback = "false")
            boolean labels,

            @About(
                    value = "number of significant digits of released weights, up to 17: fewer digits reveal less "
                            + "about single documents; if not given, 2 for texts and 17 for ready-made vectors",
                    optional = true)
            @Nullable
            Integer digits) {

        public ReleaseOptions {
            if (digits != null && (digits < 1 || digits > ALL_DIGITS)) {
                throw Problem.recipe(
                        ProblemCode.E_DIGITS,
                        "digits must be from 1 to " + ALL_DIGITS,
                        "leave it out for what is usual");
            }
        }

        /**
         * The number of significant digits of weights. It is low for texts, because exact weights would help to
         * reconstruct single documents.
         */
        public int digitsOf(boolean texts) {
            return digits != null ? digits : texts ? USUAL_DIGITS : ALL_DIGITS;
        }
    }

    /** This many significant digits identify any double. */
    private static final int ALL_DIGITS = 17;

    private static final int USUAL_DIGITS = 2;

    /** The keys that differ from those of a table recipe. */
    record DocumentKeys(
            @About("the documents: a path, or keys that describe them")
            DocumentSource documents,

            @About(value = "how texts become terms and terms become weights", optional = true) @Nullable
            Analysis analysis,

            @About(value = "where the release is written and what it contains", optional = true) @Nullable
            ReleaseOptions release,

            @About(value = ABOUT_CONTRIBUTORS, fallback = USUAL_CONTRIBUTORS)
            int termContributors,

            @About(value = TableRecipe.ABOUT_LEDGER, optional = true) @Nullable
            String ledger,

            @About(value = TableRecipe.ABOUT_BLOCKING, optional = true) @Nullable
            Blocking blocking,

            @About(value = "what is accepted that would otherwise be refused: overlap", optional = true) @Nullable
            List<TableRecipe.Allowance> allow,

            @About(value = "makes random choices repeatable; do not publish such a release", optional = true) @Nullable
            Long seed,

            @About(value = TableRecipe.ABOUT_DRAFT, fallback = "false")
            boolean draft) {}

    /** How many authors of a group must use a term of its vector. */
    record ContributorCount(
            @About(value = ABOUT_CONTRIBUTORS, fallback = USUAL_CONTRIBUTORS)
            int termContributors) {

        ContributorCount {
            if (termContributors < 1) {
                throw Problem.recipe(
                        ProblemCode.E_CONTRIBUTORS,
                        "term-contributors must be 1 or more",
                        "leave it out for 2; 1 shows terms that a single author of a group uses");
            }
        }
    }

    @Override
    public TableRecipe ofTable() {
        return recipe;
    }

    /** Whether a recipe is for documents. */
    public static boolean is(RecipeNode tree) {
        return tree instanceof RecipeNode.Mapping root && root.entries().containsKey(DOCUMENTS);
    }

    /** Binds a recipe's tree. */
    public static DocumentRecipe of(RecipeNode tree, Catalog catalog) {
        RecipeNode.Mapping root = RecipeBinder.mapping(tree, "");
        refuseTable(root);
        RecipeBinder binder = new RecipeBinder(catalog);
        RecipeProblems problems = new RecipeProblems();
        Set<String> known = new TreeSet<>(RecipeBinder.keys(DocumentKeys.class));
        known.addAll(List.of("method", "guarantees", TableRecipe.MEASURES, Acceptances.ACCEPT));
        problems.refuseUnknown(root, known, "");
        Optional<DocumentSource> documents = RecipeSections.needed(
                        root, DOCUMENTS, "name a folder of texts, or a file and its column of texts", problems)
                .flatMap(node -> problems.attempt(() -> documents(node, binder)));
        Optional<Analysis> analysis = problems.attempt(() -> part(Analysis.class, root, ANALYSIS, binder));
        Optional<ReleaseOptions> to = problems.attempt(() -> part(ReleaseOptions.class, root, RELEASE, binder));
        if (documents.isPresent() && to.isPresent()) {
            problems.check(() -> refuseUnknownLabels(documents.get(), to.get()));
        }
        Optional<Method> method = RecipeSections.method(root, Map.of(), binder, problems)
                .flatMap(named -> problems.attempt(() -> ofDocuments(named)));
        Optional<List<Attribute>> columns =
                documents.flatMap(source -> method.map(masking -> vectors(source, masking)));
        Optional<List<Guarantee>> guarantees =
                problems.attempt(() -> RecipeSections.guarantees(root.entries().get("guarantees"), columns, binder));
        Optional<List<Measure>> measures = problems.attempt(() -> refuseMeasuresOfTables(
                RecipeSections.measures(root.entries().get(TableRecipe.MEASURES), DocumentMeasures.usual(), binder),
                catalog));
        Optional<Acceptances> acceptances =
                problems.attempt(() -> Acceptances.of(root.entries().get(Acceptances.ACCEPT), List.of(), catalog));
        Optional<Integer> contributors = problems.attempt(
                () -> binder.parameters(ContributorCount.class, root, "").termContributors());
        Optional<TableRecipe.Settings> settings = documents.flatMap(
                source -> to.flatMap(target -> problems.attempt(() -> settings(root, source, target, binder))));
        problems.raise();
        TableRecipe recipe = new TableRecipe(
                settings.orElseThrow(),
                columns.orElseThrow(),
                Set.of(),
                acceptances.orElseThrow(),
                method.orElseThrow(),
                guarantees.orElseThrow(),
                measures.orElseThrow(),
                root);
        if (recipe.allows(TableRecipe.Allowance.UNIQUE)) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG, "allow: unique is for columns of tables", "leave it out for documents");
        }
        refuseContributors(recipe);
        refuseKd(recipe.settings().blocking());
        recipe.refuseUnblockable();
        return new DocumentRecipe(
                documents.orElseThrow(), analysis.orElseThrow(), to.orElseThrow(), contributors.orElseThrow(), recipe);
    }

    /** Refuses a number of contributors to values, which would not be verified: vectors have terms. */
    private static void refuseContributors(TableRecipe recipe) {
        if (recipe.namesContributors()) {
            throw Problem.recipe(
                    ProblemCode.E_CONTRIBUTORS,
                    "contributors counts the values behind the averages of a table, which vectors of documents do not have",
                    "name term-contributors instead: how many authors of a group must use a term of its vector");
        }
    }

    private static void refuseUnknownLabels(DocumentSource documents, ReleaseOptions to) {
        if (to.labels() && documents.label() == null) {
            throw Problem.recipe(
                    ProblemCode.E_LABEL,
                    "release: labels are asked for, but documents: names no label",
                    "add label: and the column that holds it, or leave labels out");
        }
    }

    private static void refuseTable(RecipeNode.Mapping root) {
        for (String key : List.of("data", "attributes")) {
            if (root.entries().containsKey(key)) {
                throw Problem.recipe(
                        ProblemCode.E_DOCUMENTS,
                        key + ": and documents: are both given, but a recipe is either for a table or for documents",
                        "leave out " + key + ":, or documents: for a recipe of a table");
            }
        }
        if (root.entries().containsKey("publish")) {
            throw Problem.recipe(
                    ProblemCode.E_PUBLISH,
                    "publish: figures of the original texts are not published with documents",
                    "leave it out; the owner's folder has every figure");
        }
    }

    /**
     * Refuses a label that is also the text, the vector or the author of a document: labels may be released, these
     * never.
     */
    private static void refuseTellingLabels(DocumentSource documents) {
        refuseSame(documents.label(), "author", documents.author());
        refuseSame(documents.label(), "text", documents.text());
        refuseSame(documents.label(), "vectors", documents.vectors());
    }

    private static void refuseSame(@Nullable String label, String key, @Nullable String column) {
        if (label != null && label.equals(column)) {
            throw Problem.recipe(
                    ProblemCode.E_LABEL,
                    "documents: label and " + key + " are the same, and labels may be released",
                    "name another column for label:, or leave it out");
        }
    }

    /** Refuses a method that cannot mask vectors of documents. */
    private static Method ofDocuments(Method method) {
        if (!(method instanceof SphericalMdavMethod || method instanceof MdavMethod)) {
            throw Problem.recipe(
                    ProblemCode.E_METHOD,
                    "method: documents are masked by spherical-mdav or mdav",
                    "choose one of them");
        }
        if (method instanceof MdavMethod mdav && (mdav.rescale() || mdav.contributors() != null)) {
            throw Problem.recipe(
                    ProblemCode.E_METHOD,
                    "method: rescale and contributors are for columns of tables",
                    "leave them out for documents");
        }
        return method;
    }

    /** Refuses k-d blocking before the documents are read, which may take long. */
    private static void refuseKd(@Nullable Blocking blocking) {
        if (blocking instanceof KdBlocking kd) {
            throw kd.refusingVectors();
        }
    }

    private static List<Measure> refuseMeasuresOfTables(List<Measure> measures, Catalog catalog) {
        List<String> unfit = measures.stream()
                .filter(measure -> !MeasureReading.of(measure.getClass()).ofDocuments())
                .map(catalog::name)
                .toList();
        if (!unfit.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    "measures: of documents this cannot be measured: " + String.join(", ", unfit),
                    "choose from "
                            + catalog.of(Measure.class).stream()
                                    .filter(entry -> MeasureReading.of(entry.parameters())
                                            .ofDocuments())
                                    .map(Catalog.Entry::name)
                                    .collect(Collectors.joining(", ")));
        }
        return measures;
    }

    /** Binds the source of documents; a single value is the path. */
    private static DocumentSource documents(RecipeNode node, RecipeBinder binder) {
        RecipeNode.Mapping mapping = node instanceof RecipeNode.Scalar
                ? new RecipeNode.Mapping(Map.of("data", node), Map.of("data", node.line()), node.line())
                : RecipeBinder.mapping(node, DOCUMENTS);
        DocumentSource documents = binder.record(DocumentSource.class, mapping, DOCUMENTS);
        refuseTellingLabels(documents);
        return documents;
    }

    /** Binds an optional part of the recipe in which every key has a default. */
    private static <R> R part(Class<R> type, RecipeNode.Mapping root, String key, RecipeBinder binder) {
        RecipeNode node = root.entries().get(key);
        RecipeNode.Mapping mapping = node == null
                ? new RecipeNode.Mapping(Map.of(), Map.of(), root.line())
                : RecipeBinder.mapping(node, key);
        return binder.record(type, mapping, key);
    }

    /** The columns. A group is represented by its mean with classical MDAV, by its direction with spherical MDAV. */
    private static List<Attribute> vectors(DocumentSource documents, Method method) {
        UnitVectors.Average average =
                method instanceof SphericalMdavMethod ? UnitVectors.Average.DIRECTION : UnitVectors.Average.MEAN;
        List<Attribute> attributes = new ArrayList<>();
        attributes.add(Attribute.of(DOCUMENT, Role.QUASI_IDENTIFIER, new UnitVectors(average)));
        if (documents.label() != null) {
            attributes.add(Attribute.of(LABEL, Role.CONFIDENTIAL, new Nominal()));
        }
        if (documents.author() != null) {
            attributes.add(Attribute.of(AUTHOR, Role.IDENTIFIER, new Nominal()));
        }
        return attributes;
    }

    /** The settings that a table recipe would have. */
    private static TableRecipe.Settings settings(
            RecipeNode.Mapping root, DocumentSource documents, ReleaseOptions to, RecipeBinder binder) {
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        entries.put("data", new RecipeNode.Scalar(documents.data(), true, root.line()));
        if (documents.author() != null) {
            entries.put("person", new RecipeNode.Scalar(AUTHOR, true, root.line()));
        }
        for (String key : List.of("seed", "ledger", "allow", "blocking", "draft")) {
            RecipeNode given = root.entries().get(key);
            if (given != null) {
                entries.put(key, given);
            }
        }
        entries.put(
                RELEASE,
                new RecipeNode.Mapping(
                        Map.of(
                                "to", new RecipeNode.Scalar(to.to(), true, root.line()),
                                "shuffle", new RecipeNode.Scalar(String.valueOf(to.shuffle()), true, root.line())),
                        Map.of(),
                        root.line()));
        return binder.parameters(
                TableRecipe.Settings.class, new RecipeNode.Mapping(entries, Map.of(), root.line()), "");
    }

    /**
     * The guarantees to verify. {@link Contributors} is never among them, whatever the method: a term of a released
     * vector may come from a single document.
     */
    public Set<Guarantee> guaranteesToVerify() {
        Set<Guarantee> promises = new LinkedHashSet<>(recipe.guaranteesToVerify());
        promises.removeIf(Contributors.class::isInstance);
        return promises;
    }

    /** The minimum number of documents, or of authors if these are known, that must use a term; 1 keeps all terms. */
    public int least() {
        return analysis.rare() == Analysis.Rare.KEEP ? 1 : k();
    }

    /** The guaranteed number of documents, or authors, that share each vector; 1 if there is no guarantee. */
    public int k() {
        return recipe.guaranteedK().orElse(1);
    }
}
