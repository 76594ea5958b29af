package org.semblance.release.documents;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.semblance.data.Decimal;
import org.semblance.data.Vectors;

/**
 * An inverted index: for each term, the ascending numbers of the vectors that contain it, with their weights. The
 * numbers are those of the {@link DocumentList}, so one posting covers all documents that share a vector.
 */
public final class InvertedIndex {

    /** File name in a release. */
    public static final String NAME = "index.tsv";

    private static final String ABOUT = "# ";
    private static final String HEADER = "term\tvectors";

    /** A vector that matches, with its cosine similarity to the words, from 0 to 1. */
    public record Hit(int vector, double score) {}

    /** A term of a vector and its weight there. */
    public record Term(String term, double weight) {}

    private final String about;
    private final List<String> terms;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int[][] vectors;
    private final double[][] weights;

    private InvertedIndex(String about, List<String> terms, int[][] vectors, double[][] weights) {
        this.about = about;
        this.terms = terms;
        IntStream.range(0, terms.size()).forEach(term -> numbers.put(terms.get(term), term));
        this.vectors = vectors;
        this.weights = weights;
    }

    /**
     * The index of a matrix.
     *
     * @param about one line on how words become terms
     */
    public static InvertedIndex of(Vectors matrix, List<String> terms, DocumentList documents, String about) {
        int[] rowOf = new int[documents.count()];
        Arrays.fill(rowOf, -1);
        for (int row = matrix.size() - 1; row >= 0; row--) {
            rowOf[documents.vector(row)] = row;
        }
        int[] lengths = new int[terms.size()];
        for (int row : rowOf) {
            for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
                lengths[matrix.places()[entry]]++;
            }
        }
        int[][] vectors = new int[terms.size()][];
        double[][] weights = new double[terms.size()][];
        for (int term = 0; term < lengths.length; term++) {
            vectors[term] = new int[lengths[term]];
            weights[term] = new double[lengths[term]];
        }
        int[] filled = new int[terms.size()];
        for (int vector = 0; vector < rowOf.length; vector++) {
            for (int entry = matrix.from(rowOf[vector]); entry < matrix.to(rowOf[vector]); entry++) {
                int term = matrix.places()[entry];
                vectors[term][filled[term]] = vector;
                weights[term][filled[term]++] = matrix.weights()[entry];
            }
        }
        return new InvertedIndex(about, List.copyOf(terms), vectors, weights);
    }

    /** How words become terms, as recorded in the index. */
    public String about() {
        return about;
    }

    public List<String> terms() {
        return terms;
    }

    /** The numbers of the vectors that contain a term. */
    public int[] vectors(int term) {
        return vectors[term].clone();
    }

    public boolean has(String term) {
        return numbers.containsKey(term);
    }

    /** The vectors with at least one of the terms, most similar first; ties by number. Repeated terms count once. */
    public List<Hit> search(Collection<String> words) {
        List<Integer> asked = new LinkedHashSet<>(words)
                .stream().map(numbers::get).filter(Objects::nonNull).toList();
        double[] squares = squares();
        double[] sums = new double[squares.length];
        for (int term : asked) {
            for (int i = 0; i < vectors[term].length; i++) {
                sums[vectors[term][i]] += weights[term][i];
            }
        }
        return IntStream.range(0, sums.length)
                .filter(vector -> sums[vector] > 0)
                .mapToObj(
                        vector -> new Hit(vector, sums[vector] / Math.sqrt(asked.size()) / Math.sqrt(squares[vector])))
                .sorted(Comparator.comparingDouble(Hit::score).reversed().thenComparingInt(Hit::vector))
                .toList();
    }

    /** The number of vectors, which is the highest vector number in the index. */
    public int count() {
        return Arrays.stream(vectors)
                        .mapToInt(posting -> posting.length == 0 ? -1 : posting[posting.length - 1])
                        .max()
                        .orElse(-1)
                + 1;
    }

    /** The squared lengths of the vectors. */
    private double[] squares() {
        double[] squares = new double[count()];
        for (int term = 0; term < vectors.length; term++) {
            for (int i = 0; i < vectors[term].length; i++) {
                squares[vectors[term][i]] += weights[term][i] * weights[term][i];
            }
        }
        return squares;
    }

    /** The terms of a vector, highest weight first. */
    public List<Term> termsOf(int vector, int most) {
        List<Term> found = new ArrayList<>();
        for (int term = 0; term < vectors.length; term++) {
            int at = Arrays.binarySearch(vectors[term], vector);
            if (at >= 0) {
                found.add(new Term(terms.get(term), weights[term][at]));
            }
        }
        return found.stream()
                .sorted(Comparator.comparingDouble(Term::weight).reversed())
                .limit(most)
                .toList();
    }

    /** Whether another index has the same terms and postings, with weights equal to the last bit. */
    public boolean agrees(InvertedIndex other) {
        return terms.equals(other.terms)
                && Arrays.deepEquals(vectors, other.vectors)
                && Arrays.deepEquals(weights, other.weights);
    }

    public void write(OutputStream out) throws IOException {
        BufferedWriter writer = ReleaseText.writer(out);
        writer.write(ABOUT + about + "\n" + HEADER + "\n");
        for (int term = 0; term < vectors.length; term++) {
            writer.write(terms.get(term));
            for (int i = 0; i < vectors[term].length; i++) {
                writer.write(i == 0 ? '\t' : ' ');
                writer.write(Integer.toString(vectors[term][i] + 1));
                writer.write(':');
                writer.write(Decimal.text(weights[term][i]));
            }
            writer.write('\n');
        }
        writer.flush();
    }

    public static InvertedIndex read(Path file) {
        List<String> lines = ReleaseText.read(file);
        if (lines.size() < 2 || !lines.get(0).startsWith(ABOUT) || !lines.get(1).equals(HEADER)) {
            throw ReleaseText.broken(file);
        }
        int count = lines.size() - 2;
        List<String> terms = new ArrayList<>(count);
        int[][] vectors = new int[count][];
        double[][] weights = new double[count][];
        for (int term = 0; term < count; term++) {
            String line = lines.get(term + 2);
            int tab = line.indexOf('\t');
            terms.add(tab < 0 ? line : line.substring(0, tab));
            String[] postings =
                    tab < 0 ? new String[0] : line.substring(tab + 1).split(" ", -1);
            vectors[term] = new int[postings.length];
            weights[term] = new double[postings.length];
            for (int i = 0; i < postings.length; i++) {
                int colon = postings[i].indexOf(':');
                try {
                    vectors[term][i] = Integer.parseInt(postings[i].substring(0, Math.max(0, colon))) - 1;
                    weights[term][i] = Double.parseDouble(postings[i].substring(colon + 1));
                } catch (NumberFormatException e) {
                    throw ReleaseText.broken(file);
                }
                if (vectors[term][i] < 0 || (i > 0 && vectors[term][i] <= vectors[term][i - 1])) {
                    throw ReleaseText.broken(file);
                }
            }
        }
        return new InvertedIndex(lines.get(0).substring(ABOUT.length()), terms, vectors, weights);
    }
}
