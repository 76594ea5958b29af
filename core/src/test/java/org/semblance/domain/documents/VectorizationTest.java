package org.semblance.domain.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Share;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Analysis.Rare;
import org.semblance.domain.documents.Analysis.Stemmer;
import org.semblance.domain.documents.Analysis.Tokenizer;
import org.semblance.domain.documents.Analysis.Weights;
import org.semblance.testkit.Trials;

class VectorizationTest {

    private static Analysis analysis(int least, double most, Weights weights, Integer terms) {
        return new Analysis(
                Tokenizer.WORDS,
                "english",
                true,
                3,
                Stemmer.PORTER,
                least,
                new Share(most),
                weights,
                terms,
                Rare.REMOVE);
    }

    private static final Analysis ALL = analysis(1, 1, Weights.TF_IDF, null);

    /** A corpus from the words of its documents, blanks between. */
    private static Corpus corpus(Optional<Words> authors, String... texts) {
        List<String> terms = new ArrayList<>();
        List<Map<Integer, Double>> documents = new ArrayList<>();
        for (String text : texts) {
            Map<Integer, Double> counts = new TreeMap<>();
            for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
                if (!terms.contains(word)) {
                    terms.add(word);
                }
                counts.merge(terms.indexOf(word), 1.0, Double::sum);
            }
            documents.add(counts);
        }
        return corpus(documents, terms, false, authors);
    }

    private static Corpus corpus(
            List<Map<Integer, Double>> documents, List<String> terms, boolean weighed, Optional<Words> authors) {
        int[] starts = new int[documents.size() + 1];
        List<Integer> places = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        for (int i = 0; i < documents.size(); i++) {
            documents.get(i).forEach((place, weight) -> {
                places.add(place);
                weights.add(weight);
            });
            starts[i + 1] = places.size();
        }
        return new Corpus(
                Vectors.of(
                        "document",
                        terms.size(),
                        starts,
                        places.stream().mapToInt(Integer::intValue).toArray(),
                        weights.stream().mapToDouble(Double::doubleValue).toArray()),
                weighed,
                terms,
                IntStream.rangeClosed(1, documents.size())
                        .mapToObj(row -> "row " + row)
                        .toList(),
                Optional.empty(),
                authors,
                Corpus.Intake.NONE);
    }

    private static double[] dense(Vectors vectors, int row) {
        double[] dense = new double[vectors.dimensions()];
        for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
            dense[vectors.places()[entry]] = vectors.weights()[entry];
        }
        return dense;
    }

    @Test
    void weighsHowOftenTimesTheLogarithmOfHowRare() {
        VectorSpaceModel model = Vectorization.of(corpus(Optional.empty(), "a a b", "b c", "c a", "c d"), ALL, 1);

        double a = 2 * Math.log(2);
        double b = Math.log(2);
        assertThat(model.terms()).containsExactly("a", "b", "c", "d");
        assertThat(dense(model.vectors(), 0))
                .containsExactly(new double[] {a / Math.hypot(a, b), b / Math.hypot(a, b), 0, 0}, within(1e-15));
    }

    @Test
    void dropsWhatAllDocumentsUseOnlyWhereItWeighsNothing() {
        Corpus corpus = corpus(Optional.empty(), "a b", "a c", "a b c");

        assertThat(Vectorization.of(corpus, ALL, 1).terms()).containsExactly("b", "c");
        assertThat(Vectorization.of(corpus, ALL, 1).reduction()).isEqualTo(new VectorSpaceModel.Reduction(0, 0, 1, 0));
        assertThat(Vectorization.of(corpus, analysis(1, 1, Weights.TF, null), 1).terms())
                .containsExactly("a", "b", "c");
    }

    @Test
    void countsAuthorsWhereTheyAreKnown() {
        Words authors = Words.of("author", "x", "x", "y", "y");
        Corpus corpus = corpus(Optional.of(authors), "a b", "a b", "b c", "c d");

        assertThat(Vectorization.of(corpus(Optional.empty(), "a b", "a b", "b c", "c d"), ALL, 2)
                        .terms())
                .containsExactly("a", "b", "c");
        assertThatThrownBy(() -> Vectorization.of(corpus, ALL, 2)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_EMPTY_DOCUMENT");
            assertThat(problem.what()).isEqualTo("1 document has no term left: row 4");
        });
    }

    @Test
    void documentsWithoutAnAuthorHaveOneTogether() {
        Words authors = Words.of("author", null, null, "y", "y");
        Corpus corpus = corpus(Optional.of(authors), "a b", "a b", "b", "b");

        assertThat(Vectorization.of(corpus, analysis(1, 1, Weights.TF, null), 2).terms())
                .containsExactly("b");
    }

    @Test
    void namesFiveEmptyDocumentsAndCountsAll() {
        Corpus corpus = corpus(Optional.empty(), "a b", "", "", "a", "", "", "", "", "b");

        assertThatThrownBy(() -> Vectorization.of(corpus, ALL, 1))
                .isInstanceOfSatisfying(
                        Problem.class,
                        problem -> assertThat(problem.what())
                                .isEqualTo("6 documents have no term left: row 2, row 3, row 5, row 6, row 7, …"));
    }

    /** Without the third document, a is everywhere; that leaves the second without a term, and then b is everywhere. */
    @Test
    void leavesDocumentsOutUntilAllHaveATerm() {
        Corpus corpus = corpus(Optional.of(Words.of("author", "p", "q", "r", "s")), "a b c", "a", "", "a b d");

        Corpus left = Vectorization.withoutEmpty(corpus, ALL, 1);

        assertThat(left.names()).containsExactly("row 1", "row 4");
        assertThat(left.authors().orElseThrow().dictionary()).containsExactly("p", "s");
        assertThat(Vectorization.of(left, ALL, 1).terms()).containsExactly("c", "d");
    }

    @Test
    void refusesACorpusOfWhichNothingIsLeft() {
        Corpus corpus = corpus(Optional.empty(), "a", "a", "a");

        assertThatThrownBy(() -> Vectorization.withoutEmpty(corpus, ALL, 1))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.what()).isEqualTo("no document has a term left"));
    }

    @Test
    void selectsTheHeaviestTermsAndTheLowerNumberOfTwoAlike() {
        Corpus corpus = corpus(Optional.empty(), "a b c", "a a b c c", "b c d");

        VectorSpaceModel model = Vectorization.of(corpus, analysis(1, 1, Weights.TF, 2), 1);
        assertThat(model.terms()).containsExactly("a", "c");
        assertThat(model.reduction()).isEqualTo(new VectorSpaceModel.Reduction(0, 0, 0, 2));
    }

    @Test
    void keepsReadyMadeWeightsBelowZeroToo() {
        Corpus corpus = corpus(
                List.of(new TreeMap<>(Map.of(0, 3.0, 1, -4.0)), Map.of(1, 1e-300), Map.of(1, -1e300)),
                List.of("a", "b"),
                true,
                Optional.empty());

        Vectors vectors = Vectorization.of(corpus, Analysis.USUAL, 1).vectors();
        assertThat(dense(vectors, 0)).containsExactly(new double[] {0.6, -0.8}, within(1e-15));
        assertThat(dense(vectors, 1)).containsExactly(0, 1);
        assertThat(dense(vectors, 2)).containsExactly(0, -1);
    }

    @Test
    void leavesOutWhatIsTooSmallBesideTheRest() {
        Corpus corpus =
                corpus(List.of(new TreeMap<>(Map.of(0, 1e-300, 1, 1e300))), List.of("a", "b"), true, Optional.empty());

        Vectors vectors = Vectorization.of(corpus, Analysis.USUAL, 1).vectors();
        assertThat(vectors.entries(0)).isEqualTo(1);
    }

    @Test
    void agreesWithAPlainReadingOnRandomCorpora() {
        Trials.of(400, random -> {
            Corpus corpus = randomCorpus(random);
            Analysis analysis = analysis(
                    1 + random.nextInt(3),
                    random.nextBoolean() ? 1 : 0.3 + 0.7 * random.nextDouble(),
                    Weights.values()[random.nextInt(3)],
                    random.nextBoolean() ? null : 1 + random.nextInt(12));
            int least = 1 + random.nextInt(4);
            Plain plain = new Plain(corpus, analysis, least);
            if (plain.empty()) {
                assertThatThrownBy(() -> Vectorization.of(corpus, analysis, least))
                        .isInstanceOfSatisfying(
                                Problem.class,
                                problem -> assertThat(problem.code()).isEqualTo("E_EMPTY_DOCUMENT"));
                return;
            }
            VectorSpaceModel model = Vectorization.of(corpus, analysis, least);
            assertThat(model.terms()).isEqualTo(plain.terms);
            for (int row = 0; row < corpus.size(); row++) {
                assertThat(dense(model.vectors(), row)).containsExactly(plain.vectors.get(row), within(1e-12));
            }
            VectorSpaceModel.Reduction reduction = model.reduction();
            assertThat(model.terms().size()
                            + reduction.rare()
                            + reduction.outside()
                            + reduction.everywhere()
                            + reduction.notSelected())
                    .isEqualTo(corpus.terms().size());
        });
    }

    private static Corpus randomCorpus(Random random) {
        int size = 1 + random.nextInt(12);
        int vocabulary = 1 + random.nextInt(20);
        List<Map<Integer, Double>> documents = new ArrayList<>();
        String[] authors = new String[size];
        for (int i = 0; i < size; i++) {
            Map<Integer, Double> counts = new TreeMap<>();
            int words = 1 + random.nextInt(30);
            for (int word = 0; word < words; word++) {
                counts.merge((int) (vocabulary * Math.pow(random.nextDouble(), 2)), 1.0, Double::sum);
            }
            documents.add(counts);
            authors[i] = "author" + random.nextInt(5);
        }
        return corpus(
                documents,
                IntStream.range(0, vocabulary).mapToObj(i -> "t" + i).toList(),
                false,
                random.nextBoolean() ? Optional.empty() : Optional.of(Words.of("author", authors)));
    }

    /** A second reading of the same rules, in maps and whole vectors. */
    private static final class Plain {

        private final List<String> terms = new ArrayList<>();
        private final List<double[]> vectors = new ArrayList<>();

        private Plain(Corpus corpus, Analysis analysis, int least) {
            int n = corpus.size();
            double[][] tf = new double[n][];
            for (int i = 0; i < n; i++) {
                tf[i] = dense(corpus.vectors(), i);
            }
            Map<String, Double> idf = new HashMap<>();
            Map<String, Double> total = new HashMap<>();
            for (int t = 0; t < corpus.terms().size(); t++) {
                Set<Object> users = new HashSet<>();
                double df = 0;
                double sum = 0;
                for (int i = 0; i < n; i++) {
                    if (tf[i][t] > 0) {
                        df++;
                        sum += analysis.weights() == Weights.BINARY ? 1 : tf[i][t];
                        users.add(
                                corpus.authors().isPresent()
                                        ? corpus.authors().get().text(i)
                                        : i);
                    }
                }
                double weight = analysis.weights() == Weights.TF_IDF ? StrictMath.log(n / df) : 1;
                boolean kept = (least == 1 || users.size() >= least)
                        && df >= analysis.leastDocuments()
                        && df <= Math.floor(analysis.mostDocuments().value() * n + 1e-9)
                        && weight > 0;
                if (kept) {
                    String term = corpus.terms().get(t);
                    terms.add(term);
                    idf.put(term, weight);
                    total.put(term, sum * weight);
                }
            }
            if (analysis.terms() != null) {
                while (terms.size() > analysis.terms()) {
                    int lightest = 0;
                    for (int t = 1; t < terms.size(); t++) {
                        if (total.get(terms.get(t)) <= total.get(terms.get(lightest))) {
                            lightest = t;
                        }
                    }
                    terms.remove(lightest);
                }
            }
            for (int i = 0; i < n; i++) {
                double[] vector = new double[terms.size()];
                double square = 0;
                for (int t = 0; t < vector.length; t++) {
                    double count = tf[i][corpus.terms().indexOf(terms.get(t))];
                    vector[t] =
                            (analysis.weights() == Weights.BINARY ? Math.signum(count) : count) * idf.get(terms.get(t));
                    square += vector[t] * vector[t];
                }
                for (int t = 0; t < vector.length; t++) {
                    vector[t] = square == 0 ? 0 : vector[t] / Math.sqrt(square);
                }
                vectors.add(vector);
            }
        }

        private boolean empty() {
            return vectors.stream()
                    .anyMatch(vector -> IntStream.range(0, vector.length).noneMatch(t -> vector[t] != 0));
        }
    }
}
