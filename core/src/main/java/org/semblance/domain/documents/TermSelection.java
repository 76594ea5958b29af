package org.semblance.domain.documents;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.data.Vectors;
import org.semblance.data.Words;

/** Selects the terms of a corpus that are kept, and gives their weights. */
final class TermSelection {

    private static final int LEFT_OUT = -1;

    private final Analysis.Weights weights;
    private final boolean weighed;

    /** The factor by which the count of each term is multiplied. */
    private final double[] factors;

    private final int[] kept;

    /** The new number of each term, or −1 if it is dropped. */
    private final int[] places;

    private final VectorSpaceModel.Reduction reduction;

    private TermSelection(
            Analysis.Weights weights,
            boolean weighed,
            double[] factors,
            int[] kept,
            VectorSpaceModel.Reduction reduction) {
        this.weights = weights;
        this.weighed = weighed;
        this.factors = factors;
        this.kept = kept;
        this.reduction = reduction;
        this.places = new int[factors.length];
        Arrays.fill(places, LEFT_OUT);
        for (int place = 0; place < kept.length; place++) {
            places[kept[place]] = place;
        }
    }

    static TermSelection of(Corpus corpus, Analysis analysis, int least) {
        Vectors vectors = corpus.vectors();
        int documents = corpus.size();
        int[] used = vectors.rowsAt();
        int[] behind =
                corpus.authors().map(authors -> authorsAt(vectors, authors)).orElse(used);
        boolean rarity = !corpus.weighed() && analysis.weights() == Analysis.Weights.TF_IDF;
        int most = analysis.mostDocuments().of(documents);
        int rare = 0;
        int outside = 0;
        int everywhere = 0;
        int[] fit = new int[used.length];
        int count = 0;
        double[] factors = new double[used.length];
        for (int term = 0; term < used.length; term++) {
            if (least > 1 && behind[term] < least) {
                rare++;
            } else if (!corpus.weighed() && (used[term] < analysis.leastDocuments() || used[term] > most)) {
                outside++;
            } else if (rarity && used[term] == documents) {
                everywhere++;
            } else {
                factors[term] = rarity ? StrictMath.log((double) documents / used[term]) : 1;
                fit[count++] = term;
            }
        }
        int[] all = Arrays.copyOf(fit, count);
        Integer wanted = analysis.terms();
        TermSelection choice = new TermSelection(
                analysis.weights(),
                corpus.weighed(),
                factors,
                all,
                new VectorSpaceModel.Reduction(rare, outside, everywhere, 0));
        if (wanted == null || wanted >= count) {
            return choice;
        }
        return new TermSelection(
                analysis.weights(),
                corpus.weighed(),
                factors,
                choice.heaviest(vectors, wanted),
                new VectorSpaceModel.Reduction(rare, outside, everywhere, count - wanted));
    }

    /**
     * For each term the number of distinct authors who use it; documents without an author count as one author
     * together.
     */
    private static int[] authorsAt(Vectors vectors, Words authors) {
        int[] counts = new int[vectors.dimensions()];
        int[] last = new int[vectors.dimensions()];
        Arrays.fill(last, Words.MISSING - 1);
        int[] byAuthor = IntStream.range(0, vectors.size())
                .boxed()
                .sorted((one, other) -> Integer.compare(authors.code(one), authors.code(other)))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int document : byAuthor) {
            int author = authors.code(document);
            for (int entry = vectors.from(document); entry < vectors.to(document); entry++) {
                int term = vectors.places()[entry];
                if (last[term] != author) {
                    last[term] = author;
                    counts[term]++;
                }
            }
        }
        return counts;
    }

    /** The kept terms with the largest total weight over all documents, in the order of their numbers. */
    private int[] heaviest(Vectors vectors, int wanted) {
        double[] totals = new double[factors.length];
        for (int row = 0; row < vectors.size(); row++) {
            for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
                totals[vectors.places()[entry]] += Math.abs(base(vectors.weights()[entry]));
            }
        }
        return Arrays.stream(kept)
                .boxed()
                // the sort is stable: on a tie the lower number comes first
                .sorted((one, other) -> Double.compare(totals[other] * factors[other], totals[one] * factors[one]))
                .limit(wanted)
                .mapToInt(Integer::intValue)
                .sorted()
                .toArray();
    }

    /** The old numbers of the kept terms, lowest first. */
    int[] kept() {
        return kept;
    }

    /** The new number of a term; −1 if it is dropped. */
    int place(int term) {
        return places[term];
    }

    /** The weight of a term in a document. */
    double weight(int term, double count) {
        return base(count) * factors[term];
    }

    private double base(double count) {
        return !weighed && weights == Analysis.Weights.BINARY ? 1 : count;
    }

    VectorSpaceModel.Reduction reduction() {
        return reduction;
    }
}
