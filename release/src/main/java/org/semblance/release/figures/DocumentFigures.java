package org.semblance.release.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.Share;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Corpus;
import org.semblance.domain.documents.VectorSpaceModel;
import org.semblance.quality.documents.DistanceHistogram;
import org.semblance.release.json.Json;

/**
 * Figures of a document release, safe to publish: only terms that enough documents use are named.
 *
 * @param documents the number of released documents
 * @param leftOut the number of documents left out because they had no terms
 * @param authors the number of authors, if these are known
 * @param intake what became of the words of the texts
 * @param terms the number of terms in the release
 * @param reduction how many terms were left out, and why
 * @param unshared how many terms were left out because too few authors of any one group use them
 * @param entries the mean number of terms per vector
 * @param perVector the quartiles of the number of terms per vector; empty if a quarter of the documents is too few to
 *     publish
 * @param commonest the terms used by most documents, with their counts before and after
 * @param sources how many terms of the vectors come from a single document or author
 * @param distances the share of document pairs per cosine distance: 0 to 0.1, and so on up to 1, and those without
 *     common terms
 * @param labels how homogeneous the groups are in their labels, if there are labels
 * @param labelsReleased whether the labels are released
 * @param named whether the dimensions of the vectors are terms; otherwise their meaning is unknown
 */
public record DocumentFigures(
        int documents,
        int leftOut,
        OptionalInt authors,
        Corpus.Intake intake,
        int terms,
        VectorSpaceModel.Reduction reduction,
        int unshared,
        BeforeAfter entries,
        List<BeforeAfter> perVector,
        List<Distribution.Bar> commonest,
        TermSources sources,
        List<BeforeAfter> distances,
        Optional<Homogeneity> labels,
        boolean labelsReleased,
        boolean named) {

    private static final int MOST_TERMS = 20;

    /** A figure of the original and of the release. */
    public record BeforeAfter(double before, double after) {}

    /**
     * How many groups have a single label, which is disclosed for every document known to be in the group.
     *
     * @param groups the number of groups
     * @param uniform how many of them have a single label
     * @param documents the number of documents in these
     */
    public record Homogeneity(int groups, int uniform, int documents) {

        /**
         * The homogeneity of the groups of rows that share a vector. A group with an unlabelled document is not
         * uniform.
         */
        public static Homogeneity of(Words labels, int[] groupOf) {
            int groups = Arrays.stream(groupOf).max().orElse(-1) + 1;
            int[] label = new int[groups];
            Arrays.fill(label, NONE);
            int[] sizes = new int[groups];
            for (int row = 0; row < groupOf.length; row++) {
                int group = groupOf[row];
                int own = labels.missing(row) ? SEVERAL : labels.code(row);
                label[group] = label[group] == NONE || label[group] == own ? own : SEVERAL;
                sizes[group]++;
            }
            int[] uniform = IntStream.range(0, groups)
                    .filter(group -> label[group] != SEVERAL)
                    .toArray();
            return new Homogeneity(
                    groups,
                    uniform.length,
                    Arrays.stream(uniform).map(group -> sizes[group]).sum());
        }

        /** The percentage of all documents that are in groups with a single label. */
        public double share(int all) {
            return Share.percentage(documents, all);
        }

        private static final int NONE = -1;
        private static final int SEVERAL = -2;
    }

    public DocumentFigures {
        perVector = List.copyOf(perVector);
        commonest = List.copyOf(commonest);
        distances = List.copyOf(distances);
    }

    /**
     * The quartiles of the number of terms per vector; empty if fewer than {@code least} documents make up a quarter.
     */
    public static List<BeforeAfter> perVector(Vectors before, Vectors after, int least) {
        if (before.size() / 4 < least) {
            return List.of();
        }
        int[] were = lengths(before);
        int[] are = lengths(after);
        return IntStream.of(1, 2, 3)
                .mapToObj(quarter -> new BeforeAfter(quartile(were, quarter), quartile(are, quarter)))
                .toList();
    }

    /** The smallest length that is not exceeded by the given number of quarters of the vectors. */
    private static int quartile(int[] sorted, int quarter) {
        return sorted[(int) ((quarter * (long) sorted.length + 3) / 4) - 1];
    }

    public static BeforeAfter entries(Vectors before, Vectors after) {
        return new BeforeAfter((double) before.entries() / before.size(), (double) after.entries() / after.size());
    }

    /** The shares of document pairs by cosine distance, before and after. */
    public static List<BeforeAfter> distances(Vectors before, Vectors after) {
        List<Double> were = DistanceHistogram.of(before).shares();
        List<Double> are = DistanceHistogram.of(after).shares();
        return IntStream.range(0, were.size())
                .mapToObj(range -> new BeforeAfter(were.get(range), are.get(range)))
                .toList();
    }

    private static int[] lengths(Vectors vectors) {
        return IntStream.range(0, vectors.size()).map(vectors::entries).sorted().toArray();
    }

    /**
     * The terms used by most documents, if at least {@code least} do. The original count is rounded down to a
     * multiple of {@code least}, since exact counts would help to reconstruct weights.
     */
    public static List<Distribution.Bar> commonest(List<String> terms, Vectors before, Vectors after, int least) {
        int[] used = before.rowsAt();
        int[] shown = after.rowsAt();
        List<Distribution.Bar> bars = new ArrayList<>();
        IntStream.range(0, used.length)
                .filter(term -> used[term] >= least)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(term -> -used[term]).thenComparing(Comparator.naturalOrder()))
                .limit(MOST_TERMS)
                .forEach(term ->
                        bars.add(new Distribution.Bar(terms.get(term), used[term] / least * least, shown[term])));
        return bars;
    }

    /** The figures as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("documents", documents);
        json.put("left-out", leftOut);
        authors.ifPresent(count -> json.put("authors", count));
        json.put(
                "words",
                Json.object(
                        "bytes", intake.bytes(),
                        "all", intake.tokens(),
                        "stop-words", intake.stopWords(),
                        "unknown", intake.unknown(),
                        "too-short", intake.tooShort()));
        json.put("named", named);
        json.put("terms", terms);
        json.put(
                "terms-left-out",
                Json.object(
                        "rare", reduction.rare(),
                        "outside", reduction.outside(),
                        "everywhere", reduction.everywhere(),
                        "not-selected", reduction.notSelected(),
                        "unshared", unshared));
        json.put("terms-per-vector", Json.object("before", entries.before, "after", entries.after));
        json.put("terms-per-vector-at-most", json(perVector));
        json.put("commonest-terms", bars(commonest));
        json.put(
                "terms-of-vectors",
                Json.object("all", sources.terms(), "from-one", sources.fromOne(), "withheld", sources.withheld()));
        json.put("distances", json(distances));
        labels.ifPresent(spread -> json.put(
                "labels",
                Json.object(
                        "released", labelsReleased,
                        "groups", spread.groups,
                        "groups-of-one-label", spread.uniform,
                        "documents-in-them", spread.documents)));
        return json;
    }

    private static List<Map<String, Object>> json(List<BeforeAfter> figures) {
        return figures.stream()
                .map(figure -> Json.object("before", figure.before, "after", figure.after))
                .toList();
    }

    private static List<Map<String, Object>> bars(List<Distribution.Bar> bars) {
        return bars.stream()
                .map(bar -> Json.object("label", bar.label(), "before", bar.before(), "after", bar.after()))
                .toList();
    }
}
