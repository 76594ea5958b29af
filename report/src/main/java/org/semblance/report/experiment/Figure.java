package org.semblance.report.experiment;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.release.json.Json;

/**
 * A figure of ours, with the one printed in the paper or a reference value of our own if there is one.
 *
 * @param paper the figure printed in the paper; null if it prints none
 * @param reference a value that was computed independently, which the paper does not print; null if there is none
 * @param tolerance the largest accepted deviation; null if nothing is compared
 * @param why why ours is known to deviate, or is not compared; null if it should agree
 */
public record Figure(
        String id,
        @Nullable Double paper,
        @Nullable Double reference,
        double ours,
        @Nullable Double tolerance,
        @Nullable String why) {

    /** A figure printed in the paper. */
    public static Figure of(String id, double paper, double ours, double tolerance) {
        return of(id, paper, ours, tolerance, null);
    }

    /**
     * A figure printed in the paper.
     *
     * @param why why it is known not to be reproduced; null if it should be
     */
    public static Figure of(String id, double paper, double ours, double tolerance, @Nullable String why) {
        return new Figure(id, paper, null, ours, tolerance, why);
    }

    /** A figure printed in the paper for other data. It is shown with ours, but not compared. */
    public static Figure ofOtherData(String id, double paper, double ours, String why) {
        return new Figure(id, paper, null, ours, null, why);
    }

    /** A figure with a reference value, which the paper does not print. */
    public static Figure pinned(String id, double reference, double ours, double tolerance) {
        return new Figure(id, null, reference, ours, tolerance, null);
    }

    /** A figure with which nothing is compared. */
    public static Figure ours(String id, double ours) {
        return new Figure(id, null, null, ours, null, null);
    }

    /** The value to compare with, of the paper or of our own; null if there is none. */
    public @Nullable Double expected() {
        return paper != null ? paper : reference;
    }

    /** Whether it should agree with another one. */
    public boolean compared() {
        return expected() != null && tolerance != null;
    }

    /** Whether it is compared and does not agree. */
    public boolean deviates() {
        Double other = expected();
        return other != null && tolerance != null && !(Math.abs(ours - other) <= tolerance);
    }

    /** Whether it does not deviate, or is known to. */
    public boolean asKnown() {
        return !deviates() || why != null;
    }

    /** The result of the comparison. */
    public String verdict() {
        if (!compared()) {
            return "of other data, not compared";
        }
        return !deviates() ? "holds" : asKnown() ? "known to be off" : "is off";
    }

    /** The figure as plain values; {@code holds} is null if nothing is compared. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("id", id);
        if (reference == null) {
            json.put("paper", paper);
        } else {
            json.put("reference", reference);
        }
        json.put("ours", ours);
        json.put("tolerance", tolerance);
        json.put("holds", compared() ? !deviates() : null);
        if (why != null && (!compared() || deviates())) {
            json.put("why", why);
        }
        return json;
    }
}
