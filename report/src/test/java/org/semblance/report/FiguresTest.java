package org.semblance.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {

    @Test
    void setsThousandsApartFromTenThousandOn() {
        assertThat(Figures.count(0)).isEqualTo("0");
        assertThat(Figures.count(9999)).isEqualTo("9999");
        assertThat(Figures.count(10_000)).isEqualTo("10\u202F000");
        assertThat(Figures.count(1_234_567)).isEqualTo("1\u202F234\u202F567");
        assertThat(Figures.count(-12_345)).isEqualTo("\u221212\u202F345");
        assertThat(Figures.count(Integer.MAX_VALUE)).isEqualTo("2\u202F147\u202F483\u202F647");
    }

    @Test
    void countsOneAndMany() {
        assertThat(Figures.count(1, "row", "rows")).isEqualTo("1\u00A0row");
        assertThat(Figures.count(2, "row", "rows")).isEqualTo("2\u00A0rows");
    }

    @Test
    void givesAChangeItsSign() {
        assertThat(Figures.change(3)).isEqualTo("+3");
        assertThat(Figures.change(-3)).isEqualTo("\u22123");
        assertThat(Figures.change(0)).isEqualTo("0");
    }

    @Test
    void givesPercentagesTwoDecimals() {
        assertThat(Figures.percentage(5.1372)).isEqualTo("5.14\u202F%");
        assertThat(Figures.percentage(0)).isEqualTo("0.00\u202F%");
        assertThat(Figures.percentage(100)).isEqualTo("100.00\u202F%");
        assertThat(Figures.percentage(-0.0)).isEqualTo("0.00\u202F%");
    }

    @Test
    void doesNotRoundARiskAway() {
        assertThat(Figures.percentage(0.004)).isEqualTo("under 0.01\u202F%");
        assertThat(Figures.percentage(99.999)).isEqualTo("over 99.99\u202F%");
    }

    @Test
    void showsBareNumbersAtASensibleLength() {
        assertThat(Figures.decimal(10_846.2271)).isEqualTo("10\u202F846.23");
        assertThat(Figures.decimal(0.031_25)).isEqualTo("0.03125");
        assertThat(Figures.decimal(0.02)).isEqualTo("0.02");
        assertThat(Figures.decimal(-0.5)).isEqualTo("\u22120.5");
        assertThat(Figures.decimal(211_127)).isEqualTo("211\u202F127");
        assertThat(Figures.decimal(1.5e20)).isEqualTo("1.500\u00A0×\u00A010^20");
        assertThat(Figures.decimal(1.5e-9)).isEqualTo("1.500\u00A0×\u00A010^-9");
        assertThat(Figures.decimal(Double.NaN)).isEqualTo("not defined");
        assertThat(Figures.decimal(Double.POSITIVE_INFINITY)).isEqualTo("unbounded");
    }

    @Test
    void keepsTheUnit() {
        assertThat(Figures.withUnit(1.5, "bits")).isEqualTo("1.50\u00A0bits");
        assertThat(Figures.withUnit(1.5, "")).isEqualTo("1.50");
        assertThat(Figures.withUnit(Double.NaN, "%")).isEqualTo("not defined");
    }

    @Test
    void showsShortTimes() {
        assertThat(Figures.seconds(0.0012)).isEqualTo("under 0.01\u00A0s");
        assertThat(Figures.seconds(3.085)).startsWith("3.0").endsWith("\u00A0s");
    }
}
