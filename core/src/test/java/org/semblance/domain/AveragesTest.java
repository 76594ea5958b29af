package org.semblance.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Rows;
import org.semblance.data.Words;
import org.semblance.testkit.Golden;

/** Distances and averages of categories: Domingo-Ferrer and Torra 2005, sections 5.3 and 5.4. */
class AveragesTest {

    private static final List<String> ZERO_TO_SEVEN = List.of("0", "1", "2", "3", "4", "5", "6", "7");

    private static String average(Metric<Integer> domain, String... words) {
        Space<Integer> space = domain.bind(Words.of("a", words), Rows.all(words.length));
        int[] all = IntStream.range(0, words.length).toArray();
        return space.column(List.of(space.prototype(all)), new int[1]).text(0);
    }

    private static Ordinal ordinal(Ordinal.Average average) {
        return new Ordinal(ZERO_TO_SEVEN, average);
    }

    @Test
    void mediansAndConvexMediansAreThoseOfThePaper() {
        for (List<String> row : Golden.of(AveragesTest.class, "averages.csv").rows()) {
            String[] categories = row.get(0).split(" ");
            assertThat(average(ordinal(Ordinal.Average.MEDIAN), categories)).isEqualTo(row.get(1));
            assertThat(average(ordinal(Ordinal.Average.CONVEX_MEDIAN), categories))
                    .isEqualTo(row.get(2));
        }
    }

    @Test
    void ofTwoCategoriesInTheMiddleTheLowerIsTheMedian() {
        assertThat(average(ordinal(Ordinal.Average.MEDIAN), "6", "3", "1", "5")).isEqualTo("3");
        assertThat(average(ordinal(Ordinal.Average.CONVEX_MEDIAN), "3", "4")).isEqualTo("3");
    }

    @Test
    void ofCategoriesEquallyFrequentTheOneThatAppearsFirstIsTheMode() {
        assertThat(average(new Nominal(), "b", "a", "a", "b", "c")).isEqualTo("b");
        assertThat(average(new Nominal(), "b", "a", "a", "c")).isEqualTo("a");
    }

    @Test
    void theFirstAppearanceThatDecidesIsThatInTheTable() {
        Space<Integer> space = new Nominal().bind(Words.of("a", "z", "y", "y", "z"), Rows.all(4));
        int proto = space.prototype(new int[] {2, 3});
        assertThat(space.column(List.of(proto), new int[1]).text(0)).isEqualTo("z");
    }

    @Test
    void ordinalDistanceIsStepsDividedByTheNumberOfCategories() {
        Space<Integer> space = ordinal(Ordinal.Average.MEDIAN).bind(Words.of("a", "0", "7", "3", null), Rows.all(4));
        assertThat(space.distance(0, space.at(1))).isEqualTo(7.0 / 8);
        assertThat(space.distance(2, space.at(0))).isEqualTo(3.0 / 8);
        assertThat(space.distance(0, space.nothing())).isEqualTo(1);
    }

    @Test
    void theOrderOfAScaleIsNotThatOfTheAlphabet() {
        Ordinal scale = new Ordinal(List.of("low", "medium", "high"), Ordinal.Average.MEDIAN);
        assertThat(average(scale, "high", "low", "medium")).isEqualTo("medium");
    }

    @Test
    void namesTheRowsThatAreNotOnTheScale() {
        Words column = Words.of("a", "0", "canary", "1", "canary");
        assertThatThrownBy(() ->
                        ordinal(Ordinal.Average.MEDIAN).bind(column, Rows.all(9).only(new int[] {5, 6, 7, 8})))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_SCALE");
                    assertThat(problem.what()).contains("'a'", "rows 7, 9").doesNotContain("canary");
                });
    }

    @Test
    void refusesAScaleThatIsNone() {
        assertThatThrownBy(() -> new Ordinal(List.of("one"), Ordinal.Average.MEDIAN))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_SCALE"));
        assertThatThrownBy(() -> new Ordinal(List.of("one", "two", "one"), Ordinal.Average.MEDIAN))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_SCALE"));
    }
}
