package org.semblance.experiments;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.release.Json;

/**
 * A figure of ours, beside the paper's where it prints one.
 *
 * @param tolerance how far ours may lie from the paper's
 * @param why why ours is known to lie elsewhere; null where it should not
 */
public record Figure(
        String id,
        @Nullable Double paper,
        double ours,
        @Nullable Double tolerance,
        @Nullable String why) {

    /** A figure that the paper prints. */
    static Figure of(String id, double paper, double ours, double tolerance) {
        return new Figure(id, paper, ours, tolerance, null);
    }

    /** A figure that the paper prints and that is known not to come out. */
    static Figure knownOff(String id, double paper, double ours, double tolerance, String why) {
        return new Figure(id, paper, ours, tolerance, why);
    }

    /** A figure that the paper does not print. */
    static Figure ours(String id, double ours) {
        return new Figure(id, null, ours, null, null);
    }

    /** Whether it agrees with the paper; so does what the paper does not print. */
    public boolean holds() {
        return paper == null || tolerance == null || Math.abs(ours - paper) <= tolerance;
    }

    /** Whether it agrees, or is known not to. */
    public boolean asKnown() {
        return holds() || why != null;
    }

    /** The figure as plain values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("id", id);
        json.put("paper", paper);
        json.put("ours", ours);
        json.put("tolerance", tolerance);
        json.put("holds", holds());
        if (!holds() && why != null) {
            json.put("why", why);
        }
        return json;
    }
}
