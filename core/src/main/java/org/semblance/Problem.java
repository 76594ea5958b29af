package org.semblance;

/**
 * An error that a person can act on: what is wrong and where, what to do about it, and a stable code to look up.
 *
 * <p>Messages name rows and columns, never a value of the data.
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
        return told(place + ": " + what);
    }

    /** The same problem, with a remark on what had been done before it occurred. */
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
