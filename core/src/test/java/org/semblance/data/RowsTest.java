package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RowsTest {

    @Test
    void namesRowsByTheNumbersTheyHadInTheInput() {
        Rows rows = Rows.all(9).only(new int[] {1, 4, 8});
        assertThat(rows.named(row -> row == 1)).isEqualTo("row 5");
        assertThat(rows.named(row -> row > 0)).isEqualTo("rows 5, 9");
    }

    @Test
    void namesTheFirstFiveAndCountsTheRest() {
        assertThat(Rows.all(5).named(row -> true)).isEqualTo("rows 1, 2, 3, 4, 5");
        assertThat(Rows.all(9).named(row -> row != 2)).isEqualTo("rows 1, 2, 4, 5, 6 and 3 more");
    }

    @Test
    void namesNoneWhereThereIsNone() {
        assertThat(Rows.all(3).named(row -> false)).isEmpty();
        assertThat(Rows.all(0).named(row -> true)).isEmpty();
    }
}
