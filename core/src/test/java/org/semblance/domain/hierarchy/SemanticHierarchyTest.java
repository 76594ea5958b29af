package org.semblance.domain.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.LocalPartitionedTable;

class SemanticHierarchyTest {

    private static final Taxonomy BEASTS = Taxonomy.named("beasts")
            .chain("poodle", "dog", "beast")
            .chain("tomcat", "cat", "beast")
            .build();

    private static final Hierarchy PETS = Hierarchy.of(
            "pets",
            List.of(List.of("poodle", "dog", "*"), List.of("tomcat", "cat", "*"), List.of("mule", "mule", "*")));

    @Test
    void aHierarchyThatTravelledMeansTheSame() {
        Hierarchical domain = new Hierarchical(SemanticHierarchy.of(PETS, BEASTS, new WuPalmer().on(BEASTS), Map.of()));
        SemanticHierarchy here = domain.meaning().orElseThrow();
        SemanticHierarchy there =
                LocalPartitionedTable.travelled(domain).meaning().orElseThrow();
        assertThat(there.hierarchy().rows()).isEqualTo(PETS.rows());
        assertThat(there.unmapped()).isEqualTo(here.unmapped()).isEqualTo(1);
        for (int level = 0; level <= PETS.height(); level++) {
            for (int leaf = 0; leaf < PETS.leaves(); leaf++) {
                assertThat(there.loss(level, leaf)).isEqualTo(Double.valueOf(here.loss(level, leaf)));
            }
        }
        assertThat(there.loss(1, 0)).isEqualTo(1 - 2 * 2 / 5.0);
    }
}
