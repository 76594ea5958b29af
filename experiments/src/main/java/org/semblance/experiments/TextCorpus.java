package org.semblance.experiments;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.VectorSpaceModel;
import org.semblance.domain.documents.Vectorization;
import org.semblance.formats.documents.Corpora;
import org.semblance.source.DocumentSource;

/**
 * A corpus of the paper as a vector space: all documents, those for training and those for testing. Terms are selected
 * and weighted over all documents; the parts are rows of that space.
 *
 * @param id the prefix of the ids of its figures
 * @param title its name in charts
 * @param corpus the documents, without those that have no term left
 * @param model the vector space of all documents, weighted
 * @param learnt whether a document is for training
 * @param leftOut the number of documents that had no term left
 */
record TextCorpus(
        String id,
        String title,
        TextPart all,
        TextPart train,
        TextPart test,
        Corpus corpus,
        VectorSpaceModel model,
        IntPredicate learnt,
        int leftOut) {

    /** R8 without trade: of R8 without one label, the closest to the paper's 7,346 documents in 7 categories. */
    private static final Set<String> REUTERS = Set.of("acq", "crude", "earn", "grain", "interest", "money-fx", "ship");

    /**
     * Seed of the random division of Movie Reviews. The paper's division is not published, so this one is arbitrary.
     */
    static final long DIVIDING = 1;

    static final int MOVIE_REVIEWS_TO_LEARN_FROM = 1420;

    static final String MOVIE_REVIEWS_FILE = "movie-reviews/movie-reviews.tsv.gz";
    static final String REUTERS_FILE = "reuters-21578/reuters-r52.tsv.gz";

    private static final String DOCUMENT = "document";
    private static final String LABEL = "label";

    /** The steps of the paper, which keeps rare terms. */
    private static final Analysis STEPS = new Analysis(
            Analysis.Tokenizer.UNICODE, // as the second program, which does not know of emphasis by underscores
            Analysis.USUAL.stopWords(),
            Analysis.USUAL.wordnet(),
            Analysis.USUAL.shortest(),
            Analysis.USUAL.stem(),
            Analysis.USUAL.leastDocuments(),
            Analysis.USUAL.mostDocuments(),
            Analysis.USUAL.weights(),
            null,
            Analysis.Rare.KEEP);

    static TextCorpus movieReviews(Path folder, Watcher watcher) {
        Corpus corpus = read(folder.resolve(MOVIE_REVIEWS_FILE), label -> true, watcher);
        return of(
                "movie-reviews", "Movie Reviews", corpus, drawn(corpus.size(), MOVIE_REVIEWS_TO_LEARN_FROM, DIVIDING));
    }

    /** A random choice of documents. */
    private static boolean[] drawn(int size, int wanted, long seed) {
        List<Integer> order = new ArrayList<>(IntStream.range(0, size).boxed().toList());
        Collections.shuffle(order, new Random(seed));
        boolean[] drawn = new boolean[size];
        order.subList(0, wanted).forEach(row -> drawn[row] = true);
        return drawn;
    }

    /** The same documents, divided at random into parts of the same sizes. */
    TextCorpus divided(long seed) {
        boolean[] drawn = drawn(corpus.size(), train.size(), seed);
        return of(id, title, corpus, row -> drawn[row], leftOut);
    }

    /** Reuters, with the division that is part of the file. */
    static TextCorpus reuters(Path folder, Watcher watcher) {
        Corpus corpus = read(folder.resolve(REUTERS_FILE), REUTERS::contains, watcher);
        Words division = corpus.authors().orElseThrow();
        boolean[] learnt = new boolean[corpus.size()];
        for (int row = 0; row < learnt.length; row++) {
            learnt[row] = division.text(row).equals("train");
        }
        return of("reuters", "Reuters", corpus, learnt);
    }

    /** The documents with a wanted label. They have no authors; the column with the division is read in their place. */
    private static Corpus read(Path file, Predicate<String> wanted, Watcher watcher) {
        DocumentSource documents = new DocumentSource(
                file.toString(), "text", null, null, null, LABEL, "split", "*", DocumentSource.Empty.REFUSE, null);
        Corpus read = new Corpora()
                .read(documents, STEPS, DOCUMENT, Path::of, watcher)
                .corpus();
        Words labels = read.labels().orElseThrow();
        return read.documents(IntStream.range(0, read.size())
                .filter(row -> wanted.test(labels.text(row)))
                .toArray());
    }

    /**
     * A corpus and its division.
     *
     * @param learnt for each document, whether it is for training
     */
    static TextCorpus of(String id, String title, Corpus corpus, boolean[] learnt) {
        Corpus kept = Vectorization.withoutEmpty(numbered(corpus), STEPS, 1);
        boolean[] learntOfKept = new boolean[kept.size()];
        for (int row = 0; row < learntOfKept.length; row++) {
            learntOfKept[row] = learnt[Integer.parseInt(kept.names().get(row))];
        }
        return of(id, title, kept, row -> learntOfKept[row], corpus.size() - kept.size());
    }

    private static TextCorpus of(String id, String title, Corpus corpus, IntPredicate learnt, int leftOut) {
        VectorSpaceModel model = Vectorization.of(corpus, STEPS, 1);
        Words labels = corpus.labels().orElseThrow();
        return new TextCorpus(
                id,
                title,
                new TextPart(id + "/all", model.vectors(), labels),
                part(id + "/train", model.vectors(), labels, learnt),
                part(id + "/test", model.vectors(), labels, learnt.negate()),
                corpus,
                model,
                learnt,
                leftOut);
    }

    /** The same documents, with every term counted once per document. */
    TextCorpus countingOnce() {
        double[] once = new double[corpus.vectors().weights().length];
        Arrays.fill(once, 1);
        return of(
                id,
                title,
                new Corpus(
                        corpus.vectors().weighing(once),
                        corpus.weighed(),
                        corpus.terms(),
                        corpus.names(),
                        corpus.labels(),
                        corpus.authors(),
                        corpus.intake()),
                learnt,
                leftOut);
    }

    /** The documents named by their numbers, so that those that remain can be identified. */
    private static Corpus numbered(Corpus corpus) {
        return new Corpus(
                corpus.vectors(),
                corpus.weighed(),
                corpus.terms(),
                IntStream.range(0, corpus.size()).mapToObj(String::valueOf).toList(),
                corpus.labels(),
                Optional.empty(),
                corpus.intake());
    }

    private static TextPart part(String id, Vectors documents, Words labels, IntPredicate wanted) {
        int[] rows = IntStream.range(0, documents.size()).filter(wanted).toArray();
        return new TextPart(id, documents.rows(rows), labels.rows(rows));
    }

    /** How often each term occurs in all documents. */
    double[] used() {
        Map<String, Integer> places = new HashMap<>();
        for (int place = 0; place < model.terms().size(); place++) {
            places.put(model.terms().get(place), place);
        }
        Vectors counts = corpus.vectors();
        double[] used = new double[model.terms().size()];
        for (int row = 0; row < counts.size(); row++) {
            for (int entry = counts.from(row); entry < counts.to(row); entry++) {
                Integer place = places.get(corpus.terms().get(counts.places()[entry]));
                if (place != null) {
                    used[place] += counts.weights()[entry];
                }
            }
        }
        return used;
    }

    List<TextPart> parts() {
        return List.of(all, train, test);
    }
}
