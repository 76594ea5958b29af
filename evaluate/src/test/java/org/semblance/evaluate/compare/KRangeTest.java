package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.Problem;

class KRangeTest {

    @Test
    void readsRangesListsAndBoth() {
        assertThat(KRange.of("2..5", 1)).containsExactly(2, 3, 4, 5);
        assertThat(KRange.of("2..9", 3)).containsExactly(2, 5, 8);
        assertThat(KRange.of("10, 3,3 ,2", 1)).containsExactly(2, 3, 10);
        assertThat(KRange.of("2..4,10", 1)).containsExactly(2, 3, 4, 10);
        assertThat(KRange.of("7..7", 2)).containsExactly(7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "20..2|2..20",
                "1..5|2 or more",
                "0|2 or more",
                "-3|2 or more",
                "2..|2..20",
                "five|2..20",
                "2,,3|2..20",
                "2.5|2..20",
                "2..5000|‹step›",
                "2..99999999999|2..20"
            })
    void refusesWhatIsNoListOfKWithWhatToWrite(String text, String advice) {
        assertThatThrownBy(() -> KRange.of(text, 1)).isInstanceOfSatisfying(Problem.class, problem -> {
            assertThat(problem.code()).isEqualTo("E_K");
            assertThat(problem.advice()).contains(advice);
        });
    }

    @Test
    void saysThatAKIsTooLargeWhereItIsANumber() {
        for (String text : new String[] {"2..1000000000", "1000000000"}) {
            assertThatThrownBy(() -> KRange.of(text, 1)).hasMessageContaining("k cannot be more than the rows");
        }
    }

    @Test
    void refusesAStepThatLeadsNowhere() {
        assertThatThrownBy(() -> KRange.of("2..20", 0)).isInstanceOf(Problem.class);
        assertThatThrownBy(() -> KRange.of("2,3", 2)).isInstanceOf(Problem.class);
    }
}
