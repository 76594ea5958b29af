package org.semblance.release;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeastTest {

    @Test
    void tellsNothingOfAFew() {
        Least ten = new Least(10);
        assertThat(ten.text(0)).isEqualTo("0");
        assertThat(ten.text(1)).isEqualTo("fewer than 10");
        assertThat(ten.text(9)).isEqualTo("fewer than 10");
        assertThat(ten.text(10)).isEqualTo("10");
    }

    @Test
    void tellsEverythingWhereNobodySaysHowMany() {
        assertThat(new Least(0).tells(1)).isTrue();
    }
}
