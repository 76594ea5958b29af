package org.semblance.evaluate.assess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.semblance.release.figures.Distribution;
import org.semblance.release.json.Json;

class AssessmentTest {

    @Test
    void saysWhichCountIsNotTold() {
        Distribution towns = new Distribution(
                List.of(new Distribution.Bar("Lleida", 20, 0, Distribution.ShownCounts.BEFORE, Optional.empty())));
        Assessment assessment = new Assessment(
                20,
                20,
                new PrivacyFindings(5, Optional.empty(), 0, Optional.empty(), 4, Map.of(5, 20), List.of()),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(new Assessment.AttributeDistribution("town", towns)),
                List.of(),
                List.of(),
                10,
                "0");
        assertThat(Json.write(assessment.json())).contains("\"withheld\": \"after\"");
    }
}
