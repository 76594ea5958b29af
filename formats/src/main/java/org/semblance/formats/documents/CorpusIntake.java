package org.semblance.formats.documents;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Corpus;

/** Collects documents one after the other and counts their terms; the texts are not kept. */
final class CorpusIntake {

    private static final int MOST_ENTRIES = Integer.MAX_VALUE - 8;

    private final WordCutter tokens;
    private final TermFinder finder;
    private final LabelsAndAuthors known;

    private final List<String> names = new ArrayList<>();
    private final List<String> prints = new ArrayList<>();
    private int[] starts = new int[1 << 10];
    private int[] places = new int[1 << 14];
    private double[] weights = new double[1 << 14];
    private int entries;

    /** The counts of terms of the current document, and the terms that occur. */
    private int[] counts = new int[1 << 12];

    private int[] came = new int[1 << 10];
    private int different;

    private long bytes;
    private long words;
    private long sayNothing;
    private long unknown;
    private long tooShort;

    CorpusIntake(WordCutter tokens, TermFinder finder, LabelsAndAuthors known) {
        this.tokens = tokens;
        this.finder = finder;
        this.known = known;
    }

    int size() {
        return names.size();
    }

    /** The counts of words so far. */
    Corpus.Intake soFar() {
        return new Corpus.Intake(bytes, words, sayNothing, unknown, tooShort);
    }

    /**
     * Adds a document; if its text turns out to be unreadable, nothing is added.
     *
     * @param progress is called now and then
     */
    void add(String name, Reader text, @Nullable String label, @Nullable String author, Runnable progress)
            throws IOException {
        long[] before = {words, sayNothing, unknown, tooShort};
        boolean whole = false;
        TextMeter measured = new TextMeter(text, progress);
        try {
            tokens.of(measured, (chars, length) -> take(finder.term(chars, length)));
            bytes += measured.bytes();
            whole = true;
        } finally {
            if (!whole) {
                forget();
                words = before[0];
                sayNothing = before[1];
                unknown = before[2];
                tooShort = before[3];
            }
        }
        close(name);
        names.add(name);
        prints.add(measured.print());
        known.add(label, author);
    }

    private void take(int term) {
        switch (term) {
            case TermFinder.NO_WORD -> {
                return;
            }
            case TermFinder.SAYS_NOTHING -> sayNothing++;
            case TermFinder.UNKNOWN -> unknown++;
            case TermFinder.TOO_SHORT -> tooShort++;
            default -> count(term);
        }
        words++;
    }

    private void count(int term) {
        if (term >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(2 * counts.length, term + 1));
        }
        if (counts[term]++ == 0) {
            if (different == came.length) {
                came = Arrays.copyOf(came, 2 * different);
            }
            came[different++] = term;
        }
    }

    private void forget() {
        for (int i = 0; i < different; i++) {
            counts[came[i]] = 0;
        }
        different = 0;
    }

    /** Appends the counts of the current document to those of the others. */
    private void close(String name) {
        if (different > MOST_ENTRIES - entries) {
            throw Problem.data(
                    ProblemCode.E_TOO_MANY_TERMS,
                    name + ": more than 2,147,483,639 different terms of documents up to here",
                    "split the documents");
        }
        if (entries + different > places.length) {
            int room = (int) Math.min(MOST_ENTRIES, Math.max(2L * places.length, entries + different));
            places = Arrays.copyOf(places, room);
            weights = Arrays.copyOf(weights, room);
        }
        Arrays.sort(came, 0, different);
        for (int i = 0; i < different; i++) {
            places[entries] = came[i];
            weights[entries++] = counts[came[i]];
        }
        forget();
        if (size() + 1 == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        starts[size() + 1] = entries;
    }

    /**
     * The corpus, after the last document.
     *
     * @param column the name of the column of vectors
     */
    Corpus corpus(String column) {
        Vectors vectors = Vectors.of(
                column,
                finder.terms().size(),
                Arrays.copyOf(starts, size() + 1),
                Arrays.copyOf(places, entries),
                Arrays.copyOf(weights, entries));
        return new Corpus(vectors, false, finder.terms(), names, known.labels(), known.authors(), soFar())
                .with(Words.of("text", prints.toArray(String[]::new)));
    }
}
