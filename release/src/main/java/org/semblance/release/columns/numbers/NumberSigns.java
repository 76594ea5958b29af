package org.semblance.release.columns.numbers;

/**
 * Takes one text apart into runs of digits and the signs between them, without regular expressions: a column may have
 * millions of values.
 */
final class NumberSigns {

    /** More signs are in no number. */
    private static final int MOST = 12;

    private static final int GROUP = 3;
    private static final int LONGEST_UNIT = 8;

    private static final NumberForm[] FORMS = NumberForm.values();

    private final int[] runs = new int[MOST + 1];
    private final char[] signs = new char[MOST];
    private int count;
    private boolean power;
    private boolean zeroFirst;
    private NumberUnit unit = NumberUnit.NONE;

    /** The forms in which a text can be read as a number; 0 if there are none. */
    int forms(String text) {
        unit = NumberUnit.NONE;
        count = 0;
        power = false;
        int from = 0;
        int to = text.length();
        if (to == 0) {
            return 0;
        }
        char start = text.charAt((text.charAt(0) == '-' || text.charAt(0) == '+') && to > 1 ? 1 : 0);
        if (!inNumber(start) || !inNumber(text.charAt(to - 1))) {
            int first = 0;
            while (first < to && !digit(text.charAt(first)) && first <= LONGEST_UNIT) {
                first++;
            }
            int last = to - 1;
            while (last > first && !digit(text.charAt(last)) && to - last <= LONGEST_UNIT) {
                last--;
            }
            if (first > last || first > LONGEST_UNIT || to - last > LONGEST_UNIT || !digit(text.charAt(first))) {
                return 0;
            }
            String before = text.substring(0, first);
            boolean signed = before.startsWith("-") || before.startsWith("+");
            NumberUnit left = NumberUnit.of(signed ? before.substring(1) : before);
            NumberUnit right = NumberUnit.of(text.substring(last + 1));
            if (left == null || right == null || (left == NumberUnit.NONE) == (right == NumberUnit.NONE)) {
                return 0;
            }
            unit = left == NumberUnit.NONE ? right : left;
            from = first;
            to = last + 1;
        }
        return parts(text, from, to) ? fitting() : 0;
    }

    NumberUnit unit() {
        return unit;
    }

    /** Digits after the last sign, if it is the decimal sign of a form in which the text can be read. */
    int decimals(NumberForm form) {
        return count > 0 && signs[count - 1] == form.decimal().sign() ? runs[count] : 0;
    }

    int digits() {
        int digits = 0;
        for (int i = 0; i <= count; i++) {
            digits += runs[i];
        }
        return digits;
    }

    int signs() {
        return count;
    }

    char sign(int at) {
        return signs[at];
    }

    int firstRun() {
        return runs[0];
    }

    private boolean parts(String text, int start, int end) {
        int i = start;
        if (i < end && (text.charAt(i) == '-' || text.charAt(i) == '+')) {
            i++;
        }
        int run = i;
        zeroFirst = i < end && text.charAt(i) == '0';
        for (; i < end; i++) {
            char c = text.charAt(i);
            if (digit(c)) {
                continue;
            }
            if ((c == 'e' || c == 'E') && i > run) {
                power = true;
                runs[count] = i - run;
                return exponent(text, i + 1, end);
            }
            if (count == MOST || !separates(c)) {
                return false;
            }
            runs[count] = i - run;
            signs[count++] = c;
            run = i + 1;
        }
        runs[count] = end - run;
        return count > 0 ? digits() > 0 : runs[0] > 0;
    }

    private static boolean exponent(String text, int start, int end) {
        int i = start < end && (text.charAt(start) == '-' || text.charAt(start) == '+') ? start + 1 : start;
        boolean there = i < end;
        while (i < end && digit(text.charAt(i))) {
            i++;
        }
        return there && i == end;
    }

    private int fitting() {
        if (count == 0) {
            return NumberForm.ALL;
        }
        int fitting = 0;
        for (NumberForm form : FORMS) {
            if (fits(form)) {
                fitting |= form.bit();
            }
        }
        return fitting;
    }

    private boolean fits(NumberForm form) {
        boolean decimal = signs[count - 1] == form.decimal().sign();
        int between = decimal ? count - 1 : count;
        if (between == 0) {
            return true;
        }
        if (form.thousands() == null || power || runs[0] < 1 || runs[0] > GROUP || zeroFirst) {
            return false;
        }
        for (int i = 0; i < between; i++) {
            if (!form.thousands().is(signs[i]) || signs[i] != signs[0] || runs[i + 1] != GROUP) {
                return false;
            }
        }
        return true;
    }

    private static boolean inNumber(char c) {
        return digit(c) || c == '-' || c == '+' || c == '.' || c == ',';
    }

    private static boolean separates(char c) {
        return c == '.'
                || c == ','
                || c == ' '
                || c == '\''
                || c == '\u00A0'
                || c == '\u202F'
                || c == '\u2009'
                || c == '\u2019';
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }
}
