package org.semblance.domain.hierarchy.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.domain.hierarchy.Hierarchy;

class ScaleNeighboursTest {

    private static final List<String> SCHOOLS = List.of("none", "primary", "secondary", "college");

    @Test
    void twoNeighboursBecomeOneUpToTheRoot() {
        assertThat(ScaleNeighbours.of("school", SCHOOLS, 4).rows())
                .containsExactly(
                        List.of("none", "none to primary", "*"),
                        List.of("primary", "none to primary", "*"),
                        List.of("secondary", "secondary to college", "*"),
                        List.of("college", "secondary to college", "*"));
    }

    @Test
    void ofAnOddNumberTheLastThreeBecomeOne() {
        assertThat(ScaleNeighbours.of("mood", List.of("a", "b", "c", "d", "e"), 3)
                        .labels(1))
                .containsExactly("a to b", "c to e");
        assertThat(ScaleNeighbours.of("mood", List.of("a", "b", "c"), 3).height())
                .isEqualTo(1);
    }

    @Test
    void fewerLevelsAreSpreadOverThoseThereAre() {
        List<String> sixteen = IntStream.range(0, 16).mapToObj(i -> "step " + i).toList();
        Hierarchy all = ScaleNeighbours.of("step", sixteen, 99);
        assertThat(IntStream.rangeClosed(0, all.height()).mapToObj(all::nodes)).containsExactly(16, 8, 4, 2, 1);
        Hierarchy two = ScaleNeighbours.of("step", sixteen, 2);
        assertThat(two.labels(1))
                .containsExactly("step 0 to step 3", "step 4 to step 7", "step 8 to step 11", "step 12 to step 15");
    }
}
