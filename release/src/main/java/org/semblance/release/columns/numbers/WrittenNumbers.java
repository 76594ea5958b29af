package org.semblance.release.columns.numbers;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.source.CsvLayout.DecimalSign;

/** The numbers among the values of a column, and how they are written. */
public final class WrittenNumbers {

    /** Groups after the first in a number of a telephone or a person, which every value has. */
    private static final int GROUPS_OF_A_CODE = 2;

    private static final NumberForm[] FORMS = NumberForm.values();

    private static final int THOUSAND = 4;

    private final List<String> words;

    /** Words by the set of forms in which they can be read. */
    private final int[] byForms = new int[NumberForm.ALL + 1];

    private final int[] decimals = new int[FORMS.length];
    private NumberUnit unit = NumberUnit.NONE;
    private boolean leadingZeros;
    private int pointed;
    private int commaed;
    private int grouped;
    private int fewestDigits = Integer.MAX_VALUE;
    private int mostDigits;
    private int fewestSigns = Integer.MAX_VALUE;
    private int longestFirst;
    private boolean bareThousands;

    private final @Nullable NumberForm settled;

    private WrittenNumbers(List<String> words, @Nullable NumberForm settled) {
        this.words = words;
        this.settled = settled;
    }

    /** Looks at distinct values, without blanks around them. */
    public static WrittenNumbers of(List<String> words) {
        return of(words, null);
    }

    /**
     * Looks at distinct values in a table whose form of numbers is known.
     *
     * @param settled the form that holds where the values can be read in it
     */
    public static WrittenNumbers of(List<String> words, @Nullable NumberForm settled) {
        WrittenNumbers numbers = new WrittenNumbers(words, settled);
        NumberSigns signs = new NumberSigns();
        for (String word : words) {
            numbers.add(word, signs);
        }
        return numbers;
    }

    private void add(String word, NumberSigns signs) {
        int forms = signs.forms(word);
        byForms[forms]++;
        if (forms == 0) {
            return;
        }
        if (signs.unit() != NumberUnit.NONE) {
            unit = signs.unit();
        }
        int digits = signs.digits();
        fewestDigits = Math.min(fewestDigits, digits);
        mostDigits = Math.max(mostDigits, digits);
        fewestSigns = Math.min(fewestSigns, signs.signs());
        if (signs.signs() == 0) {
            leadingZeros |= digits > 1 && word.charAt(0) == '0';
            bareThousands |= digits >= THOUSAND;
            return;
        }
        grouped++;
        longestFirst = Math.max(longestFirst, signs.firstRun());
        char last = signs.sign(signs.signs() - 1);
        pointed += last == '.' ? 1 : 0;
        commaed += last == ',' ? 1 : 0;
        for (NumberForm form : FORMS) {
            if ((forms & form.bit()) != 0) {
                decimals[form.place()] = Math.max(decimals[form.place()], signs.decimals(form));
            }
        }
    }

    /** How all values are written, if all of them are numbers in one form. */
    public Optional<NumberStyle> style() {
        int readable = NumberForm.ALL;
        for (int forms = 0; forms <= NumberForm.ALL; forms++) {
            if (byForms[forms] > 0) {
                readable &= forms;
            }
        }
        if (words.isEmpty() || readable == 0) {
            return Optional.empty();
        }
        NumberForm form = likeliest(readable);
        boolean apart = grouped > 0 && form.thousands() != null;
        if (apart
                && decimals[form.place()] == 0
                && fewestSigns >= GROUPS_OF_A_CODE
                && fewestDigits == mostDigits
                && words.size() > 1) {
            return Optional.empty();
        }
        return Optional.of(new NumberStyle(
                form,
                readable,
                decimals[form.place()] > 0 ? form.decimal() : null,
                apart ? form.thousands() : null,
                unit,
                doubtful(readable)));
    }

    private boolean doubtful(int readable) {
        if (settled != null && (readable & settled.bit()) != 0) {
            return false;
        }
        return (pointed > 0 && both(readable, NumberForm.POINT, NumberForm.COMMA_AND_POINTS))
                || (commaed > 0 && both(readable, NumberForm.COMMA, NumberForm.POINT_AND_COMMAS));
    }

    private static boolean both(int readable, NumberForm one, NumberForm other) {
        return (readable & one.bit()) != 0 && (readable & other.bit()) != 0;
    }

    /** A point is taken for what the reader takes it; three digits after a comma rather for a thousand. */
    private NumberForm likeliest(int readable) {
        if (settled != null && (readable & settled.bit()) != 0) {
            return settled;
        }
        if ((readable & NumberForm.POINT.bit()) == 0
                && both(readable, NumberForm.COMMA, NumberForm.POINT_AND_COMMAS)
                && !bareThousands
                && longestFirst > 1) {
            return NumberForm.POINT_AND_COMMAS;
        }
        return FORMS[Integer.numberOfTrailingZeros(readable)];
    }

    /** The number of values that are numbers in the form most of them can be read in. */
    public int most() {
        return unit == NumberUnit.NONE ? in(usual()) : 0;
    }

    private int in(NumberForm form) {
        int in = 0;
        for (int forms = 0; forms <= NumberForm.ALL; forms++) {
            in += (forms & form.bit()) == 0 ? 0 : byForms[forms];
        }
        return in;
    }

    /** Whether a value has a leading zero, like a code. */
    public boolean leadingZeros() {
        return leadingZeros;
    }

    /** Decimals of the number with most of them. */
    public int decimals() {
        return style().map(style -> decimals[style.form().place()]).orElse(0);
    }

    /** The values in the usual form; NaN for what is no number. */
    public double[] values() {
        return values(words, usual());
    }

    /** The values of texts in a form, near enough for comparisons; NaN for what is no number in this form. */
    public static double[] values(List<String> words, NumberForm form) {
        NumberSigns signs = new NumberSigns();
        double[] values = new double[words.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] =
                    (signs.forms(words.get(i)) & form.bit()) == 0 ? Double.NaN : value(words.get(i), form.decimal());
        }
        return values;
    }

    /** The form in which most values are numbers, of several the likeliest. */
    public NumberForm usual() {
        NumberForm usual = NumberForm.POINT;
        for (NumberForm form : FORMS) {
            if (in(form) > in(usual)) {
                usual = form;
            }
        }
        return style().map(NumberStyle::form).orElse(usual);
    }

    private static double value(String word, DecimalSign decimal) {
        int i = 0;
        int end = word.length();
        boolean negative = false;
        long digits = 0;
        double scale = 0;
        for (; i < end; i++) {
            char c = word.charAt(i);
            if (c >= '0' && c <= '9') {
                if (digits < Long.MAX_VALUE / 16) {
                    digits = digits * 10 + (c - '0');
                    scale *= 10;
                } else if (scale == 0) {
                    return Double.parseDouble(word.replaceAll("[^0-9]", ""));
                }
            } else if (c == '-') {
                negative = true;
            } else if (c == decimal.sign() && scale == 0) {
                scale = 1;
            } else if (c == 'e' || c == 'E') {
                return Double.parseDouble(word.replace(decimal.sign(), '.'));
            }
        }
        double value = digits / (scale == 0 ? 1 : scale);
        return negative ? 0 - value : value;
    }
}
