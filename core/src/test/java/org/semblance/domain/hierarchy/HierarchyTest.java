package org.semblance.domain.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Rows;
import org.semblance.data.Words;

class HierarchyTest {

    private static Problem refused(List<List<String>> rows) {
        return catchThrowableOfType(Problem.class, () -> Hierarchy.of("animals.csv", rows));
    }

    @Test
    void refusesALeafThatIsThereTwice() {
        Problem problem = refused(List.of(List.of("dog", "*"), List.of("cat", "*"), List.of("dog", "*")));
        assertThat(problem.code()).isEqualTo("E_HIERARCHY");
        assertThat(problem.what()).contains("row 3").contains("row 1").doesNotContain("dog");
    }

    @Test
    void refusesSeveralRoots() {
        Problem problem = refused(List.of(List.of("dog", "pet"), List.of("cow", "cattle")));
        assertThat(problem.code()).isEqualTo("E_NO_ROOT");
        assertThat(problem.what()).contains("2 different labels");
    }

    @Test
    void refusesRowsOfDifferentLength() {
        assertThat(refused(List.of(List.of("dog", "pet", "*"), List.of("cow", "*")))
                        .what())
                .contains("row 2");
        assertThat(refused(List.of(List.of("dog", "pet", "*"), List.of("cow", "", "*")))
                        .what())
                .contains("row 2");
    }

    @Test
    void refusesALevelThatIsNoGeneralization() {
        Problem problem = refused(List.of(List.of("dog", "pet", "tame", "*"), List.of("cat", "pet", "wild", "*")));
        assertThat(problem.code()).isEqualTo("E_HIERARCHY");
        assertThat(problem.what())
                .contains("level 2 is no generalisation of level 1")
                .contains("row 2");
    }

    @Test
    void refusesValuesWithoutLevels() {
        assertThat(refused(List.of()).code()).isEqualTo("E_HIERARCHY");
        assertThat(refused(List.of(List.of("dog"))).code()).isEqualTo("E_HIERARCHY");
    }

    @Test
    void countsTheValuesItLacksWithoutNamingThem() {
        Words column = Words.of("animal", "dog", "newt", "cat", "newt", null, "frog");
        Hierarchy hierarchy = Hierarchy.flat("pets.csv", List.of("dog", "cat"));
        Problem problem = catchThrowableOfType(
                Problem.class, () -> Hierarchical.leaves(column, Rows.all(column.size()), hierarchy));
        assertThat(problem.code()).isEqualTo("E_HIERARCHY_VALUES");
        assertThat(problem.what())
                .contains("lacks 2 values, in 3 rows")
                .contains("that of row 2 (2 rows)")
                .contains("that of row 6 (1 row)")
                .doesNotContain("newt")
                .doesNotContain("frog");
    }

    @Test
    void knowsWhereTwoLeavesMeet() {
        Hierarchy animals = Hierarchy.of(
                "animals",
                List.of(
                        List.of("dog", "pet", "tame", "*"),
                        List.of("cow", "cattle", "tame", "*"),
                        List.of("wolf", "wolf", "wild", "*")));
        assertThat(animals.height()).isEqualTo(3);
        assertThat(animals.meeting(0, 0)).isZero();
        assertThat(animals.meeting(0, 1)).isEqualTo(2);
        assertThat(animals.meeting(0, 2)).isEqualTo(3);
        assertThat(animals.leavesUnder(2, animals.node(2, 1))).isEqualTo(2);
        assertThat(animals.rows()).element(2).isEqualTo(List.of("wolf", "wolf", "wild", "*"));
    }

    @Test
    void theAverageOfSeveralIsTheLowestLabelTheyShare() {
        Hierarchy animals = Hierarchy.of(
                "animals",
                List.of(List.of("dog", "pet", "*"), List.of("cat", "pet", "*"), List.of("wolf", "wolf", "*")));
        Words column = Words.of("animal", "dog", "cat", "wolf", "wolf");
        var space = new Hierarchical(animals).bind(column, Rows.all(4));
        var shown = space.column(
                List.of(
                        space.prototype(new int[] {0, 1}),
                        space.prototype(new int[] {2, 3}),
                        space.prototype(new int[] {0, 3})),
                new int[] {0, 1, 2});
        assertThat(List.of(shown.text(0), shown.text(1), shown.text(2))).containsExactly("pet", "wolf", "*");
        assertThat(space.distance(0, space.at(1))).isEqualTo(0.5); // one of the two other values
        assertThat(space.distance(0, space.at(2))).isEqualTo(1);
    }
}
