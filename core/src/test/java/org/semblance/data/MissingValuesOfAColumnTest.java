package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;

/** What a recipe lists as missing in one column. */
class MissingValuesOfAColumnTest {

    @Test
    void aRangeHasBothItsEnds() {
        MissingValues declared = MissingValues.of(List.of("-9..-1"), true);
        assertThat(declared.holds(-9)).isTrue();
        assertThat(declared.holds(-1)).isTrue();
        assertThat(declared.holds(-4.5)).isTrue();
        assertThat(declared.holds(-9.000001)).isFalse();
        assertThat(declared.holds(0)).isFalse();
        assertThat(declared.holds(Double.NaN)).isFalse();
    }

    @Test
    void inAColumnOfNumbersANumberIsComparedAsOne() {
        assertThat(MissingValues.of(List.of("-8"), true).declares("-8.00", '.')).isTrue();
        assertThat(MissingValues.of(List.of("1.5"), true).declares("1,50", ',')).isTrue();
        assertThat(MissingValues.of(List.of("1.5"), true).declares("1.5", ',')).isTrue();
        assertThat(MissingValues.of(List.of("15"), true).declares("1.5", ',')).isFalse();
    }

    @Test
    void inAColumnOfWordsItIsComparedAsAText() {
        MissingValues declared = MissingValues.of(List.of("-8", "90 .. 99"), false);
        assertThat(declared.declares(" -8 ", '.')).isTrue();
        assertThat(declared.declares("-8.0", '.')).isFalse();
        assertThat(declared.declares("95", '.')).isTrue();
        assertThat(declared.declares("9x", '.')).isFalse();
    }

    @Test
    void aRangeOfOneNumberIsARange() {
        assertThat(MissingValues.of(List.of("7..7"), true).holds(7)).isTrue();
    }

    @Test
    void whatIsNoRangeIsRefused() {
        for (String one : List.of("9..1", "a..b", "1..", "..1", "1..2..3", "1...")) {
            assertThatThrownBy(() -> MissingValues.of(List.of(one), true))
                    .as(one)
                    .isInstanceOf(Problem.class);
        }
    }
}
