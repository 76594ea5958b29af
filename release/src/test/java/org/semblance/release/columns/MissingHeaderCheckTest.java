package org.semblance.release.columns;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;

class MissingHeaderCheckTest {

    @Test
    void aFirstRecordInPlaceOfNamesIsRefusedWithoutRepeatingIt() {
        Table table = Table.of(List.of(
                Words.of("Amir", "Paula", "Lena"),
                Words.of("51", "40", "51"),
                Words.of("nurse", "nurse", "cook"),
                Words.of("Vic", "Olot", "Vic")));
        assertThatThrownBy(() -> MissingHeaderCheck.refuseRecord(table))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("3 of 4 columns")
                .hasMessageNotContaining("nurse");
    }

    @Test
    void namesThatAreWordsOfTheirColumnNowAndThenAreFine() {
        Table table = Table.of(List.of(
                Words.of("other", "other", "mine"), Words.of("age", "40", "51"), Words.of("town", "Vic", "Olot")));
        assertThatCode(() -> MissingHeaderCheck.refuseRecord(table)).doesNotThrowAnyException();
    }
}
