package org.semblance.release.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.quality.Score;

class DisclosureWordsTest {

    private static Map<String, Double> figures(double health, double spending) {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("health", health);
        figures.put("spending", spending);
        return figures;
    }

    @Test
    void aGuessStandsBesideWhatIsRightWithoutTheReleaseAndTheWorstComesFirst() {
        Score score = Score.of("attribute-inference", 39.4, "%")
                .with(figures(53.2, 39.4))
                .withComparisonFiguresByAttribute(
                        Map.of("by the whole table", figures(45.1, 16.5), "gained by classes", figures(8.1, 22.9)));

        assertThat(PlainSpaces.of(DisclosureWords.inference(score)))
                .endsWith("is right for this share of those with a value: spending 39.40 % (without the release"
                        + " 16.50 %), health 53.20 % (without the release 45.10 %).");
        assertThat(PlainSpaces.of(DisclosureWords.of("health", score)))
                .isEqualTo("A guess is right for 53.20 % of those with a value (without the release 45.10 %).");
    }

    @Test
    void aSingleValueIsNotSaidToBeInRowsThatHaveNone() {
        Score score = Score.of("homogeneity", 21.98, "%")
                .with(figures(21.98, 0))
                .withComparisonFiguresByAttribute(Map.of(
                        "same value", figures(0, 0),
                        "one value and gaps", figures(21.98, 0),
                        "gaps alone", figures(3, 0)));

        assertThat(PlainSpaces.of(DisclosureWords.of("health", score)))
                .isEqualTo(
                        "Rows in equivalence classes that show a single value: 21.98 % (in every row 0.00 %, in some, with"
                                + " gaps in the others, 21.98 %; in classes that show gaps alone, 3.00 %).");
        assertThat(PlainSpaces.of(DisclosureWords.homogeneity(score)))
                .isEqualTo(
                        "Rows in equivalence classes that show a single value: health 21.98 % (in every row 0.00 %, in"
                                + " some, with gaps in the others, 21.98 %; in classes that show gaps alone, 3.00 %); none for"
                                + " spending.");
    }

    @Test
    void attributesWithoutSingleValuesAreNamedTogether() {
        Score score = Score.of("homogeneity", 0, "%").with(figures(0, 0));

        assertThat(DisclosureWords.homogeneity(score)).endsWith("single value: none, for health, spending.");
    }

    @Test
    void gapsAloneAreToldWithoutASingleValue() {
        Score score = Score.of("homogeneity", 0, "%")
                .with(figures(0, 0))
                .withComparisonFiguresByAttribute(Map.of(
                        "same value", figures(0, 0), "one value and gaps", figures(0, 0), "gaps alone", figures(3, 0)));

        assertThat(PlainSpaces.of(DisclosureWords.homogeneity(score)))
                .contains("health 0.00 %", "gaps alone, 3.00 %")
                .endsWith("none for spending.");
    }
}
