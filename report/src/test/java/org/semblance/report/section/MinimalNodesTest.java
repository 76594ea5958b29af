package org.semblance.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.method.GeneralizationLevels;
import org.semblance.report.html.Html;

class MinimalNodesTest {

    @Test
    void theChosenCombinationComesFirstAlsoWhenItIsNotMinimal() {
        GeneralizationLevels levels = new GeneralizationLevels(
                List.of(new GeneralizationLevels.AttributeLevel("age", 3, 4)),
                0,
                "bits lost of a value, on average",
                List.of(
                        new GeneralizationLevels.Node(List.of(2), 12, 4),
                        new GeneralizationLevels.Node(List.of(1), 0, 3)),
                5,
                4);
        Html html = new Html();
        new MinimalNodes(levels, List.of()).write(html);

        assertThat(html.toString()).contains("The chosen one is not among them");
        assertThat(html.toString().indexOf("chosen</th>"))
                .isBetween(1, html.toString().indexOf("other 1</th>"));
        assertThat(html.toString().replaceAll("\\s*<[^>]*>\\s*", " "))
                .containsSubsequence("chosen", "3", "not measured", "other 1", "1", "3", "other 2", "2", "4");
    }
}
