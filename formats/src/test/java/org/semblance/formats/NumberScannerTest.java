package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.source.CsvLayout.ThousandsSeparator;
import org.semblance.testkit.Trials;

class NumberScannerTest {

    @Test
    void readsRandomNumbersAsTheNearestDouble() {
        long seed = Trials.seed();
        Random random = new Random(seed);
        for (int i = 0; i < 300_000; i++) {
            String text = number(random);
            assertThat(parse(text)).as("%s, seed %d", text, seed).isEqualTo(Double.parseDouble(text) + 0.0);
        }
    }

    @Test
    void readsNumbersAtTheEdgeOfWhatIsExact() {
        for (String text : List.of(
                "9007199254740992",
                "9007199254740993",
                "9007199254740994",
                "999999999999999999",
                "1e22",
                "1e23",
                "9007199254740993e-22",
                "123456789012345678901234567890",
                "0.000000000000000000000000000001",
                "4.9e-324",
                "2.4e-324",
                "000000000000000000000000000001.50",
                "8.5e22",
                "1e-22",
                "1e-23",
                "2.2250738585072012e-308")) {
            assertThat(parse(text)).as(text).isEqualTo(Double.parseDouble(text));
        }
    }

    @Test
    void readsRandomNumbersInGroupsOfThree() {
        long seed = Trials.seed();
        Random random = new Random(seed);
        for (int i = 0; i < 100_000; i++) {
            ThousandsSeparator separator = ThousandsSeparator.values()[random.nextInt(4)];
            char decimal =
                    separator == ThousandsSeparator.POINT || (random.nextBoolean() && !separator.is(',')) ? ',' : '.';
            DecimalFormatSymbols symbols = new DecimalFormatSymbols(Locale.ROOT);
            symbols.setDecimalSeparator(decimal);
            symbols.setGroupingSeparator(
                    separator.signs().charAt(random.nextInt(separator.signs().length())));
            BigDecimal number = BigDecimal.valueOf(random.nextLong() >> random.nextInt(64), random.nextInt(4));
            String text = new DecimalFormat("#,##0.###", symbols).format(number);
            double read = new NumberScanner(decimal, separator).parse(text.toCharArray(), 0, text.length());
            assertThat(read).as("%s, seed %d", text, seed).isEqualTo(number.doubleValue());
        }
    }

    @Test
    void seesWhatMayBeAThousand() {
        NumberScanner number = new NumberScanner('.');
        for (String text : List.of("1.234", "-12.345", "123.000")) {
            number.parse(text.toCharArray(), 0, text.length());
            assertThat(number.grouped()).as(text).isTrue();
        }
        for (String text : List.of("1.23", "1.2345", "1234.567", "0.123", "1.234e2", "1234", ".234")) {
            number.parse(text.toCharArray(), 0, text.length());
            assertThat(number.grouped()).as(text).isFalse();
        }
    }

    private static double parse(String text) {
        char[] padded = ("9" + text + "9").toCharArray();
        return new NumberScanner('.').parse(padded, 1, padded.length - 1);
    }

    private static String number(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> Double.toString(Double.longBitsToDouble(random.nextLong() & ~(1L << 62)));
            case 1 -> Double.toString(random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20));
            case 2 -> random.nextInt() + "." + (random.nextInt() & 0xFFFF);
            default -> (random.nextLong() >> random.nextInt(64)) + "e" + (random.nextInt(60) - 30);
        };
    }
}
