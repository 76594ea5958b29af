package org.semblance.release.prepare;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.data.Column;
import org.semblance.data.Distinct;
import org.semblance.data.NumberText;

/**
 * Finds columns that are kept and repeat a quasi-identifier, such as the age in another column or in months, or the
 * region of a town that is masked.
 *
 * <p>One column follows from another if rows that are equal in the other are equal in it. In a small table, or where
 * one of them hardly varies, this may be chance. So it counts only if values dealt to the rows at random would follow
 * less than once in a million tables. Where both are numbers or dates and one rises (or falls) with the other, that
 * counts too.
 */
enum QuasiIdentifierCopy {
    SAME("says the same as the quasi-identifier '%s'"),
    FINER("determines the quasi-identifier '%s' exactly"),
    COARSER("follows from the quasi-identifier '%s'");

    private static final double ONCE_IN_A_MILLION = Math.log(1e6);

    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}(-\\d{2}.*)?");

    private final String words;

    QuasiIdentifierCopy(String words) {
        this.words = words;
    }

    /** What the kept column does, in words. */
    String of(String quasiIdentifier) {
        return String.format(words, quasiIdentifier);
    }

    /**
     * How a column repeats a quasi-identifier; empty if it does not, or if that may be chance.
     *
     * @param persons the number of the person of each row; without it, each row is a person
     */
    static Optional<QuasiIdentifierCopy> between(Column kept, Column masked, Optional<int[]> persons) {
        int[] rows = IntStream.range(0, kept.size())
                .filter(row -> !kept.missing(row) && !masked.missing(row))
                .toArray();
        int[] keptCodes = at(kept.codes(), rows);
        int[] maskedCodes = at(masked.codes(), rows);
        boolean finer = follows(maskedCodes, keptCodes);
        boolean coarser = follows(keptCodes, maskedCodes);
        if (!finer && !coarser) {
            return Optional.empty();
        }
        int[] once = persons.map(of -> once(rows.length, List.of(at(of, rows), keptCodes, maskedCodes)))
                .orElseGet(() -> IntStream.range(0, rows.length).toArray());
        Values of = new Values(at(keptCodes, once), order(kept, at(rows, once)));
        Values its = new Values(at(maskedCodes, once), order(masked, at(rows, once)));
        boolean tells = finer && its.surprise(of) > ONCE_IN_A_MILLION;
        boolean told = coarser && of.surprise(its) > ONCE_IN_A_MILLION;
        if ((tells && coarser) || (told && finer)) {
            return Optional.of(SAME);
        }
        return tells ? Optional.of(FINER) : told ? Optional.of(COARSER) : Optional.empty();
    }

    private static int[] at(int[] values, int[] rows) {
        return IntStream.of(rows).map(row -> values[row]).toArray();
    }

    /** The first of all rows that are equal. */
    private static int[] once(int size, List<int[]> codes) {
        Distinct distinct = Distinct.of(size, codes);
        return IntStream.range(0, distinct.count()).map(distinct::first).toArray();
    }

    /** Whether rows that are equal in the second are equal in the first. */
    private static boolean follows(int[] first, int[] second) {
        int[] known = new int[Arrays.stream(second).max().orElse(-1) + 1];
        for (int row = 0; row < first.length; row++) {
            int before = known[second[row]];
            if (before != 0 && before != first[row] + 1) {
                return false;
            }
            known[second[row]] = first[row] + 1;
        }
        return true;
    }

    /** The position of each row in the order of a column of numbers or dates; null if it has none. */
    private static double @Nullable [] order(Column column, int[] rows) {
        String[] texts = IntStream.of(rows).mapToObj(column::text).toArray(String[]::new);
        if (Arrays.stream(texts).allMatch(text -> DATE.matcher(text).matches())) {
            List<String> sorted = Arrays.stream(texts).distinct().sorted().toList();
            return Arrays.stream(texts)
                    .mapToDouble(text -> Collections.binarySearch(sorted, text))
                    .toArray();
        }
        double[] numbers = new double[rows.length];
        for (int i = 0; i < numbers.length; i++) {
            OptionalDouble number = NumberText.number(texts[i]);
            if (number.isEmpty()) {
                return null;
            }
            numbers[i] = number.getAsDouble();
        }
        return numbers;
    }

    /** The values of a column in some rows. */
    private static final class Values {

        private final int[] codes;
        private final double @Nullable [] order;

        Values(int[] codes, double @Nullable [] order) {
            this.codes = codes;
            this.order = order;
        }

        private int different() {
            return (int) Arrays.stream(codes).distinct().count();
        }

        /** How surprising it is that these values follow from others: minus the logarithm of its chance. */
        double surprise(Values from) {
            int[] counts = new int[Arrays.stream(codes).max().orElse(-1) + 1];
            Arrays.stream(codes).forEach(code -> counts[code]++);
            double alike = Arrays.stream(counts)
                    .mapToDouble(count -> (double) count / codes.length)
                    .map(share -> share * share)
                    .sum();
            // each further row of a value of the other column shows the same by chance
            double equal = -(codes.length - from.different()) * Math.log(alike);
            return equal + (order == null || from.order == null ? 0 : rising(from));
        }

        /** How surprising it is that these values rise or fall with others, from which they follow; 0 if they do not. */
        private double rising(Values from) {
            int[] first = once(codes.length, List.of(from.codes));
            double[] mine = order;
            double[] its = from.order;
            if (mine == null || its == null) {
                return 0;
            }
            Integer[] sorted = IntStream.of(first).boxed().toArray(Integer[]::new);
            Arrays.sort(sorted, Comparator.comparingDouble(row -> its[row]));
            boolean rises = true;
            boolean falls = true;
            double surprise = -Math.log(2);
            int run = 0;
            for (int i = 0; i < sorted.length; i++) {
                double step = i == 0 ? 1 : mine[sorted[i]] - mine[sorted[i - 1]];
                rises &= i == 0 || step >= 0;
                falls &= i == 0 || step <= 0;
                run = step == 0 ? run + 1 : 1;
                // of all orders, so many differ by an exchange of equal values only
                surprise += Math.log(i + 1.0) - Math.log(run);
            }
            return rises || falls ? Math.max(0, surprise) : 0;
        }
    }
}
