package org.semblance.report.experiment;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.release.json.Json;

/**
 * A figure of ours, with the one printed in the paper if there is one.
 *
 * @param tolerance the largest accepted deviation from the paper; null if they are not compared
 * @param why why ours is known to deviate, or is not compared; null if it should agree
 */
public record Figure(
        String id,
        @Nullable Double paper,
        double ours,
        @Nullable Double tolerance,
        @Nullable String why) {

    /** A figure printed in the paper. */
    public static Figure of(String id, double paper, double ours, double tolerance) {
        return new Figure(id, paper, ours, tolerance, null);
    }

    /** A figure printed in the paper that is known not to be reproduced. */
    public static Figure knownOff(String id, double paper, double ours, double tolerance, String why) {
        return new Figure(id, paper, ours, tolerance, why);
    }

    /** A figure printed in the paper for other data. It is shown with ours, but not compared. */
    public static Figure ofOtherData(String id, double paper, double ours, String why) {
        return new Figure(id, paper, ours, null, why);
    }

    /** A figure that the paper does not print. */
    public static Figure ours(String id, double ours) {
        return new Figure(id, null, ours, null, null);
    }

    /** Whether it should agree with one printed in the paper. */
    public boolean compared() {
        return paper != null && tolerance != null;
    }

    /** Whether it agrees with the paper; true if it is not compared. */
    public boolean holds() {
        return paper == null || tolerance == null || Math.abs(ours - paper) <= tolerance;
    }

    /** Whether it agrees, or is known not to. */
    public boolean asKnown() {
        return holds() || why != null;
    }

    /** The result of the comparison with the paper. */
    public String verdict() {
        if (!compared()) {
            return "of other data, not compared";
        }
        return holds() ? "holds" : asKnown() ? "known to be off" : "is off";
    }

    /** The figure as plain values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("id", id);
        json.put("paper", paper);
        json.put("ours", ours);
        json.put("tolerance", tolerance);
        json.put("holds", holds());
        if (why != null && !(compared() && holds())) {
            json.put("why", why);
        }
        return json;
    }
}
