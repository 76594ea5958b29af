package org.semblance.domain.taxonomy.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

class ConceptCountsTest {

    private static final Taxonomy ANIMALS = Taxonomy.named("animals")
            .chain("poodle", "dog", "animal")
            .chain("cat", "animal")
            .build();

    private static final Concepts DOMAIN = new Concepts(
            ANIMALS,
            new WuPalmer(),
            Concepts.Average.MEAN,
            ConceptMap.of(ANIMALS, Map.of("cat", "cat", "tomcat", "cat", "poodle", "poodle")));

    @Test
    void countsTheWordsOfAConceptTogetherAndNumbersConceptsInTheirOrder() {
        ConceptCounts counts = ConceptCounts.of(Words.of("pet", "poodle", "tomcat", null, "cat"), DOMAIN);
        assertThat(counts.size()).isEqualTo(2);
        assertThat(counts.concepts()).containsExactly(ANIMALS.concept("cat"), ANIMALS.concept("poodle"));
        assertThat(counts.concept(1)).isEqualTo(ANIMALS.concept("poodle"));
        assertThat(counts.count(0)).isEqualTo(2);
        assertThat(counts.count(1)).isEqualTo(1);
        assertThat(counts.total()).isEqualTo(3);
        assertThat(counts.rows()).isEqualTo(4);
        assertThat(new int[] {counts.valueOf(0), counts.valueOf(1), counts.valueOf(2), counts.valueOf(3)})
                .containsExactly(1, 0, -1, 0);
    }

    @Test
    void leavesOutWordsThatNoRowHolds() {
        Words column = Words.of("pet", "poodle", "unicorn", "cat").rows(new int[] {0, 2, 0});
        assertThat(ConceptCounts.of(column, DOMAIN).size()).isEqualTo(2);
        Words asRead = Words.of("pet", new int[] {0}, List.of("cat", "unicorn"));
        assertThat(ConceptCounts.of(asRead, DOMAIN).size()).isEqualTo(1);
    }

    @Test
    void refusesWordsWithoutAConceptAndDoesNotTellThem() {
        assertThatThrownBy(() -> ConceptCounts.of(Words.of("pet", "cat", "unicorn", "unicorn"), DOMAIN))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_CONCEPTS"))
                .hasMessageContaining("'pet'")
                .hasMessageContaining("2 rows")
                .hasMessageNotContaining("unicorn");
    }
}
