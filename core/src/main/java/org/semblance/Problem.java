package org.semblance;

/**
 * An error a person can act on: what is wrong and where, what to do about it, and a stable code to look it up by.
 *
 * <p>A message names rows and columns, never a value of the data.
 */
public final class Problem extends RuntimeException {

    private final String code;
    private final String what;
    private final String advice;

    private Problem(String code, String what, String advice) {
        super(what);
        this.code = code;
        this.what = what;
        this.advice = advice;
    }

    /** Something asked for in a recipe or on the command line cannot be done as asked. */
    public static Problem recipe(String code, String what, String advice) {
        return new Problem(code, what, advice);
    }

    /** Something in the data is not as it must be. */
    public static Problem data(String code, String what, String advice) {
        return new Problem(code, what, advice);
    }

    /** Something on the machine stands in the way: a file, a lock, a disk. */
    public static Problem machine(String code, String what, String advice) {
        return new Problem(code, what, advice);
    }

    /** The user asked to stop. */
    public static Problem cancelled() {
        return new Problem("E_CANCELLED", "stopped on request; nothing was written", "run the command again");
    }

    /** The same problem, told with the place where it was met in front. */
    public Problem at(String place) {
        return told(place + ": " + what);
    }

    /** The same problem, told with what had been done before it was met. */
    public Problem after(String remark) {
        return told(what + " (" + remark + ")");
    }

    private Problem told(String anew) {
        Problem same = new Problem(code, anew, advice);
        same.setStackTrace(getStackTrace());
        return same;
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
