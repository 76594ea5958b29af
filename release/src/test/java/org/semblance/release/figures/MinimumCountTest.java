package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MinimumCountTest {

    @Test
    void tellsNothingOfAFew() {
        MinimumCount ten = new MinimumCount(10);
        assertThat(ten.text(0)).isEqualTo("0");
        assertThat(ten.text(1)).isEqualTo("fewer than 10");
        assertThat(ten.text(9)).isEqualTo("fewer than 10");
        assertThat(ten.text(10)).isEqualTo("10");
    }

    @Test
    void tellsEverythingWhereNobodySaysHowMany() {
        assertThat(new MinimumCount(0).tells(1)).isTrue();
    }
}
