package org.semblance.release.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.semblance.WarningCode;
import org.semblance.Watcher.Warning;
import org.semblance.method.Displacements.Shift;
import org.semblance.method.LearningTrace;
import org.semblance.method.LearningTrace.LearnedAttribute;

/** The report of a stream as plain values. */
class StreamReportTest {

    private static final Map<String, Object> JSON = new StreamReport(
                    new StreamReport.Reference(120, 5, Optional.empty()),
                    new StreamReport.Counts(10, 0, 10, 0),
                    Map.of("name", "semantic-noise"),
                    "",
                    Optional.empty(),
                    List.of(),
                    new LearningTrace(
                            120,
                            OptionalDouble.of(0.2),
                            List.of(
                                    new LearnedAttribute("had", "thing", 18, "pet", 40, 0.25, 0.2),
                                    new LearnedAttribute("liked", "thing", 18, "pet", 4, 0.25, 0.2).withoutMean(),
                                    LearnedAttribute.withoutFigures("told", "thing", 18),
                                    LearnedAttribute.ofNumbers("age", 100)),
                            List.of()),
                    List.of(
                            new StreamReport.MaskedAttribute(4, new Shift("had", 6, 1, 0.21, 0.24, 1, 2, 3)),
                            new StreamReport.MaskedAttribute(0, new Shift("age", 10, 0, 4.5, 4.4, 0, 0, 0)),
                            new StreamReport.MaskedAttribute(0, new Shift("told", 9, 0, Double.NaN, 0.5, 0, 0, 0))),
                    true,
                    List.of(new Warning(WarningCode.W_MEASURE, "something")),
                    List.of(),
                    Map.of(),
                    "1")
            .json();

    @Test
    @SuppressWarnings("unchecked")
    void whatWasLearntHasOnlyWhatIsToldAndApplies() {
        Map<String, Object> learnt = (Map<String, Object>) JSON.get("learnt");
        assertThat((List<Map<String, Object>>) learnt.get("attributes"))
                .containsExactly(
                        Map.of(
                                "name",
                                "had",
                                "domain",
                                "thing",
                                "concepts",
                                18,
                                "mean",
                                "pet",
                                "variance",
                                0.25,
                                "scale",
                                0.2),
                        Map.of("name", "liked", "domain", "thing", "concepts", 18, "variance", 0.25, "scale", 0.2),
                        Map.of("name", "told", "domain", "thing", "concepts", 18),
                        Map.of("name", "age", "variance", 100.0, "scale", 100.0));
    }

    @Test
    @SuppressWarnings("unchecked")
    void numbersHaveNoConceptThatIsTooNear() {
        List<Map<String, Object>> attributes = (List<Map<String, Object>>) JSON.get("attributes");
        assertThat(attributes.get(0))
                .containsEntry("withheld", 4L)
                .containsEntry("values", 6L)
                .containsEntry("too-near", 1L)
                .containsEntry("wrong-way", 2L)
                .containsEntry("farthest", 3L);
        assertThat(attributes.get(1))
                .containsEntry("target-rmse", 4.5)
                .containsEntry("actual-rmse", 4.4)
                .doesNotContainKeys("too-near", "wrong-way", "farthest");
        assertThat(attributes.get(2)).containsEntry("actual-rmse", 0.5).doesNotContainKey("target-rmse");
    }

    @Test
    void warningsHaveACodeAndAMessage() {
        assertThat(JSON).containsEntry("warnings", List.of(Map.of("code", "W_MEASURE", "message", "something")));
    }
}
