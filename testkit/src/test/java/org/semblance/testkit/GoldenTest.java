package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GoldenTest {

    @Test
    void readsFiguresAndWhereTheyComeFrom() {
        Golden golden = Golden.of(GoldenTest.class, "figures.csv");
        assertThat(golden.header()).anySatisfy(line -> assertThat(line).contains("Source:"));
        assertThat(golden.rows()).hasSize(2);
        assertThat(golden.rows().get(0).get(0)).isEqualTo("two");
        assertThat(golden.number(1, 1)).isEqualTo(9);
    }

    @Test
    void refusesFiguresThatComeFromNowhere() {
        assertThatThrownBy(() -> Golden.of(GoldenTest.class, "nowhere.csv")).hasMessageContaining("Source:");
    }

    @Test
    void saysWhichFileIsNotThere() {
        assertThatThrownBy(() -> Golden.of(GoldenTest.class, "nobody.csv")).hasMessageContaining("nobody.csv");
    }
}
