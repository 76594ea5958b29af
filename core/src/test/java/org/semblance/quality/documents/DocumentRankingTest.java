package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.quality.Score;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class DocumentRankingTest {

    /** Rows 0 and 2 are equal; term 0 weighs 1 in row 3, 0.6 in rows 0 and 2, nothing in row 1. */
    private static final Vectors FOUR = Vectors.of(
            "document", 3, new int[] {0, 1, 0, 2}, new int[] {0, 2, 3, 4}, new int[] {0, 1, 2, 0}, new double[] {
                3, 4, 1, 5
            });

    @Test
    void theBestComeFirstAndWhatHasNoTermNever() {
        assertThat(DocumentRanking.of(FOUR).found(new int[] {0}, 1)).containsExactly(0, 0, 0, 1);
        assertThat(DocumentRanking.of(FOUR).found(new int[] {0}, 3)).containsExactly(1, 0, 1, 1);
        assertThat(DocumentRanking.of(FOUR).found(new int[] {0}, 100)).containsExactly(1, 0, 1, 1);
    }

    @Test
    void thoseThatTieShareTheLastPlace() {
        assertThat(DocumentRanking.of(FOUR).found(new int[] {0}, 2)).containsExactly(0.5, 0, 0.5, 1);
    }

    @Test
    void termsAddUp() {
        // 0.6 + 0.8 in rows 0 and 2, 1 in row 3
        assertThat(DocumentRanking.of(FOUR).found(new int[] {1, 0}, 2)).containsExactly(1, 0, 1, 0);
    }

    @Test
    void f1ComparesWhatWasFound() {
        // two of three found again, and one more: precision 2/3, recall 2/3
        assertThat(DocumentRanking.f1(new double[] {1, 1, 1, 0}, new double[] {0, 1, 1, 1}))
                .isCloseTo(2.0 / 3, within(1e-12));
        // one of two found again, and nothing else: precision 1, recall 1/2
        assertThat(DocumentRanking.f1(new double[] {1, 1, 0}, new double[] {1, 0, 0}))
                .isCloseTo(2.0 / 3, within(1e-12));
        assertThat(DocumentRanking.f1(new double[] {0, 0}, new double[] {0, 0})).isEqualTo(1);
        assertThat(DocumentRanking.f1(new double[] {1, 0}, new double[] {0, 1})).isEqualTo(0);
    }

    /** A row is among the best as likely as it is when those that tie come in random order. */
    @Test
    void isItsDefinition() {
        Trials.of(300, random -> {
            Vectors column = new RandomDocuments(random).vectors(1 + random.nextInt(25));
            int[] terms = random.ints(1 + random.nextInt(3), 0, column.dimensions())
                    .distinct()
                    .sorted()
                    .toArray();
            int most = 1 + random.nextInt(10);
            double[] scores = new double[column.size()];
            for (int row = 0; row < scores.length; row++) {
                double[] unit = Dense.unit(Dense.row(column, row));
                for (int term : terms) {
                    scores[row] += unit[term];
                }
            }
            double[] found = DocumentRanking.of(column).found(terms, most);
            for (int row = 0; row < scores.length; row++) {
                int better = 0;
                int tied = 0;
                int unsure = 0;
                for (int other = 0; other < scores.length; other++) {
                    boolean equal = column.text(row).equals(column.text(other));
                    better += !equal && scores[other] > scores[row] ? 1 : 0;
                    tied += equal ? 1 : 0;
                    unsure += !equal && Math.abs(scores[other] - scores[row]) < 1e-9 ? 1 : 0;
                }
                if (unsure == 0) {
                    double share = Math.max(0, Math.min(1, (most - better) / (double) tied));
                    assertThat(found[row]).isCloseTo(scores[row] > 0 ? share : 0, within(1e-9));
                }
            }
        });
    }

    /** Masked documents tie in groups; which of them comes first in the table must not matter. */
    @Test
    void theOrderOfDocumentsDoesNotMatter() {
        Trials.of(100, random -> {
            int size = 5 + random.nextInt(30);
            RandomDocuments documents = new RandomDocuments(random);
            Vectors before = documents.vectors(size, 12);
            Vectors after = before.rows(random.ints(size, 0, 1 + size / 4).toArray());
            int[] order = new RandomTables(random).order(size);

            assertThat(f1(before.rows(order), after.rows(order))).isCloseTo(f1(before, after), within(1e-9));
        });
    }

    private static double f1(Vectors before, Vectors after) {
        Dataset original = new RandomDocuments(new Random(7)).dataset(before, UnitVectors.Average.DIRECTION);
        Score score = new QueryF1(3).of(original, original.table().with(List.of(after)), Watcher.SILENT);
        return score.value();
    }

    @Test
    void queriesAreMadeOfTheTermsTheyNameByTheLowestPlace() {
        // terms 0 to 3 with tf 5, 2, 2 and 9; term 4 is not used
        Vectors weights = Vectors.of("document", 5, new int[] {0, 2, 4, 6}, new int[] {0, 1, 0, 2, 0, 3}, new double[] {
            0.6, 0.8, 0.6, 0.8, 0.1, 0.99
        });
        List<TestQuery> queries = TestQuery.of(weights, new double[] {5, 2, 2, 9, 0}, List.of(1, 3));

        assertThat(terms(queries, TestQuery.Kind.FREQUENT)).containsExactly(List.of(3), List.of(3, 0, 1));
        assertThat(terms(queries, TestQuery.Kind.RARE)).containsExactly(List.of(1), List.of(1, 2, 0));
        // summed over all documents: 1.3, 0.8, 0.8 and 0.99
        assertThat(terms(queries, TestQuery.Kind.HEAVY_ON_AVERAGE)).containsExactly(List.of(0), List.of(0, 3, 1));
        assertThat(terms(queries, TestQuery.Kind.HEAVY_SOMEWHERE)).containsExactly(List.of(3), List.of(3, 1, 2));
        assertThat(terms(queries, TestQuery.Kind.RANDOM).get(1))
                .doesNotHaveDuplicates()
                .doesNotContain(4);
        assertThat(queries).hasSize(12);
    }

    private static List<List<Integer>> terms(List<TestQuery> queries, TestQuery.Kind kind) {
        return queries.stream()
                .filter(query -> query.kind() == kind)
                .map(TestQuery::terms)
                .toList();
    }

    @Test
    void theMeasureIsTheMeanOfItsKinds() {
        Dataset original = new RandomDocuments(new Random(3)).dataset(30);
        Vectors before = (Vectors) original.table().column("document");
        Vectors after = before.rows(new Random(4).ints(30, 0, 30).toArray());
        Score score = new QueryF1(5).of(original, original.table().with(List.of(after)), Watcher.SILENT);

        assertThat(score.comparisonFigures().keySet())
                .containsExactly("frequent", "rare", "random", "other random", "heavy on average", "heavy somewhere");
        assertThat(score.value())
                .isBetween(0.01, 0.99)
                .isCloseTo(
                        score.comparisonFigures().values().stream()
                                .mapToDouble(kind -> kind)
                                .average()
                                .orElseThrow(),
                        within(1e-12));
    }
}
