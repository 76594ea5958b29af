package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.catalog.Catalog;
import org.semblance.quality.Score;
import org.semblance.quality.ScoreDetail;

class FindingLinesTest {

    private static List<String> lines(Score... scores) {
        StringWriter out = new StringWriter();
        FindingLines.scores(List.of(scores), 2, Catalog.standard(), new PrintWriter(out, true));
        return out.toString().lines().toList();
    }

    @Test
    void namesTheAttributeThatIsLearnt() {
        assertThat(lines(
                        Score.of("attribute-inference", 39.4, "%")
                                .with(Map.of("spending", 39.4, "income", 80.0))
                                .withComparisonFigures(Map.of(ScoreDetail.BY_THE_WHOLE_TABLE, 16.5)),
                        Score.of("skew", 0.25, "").with(Map.of("income", 0.25))))
                .containsExactly(
                        "  attribute-inference 39.40 % (spending; 16.50 % without the release)",
                        "  skew                0.2500 (income)");
    }

    @Test
    void namesNoneWhereTheFigureIsThatOfAll() {
        assertThat(lines(Score.of("information-loss", 7.0, "%").with(Map.of("age", 7.0))))
                .containsExactly("  information-loss   7.00 %");
    }
}
