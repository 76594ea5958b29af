package org.semblance;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An error that a person can act on: what is wrong and where, what to do about it, and a stable code to look up.
 *
 * <p>Messages name rows and columns, never a value of the data.
 */
public final class Problem extends RuntimeException {

    private final String code;
    private final String what;
    private final String advice;
    private final List<Problem> further;

    private Problem(String code, String what, String advice) {
        this(code, what, advice, what, List.of());
    }

    private Problem(String code, String what, String advice, String message, List<Problem> further) {
        super(message);
        this.code = code;
        this.what = what;
        this.advice = advice;
        this.further = further;
    }

    /** Several problems as one, which reads as the first of them; {@link #all} tells them apart again. */
    public static Problem together(List<Problem> problems) {
        List<Problem> each =
                problems.stream().flatMap(problem -> problem.all().stream()).toList();
        Problem first = each.get(0);
        if (each.size() == 1) {
            return first;
        }
        Problem together = new Problem(
                first.code,
                first.what,
                first.advice,
                each.stream().map(Problem::what).collect(Collectors.joining("\n")),
                each.subList(1, each.size()));
        together.setStackTrace(first.getStackTrace());
        return together;
    }

    /** A request in a recipe or on the command line that cannot be carried out. */
    public static Problem recipe(String code, String what, String advice) {
        return new Problem(code, what, advice);
    }

    /** Input data that violate a requirement. */
    public static Problem data(String code, String what, String advice) {
        return new Problem(code, what, advice);
    }

    /** An obstacle on the machine: a file, a lock, a disk. */
    public static Problem machine(String code, String what, String advice) {
        return new Problem(code, what, advice);
    }

    /** The user cancelled the run. */
    public static Problem cancelled() {
        return new Problem("E_CANCELLED", "stopped on request; nothing was written", "run the command again");
    }

    /** The same problem, with the place where it occurred in front of the message. */
    public Problem at(String place) {
        return told(told -> place + ": " + told);
    }

    /** The same problem, with a remark on what had been done before it occurred. */
    public Problem after(String remark) {
        return told(told -> told + " (" + remark + ")");
    }

    private Problem told(UnaryOperator<String> anew) {
        return together(all().stream()
                .map(problem -> {
                    Problem same = new Problem(problem.code, anew.apply(problem.what), problem.advice);
                    same.setStackTrace(problem.getStackTrace());
                    return same;
                })
                .toList());
    }

    /** The problems it is made of: itself alone, or all that were met together. */
    public List<Problem> all() {
        return further.isEmpty()
                ? List.of(this)
                : Stream.concat(Stream.of(new Problem(code, what, advice)), further.stream())
                        .toList();
    }

    /** A stable code such as {@code E_NUMBER}. */
    public String code() {
        return code;
    }

    /** What is wrong, and where. */
    public String what() {
        return what;
    }

    /** What to do. */
    public String advice() {
        return advice;
    }
}
