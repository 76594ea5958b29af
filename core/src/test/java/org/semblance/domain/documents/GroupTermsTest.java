package org.semblance.domain.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.semblance.data.Vectors;
import org.semblance.testkit.Trials;

class GroupTermsTest {

    /** Three documents over the terms 0 to 3: the first uses 0 and 1, the second 1 and 2, the third 2 and 3. */
    private static final Vectors BEFORE = Vectors.of(
            "document", 4, new int[] {0, 2, 4, 6}, new int[] {0, 1, 1, 2, 2, 3}, new double[] {1, 1, 1, 1, 1, 1});

    private static final Vectors OF_ALL = Vectors.of(
            "document", 4, new int[] {0, 0, 0}, new int[] {0, 4}, new int[] {0, 1, 2, 3}, new double[] {.5, .5, .5, .5
            });

    @Test
    void keepsTermsThatTwoDocumentsOfTheGroupUse() {
        assertThat(new GroupTerms(2, false)
                        .of(BEFORE, OF_ALL, new int[] {0, 1, 2})
                        .text(0))
                .isEqualTo("2:0.5 3:0.5");
    }

    @Test
    void countsAnAuthorOnce() {
        // 1 is used in two documents of author 0
        assertThat(new GroupTerms(2, false)
                        .of(BEFORE, OF_ALL, new int[] {0, 0, 1})
                        .text(0))
                .isEqualTo("3:0.5");
    }

    @Test
    void aDirectionHasLengthOneAgain() {
        Vectors shown = new GroupTerms(2, true).of(BEFORE, OF_ALL, new int[] {0, 1, 2});
        assertThat(shown.weights()[0]).isCloseTo(Math.sqrt(0.5), within(1e-12));
        assertThat(shown.weights()[1]).isCloseTo(Math.sqrt(0.5), within(1e-12));
    }

    @Test
    void aGroupMayBeLeftWithoutTerms() {
        Vectors shown = new GroupTerms(3, true).of(BEFORE, OF_ALL, new int[] {0, 1, 2});
        assertThat(shown.missing(0)).isTrue();
        assertThat(shown.size()).isEqualTo(3);
    }

    /** Compared with plain counting over maps and sets. */
    @Test
    void showsExactlyTheTermsOfEnoughAuthors() {
        Trials.of(200, random -> {
            int documents = 1 + random.nextInt(20);
            int terms = 1 + random.nextInt(12);
            int groups = 1 + random.nextInt(5);
            int least = 1 + random.nextInt(4);
            boolean directions = random.nextBoolean();
            List<Map<Integer, Double>> uses = new ArrayList<>();
            int[] group = new int[documents];
            int[] author = new int[documents];
            for (int document = 0; document < documents; document++) {
                uses.add(some(terms, random));
                group[document] = random.nextInt(groups);
                author[document] = random.nextInt(6);
            }
            List<Map<Integer, Double>> sums = new ArrayList<>();
            for (int document = 0; document < documents; document++) {
                // the number of the group stands in a position of its own, so that groups differ
                Map<Integer, Double> sum = new TreeMap<>(Map.of(terms + group[document], 1.0));
                for (int other = 0; other < documents; other++) {
                    if (group[other] == group[document]) {
                        uses.get(other).forEach((term, weight) -> sum.merge(term, weight, Double::sum));
                    }
                }
                sums.add(sum);
            }
            for (int document = 0; document < documents; document++) {
                for (int own = 0; own < 6; own++) {
                    uses.get(document).put(terms + groups + own, own == author[document] ? 1.0 : 0.5);
                }
            }
            Vectors shown = new GroupTerms(least, directions)
                    .of(column(uses, terms + groups + 6), column(sums, terms + groups + 6), author);
            for (int document = 0; document < documents; document++) {
                Map<Integer, Double> expected = new TreeMap<>();
                for (Map.Entry<Integer, Double> entry : sums.get(document).entrySet()) {
                    Set<Integer> authors = new HashSet<>();
                    for (int other = 0; other < documents; other++) {
                        if (group[other] == group[document] && uses.get(other).containsKey(entry.getKey())) {
                            authors.add(author[other]);
                        }
                    }
                    if (authors.size() >= least) {
                        expected.put(entry.getKey(), entry.getValue());
                    }
                }
                double length = Math.sqrt(
                        expected.values().stream().mapToDouble(w -> w * w).sum());
                Map<Integer, Double> found = new HashMap<>();
                for (int entry = shown.from(document); entry < shown.to(document); entry++) {
                    found.put(shown.places()[entry], shown.weights()[entry]);
                }
                assertThat(found.keySet()).isEqualTo(expected.keySet());
                found.forEach((term, weight) -> assertThat(weight)
                        .isCloseTo(expected.getOrDefault(term, 0.0) / (directions ? length : 1), within(1e-9)));
            }
        });
    }

    private static Map<Integer, Double> some(int terms, Random random) {
        Map<Integer, Double> some = new TreeMap<>();
        for (int term = 0; term < terms; term++) {
            if (random.nextInt(3) == 0) {
                some.put(term, 1.0 + random.nextInt(5));
            }
        }
        return some;
    }

    private static Vectors column(List<Map<Integer, Double>> rows, int dimensions) {
        int[] starts = new int[rows.size() + 1];
        List<Integer> places = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            rows.get(row).forEach((term, weight) -> {
                places.add(term);
                weights.add(weight);
            });
            starts[row + 1] = places.size();
        }
        return Vectors.of(
                "document",
                dimensions,
                starts,
                places.stream().mapToInt(Integer::intValue).toArray(),
                weights.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
