package org.semblance.formats;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.CsvLayout.ThousandsSeparator;

/** Collects a column of numbers with a given decimal sign, or a point, and perhaps a separator of thousands. */
final class NumberIntake implements ColumnIntake {

    /** Beyond this, squares of differences overflow even after scaling. */
    private static final double LARGEST = 1e300;

    private final String name;
    private final MissingTokens missing;
    private final @Nullable DecimalSign given;
    private final @Nullable ThousandsSeparator thousands;
    private final boolean thousandsUsual;
    private final Supplier<Place> here;
    private final NumberScanner number;

    private double[] values;
    private int size;
    private int usual;
    private long leadingZeros;
    private long pointed;
    private long grouped;
    private @Nullable Place firstGrouped;
    private long declared;

    /**
     * @param thousandsUsual whether files in this format often have points as thousands separators
     * @param here gives the current row
     * @param rows the expected number of rows
     */
    NumberIntake(
            String name,
            MissingTokens missing,
            CsvLayout form,
            boolean thousandsUsual,
            Supplier<Place> here,
            int rows) {
        this.name = name;
        this.missing = missing;
        this.given = form.decimal();
        this.thousands = form.thousands();
        this.thousandsUsual = thousandsUsual;
        this.here = here;
        this.number = new NumberScanner(given == DecimalSign.COMMA ? ',' : '.', thousands);
        this.values = new double[rows];
    }

    @Override
    public @Nullable Problem add(char[] chars, int fieldStart, int fieldEnd) {
        int from = FieldSpaces.start(chars, fieldStart, fieldEnd);
        int to = FieldSpaces.end(chars, from, fieldEnd);
        if (missing.contains(chars, from, to)) {
            addMissing();
            return null;
        }
        double value = number.parse(chars, from, to);
        if (missing.declares()
                && (Double.isNaN(value)
                        ? missing.declares(new String(chars, from, to - from))
                        : missing.declares(value))) {
            declared++;
            addMissing();
            return null;
        }
        if (Double.isNaN(value)) {
            return notANumber(chars, from, to);
        }
        if (Math.abs(value) > LARGEST) {
            return beyond();
        }
        take(value);
        if (number.leadingZero()) {
            leadingZeros++;
        }
        if (number.pointed()) {
            pointed++;
            if (number.grouped() && grouped++ == 0) {
                firstGrouped = here.get();
            }
        }
        return null;
    }

    @Override
    public @Nullable Problem add(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return ColumnIntake.notFinite();
        }
        if (Math.abs(value) > LARGEST) {
            return beyond();
        }
        if (missing.declares(value)) {
            declared++;
            addMissing();
        } else {
            take(missing.contains(value) ? Double.NaN : value + 0.0);
        }
        return null;
    }

    @Override
    public @Nullable Problem add(long value) {
        return add((double) value);
    }

    @Override
    public void addMissing() {
        take(Double.NaN);
    }

    private void take(double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, Math.max(usual, size + (size >> 1) + 16));
        }
        values[size++] = value;
    }

    /** Removes and returns the number of the last row, for reading one row at a time. */
    double takeOut() {
        return values[--size];
    }

    private static Problem beyond() {
        return Problem.data(
                ProblemCode.E_RANGE, "a number beyond 1e300", "correct the value or give it in a larger unit");
    }

    @Override
    public void end(Watcher watcher) {
        MissingTokens.warn(name, declared, watcher);
        if (given == null && thousands == null && thousandsUsual && firstGrouped != null && grouped == pointed) {
            throw Problem.data(
                            ProblemCode.E_AMBIGUOUS_NUMBER,
                            "the point may be a decimal sign or a thousands separator",
                            "say which: csv: {decimal: point}, or csv: {decimal: comma, thousands: point} if the points"
                                    + " separate thousands")
                    .at(firstGrouped.column(name));
        }
        if (leadingZeros > 0) {
            watcher.warn(
                    WarningCode.W_LEADING_ZEROS,
                    "column '" + name + "': " + leadingZeros
                            + (leadingZeros == 1 ? " number starts" : " numbers start")
                            + " with a zero, as codes do; bind '" + name + "' as nominal if it is a code");
        }
    }

    @Override
    public Column part() {
        Column part = Numbers.of(name, size == values.length ? values : Arrays.copyOf(values, size));
        values = new double[0];
        usual = size;
        size = 0;
        return part;
    }

    private Problem notANumber(char[] chars, int from, int to) {
        if (thousands != null && numeric(chars, from, to, thousands.signs())) {
            return Problem.data(
                    ProblemCode.E_NUMBER,
                    "a separator of thousands in the wrong place",
                    "correct the value, or correct decimal: and thousands: of csv:");
        }
        if (given == DecimalSign.COMMA && numeric(chars, from, to, ".")) {
            return Problem.data(
                    ProblemCode.E_AMBIGUOUS_NUMBER,
                    "a point in a number although the decimal sign is the comma",
                    "if the points separate thousands, say csv: {decimal: comma, thousands: point}; else say csv:"
                            + " {decimal: point}");
        }
        if (given == null && !Double.isNaN(new NumberScanner(',', thousands).parse(chars, from, to))) {
            return Problem.data(
                    ProblemCode.E_NUMBER,
                    "not a number",
                    "if the comma is its decimal sign, say csv: {decimal: comma}");
        }
        if (thousands == null) {
            for (ThousandsSeparator separator : ThousandsSeparator.values()) {
                DecimalSign decimal = separator == ThousandsSeparator.POINT ? DecimalSign.COMMA : DecimalSign.POINT;
                if (readable(chars, from, to, given == null ? decimal : given, separator)) {
                    return Problem.data(
                            ProblemCode.E_NUMBER,
                            "not a number",
                            "if it has separators of thousands, say csv: {decimal: "
                                    + word(given == null ? decimal : given) + ", thousands: "
                                    + word(separator) + "}");
                }
            }
        }
        return Problem.data(
                ProblemCode.E_NUMBER,
                "not a number",
                "correct the value, declare it in missing:, or bind '" + name + "' as nominal");
    }

    private static String word(Enum<?> sign) {
        return sign.name().toLowerCase(Locale.ROOT);
    }

    private static boolean readable(char[] chars, int from, int to, DecimalSign decimal, ThousandsSeparator separator) {
        return !separator.is(decimal.sign())
                && !Double.isNaN(new NumberScanner(decimal.sign(), separator).parse(chars, from, to));
    }

    /** Whether there is one of some signs, a digit, and nothing that is not part of a number. */
    private static boolean numeric(char[] chars, int from, int to, String signs) {
        boolean sign = false;
        boolean digit = false;
        for (int i = from; i < to; i++) {
            boolean here = signs.indexOf(chars[i]) >= 0;
            if (!here && "0123456789+-.,eE".indexOf(chars[i]) < 0) {
                return false;
            }
            sign |= here;
            digit |= chars[i] >= '0' && chars[i] <= '9';
        }
        return sign && digit;
    }
}
