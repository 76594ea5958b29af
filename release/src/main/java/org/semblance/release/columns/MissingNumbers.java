package org.semblance.release.columns;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.release.columns.signs.ColumnKind;

/** Codes for "no value" among numbers: negative ones where nothing is negative, and nines far off everything else. */
final class MissingNumbers {

    private static final Set<Integer> NEGATIVE = Set.of(
            -1, -2, -3, -4, -5, -6, -7, -8, -9, -66, -77, -88, -95, -96, -97, -98, -99, -666, -777, -888, -997, -998,
            -999, -9997, -9998, -9999, -99_999, -999_999);

    private static final Set<Integer> USUAL = Set.of(
            -1, -2, -3, -7, -8, -9, -88, -97, -98, -99, -888, -999, -9999, 9, 88, 97, 98, 99, 888, 998, 999, 9999);

    private static final int SMALL_RANGE = -9;
    private static final int OLDEST = 130;
    private static final int TAIL = 5;
    private static final int ENOUGH_TO_RANGE = 3;

    /** A gap of so much of the range of the values, if the code is much more frequent than the values next to it. */
    private static final double GAP = 0.15;

    /** A gap of so much, if the code is as frequent as the values next to it. */
    private static final double WIDE_GAP = 0.3;

    /** More rows with a 9 among other digits have a category. */
    private static final double MOST_OF_ROWS = 0.12;

    private final ColumnProfile column;
    private final Optional<ColumnKind> kind;
    private final double[] values;

    /** Places of the distinct values, ascending; of very many, the lowest and the highest. */
    private final int[] order;

    MissingNumbers(ColumnProfile column, Optional<ColumnKind> kind) {
        this.column = column;
        this.kind = kind;
        this.values = column.values();
        this.order = new ExtremePlaces(values).ascending();
    }

    /** Whether a text is a number that often means "no value". */
    static boolean usual(String text) {
        return text.matches("-?[0-9]{1,4}") && USUAL.contains(Integer.parseInt(text));
    }

    List<MissingCode> codes() {
        List<MissingCode> codes = new ArrayList<>();
        int low = negative(codes);
        high(low, codes);
        return codes;
    }

    private double at(int place) {
        return values[order[place]];
    }

    private int rows(int place) {
        return column.count(order[place]);
    }

    /** Adds negative codes and returns the place of the first value that is none. */
    private int negative(List<MissingCode> codes) {
        int below = 0;
        while (below < order.length && at(below) < 0) {
            below++;
        }
        if (below == 0 || below == order.length) {
            return 0;
        }
        boolean all = IntStream.range(0, below).allMatch(this::negativeCode);
        if (all && !goOn(below) && repeated(below)) {
            addNegative(below, codes, "negative, as no other value is");
            return below;
        }
        int far = 0;
        while (far < below && negativeCode(far) && at(far) <= -50) {
            far++;
        }
        while (far > 0 && !(at(far) - at(far - 1) > 0.5 * (at(order.length - 1) - at(far)) && rows(far - 1) >= 2)) {
            far--;
        }
        if (far > 0) {
            addNegative(far, codes, "far below all other values");
        }
        return far;
    }

    private boolean negativeCode(int place) {
        double value = at(place);
        return value == Math.rint(value) && value > -1e6 && NEGATIVE.contains((int) value);
    }

    /** Whether the negative numbers go on where the others end, as temperatures do and steps from -2 to 2. */
    private boolean goOn(int below) {
        for (int i = 0; i < below; i++) {
            if (at(i) != i - below) {
                return false;
            }
        }
        if (at(below) != 0) {
            return false;
        }
        double highest = at(order.length - 1);
        boolean steps = highest == below || (below == 1 && highest <= 1);
        boolean smooth = rows(below - 1) <= 1.5 * rows(below) && rows(0) <= 1.5 * rows(below - 1);
        boolean next = order.length > below + 1 && at(below + 1) <= 1;
        return steps || (smooth && next);
    }

    /** One row is enough among small whole numbers; among amounts it may be a real one. */
    private boolean repeated(int below) {
        int total = IntStream.range(0, below).map(this::rows).sum();
        return total >= 2 || (column.decimals() == 0 && at(order.length - 1) < 200);
    }

    private void addNegative(int below, List<MissingCode> codes, String why) {
        List<Integer> small = new ArrayList<>();
        List<Integer> single = new ArrayList<>();
        for (int i = 0; i < below; i++) {
            (at(i) >= SMALL_RANGE ? small : single).add(i);
        }
        if (small.size() < ENOUGH_TO_RANGE) {
            single.addAll(small);
        } else {
            codes.add(new MissingCode(
                    SMALL_RANGE + "..-1",
                    small.stream().map(this::word).toList(),
                    small.stream().mapToInt(this::rows).sum(),
                    why));
        }
        single.forEach(place -> add(place, why, codes));
    }

