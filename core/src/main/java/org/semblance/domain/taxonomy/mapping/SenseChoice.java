package org.semblance.domain.taxonomy.mapping;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Chooses the senses of all values of a column together.
 *
 * <p>At first each value distributes its weight over its leads by their doubts alone. The weights are then updated by
 * how well the leads fit the other values until nothing changes, so that certain values help uncertain ones. The order
 * of values does not matter, and each counts once, whatever its number of rows.
 */
final class SenseChoice {

    /** The weight of the fit to the column against doubts; between 6 and 22, two of a hundred values change. */
    private static final double SUITS = 12;

    private static final int ROUNDS = 30;
    private static final double SETTLED = 1e-4;

    private final List<List<ConceptLead>> leads;
    private final int[][][] above;
    private final double[][] shares;
    private final double[][] suits;

    /** Chooses among the leads of each value; the column name may support some concepts. */
    SenseChoice(List<List<ConceptLead>> leads, ColumnCoherence coherence, double[] spokenFor) {
        this.leads = leads;
        this.above = new int[leads.size()][][];
        this.shares = new double[leads.size()][];
        this.suits = new double[leads.size()][];
        for (int value = 0; value < above.length; value++) {
            above[value] = leads.get(value).stream()
                    .map(lead -> coherence.above(lead.concept()))
                    .toArray(int[][]::new);
            suits[value] = new double[above[value].length];
            shares[value] = shares(value, spokenFor);
        }
        double moved = 1;
        for (int round = 0; round < ROUNDS && moved > SETTLED; round++) {
            moved = round(coherence, spokenFor);
        }
    }

    private double round(ColumnCoherence coherence, double[] spokenFor) {
        coherence.clear();
        for (int value = 0; value < above.length; value++) {
            if (above[value].length > 0) {
                coherence.add(above[value], shares[value]);
            }
        }
        double moved = 0;
        double[][] next = new double[shares.length][];
        for (int value = 0; value < above.length; value++) {
            suits[value] = coherence.of(above[value], shares[value]);
            next[value] = shares(value, spokenFor);
            for (int i = 0; i < next[value].length; i++) {
                moved = Math.max(moved, Math.abs(next[value][i] - shares[value][i]));
            }
        }
        System.arraycopy(next, 0, shares, 0, next.length);
        return moved;
    }

    private double[] shares(int value, double[] spokenFor) {
        double[] scores = new double[above[value].length];
        for (int i = 0; i < scores.length; i++) {
            ConceptLead lead = leads.get(value).get(i);
            scores[i] = SUITS * suits[value][i] - lead.doubt() + spokenFor[lead.concept()];
        }
        double most = Arrays.stream(scores).max().orElse(0);
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = StrictMath.exp(scores[i] - most);
            sum += scores[i];
        }
        for (int i = 0; i < scores.length; i++) {
            scores[i] /= sum;
        }
        return scores;
    }

    /** The fit of each lead of a value to the other values. */
    double[] suits(int value) {
        return suits[value];
    }

    /** The index of the chosen lead of a value, or −1. */
    int chosen(int value) {
        int best = -1;
        for (int i = 0; i < shares[value].length; i++) {
            if (best < 0 || shares[value][i] > shares[value][best]) {
                best = i;
            }
        }
        return best;
    }

    /** The chosen lead of a value that has one. */
    ConceptLead lead(int value) {
        return leads.get(value).get(chosen(value));
    }

    /** The chosen concepts of all values that have one. */
    int[] concepts() {
        return IntStream.range(0, above.length)
                .filter(value -> above[value].length > 0)
                .map(value -> lead(value).concept())
                .toArray();
    }

    /** A lead as a candidate; its score is its share of the value's weight. */
    ConceptCandidate candidate(int value, int lead) {
        ConceptLead found = leads.get(value).get(lead);
        return new ConceptCandidate(found.concept(), found.word(), found.sense(), found.step(), shares[value][lead]);
    }

    /** The indices of a value's leads, the chosen one first. */
    int[] ranked(int value) {
        return IntStream.range(0, shares[value].length)
                .boxed()
                .sorted(Comparator.comparing(lead -> -shares[value][lead]))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
