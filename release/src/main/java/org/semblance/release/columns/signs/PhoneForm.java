package org.semblance.release.columns.signs;

import java.util.Optional;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.numbers.DigitText;

/** How clearly a text is a telephone number. */
enum PhoneForm {
    /** With the code of its country. */
    INTERNATIONAL(0.95, 0.001),
    /** Grouped in a way that little else is. */
    GROUPED(0.93, 0.01),
    /** Grouped, with a zero in front. */
    ZERO(0.85, 0.02),
    /** Grouped, as other numbers may be. */
    COMMON(0.75, 0.4),
    /** Digits with a zero in front. */
    PLAIN_ZERO(0.7, 0.1),
    /** Nine or ten digits of which the first are those of telephones. */
    PLAIN(0.56, 0.75);

    private static final Pattern SIGNS = Pattern.compile("[0-9 ()+./\\-\u00a0\u2013]{7,26}");
    private static final Pattern EXTENSION =
            Pattern.compile(" ?(?:[xX#]|[eE]xt\\.?|Durchwahl|poste|int\\.?) ?\\d{1,5}$");
    private static final Pattern WITH_COUNTRY =
            Pattern.compile("(?:\\+|00 ?(?=[1-9]\\d[ ./-])|00(?=[1-9]\\d{9}))[1-9].*");
    private static final Pattern AMERICAN =
            Pattern.compile("(?:1[ .-])?(?:\\(\\d{3}\\) ?|\\d{3}[-./ ])\\d{3}[- .]\\d{4}");
    private static final Pattern FRENCH = Pattern.compile("0[1-9](?:([ .-])\\d{2})(?:\\1\\d{2}){3}");
    private static final Pattern WITH_ZERO = Pattern.compile(
            "(?:\\(0[1-9]\\d{0,4}\\)|0[1-9]\\d{0,4}(?!\\d))(?: ?[/-] ?| |\\.|(?<=\\)))(?!(?:19|20)\\d\\d[-/])\\d.*");
    private static final Pattern FRACTION = Pattern.compile("0[1-9]\\d*\\.\\d+");
    private static final Pattern SPANISH = Pattern.compile(
            "[6-9]\\d{2}([ .-])\\d{3}\\1\\d{3}|[6-9]\\d{2}([ .-])\\d{2}\\2\\d{2}\\2\\d{2}|9\\d \\d{3} \\d{2} \\d{2}");
    private static final Pattern ITALIAN = Pattern.compile("3\\d{2}[ ./-](?:\\d{3} \\d{3,4}|\\d{6,7})");
    private static final Pattern PORTUGUESE = Pattern.compile("[29]\\d{2} \\d{3} \\d{3}|2\\d \\d{3} \\d{4}");
    private static final Pattern ZERO_DIGITS = Pattern.compile("0[1-9]\\d{7,10}");
    private static final Pattern DIGITS =
            Pattern.compile("[679]\\d{8}|[2-9]\\d{2}[2-9]\\d{6}|3[2-9]\\d{8}|2[1-9]\\d{7}");

    private static final int FEWEST_DIGITS = 8;
    private static final int MOST_DIGITS = 15;

    private final double confidence;
    private final double luck;

    PhoneForm(double confidence, double luck) {
        this.confidence = confidence;
        this.luck = luck;
    }

    /** If all values have this form. */
    double confidence() {
        return confidence;
    }

    /** The probability that another number of the same look has it. */
    double luck() {
        return luck;
    }

    /** The form of a text; none if it is no telephone number. */
    static Optional<PhoneForm> of(String text) {
        String number = text.length() > 40 ? "" : EXTENSION.matcher(text).replaceFirst("");
        if (!SIGNS.matcher(number).matches()) {
            return Optional.empty();
        }
        int digits =
                (int) number.chars().filter(sign -> sign >= '0' && sign <= '9').count();
        if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) {
            return Optional.empty();
        }
        if (WITH_COUNTRY.matcher(number).matches()) {
            return number.charAt(0) == '+' || digits >= 11 ? Optional.of(INTERNATIONAL) : Optional.empty();
        }
        return DigitText.digits(number) ? digits(number) : grouped(number, digits);
    }

    private static Optional<PhoneForm> grouped(String number, int digits) {
        if (AMERICAN.matcher(number).matches() || FRENCH.matcher(number).matches()) {
            return Optional.of(GROUPED);
        }
        if (digits >= 9
                && digits <= 12
                && WITH_ZERO.matcher(number).matches()
                && !FRACTION.matcher(number).matches()) {
            return Optional.of(ZERO);
        }
        if (ITALIAN.matcher(number).matches()) {
            return Optional.of(ZERO);
        }
        return SPANISH.matcher(number).matches() || PORTUGUESE.matcher(number).matches()
                ? Optional.of(COMMON)
                : Optional.empty();
    }

    private static Optional<PhoneForm> digits(String number) {
        return ZERO_DIGITS.matcher(number).matches()
                ? Optional.of(PLAIN_ZERO)
                : DIGITS.matcher(number).matches() ? Optional.of(PLAIN) : Optional.empty();
    }
}
