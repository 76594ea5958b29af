package org.semblance.evaluate.compare;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Parses the values of k to compare: a range such as {@code 2..20}, or a list such as {@code 2,3,5,10}. */
final class KRange {

    /** The default values. */
    static final List<Integer> USUAL = List.of(2, 3, 5, 7, 10, 15, 20);

    private static final Pattern RANGE = Pattern.compile("([0-9]{1,9})\\s*\\.\\.\\s*([0-9]{1,9})");

    private static final Pattern LONG = Pattern.compile("[0-9]{10}");

    /** The maximum number of values in a range. */
    private static final int MOST = 1000;

    private KRange() {}

    /**
     * The values, distinct and ascending.
     *
     * @param step the increment within a range
     */
    static List<Integer> of(String text, int step) {
        if (step < 1) {
            throw Problem.recipe(ProblemCode.E_K, "‹step› is " + step, "choose a step of 1 or more");
        }
        TreeSet<Integer> numbers = new TreeSet<>();
        boolean ranges = false;
        for (String part : text.split(",", -1)) {
            if (LONG.matcher(part).find()) {
                throw Problem.recipe(
                        ProblemCode.E_K,
                        "‹k› names a number of more than nine digits, and k cannot be more than the rows",
                        "choose a smaller k; 2..20 is usual");
            }
            Matcher range = RANGE.matcher(part.strip());
            if (range.matches()) {
                ranges = true;
                add(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)), step, numbers);
            } else if (part.strip().matches("-?[0-9]{1,9}")) {
                numbers.add(Integer.parseInt(part.strip()));
            } else {
                throw unreadable();
            }
        }
        if (numbers.first() < 2) {
            throw Problem.recipe(
                    ProblemCode.E_K,
                    "‹k› begins with " + numbers.first() + ", which protects nobody",
                    "choose k of 2 or more; 2..20 is usual");
        }
        if (step > 1 && !ranges) {
            throw Problem.recipe(ProblemCode.E_USAGE, "‹step› is for ranges, such as ‹k 2..20›", "leave it out");
        }
        return List.copyOf(numbers);
    }

    private static void add(int from, int to, int step, Set<Integer> numbers) {
        if (from > to) {
            throw Problem.recipe(
                    ProblemCode.E_K,
                    "‹k› goes from " + from + " down to " + to,
                    "write the smaller number first: " + to + ".." + from);
        }
        if ((to - from) / step >= MOST) {
            throw Problem.recipe(
                    ProblemCode.E_K,
                    "‹k› names more than " + MOST + " numbers",
                    "take a larger ‹step›, or name a few: 2,5,10,20");
        }
        for (long k = from; k <= to; k += step) {
            numbers.add((int) k);
        }
    }

    private static Problem unreadable() {
        return Problem.recipe(
                ProblemCode.E_K, "‹k› is neither a range nor a list of whole numbers", "write 2..20, or 2,3,5,10");
    }
}
