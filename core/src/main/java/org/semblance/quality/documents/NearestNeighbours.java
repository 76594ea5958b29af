package org.semblance.quality.documents;

import java.util.Arrays;
import org.semblance.data.Vectors;

/**
 * A k-nearest-neighbour classifier by the cosine: a document gets the label that most of its neighbours have.
 *
 * <p>Neighbours that tie for the last places share them evenly: a label gets a share of these places in proportion to
 * the tied neighbours that have it. Among labels with equal votes the one with the nearest neighbour wins, then the
 * lowest number.
 */
public final class NearestNeighbours implements Classifier {

    private final Postings postings;
    private final int[][] labelsOf;
    private final int[] labels;
    private final int neighbours;

    private NearestNeighbours(Postings postings, int[] labels, int neighbours) {
        DistinctVectors vectors = postings.vectors();
        int count = Arrays.stream(labels).max().orElse(0) + 1;
        this.postings = postings;
        this.neighbours = Math.min(neighbours, vectors.rows());
        this.labels = new int[count];
        this.labelsOf = new int[vectors.count()][count];
        for (int row = 0; row < labels.length; row++) {
            labelsOf[vectors.ofRow(row)][labels[row]]++;
            this.labels[labels[row]]++;
        }
    }

    /** Trains with a number of neighbours. */
    public static Training training(int neighbours) {
        return (documents, labels) ->
                new NearestNeighbours(Postings.of(DistinctVectors.of(documents)), labels, neighbours);
    }

    @Override
    public int[] predict(Vectors documents) {
        DistinctVectors asked = DistinctVectors.of(documents);
        Postings.Products products = postings.products();
        int[] predicted = new int[documents.size()];
        for (int vector = 0; vector < asked.count(); vector++) {
            products.begin();
            for (int entry = asked.from(vector); entry < asked.to(vector); entry++) {
                products.add(asked.places()[entry], asked.weights()[entry]);
            }
            int label = vote(products);
            for (int row : asked.rowsOf(vector)) {
                predicted[row] = label;
            }
        }
        return predicted;
    }

    private int vote(Postings.Products products) {
        double farthest = farthest(products);
        int[] nearer = new int[labels.length];
        int[] tied = new int[labels.length];
        double[] best = new double[labels.length];
        Arrays.fill(best, Double.NEGATIVE_INFINITY);
        int[] unmet = labels.clone();
        for (int i = 0; i < products.count(); i++) {
            int vector = products.met(i);
            double cosine = products.of(vector);
            count(labelsOf[vector], cosine, farthest, nearer, tied, best);
            for (int label = 0; label < unmet.length; label++) {
                unmet[label] -= labelsOf[vector][label];
            }
        }
        count(unmet, 0, farthest, nearer, tied, best);
        return winner(nearer, tied, best);
    }

    /** The cosine of the last neighbour; rows without a common term have cosine 0. */
    private double farthest(Postings.Products products) {
        double[] nearest = new double[neighbours];
        int filled = 0;
        int unmet = postings.vectors().rows();
        for (int i = 0; i < products.count(); i++) {
            int vector = products.met(i);
            int size = postings.vectors().size(vector);
            unmet -= size;
            filled = insert(nearest, filled, products.of(vector), size);
        }
        insert(nearest, filled, 0, unmet);
        return nearest[neighbours - 1];
    }

    /** Keeps the largest values, with repetitions. */
    private static int insert(double[] largest, int filled, double value, int times) {
        int now = filled;
        for (int again = 0; again < times; again++) {
            if (now == largest.length && value <= largest[now - 1]) {
                break;
            }
            int at = now == largest.length ? now - 1 : now++;
            while (at > 0 && largest[at - 1] < value) {
                largest[at] = largest[at - 1];
                at--;
            }
            largest[at] = value;
        }
        return now;
    }

    private static void count(int[] counts, double cosine, double farthest, int[] nearer, int[] tied, double[] best) {
        if (cosine < farthest) {
            return;
        }
        for (int label = 0; label < counts.length; label++) {
            if (counts[label] > 0) {
                (cosine > farthest ? nearer : tied)[label] += counts[label];
                best[label] = Math.max(best[label], cosine);
            }
        }
    }

    /** Finds the winning label. Votes are whole numbers (shares of a place), so that equal votes are exactly equal. */
    private int winner(int[] nearer, int[] tied, double[] best) {
        long left = (long) neighbours - Arrays.stream(nearer).sum();
        long among = Arrays.stream(tied).sum();
        int winner = -1;
        long most = -1;
        for (int label = 0; label < labels.length; label++) {
            long votes = nearer[label] * among + left * tied[label];
            if (votes > most || (votes == most && best[label] > best[winner])) {
                winner = label;
                most = votes;
            }
        }
        return winner;
    }
}
