package org.semblance.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.quality.Score;

class ScoreInJsonTest {

    @Test
    void tellsFiguresToReadAScoreByInTheirOrder() {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("original", 0.5);
        figures.put("after", 0.25);

        Map<String, Object> json = Report.json(Score.of("density", 0.25, "%").withComparisonFigures(figures));

        assertThat(json.get("comparison")).isEqualTo(figures);
        assertThat(((Map<?, ?>) json.get("comparison")).keySet().toString()).isEqualTo("[original, after]");
    }

    @Test
    void aScoreThatStandsForItselfHasNothingBesideIt() {
        assertThat(Report.json(Score.of("sse", 1, ""))).containsOnlyKeys("name", "value", "unit");
    }
}
