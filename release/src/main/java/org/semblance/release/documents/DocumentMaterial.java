package org.semblance.release.documents;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.VectorSpaceModel;
import org.semblance.domain.documents.Vectorization;
import org.semblance.method.Masked;
import org.semblance.port.CorpusReader;
import org.semblance.port.DocumentSource;
import org.semblance.port.MatrixFormat;
import org.semblance.port.TableFormat;
import org.semblance.release.figures.DocumentFigures;
import org.semblance.release.figures.TermSources;
import org.semblance.release.folder.WholeFolder;
import org.semblance.release.material.Material;
import org.semblance.release.material.Shuffle;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.prepare.Preparation;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.report.Report;
import org.semblance.release.report.ReportBuilder;
import org.semblance.release.report.RunLog;

/** Documents, of which the vectors are released, with a vocabulary, a list and an index. */
public final class DocumentMaterial implements Material {

    /** From so many digits of weights nothing can be computed exactly. */
    private static final int FEW_DIGITS = 2;

    /** More than this share of documents, in per cent, in groups of one label is told of where labels are not released. */
    private static final double MANY_OF_ONE_LABEL = 20;

    private final DocumentRecipe recipe;
    private final DocumentFiles files;
    private final RecipeRelativePaths beside;
    private @Nullable State state;

    /** The index of the matrix that was written, where it has one. */
    private @Nullable InvertedIndex index;

    /**
     * What is known after reading.
     *
     * @param corpus the documents that are released
     * @param named whether somebody said what the places of their vectors stand for
     */
    private record State(
            Corpus corpus, boolean named, VectorSpaceModel model, MatrixFormat form, Preparation prepared) {

        Vectors vectors() {
            return (Vectors) prepared.data().table().column(DocumentRecipe.DOCUMENT);
        }

        Optional<Words> labels() {
            return Optional.ofNullable((Words) prepared.data().table().find(DocumentRecipe.LABEL));
        }
    }

    public DocumentMaterial(DocumentRecipe recipe, DocumentFiles files, RecipeRelativePaths beside) {
        this.recipe = recipe;
        this.files = files;
        this.beside = beside;
    }

    @Override
    public List<Path> sources() {
        DocumentSource documents = recipe.documents();
        return Stream.concat(
                        Stream.of(beside.recipeFile()),
                        Stream.of(documents.data(), documents.vocabulary(), documents.about())
                                .filter(Objects::nonNull)
                                .map(beside))
                .toList();
    }

    @Override
    public List<Path> folders() {
        return List.of(beside.apply(recipe.documents().data()));
    }

    @Override
    public Preparation prepare(RunLog journal) {
        DocumentSource documents = recipe.documents();
        CorpusReader.Reading reading = journal.time(
                "read",
                () -> files.corpora().read(documents, recipe.analysis(), DocumentRecipe.DOCUMENT, beside, journal));
        DocumentChecks checks = new DocumentChecks(recipe);
        checks.refuse(reading.corpus());
        Corpus kept = kept(DocumentPrints.in(reading.corpus()));
        checks.refuseTooFew(kept);
        if (recipe.release().labels()) {
            kept.labels().ifPresent(labels -> ReleasedLabels.check(labels, kept.authors(), recipe.k(), journal));
        }
        VectorSpaceModel model = journal.time("weigh", () -> Vectorization.of(kept, recipe.analysis(), recipe.least()));
        if (recipe.analysis().rare() == Analysis.Rare.KEEP) {
            journal.warn(
                    "W_RARE_TERMS",
                    "terms that fewer than k documents use are released: whoever knows one finds its document; for"
                            + " research only");
        }
        Dataset dataset = dataset(model, kept);
        Preparation prepared = new Preparation(
                dataset,
                dataset.table(),
                TableFormat.UNKNOWN,
                reading.corpus().size() - kept.size(),
                Map.of(),
                Map.of(),
                Preparation.Tuples.UNCHANGED);
        if (kept.weighed() && likeEmbeddings(model.vectors())) {
            journal.warn(
                    "W_EMBEDDINGS",
                    "most places are used by every document, as in embeddings, from which texts can be guessed: a larger k"
                            + " hides more of them");
        } else if (digits(kept) > FEW_DIGITS) {
            journal.warn(
                    "W_DIGITS",
                    "weights of many digits are released, from which terms that one document uses can be worked out");
        }
        state = new State(kept, !reading.corpus().terms().isEmpty(), model, reading.form(), prepared);
        return prepared;
    }

    /** The documents that are released, of which every term has a name. */
    private Corpus kept(Corpus corpus) {
        Corpus named = corpus.terms().isEmpty() ? corpus.numbered() : corpus.alphabetical();
        return recipe.documents().empty() == DocumentSource.Empty.LEAVE_OUT
                ? Vectorization.withoutEmpty(named, recipe.analysis(), recipe.least())
                : named;
    }

    /** Whether most places are used by every document, so that none was removed for being used by few. */
    private static boolean likeEmbeddings(Vectors vectors) {
        long everywhere = Arrays.stream(vectors.rowsAt())
                .filter(rows -> rows == vectors.size())
                .count();
        return 2 * everywhere > vectors.dimensions();
    }

