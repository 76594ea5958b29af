package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Arrays;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The ancestors of every concept, itself included, in order of increasing number, with the number of links to each.
 *
 * <p>They are held for all concepts at once, so comparing two concepts is one walk along two short lists.
 */
final class ConceptAncestors implements Serializable {

    /**
     * The largest number of entries, about 600 MB; a taxonomy of a million concepts twenty levels deep has 20 million.
     */
    private static final int MOST = 100_000_000;

    private final int[] starts;
    private final int[] concepts;
    private final short[] links;

    private ConceptAncestors(int[] starts, int[] concepts, short[] links) {
        this.starts = starts;
        this.concepts = concepts;
        this.links = links;
    }

    /** Computes the ancestors in a graph in which parents have smaller numbers than their children. */
    static ConceptAncestors of(IntLists parents, short[] depth) {
        Collector all = new Collector(depth);
        for (int concept = 0; concept < depth.length; concept++) {
            if (parents.count(concept) == 1) {
                all.copy(parents.at(concept, 0));
            } else {
                all.merge(parents, concept);
            }
            all.end(concept);
        }
        return new ConceptAncestors(
                all.starts, Arrays.copyOf(all.concepts, all.size), Arrays.copyOf(all.links, all.size));
    }

    /** Builds the lists of ancestors one after the other. */
    private static final class Collector {

        private final int[] starts;
        private final int[] linksTo;
        private int[] concepts;
        private short[] links;
        private int size;

        Collector(short[] depth) {
            starts = new int[depth.length + 1];
            linksTo = new int[depth.length];
            long inATree = 0;
            for (short nodes : depth) {
                inATree += nodes;
            }
            // some more if concepts have several parents
            concepts = new int[(int) Math.min(MOST, inATree + inATree / 8 + 1)];
            links = new short[concepts.length];
        }

        /** The ancestors of a concept with one parent: those of the parent, one link farther. */
        void copy(int parent) {
            int count = starts[parent + 1] - starts[parent];
            reserve(count);
            System.arraycopy(concepts, starts[parent], concepts, size, count);
            for (int i = starts[parent]; i < starts[parent + 1]; i++) {
                links[size++] = (short) (links[i] + 1);
            }
        }

        /** The ancestors of a concept with none or several parents. */
        void merge(IntLists parents, int concept) {
            int start = size;
            for (int i = 0; i < parents.count(concept); i++) {
                int parent = parents.at(concept, i);
                reserve(starts[parent + 1] - starts[parent]);
                for (int j = starts[parent]; j < starts[parent + 1]; j++) {
                    int ancestor = concepts[j];
                    int up = links[j] + 1;
                    if (linksTo[ancestor] == 0) {
                        concepts[size++] = ancestor;
                        linksTo[ancestor] = up;
                    } else {
                        linksTo[ancestor] = Math.min(linksTo[ancestor], up);
                    }
                }
            }
            Arrays.sort(concepts, start, size);
            for (int j = start; j < size; j++) {
                links[j] = (short) linksTo[concepts[j]];
                linksTo[concepts[j]] = 0;
            }
        }

        /** Ends the list of a concept with itself. */
        void end(int concept) {
            reserve(1);
            concepts[size] = concept;
            links[size++] = 0;
            starts[concept + 1] = size;
        }

        private void reserve(int count) {
            if (size + count > concepts.length) {
                if (size + count > MOST) {
                    throw Problem.data(
                            ProblemCode.E_TAXONOMY_SIZE,
                            "the taxonomy is too deep: its concepts have more than " + MOST + " ancestors in all",
                            "check its parents: chains of thousands of links are hardly meant;"
                                    + " or take the part below one concept");
                }
                int longer = Math.min(MOST, Math.max(size + count, concepts.length * 2));
                concepts = Arrays.copyOf(concepts, longer);
                links = Arrays.copyOf(links, longer);
            }
        }
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

    /** The common ancestor with the largest number; the smallest number is the root, which all share. */
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

    /** The smallest number of links from one concept to another, up to a common ancestor and down again. */
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

    /** The largest of some values over the common ancestors of two concepts. */
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
