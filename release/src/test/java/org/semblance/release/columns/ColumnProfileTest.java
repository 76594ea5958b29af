package org.semblance.release.columns;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.release.columns.numbers.NumberForm;
import org.semblance.release.columns.numbers.NumberStyle;
import org.semblance.release.columns.numbers.NumberUnit;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.CsvLayout.ThousandsSeparator;
import org.semblance.testkit.Trials;

class ColumnProfileTest {

    @Test
    void seesHowRandomNumbersAreWritten() {
        Trials.of(200, random -> {
            NumberForm form = NumberForm.values()[random.nextInt(NumberForm.values().length)];
            DecimalFormatSymbols symbols = new DecimalFormatSymbols(Locale.ROOT);
            symbols.setDecimalSeparator(form.decimal().sign());
            DecimalFormat format = new DecimalFormat(form.thousands() == null ? "0.00" : "#,##0.00", symbols);
            if (form.thousands() != null) {
                symbols.setGroupingSeparator(form.thousands().signs().charAt(0));
                format.setDecimalFormatSymbols(symbols);
            }
            List<String> texts = new ArrayList<>();
            List<Double> numbers = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                BigDecimal number = BigDecimal.valueOf(random.nextInt(100_000_000) - 10_000_000, 2);
                texts.add(format.format(number));
                numbers.add(number.doubleValue());
            }
            texts.add(format.format(1_234_567.25));
            numbers.add(1_234_567.25);
            ColumnProfile column = column(texts);
            NumberStyle style = column.style().orElseThrow();
            assertThat(column.numbers()).isTrue();
            assertThat(style.form()).isEqualTo(form);
            assertThat(style.decimal()).isEqualTo(form.decimal());
            assertThat(style.thousands()).isEqualTo(form.thousands());
            assertThat(style.doubtful()).isFalse();
            assertThat(column.decimals()).isEqualTo(2);
            assertThat(column.commas()).isEqualTo(form.decimal() == DecimalSign.COMMA);
            double[] values = column.values();
            for (int i = 0; i < values.length; i++) {
                assertThat(values[i])
                        .isEqualTo(numbers.get(texts.indexOf(column.words().get(i))));
            }
        });
    }

    @Test
    void isInDoubtAboutThreeDigits() {
        assertThat(style("1.234", "12.345").doubtful()).isTrue();
        assertThat(style("1.234", "12.34").doubtful()).isFalse();
        assertThat(style("1.234", "0.345").doubtful()).isFalse();
        assertThat(style("1.234", "1.234.567"))
                .extracting(NumberStyle::thousands, NumberStyle::doubtful)
                .containsExactly(ThousandsSeparator.POINT, false);
        assertThat(style("12,345", "1,234"))
                .extracting(NumberStyle::thousands, NumberStyle::doubtful)
                .containsExactly(ThousandsSeparator.COMMA, true);
        assertThat(style("1,234", "1,5").decimal()).isEqualTo(DecimalSign.COMMA);
        assertThat(style("1", "17").words()).isEqualTo("digits alone");
    }

    @Test
    void aTableSettlesTheDoubt() {
        ColumnProfile column = column(List.of("1.234", "12.345"));
        assertThat(column.decimals()).isEqualTo(3);
        ColumnProfile settled = column.in(NumberForm.COMMA_AND_POINTS);
        assertThat(settled.decimals()).isZero();
        assertThat(settled.style().orElseThrow().doubtful()).isFalse();
        assertThat(settled.values()).containsExactly(1234, 12_345);
    }

    @Test
    void seesSignsBesideNumbers() {
        for (String euro : List.of("12 €", "€12", "-€1.234,50", "12,50 EUR", "$1,200.50", "CHF 5")) {
            ColumnProfile column = column(List.of(euro));
            assertThat(column.numbers()).as(euro).isFalse();
            assertThat(column.style().orElseThrow().unit()).as(euro).isEqualTo(NumberUnit.CURRENCY);
        }
        assertThat(style("12 %", "3,5%").unit()).isEqualTo(NumberUnit.PERCENT);
        assertThat(style("12 %", "3,5%").words()).contains("percent sign");
    }

    @Test
    void takesNothingElseForNumbers() {
        for (List<String> texts : List.of(
                List.of("612 345 678", "699 111 222", "655 000 321"),
                List.of("12.345.678", "87.654.321"),
                List.of("192.168.1.1", "10.0.0.1"),
                List.of("2024-01-02"),
                List.of("12.05.2024"),
                List.of("1.5", "1,5"),
                List.of("5a"),
                List.of("12 kg"),
                List.of("1,2,3"),
                List.of("."),
                List.of("1.234.56"))) {
            assertThat(column(texts).numbers()).as("%s", texts).isFalse();
            assertThat(column(texts).style()).as("%s", texts).isEmpty();
        }
    }

    @Test
    void oneFormHoldsForATable() {
        ColumnProfile whole = named("whole", "1", "2000");
        ColumnProfile amount = named("amount", "1.234,50", "17,20");
        ColumnProfile share = named("share", "0,5", "0,25");
        ColumnProfile foreign = named("foreign", "12.5", "7.25");
        ColumnProfile thousand = named("thousand", "1.234", "5.678");
        TableNumberForm form = TableNumberForm.of(List.of(whole, amount, share, foreign, thousand));
        assertThat(form.form()).isEqualTo(NumberForm.COMMA_AND_POINTS);
        assertThat(form.declared()).isTrue();
        assertThat(form.others()).containsOnlyKeys("foreign");
        assertThat(form.others().get("foreign")).isEqualTo("decimal point");
        assertThat(form.doubtful()).isEmpty();
        assertThat(TableNumberForm.of(List.of(whole)).declared()).isFalse();
        assertThat(TableNumberForm.of(List.of(whole, foreign)).declared()).isFalse();
        assertThat(TableNumberForm.of(List.of(whole, thousand)).doubtful()).containsExactly("thousand");
        assertThat(TableNumberForm.of(List.of(share)).form()).isEqualTo(NumberForm.COMMA);
        assertThat(TableNumberForm.of(List.of(named("price", "5 €", "7 €"))).others())
                .containsOnlyKeys("price");
    }

    private static NumberStyle style(String... texts) {
        return column(List.of(texts)).style().orElseThrow();
    }

    private static ColumnProfile named(String name, String... texts) {
        return ColumnProfile.of(Words.of(name, texts));
    }

    private static ColumnProfile column(List<String> texts) {
        return named("column", texts.toArray(String[]::new));
    }
}
