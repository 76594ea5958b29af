package org.semblance;

/**
 * An error a person can act on: what is wrong and where, what to do about it, and a stable code to look it up by.
 *
 * <p>A message names rows and columns, never a value of the data. Settings of a run that are not keys of its recipe are
 * named by {@link Setting}, which each front end spells in its own words.
 */
public final class Problem extends RuntimeException {

    private final ProblemKind kind;
    private final Place place;
    private final String what;
    private final String advice;

    private Problem(ProblemKind kind, Place place, String what, String advice) {
        super(what);
        this.kind = kind;
        this.place = place;
        this.what = what;
        this.advice = advice;
    }

    /** Something asked for in a recipe, or by a setting, cannot be done as asked. */
    public static Problem recipe(ProblemKind kind, String what, String advice) {
        return new Problem(kind, Place.NOWHERE, what, advice);
    }

    /** Something in the data is not as it must be. */
    public static Problem data(ProblemKind kind, String what, String advice) {
        return new Problem(kind, Place.NOWHERE, what, advice);
    }

    /** Something on the machine prevents the work: a file, a lock, a disk. */
    public static Problem machine(ProblemKind kind, String what, String advice) {
        return new Problem(kind, Place.NOWHERE, what, advice);
    }

    // by a quoted code, until every place names its kind
    public static Problem recipe(String code, String what, String advice) {
        return new Problem(listed(code), Place.NOWHERE, what, advice);
    }

    public static Problem data(String code, String what, String advice) {
        return new Problem(listed(code), Place.NOWHERE, what, advice);
    }

    public static Problem machine(String code, String what, String advice) {
        return new Problem(listed(code), Place.NOWHERE, what, advice);
    }

    private record Unlisted(String code, String meaning, String remedy) implements ProblemKind {}

    private static ProblemKind listed(String code) {
        for (ProblemCode known : ProblemCode.values()) {
            if (known.name().equals(code)) {
                return known;
            }
        }
        return new Unlisted(code, "", "");
    }

    /** The user asked to stop. */
    public static Problem cancelled() {
        return recipe(ProblemCode.E_CANCELLED, "stopped on request; nothing was written", "run the command again");
    }

    /** The same problem with its place, which is put in front; a place that is known already is the closer one and stays. */
    public Problem at(Place found) {
        return told(place.equals(Place.NOWHERE) ? found : place, found + ": " + what);
    }

    /** The same problem, with the circumstances in which it arose in front. */
    public Problem at(String circumstances) {
        return told(place, circumstances + ": " + what);
    }

    /** The same problem, told with what had been done before it was met. */
    public Problem after(String remark) {
        return told(place, what + " (" + remark + ")");
    }

    private Problem told(Place where, String anew) {
        Problem same = new Problem(kind, where, anew, advice);
        same.setStackTrace(getStackTrace());
        return same;
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