    private int digits(Corpus corpus) {
        return recipe.release().digitsOf(!corpus.weighed());
    }

    private Dataset dataset(VectorSpaceModel model, Corpus corpus) {
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

    private State state() {
        return Objects.requireNonNull(state);
    }

    /** What a document is, by a fingerprint, and its author, where authors are known. */
    @Override
    public Table asRead() {
        Corpus corpus = state().corpus();
        Words prints = corpus.prints().orElseThrow();
        return corpus.authors()
                .map(authors -> Table.of(authors.called(DocumentRecipe.AUTHOR), prints))
                .orElseGet(() -> Table.of(prints));
    }

    @Override
    public List<String> write(Table masked, int[] order, WholeFolder folder, Watcher watcher) throws IOException {
        Vectors matrix = released(masked, order);
        List<String> terms = state().model().terms();
        List<String> written = new ArrayList<>();
        String name = state().form().fileName();
        // made for the owner's eyes only, and on disk when it is closed, whoever writes to it meanwhile
        try (OutputStream made = folder.create(name)) {
            made.flush();
            files.writer().write(matrix, terms, state().form(), folder.draft(name));
        }
        written.add(name);
        try (OutputStream out = folder.create(VocabularyFile.NAME)) {
            VocabularyFile.write(terms, out);
        }
        written.add(VocabularyFile.NAME);
        DocumentList list = DocumentList.of(
                matrix,
                recipe.release().labels() ? state().labels().map(labels -> labels.rows(order)) : Optional.empty());
        try (OutputStream out = folder.create(DocumentList.NAME)) {
            list.write(out);
        }
        written.add(DocumentList.NAME);
        if (state().named()) {
            String words =
                    state().corpus().weighed() ? AnalysisText.OF_GIVEN_TERMS : AnalysisText.of(recipe.analysis());
            try (OutputStream out = folder.create(InvertedIndex.NAME)) {
                index = InvertedIndex.of(matrix, terms, list, words);
                index.write(out);
            }
            written.add(InvertedIndex.NAME);
        }
        return written;
    }

    /** What is written: weights are told to so many digits, however many documents show them. */
    private Vectors released(Table masked, int[] order) {
        Vectors shown = (Vectors) masked.column(DocumentRecipe.DOCUMENT).rows(order);
        return shown.rounded(digits(state().corpus()));
    }

    @Override
    public List<Report.Finding> judge(WholeFolder folder, int[] order) {
        if (index != null && !index.agrees(InvertedIndex.read(folder.draft(InvertedIndex.NAME)))) {
            throw new IllegalStateException("the index read back is not that of the matrix");
        }
        return new DocumentVerification(
                        files.reader(), state().corpus(), state().prepared().data(), state().named())
                .judge(folder, state().form(), order, recipe);
    }

    @Override
    public boolean tellsOfLabels() {
        return true;
    }

    @Override
    public boolean forResearch() {
        return recipe.analysis().rare() == Analysis.Rare.KEEP;
    }

    @Override
    public Optional<DocumentFigures> figures(Masked masked, Watcher watcher) {
        Vectors before = state().vectors();
        Vectors after = (Vectors) masked.table().column(DocumentRecipe.DOCUMENT);
        int least = ReportBuilder.leastShown(recipe.recipe(), state().prepared().data());
        Optional<DocumentFigures.Homogeneity> labels =
                state().labels().map(given -> DocumentFigures.Homogeneity.of(given, after.codes()));
        labels.filter(spread -> recipe.release().labels()
                        ? spread.uniform() > 0
                        : spread.share(before.size()) > MANY_OF_ONE_LABEL)
                .ifPresent(spread -> warnOfLabels(spread, recipe.release().labels(), watcher));
        return Optional.of(new DocumentFigures(
                before.size(),
                state().prepared().rowsLeftOut(),
                state().corpus().authors().isPresent()
                        ? OptionalInt.of((int)
                                Arrays.stream(state().corpus().authors().get().codes())
                                        .distinct()
                                        .count())
                        : OptionalInt.empty(),
                state().corpus().intake(),
                state().model().terms().size(),
                state().model().reduction(),
                DocumentFigures.entries(before, after),
                DocumentFigures.perVector(before, after, least),
                state().named() ? DocumentFigures.commonest(state().model().terms(), before, after, least) : List.of(),
                TermSources.of(
                        before,
                        after,
                        state().corpus()
                                .authors()
                                .map(Words::codes)
                                .orElseGet(() -> Shuffle.none().order(before.size()))),
                DocumentFigures.distances(before, after),
                labels,
                recipe.release().labels(),
                state().named()));
    }

    private static void warnOfLabels(DocumentFigures.Homogeneity spread, boolean released, Watcher watcher) {
        watcher.warn(
                "W_ONE_LABEL",
                spread.uniform() + " of " + spread.groups() + " groups have documents of one label only ("
                        + spread.documents() + " documents): "
                        + (released
                                ? "whoever knows that a document is in such a group knows its label"
                                : "the terms of such a group may tell the label, though labels are not released"));
    }
}
