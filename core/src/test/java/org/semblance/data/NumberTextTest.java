package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NumberTextTest {

    @Test
    void readsPlainDecimals() {
        assertThat(NumberText.number("3", '.')).hasValue(3);
        assertThat(NumberText.number(" +3.50 ", '.')).hasValue(3.5);
        assertThat(NumberText.number("-.5e2", '.')).hasValue(-50);
        assertThat(NumberText.number("3,5", ',')).hasValue(3.5);
        assertThat(NumberText.number("-0", '.')).hasValue(0.0);
    }

    @Test
    void readsNothingElse() {
        for (String text :
                List.of("", ".", "NaN", "Infinity", "1d", "0x1p3", "1,234.5", "1 000", "1e999", "٣", "3,5")) {
            assertThat(NumberText.number(text, '.')).as(text).isEmpty();
        }
        assertThat(NumberText.number("3.5", ',')).isEmpty();
        assertThat(NumberText.number("1,234,567", ',')).isEmpty();
    }

    @Test
    void takesEitherSignWhereNoneIsGiven() {
        assertThat(NumberText.number("3.5")).hasValue(3.5);
        assertThat(NumberText.number("3,5")).hasValue(3.5);
        assertThat(NumberText.number("1,234.5")).isEmpty();
    }
}
