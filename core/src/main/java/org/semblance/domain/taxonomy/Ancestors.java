package org.semblance.domain.taxonomy;

import java.util.Arrays;
import org.semblance.Problem;

/**
 * For each concept, the concepts above it and itself, by growing number, and how many links upward they are.
 *
 * <p>Held for all concepts at once: a comparison of two concepts is then one walk along two short lists.
 */
final class Ancestors {

    /** The most entries that are held, some 600 MB; a taxonomy of a million concepts twenty levels deep has 20 million. */
    private static final int MOST = 100_000_000;

    private final int[] starts;
    private final int[] concepts;
    private final short[] links;

    private Ancestors(int[] starts, int[] concepts, short[] links) {
        this.starts = starts;
        this.concepts = concepts;
        this.links = links;
    }

    /** The ancestors in a graph in which parents have smaller numbers than their children. */
    static Ancestors of(IntLists parents, int size) {
        int[] starts = new int[size + 1];
        int[] concepts = new int[Math.max(16, size * 8)];
        short[] links = new short[concepts.length];
        int[] linksTo = new int[size];
        for (int concept = 0; concept < size; concept++) {
            int start = starts[concept];
            int end = start;
            for (int i = 0; i < parents.count(concept); i++) {
                int parent = parents.at(concept, i);
                for (int j = starts[parent]; j < starts[parent + 1]; j++) {
                    int ancestor = concepts[j];
                    int up = links[j] + 1;
                    if (linksTo[ancestor] == 0) {
                        if (end + 1 >= concepts.length) {
                            int longer = longer(concepts.length);
                            concepts = Arrays.copyOf(concepts, longer);
                            links = Arrays.copyOf(links, longer);
                        }
                        concepts[end++] = ancestor;
                        linksTo[ancestor] = up;
                    } else {
                        linksTo[ancestor] = Math.min(linksTo[ancestor], up);
                    }
                }
            }
            if (parents.count(concept) > 1) {
                Arrays.sort(concepts, start, end);
            }
            for (int j = start; j < end; j++) {
                links[j] = (short) linksTo[concepts[j]];
                linksTo[concepts[j]] = 0;
            }
            if (end == concepts.length) {
                int longer = longer(concepts.length);
                concepts = Arrays.copyOf(concepts, longer);
                links = Arrays.copyOf(links, longer);
            }
            concepts[end] = concept;
            links[end] = 0;
            starts[concept + 1] = end + 1;
        }
        return new Ancestors(starts, Arrays.copyOf(concepts, starts[size]), Arrays.copyOf(links, starts[size]));
    }

    private static int longer(int length) {
        if (length >= MOST) {
            throw Problem.data(
                    "E_TAXONOMY_SIZE",
                    "the taxonomy is too deep: its concepts have more than " + MOST + " ancestors in all",
                    "check its parents: chains of thousands of links are hardly meant; or take the part below one concept");
        }
        return Math.min(MOST, length * 2);
    }

    int start(int concept) {
        return starts[concept];
    }

    int end(int concept) {
        return starts[concept + 1];
    }

    int at(int place) {
        return concepts[place];
    }

    int links(int place) {
        return links[place];
    }

    boolean contains(int concept, int ancestor) {
        return Arrays.binarySearch(concepts, starts[concept], starts[concept + 1], ancestor) >= 0;
    }

    /** The greatest concept that two have in common; the smallest number of all is the root, which all share. */
    int greatestCommon(int one, int other) {
        int i = starts[one + 1] - 1;
        int j = starts[other + 1] - 1;
        while (concepts[i] != concepts[j]) {
            if (concepts[i] > concepts[j]) {
                i--;
            } else {
                j--;
            }
        }
        return concepts[i];
    }

    /** The fewest links from one concept to another, up to a common ancestor and down again. */
    int fewestLinks(int one, int other) {
        int i = starts[one + 1] - 1;
        int j = starts[other + 1] - 1;
        int fewest = Integer.MAX_VALUE;
        while (i >= starts[one] && j >= starts[other]) {
            if (concepts[i] == concepts[j]) {
                fewest = Math.min(fewest, links[i--] + links[j--]);
            } else if (concepts[i] > concepts[j]) {
                i--;
            } else {
                j--;
            }
        }
        return fewest;
    }

    /** The largest of some values over the concepts that two have in common. */
    double most(double[] values, int one, int other) {
        int i = starts[one + 1] - 1;
        int j = starts[other + 1] - 1;
        double most = Double.NEGATIVE_INFINITY;
        while (i >= starts[one] && j >= starts[other]) {
            if (concepts[i] == concepts[j]) {
                most = Math.max(most, values[concepts[i--]]);
                j--;
            } else if (concepts[i] > concepts[j]) {
                i--;
            } else {
                j--;
            }
        }
        return most;
    }
}
