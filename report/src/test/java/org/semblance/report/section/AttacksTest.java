package org.semblance.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;

class AttacksTest {

    private static Score guessed(Map<String, Double> rates, double shown, double without) {
        return Score.of("attribute-inference", shown, "%")
                .with(rates)
                .beside(Map.of(ScoreDetail.BY_THE_WHOLE_TABLE, without));
    }

    /** The score is that of the attribute for which the release adds most, not of the one guessed most often. */
    @Test
    void guessesAreToldForEveryAttribute() {
        Map<String, Double> rates = new LinkedHashMap<>();
        rates.put("health", 53.2);
        rates.put("spending", 39.4);
        assertThat(Attacks.guesses(guessed(rates, 39.4, 16.5))
                        .replace('\u202F', ' ')
                        .replace('\u00A0', ' '))
                .contains("health 53.20 %")
                .contains("spending 39.40 %")
                .endsWith("The release adds most for spending, which is guessed right for 16.50 % without it.");
    }

    @Test
    void aSingleAttributeIsComparedWithGuessingWithoutTheRelease() {
        assertThat(Attacks.guesses(guessed(Map.of("health", 53.2), 53.2, 50))
                        .replace('\u202F', ' ')
                        .replace('\u00A0', ' '))
                .endsWith("is right for health 53.20 %; without the release 50.00 %.");
    }
}
