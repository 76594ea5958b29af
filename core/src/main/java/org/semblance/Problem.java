package org.semblance;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An error that a person can act on: what is wrong and where, what to do about it, and a stable code to look up.
 *
 * <p>A message names rows and columns, never a value of the data. Settings of a run that are not keys of its recipe are
 * named by {@link Setting}, which each front end spells in its own words.
 */
public final class Problem extends RuntimeException {

    private final ProblemKind kind;
    private final Place place;
    private final String what;
    private final String advice;
    private final List<Problem> further;

    private Problem(ProblemKind kind, Place place, String what, String advice) {
        this(kind, place, what, advice, what, List.of());
    }

    private Problem(ProblemKind kind, Place place, String what, String advice, String message, List<Problem> further) {
        super(message);
        this.kind = kind;
        this.place = place;
        this.what = what;
        this.advice = advice;
        this.further = further;
    }

    /** Several problems as one, which reads as the first of them; {@link #all} separates them again. */
    public static Problem together(List<Problem> problems) {
        List<Problem> each =
                problems.stream().flatMap(problem -> problem.all().stream()).toList();
        Problem first = each.get(0);
        if (each.size() == 1) {
            return first;
        }
        Problem together = new Problem(
                first.kind,
                first.place,
                first.what,
                first.advice,
                each.stream().map(Problem::what).collect(Collectors.joining("\n")),
                each.subList(1, each.size()));
        together.setStackTrace(first.getStackTrace());
        return together;
    }

    /** A request in a recipe, or by a setting, that cannot be carried out. */
    public static Problem recipe(ProblemKind kind, String what, String advice) {
        return new Problem(kind, Place.NOWHERE, what, advice);
    }

    /** Input data that violate a requirement. */
    public static Problem data(ProblemKind kind, String what, String advice) {
        return new Problem(kind, Place.NOWHERE, what, advice);
    }

    /** An obstacle on the machine: a file, a lock, a disk. */
    public static Problem machine(ProblemKind kind, String what, String advice) {
        return new Problem(kind, Place.NOWHERE, what, advice);
    }

    /** The user cancelled the run. */
    public static Problem cancelled() {
        return recipe(ProblemCode.E_CANCELLED, "stopped on request; nothing was written", "run the command again");
    }

    /** The same problem with its place, which is put in front; a place that is known already is closer, and stays. */
    public Problem at(Place found) {
        return each(one -> one.told(one.place.equals(Place.NOWHERE) ? found : one.place, found + ": " + one.what));
    }

    /** The same problem, with the circumstances in which it arose in front. */
    public Problem at(String circumstances) {
        return each(one -> one.told(one.place, circumstances + ": " + one.what));
    }

    /** The same problem, with a remark on what had been done before it occurred. */
    public Problem after(String remark) {
        return each(one -> one.told(one.place, one.what + " (" + remark + ")"));
    }

    private Problem each(UnaryOperator<Problem> anew) {
        return together(all().stream().map(anew).toList());
    }

    private Problem told(Place where, String anew) {
        Problem same = new Problem(kind, where, anew, advice);
        same.setStackTrace(getStackTrace());
        return same;
    }

    /** The problems it is made of: itself alone, or all that were met together. */
    public List<Problem> all() {
        return further.isEmpty()
                ? List.of(this)
                : Stream.concat(Stream.of(told(place, what)), further.stream()).toList();
    }

    /** Which problem it is, with its meaning and what to do about it in general. */
    public ProblemKind kind() {
        return kind;
    }

    /** A stable code such as {@code E_NUMBER}. */
    public String code() {
        return kind.code();
    }

    /** Where it is, as far as that is known. */
    public Place place() {
        return place;
    }

    /** What is wrong, and where. */
    public String what() {
        return what;
    }

    /** What to do in this case. */
    public String advice() {
        return advice;
    }
}