    private String word(int place) {
        return column.words().get(order[place]);
    }

    private void add(int place, String why, List<MissingCode> codes) {
        String word = word(place);
        String code = column.commas() ? word.replace(',', '.') : word;
        codes.add(new MissingCode(code, List.of(word), rows(place), why));
    }

    private void high(int low, List<MissingCode> codes) {
        int top = order.length;
        if (kind.filter(ColumnKind.AGE::equals).isPresent()) {
            while (top - low > 2 && at(top - 1) > OLDEST && sameDigits(at(top - 1))) {
                add(--top, "beyond the age of anybody", codes);
            }
        }
        int last = top - low > 2 ? top - 1 : -1;
        if (last < 0 || !sameDigits(at(last)) || isPriceLike(low, last)) {
            return;
        }
        int cluster = 1;
        while (last - cluster > low + 1 && companion(at(last), at(last - cluster))) {
            cluster++;
        }
        for (int size = cluster; size > 0; size--) {
            if (standsOff(low, last - size + 1, last)) {
                for (int i = last - size + 1; i <= last; i++) {
                    add(i, "far above all other values, and made of one digit or next to such a number", codes);
                }
                return;
            }
        }
    }

    /** Whether a number is 9, 99, 99.9, 888 and so on. */
    private static boolean sameDigits(double value) {
        if (value <= 0 || value > 1e8) {
            return false;
        }
        for (int decimals = 0; decimals <= 2; decimals++) {
            double whole = value * Math.pow(10, decimals);
            if (Math.abs(whole - Math.rint(whole)) < 1e-6) {
                String digits = Long.toString(Math.round(whole));
                char first = digits.charAt(0);
                boolean same = digits.chars().allMatch(digit -> digit == first);
                return same && (first == '9' || (first >= '7' && digits.length() >= 3));
            }
        }
        return false;
    }

    /** Whether a value goes with 99: 98, 97, 96, 88 or 77. */
    private static boolean companion(double nines, double value) {
        return (nines - value <= 3 && value == Math.rint(value) && nines >= 9)
                || Math.abs(value * 9 / 8 - nines) < 1e-6
                || Math.abs(value * 9 / 7 - nines) < 1e-6;
    }

    private boolean standsOff(int low, int first, int last) {
        int below = first - 1;
        if (below <= low) {
            return false;
        }
        int rows = IntStream.rangeClosed(first, last).map(this::rows).sum();
        double range = at(below) - at(low);
        double gap = at(first) - at(below);
        if (rows < 2 || gap <= 1) {
            return false;
        }
        int near = IntStream.rangeClosed(Math.max(low, below - TAIL + 1), below)
                .map(this::rows)
                .max()
                .orElse(0);
        if (at(last) < 10) {
            return singleDigit(low, below, first, last);
        }
        return gap >= range
                || (rows >= 3 && (gap >= WIDE_GAP * range ? rows >= near : gap >= GAP * range && rows > 2 * near));
    }

    /** 9 after codes from 1, or 8 and 9; not after counts that fall off. */
    private boolean singleDigit(int low, int below, int first, int last) {
        boolean dense = below - low == at(below) - at(low) && at(low) <= 1 && column.decimals() == 0;
        if (!dense || at(last) != 9) {
            return false;
        }
        int least = IntStream.rangeClosed(first, last).map(this::rows).min().orElse(0);
        int most = IntStream.rangeClosed(low, below).map(this::rows).max().orElse(0);
        if (rows(last) > MOST_OF_ROWS * column.present() || rows(last) > most) {
            return false;
        }
        boolean falling = rows(below) < 0.2 * most && (below - 1 <= low || rows(below) < rows(below - 1));
        return falling ? least > 2 * rows(below) : least >= 2;
    }

    /** Whether many values end like the largest, as 19.99 and 49.99 do: then it is a price. */
    private boolean isPriceLike(int low, int last) {
        String top = word(last);
        if (top.length() < 2) {
            return false;
        }
        String end = top.substring(top.length() - (column.decimals() > 0 && top.length() > 2 ? 2 : 1));
        long alike =
                IntStream.range(low, last).filter(i -> word(i).endsWith(end)).count();
        return alike > 0.3 * (last - low) && last - low > 1;
    }
}
