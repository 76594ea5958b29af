package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NumberFormatTest {

    @Test
    void setsThousandsApartFromTenThousandOn() {
        assertThat(NumberFormat.count(0)).isEqualTo("0");
        assertThat(NumberFormat.count(9999)).isEqualTo("9999");
        assertThat(NumberFormat.count(10_000)).isEqualTo("10\u202F000");
        assertThat(NumberFormat.count(1_234_567)).isEqualTo("1\u202F234\u202F567");
        assertThat(NumberFormat.count(-12_345)).isEqualTo("\u221212\u202F345");
        assertThat(NumberFormat.count(Integer.MAX_VALUE)).isEqualTo("2\u202F147\u202F483\u202F647");
    }

    @Test
    void countsOneAndMany() {
        assertThat(NumberFormat.count(1, "row", "rows")).isEqualTo("1\u00A0row");
        assertThat(NumberFormat.count(2, "row", "rows")).isEqualTo("2\u00A0rows");
    }

    @Test
    void givesAChangeItsSign() {
        assertThat(NumberFormat.change(3)).isEqualTo("+3");
        assertThat(NumberFormat.change(-3)).isEqualTo("\u22123");
        assertThat(NumberFormat.change(0)).isEqualTo("0");
    }

    @Test
    void givesPercentagesTwoDecimals() {
        assertThat(NumberFormat.percentage(5.1372)).isEqualTo("5.14\u202F%");
        assertThat(NumberFormat.percentage(0)).isEqualTo("0.00\u202F%");
        assertThat(NumberFormat.percentage(100)).isEqualTo("100.00\u202F%");
        assertThat(NumberFormat.percentage(-0.0)).isEqualTo("0.00\u202F%");
    }

    @Test
    void doesNotRoundARiskAway() {
        assertThat(NumberFormat.percentage(0.004)).isEqualTo("under 0.01\u202F%");
        assertThat(NumberFormat.percentage(99.999)).isEqualTo("over 99.99\u202F%");
    }

    @Test
    void showsBareNumbersAtASensibleLength() {
        assertThat(NumberFormat.decimal(10_846.2271)).isEqualTo("10\u202F846.23");
        assertThat(NumberFormat.decimal(0.031_25)).isEqualTo("0.03125");
        assertThat(NumberFormat.decimal(0.02)).isEqualTo("0.02");
        assertThat(NumberFormat.decimal(-0.5)).isEqualTo("\u22120.5");
        assertThat(NumberFormat.decimal(211_127)).isEqualTo("211\u202F127");
        assertThat(NumberFormat.decimal(1.5e20)).isEqualTo("1.500\u00A0×\u00A010^20");
        assertThat(NumberFormat.decimal(1.5e-9)).isEqualTo("1.500\u00A0×\u00A010^-9");
        assertThat(NumberFormat.decimal(Double.NaN)).isEqualTo("not defined");
        assertThat(NumberFormat.decimal(Double.POSITIVE_INFINITY)).isEqualTo("unbounded");
    }

    @Test
    void keepsTheUnit() {
        assertThat(NumberFormat.withUnit(1.5, "bits")).isEqualTo("1.50\u00A0bits");
        assertThat(NumberFormat.withUnit(1.5, "")).isEqualTo("1.50");
        assertThat(NumberFormat.withUnit(Double.NaN, "%")).isEqualTo("not defined");
    }

    @Test
    void showsShortTimes() {
        assertThat(NumberFormat.seconds(0.0012)).isEqualTo("under 0.01\u00A0s");
        assertThat(NumberFormat.seconds(3.085)).startsWith("3.0").endsWith("\u00A0s");
    }
}
