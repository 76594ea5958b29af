package org.semblance.quality.documents;

import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Vectors;

/**
 * A multinomial naive Bayes classifier with term weights as counts and Laplace (add-one) smoothing (Manning, Raghavan
 * and Schütze 2009, section 13.2). Among equally likely labels the lowest number wins.
 */
public final class NaiveBayes implements Classifier {

    /** The largest number of likelihoods kept in memory. */
    private static final int MOST_CELLS = 1 << 24;

    private final double[] priors;
    private final int dimensions;
    private final double[] likelihoods;

    private NaiveBayes(Vectors documents, int[] labels) {
        int count = Arrays.stream(labels).max().orElse(0) + 1;
        this.dimensions = documents.dimensions();
        if ((long) dimensions * count > MOST_CELLS) {
            throw Problem.data(
                    ProblemCode.E_MEASURE,
                    "naive Bayes would keep " + count + " labels of " + dimensions + " terms, which is too much",
                    "give documents fewer labels, or leave bayes-accuracy out");
        }
        this.priors = new double[count];
        this.likelihoods = new double[dimensions * count];
        double[] sums = new double[count];
        Arrays.fill(likelihoods, 1);
        Arrays.fill(sums, dimensions);
        for (int row = 0; row < labels.length; row++) {
            priors[labels[row]]++;
            for (int entry = documents.from(row); entry < documents.to(row); entry++) {
                double weight = weight(documents, entry);
                likelihoods[documents.places()[entry] * count + labels[row]] += weight;
                sums[labels[row]] += weight;
            }
        }
        for (int label = 0; label < count; label++) {
            priors[label] = Math.log(priors[label] / labels.length);
        }
        for (int i = 0; i < likelihoods.length; i++) {
            likelihoods[i] = Math.log(likelihoods[i] / sums[i % count]);
        }
    }

    /** Trains on non-negative weights. */
    public static Training training() {
        return NaiveBayes::new;
    }

    private static double weight(Vectors documents, int entry) {
        double weight = documents.weights()[entry];
        if (weight < 0) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    "naive Bayes needs weights of terms, and these are negative too",
                    "leave bayes-accuracy out of measures:, and look at knn-accuracy");
        }
        return weight;
    }

    @Override
    public int[] predict(Vectors documents) {
        int[] predicted = new int[documents.size()];
        int[] known = new int[documents.vectors()];
        Arrays.fill(known, -1);
        for (int row = 0; row < predicted.length; row++) {
            int vector = documents.vector(row);
            if (known[vector] < 0) {
                known[vector] = likeliest(documents, row);
            }
            predicted[row] = known[vector];
        }
        return predicted;
    }

    private int likeliest(Vectors documents, int row) {
        double[] scores = priors.clone();
        for (int entry = documents.from(row); entry < documents.to(row); entry++) {
            double weight = weight(documents, entry);
            int place = documents.places()[entry];
            for (int label = 0; label < scores.length && place < dimensions; label++) {
                scores[label] += weight * likelihoods[place * scores.length + label];
            }
        }
        int likeliest = 0;
        for (int label = 1; label < scores.length; label++) {
            if (scores[label] > scores[likeliest]) {
                likeliest = label;
            }
        }
        return likeliest;
    }
}
