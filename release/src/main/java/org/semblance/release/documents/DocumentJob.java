package org.semblance.release.documents;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.GroupTerms;
import org.semblance.domain.documents.VectorSpaceModel;
import org.semblance.domain.documents.Vectorization;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.method.Masked;
import org.semblance.port.CorpusReader;
import org.semblance.privacy.ReleasedTable;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.Glossary;
import org.semblance.release.figures.TermSources;
import org.semblance.release.masking.MaskingJob;
import org.semblance.release.masking.Shuffle;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.publication.CanonicalOrder;
import org.semblance.release.publication.PublicDocuments;
import org.semblance.release.publication.ReleasedRows;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.report.ReportBuilder;
import org.semblance.release.report.RunLog;
import org.semblance.release.verification.Judgement;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;
import org.semblance.source.TableFormat;

/**
 * Documents and the recipe to mask them by.
 *
 * @param corpus the documents to release
 * @param named whether the dimensions of the vectors have names, such as terms
 * @param form the format of the released matrix
 * @param workers where the blocks are grouped
 */
public record DocumentJob(
        DocumentRecipe documents,
        Corpus corpus,
        boolean named,
        VectorSpaceModel model,
        MatrixFormat form,
        Preparation prepared,
        Workers workers)
        implements MaskingJob {

    /** Up to so many digits, weights are too coarse to compute anything exactly from them. */
    private static final int FEW_DIGITS = 2;

    /**
     * If labels are not released, warns when more than this percentage of documents is in groups with a single label.
     */
    private static final double MANY_OF_ONE_LABEL = 20;

    /** Reads the documents and weights their terms. */
    public static DocumentJob prepare(
            DocumentRecipe recipe, CorpusReader corpora, RecipeRelativePaths paths, RunLog log) {
        CorpusReader.Reading reading = log.time(
                "read",
                () -> DocumentInputs.of(recipe, paths)
                        .read(seen -> corpora.read(
                                recipe.documents(), recipe.analysis(), DocumentRecipe.DOCUMENT, seen, log)));
        DocumentChecks checks = new DocumentChecks(recipe);
        checks.refuse(reading.corpus());
        Corpus kept = kept(recipe, DocumentFingerprints.in(reading.corpus()));
        checks.refuseTooFew(kept);
        if (recipe.release().labels()) {
            kept.labels().ifPresent(labels -> ReleasedLabels.check(labels, kept.authors(), recipe.k(), log));
        }
        VectorSpaceModel model = log.time("weigh", () -> Vectorization.of(kept, recipe.analysis(), recipe.least()));
        if (recipe.analysis().rare() == Analysis.Rare.KEEP) {
            log.warn(
                    WarningCode.W_RARE_TERMS,
                    "terms that fewer than k documents use are released: anybody who knows one can find its "
                            + "document; for research only");
        }
        Dataset dataset = dataset(recipe, model, kept);
        DocumentJob prepared = new DocumentJob(
                recipe,
                kept,
                !reading.corpus().terms().isEmpty(),
                model,
                reading.form(),
                new Preparation(
                        dataset,
                        dataset.table(),
                        TableFormat.UNKNOWN,
                        reading.corpus().size() - kept.size(),
                        Map.of(),
                        Map.of(),
                        Preparation.Tuples.UNCHANGED),
                Workers.HERE);
        prepared.refuseContributorsOfEmbeddings();
        prepared.warnOfWeights(log);
        return prepared;
    }

    /** Warns if released weights allow more to be computed than the vectors of groups. */
    private void warnOfWeights(RunLog log) {
        if (ofTerms() && documents.contributors() == 1) {
            log.warn(
                    WarningCode.W_SINGLE_CONTRIBUTOR,
                    "term-contributors is 1: vectors show terms that a single "
                            + (corpus.authors().isPresent() ? "author" : "document") + " of the group brought in");
        }
        if (corpus.weighed() && likeEmbeddings(model.vectors())) {
            log.warn(
                    WarningCode.W_EMBEDDINGS,
                    "most dimensions are used by every document, as in embeddings, from which texts can be "
                            + "reconstructed: a larger k protects more");
        } else if (digits() > FEW_DIGITS) {
            log.warn(
                    WarningCode.W_DIGITS,
                    "weights with many digits are released, from which the terms of a single document can be "
                            + "derived");
        }
    }

    /** The same job with other workers. */
    public DocumentJob with(Workers others) {
        return new DocumentJob(documents, corpus, named, model, form, prepared, others);
    }

    /** The documents to release; every dimension has a name or a number. */
    private static Corpus kept(DocumentRecipe recipe, Corpus corpus) {
        Corpus named = corpus.terms().isEmpty() ? corpus.numbered() : corpus.alphabetical();
        return recipe.documents().empty() == DocumentSource.Empty.LEAVE_OUT
                ? Vectorization.withoutEmpty(named, recipe.analysis(), recipe.least())
                : named;
    }

    /** Whether most dimensions are used by every document, so that no rare ones could be removed. */
    private static boolean likeEmbeddings(Vectors vectors) {
        long everywhere = Arrays.stream(vectors.rowsAt())
                .filter(rows -> rows == vectors.size())
                .count();
        return 2 * everywhere > vectors.dimensions();
    }

    /** Whether positions stand for terms that a document uses or does not, as far as can be seen. */
    private boolean ofTerms() {
        return named || !corpus.weighed() || !likeEmbeddings(model.vectors());
    }

    private void refuseContributorsOfEmbeddings() {
        if (!ofTerms()
                && documents.contributors() > 1
                && recipe().source().entries().containsKey(Glossary.TERM_CONTRIBUTORS)) {
            throw Problem.recipe(
                    ProblemCode.E_CONTRIBUTORS,
                    "term-contributors: every document uses most dimensions of these vectors, as in embeddings, which"
                            + " are no terms",
                    "leave it out; a larger k protects more");
        }
    }

    /** The minimum number of authors of a group who use a term that its vector shows; 1 if it does not matter. */
    int termContributors() {
        return ofTerms() ? documents.contributors() : 1;
    }

    /** The author of each document, or a number of its own. */
    int[] authors() {
        return corpus.authors().map(Words::codes).orElseGet(() -> Shuffle.none().order(corpus.size()));
    }

    private static Dataset dataset(DocumentRecipe recipe, VectorSpaceModel model, Corpus corpus) {
        List<Column> columns = new ArrayList<>();
        columns.add(model.vectors());
        corpus.labels().map(labels -> labels.called(DocumentRecipe.LABEL)).ifPresent(columns::add);
        corpus.authors().map(authors -> authors.called(DocumentRecipe.AUTHOR)).ifPresent(columns::add);
        Table table = Table.of(columns);
        return new Dataset(
                table,
                recipe.recipe().attributes(),
                corpus.authors(),
                recipe.recipe().method().combine());
    }

    private int digits() {
        return documents.release().digitsOf(!corpus.weighed());
    }

    private Vectors vectors() {
        return (Vectors) data().table().column(DocumentRecipe.DOCUMENT);
    }

    Optional<Words> labels() {
        return Optional.ofNullable((Words) data().table().find(DocumentRecipe.LABEL));
    }

    @Override
    public TableRecipe recipe() {
        return documents.recipe();
    }

    @Override
    public Dataset data() {
        return prepared.data();
    }

    /** Never, because {@link #figures} reports the homogeneity of labels. */
    @Override
    public boolean makesClasses(Masked masked) {
        return false;
    }

    /** Whether the recipe asks for something that is suitable for research only. */
    public boolean forResearch() {
        return documents.analysis().rare() == Analysis.Rare.KEEP;
    }

    /** The fingerprints of the documents, with their authors if these are known. */
    public Table asRead() {
        Words prints = corpus.prints().orElseThrow();
        return corpus.authors()
                .map(authors -> Table.of(authors.called(DocumentRecipe.AUTHOR), prints))
                .orElseGet(() -> Table.of(prints));
    }

    @Override
    public Masked mask(Chance chance, Watcher watcher) {
        Masked masked = recipe().reaching(workers).mask(data(), chance, watcher);
        return termContributors() == 1
                ? masked
                : new Masked(masked.table().with(List.of(shared(masked.table(), watcher))), masked.trace());
    }

    /** The vectors without the terms that too few authors of a group use. */
    private Vectors shared(Table masked, Watcher watcher) {
        boolean directions = documents.recipe().attributes().stream()
                .anyMatch(attribute -> attribute.domain() instanceof UnitVectors vectors
                        && vectors.average() == UnitVectors.Average.DIRECTION);
        Vectors shared = new GroupTerms(termContributors(), directions)
                .of(vectors(), (Vectors) masked.column(DocumentRecipe.DOCUMENT), authors());
        int[] empty = IntStream.range(0, shared.size()).filter(shared::missing).toArray();
        String several = termContributors() + (corpus.authors().isPresent() ? " authors" : " documents");
        if (empty.length == shared.size()) {
            throw Problem.data(
                    ProblemCode.E_EMPTY_DOCUMENT,
                    "no vector has a term left: in no group is a term used by " + several,
                    "choose a larger k, or a smaller number for term-contributors");
        }
        if (empty.length > 0) {
            watcher.warn(
                    WarningCode.W_EMPTY_VECTORS,
                    empty.length + " of " + shared.size() + " documents show no term: no term is used by " + several
                            + " of their group");
        }
        return shared;
    }

    @Override
    public Judgement judge(Table masked, Watcher watcher) {
        int[] asTheyCame = Shuffle.none().order(masked.size());
        return new DocumentVerification(this).judge(released(masked, asTheyCame), asTheyCame, watcher);
    }

    /**
     * What a guarantee is checked on: equal vectors have the same text, and vectors without entries are missing
     * values.
     */
    static Words shown(Vectors matrix) {
        int[] codes = matrix.codes();
        @Nullable String[] texts = new String[codes.length];
        for (int row = 0; row < codes.length; row++) {
            texts[row] = matrix.from(row) == matrix.to(row) ? null : String.valueOf(codes[row]);
        }
        return Words.of(DocumentRecipe.DOCUMENT, texts);
    }

    /**
     * The matrix as it is written: in the given order, with weights rounded to the released digits, and without terms
     * that no vector shows any more.
     */
    WrittenMatrix released(Table masked, int[] order) {
        Vectors shown = (Vectors) masked.column(DocumentRecipe.DOCUMENT).rows(order);
        WrittenMatrix matrix = new WrittenMatrix(shown.rounded(digits()), model.terms());
        return termContributors() == 1 ? matrix : matrix.withoutUnused();
    }

    /** What everybody can read in the files of a release, in an order that does not depend on that of the documents. */
    public DocumentContent content(Table masked, Watcher watcher) {
        WrittenMatrix matrix = released(masked, Shuffle.none().order(masked.size()));
        Vectors shown = matrix.vectors();
        Optional<Words> labels = documents.release().labels() ? labels() : Optional.empty();
        Words vectors = shown(shown.rows(CanonicalOrder.of(shown, Words.of("", new String[shown.size()]))));
        ReleasedTable written = new ReleasedTable(Table.of(vectors), List.of(DocumentRecipe.DOCUMENT), "", watcher);
        return new DocumentContent(
                ReleasedRows.of(written, recipe().attributes(), '.'),
                PublicDocuments.of(shown, matrix.terms(), named, labels));
    }

    /** The figures of the release. Warns of groups whose documents all have the same label. */
    public DocumentFigures figures(Masked masked, Watcher watcher) {
        Vectors before = vectors();
        Vectors after = (Vectors) masked.table().column(DocumentRecipe.DOCUMENT);
        int terms = released(masked.table(), Shuffle.none().order(before.size()))
                .terms()
                .size();
        int least = ReportBuilder.leastShown(recipe(), prepared.data());
        Optional<DocumentFigures.Homogeneity> labels =
                labels().map(given -> DocumentFigures.Homogeneity.of(given, after.codes()));
        labels.filter(spread -> documents.release().labels()
                        ? spread.uniform() > 0
                        : spread.share(before.size()) > MANY_OF_ONE_LABEL)
                .ifPresent(spread -> warnOfLabels(spread, documents.release().labels(), watcher));
        return new DocumentFigures(
                before.size(),
                prepared.rowsLeftOut(),
                corpus.authors().isPresent()
                        ? OptionalInt.of(
                                (int) Arrays.stream(corpus.authors().get().codes())
                                        .distinct()
                                        .count())
                        : OptionalInt.empty(),
                corpus.intake(),
                terms,
                model.reduction(),
                model.terms().size() - terms,
                DocumentFigures.entries(before, after),
                DocumentFigures.perVector(before, after, least),
                named ? DocumentFigures.commonest(model.terms(), before, after, least) : List.of(),
                TermSources.of(before, after, authors()),
                DocumentFigures.distances(before, after),
                labels,
                documents.release().labels(),
                named);
    }

    private static void warnOfLabels(DocumentFigures.Homogeneity spread, boolean released, Watcher watcher) {
        watcher.warn(
                WarningCode.W_ONE_LABEL,
                spread.uniform() + " of " + spread.groups() + " groups have documents of one label only ("
                        + spread.documents() + " documents): "
                        + (released
                                ? "anybody who knows that a document is in such a group knows its label"
                                : "the terms of such a group may reveal the label, although labels are not released"));
    }
}
