package org.semblance.release.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;

class RowConditionTest {

    private final Table table = Table.of(
            Numbers.of("age", 17, 18, Double.NaN, 40),
            Words.of("town", "Rome", "New York", "Rome", null),
            Words.of("marital status", "married", "single", "not and never", "married"),
            Words.of("code", "7", null, "-2.5", "1e2"));

    private int[] kept(String text) {
        return RowCondition.of(text).rows(table, List.of("age", "town"));
    }

    @Test
    void keepsTheRowsForWhichAllConditionsHold() {
        assertThat(kept("age >= 18")).containsExactly(1, 3);
        assertThat(kept("age > 18")).containsExactly(3);
        assertThat(kept("age < 18")).containsExactly(0);
        assertThat(kept("age <= 18.0")).containsExactly(0, 1);
        assertThat(kept("age = 18")).containsExactly(1);
        assertThat(kept("age != 18")).containsExactly(0, 3);
        assertThat(kept("town = Rome")).containsExactly(0, 2);
        assertThat(kept("town = New York")).containsExactly(1);
        assertThat(kept("town = Rome and age < 18")).containsExactly(0);
        assertThat(kept("  age >=18   and   town is   not missing ")).containsExactly(1);
    }

    @Test
    void quotesHoldNamesAndValuesTogether() {
        assertThat(kept("\"marital status\" = married")).containsExactly(0, 3);
        assertThat(kept("\"marital status\" = \"not and never\"")).containsExactly(2);
        assertThat(kept("\"marital status\" = \"not and never\" and town = \"Rome\""))
                .containsExactly(2);
        assertThat(kept("town = \" Rome\"")).isEmpty();
    }

    @Test
    void aConditionOnAMissingValueDoesNotHold() {
        assertThat(kept("town != Rome")).containsExactly(1);
        assertThat(kept("age != 99")).containsExactly(0, 1, 3);
        assertThat(kept("age is missing")).containsExactly(2);
        assertThat(kept("town is not missing")).containsExactly(0, 1, 2);
    }

    @Test
    void completeKeepsTheRowsWithoutMissingValuesInTheColumnsLookedAt() {
        assertThat(kept("complete")).containsExactly(0, 1);
        assertThat(RowCondition.of(" complete ").rows(table, List.of("town"))).containsExactly(0, 1, 2);
    }

    @Test
    void wordsThatAreNumbersHaveAnOrder() {
        assertThat(kept("code > -3")).containsExactly(0, 2, 3);
        assertThat(kept("code >= 7")).containsExactly(0, 3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "age",
                "age ~ 3",
                "age is",
                "age >= 18 and",
                "nobody = 1",
                "town < Rome",
                "town < 3",
                "age > 99 and town < 3",
                "age > canary",
                "age = canary",
                "age = NaN",
                "age < Infinity",
                "age < 0x1p3",
                "age < 1d",
                "\"age >= 18"
            })
    void whatCannotBeReadOrComparedIsRefused(String text) {
        assertThatThrownBy(() -> kept(text)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_WHERE");
            assertThat(problem.what()).doesNotContain("canary");
        });
    }

    @Test
    void showsItselfWithoutTheValuesItNames() {
        assertThat(RowCondition.of("age >= 18 and town = \"canary and bird\" and code is  not  missing"))
                .hasToString("age >= … and town = … and code is not missing");
        assertThat(RowCondition.of("complete")).hasToString("complete");
    }
}
