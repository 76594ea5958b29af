package org.semblance.release.figures;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.semblance.data.Words;
import org.semblance.release.json.Json;

/**
 * How many words or ordered answers stayed as they were.
 *
 * @param unchanged the percentage of values that are unchanged
 * @param near the percentage that moved by at most one step of their scale, for ordered answers
 */
public record TypicalStep(double unchanged, OptionalDouble near) implements TypicalLoss {

    /** For words without an order; empty if no row has a value before and after. */
    static Optional<TypicalStep> of(Words before, Words after) {
        int both = 0;
        int same = 0;
        for (int row = 0; row < before.size(); row++) {
            if (!before.missing(row) && !after.missing(row)) {
                both++;
                same += before.text(row).equals(after.text(row)) ? 1 : 0;
            }
        }
        return both == 0 ? Optional.empty() : Optional.of(new TypicalStep(100.0 * same / both, OptionalDouble.empty()));
    }

    /** For ordered answers. */
    static Optional<TypicalStep> of(Words before, Words after, List<String> scale) {
        Map<String, Integer> places = new HashMap<>();
        scale.forEach(answer -> places.put(answer, places.size()));
        int both = 0;
        int same = 0;
        int near = 0;
        for (int row = 0; row < before.size(); row++) {
            Integer from = before.missing(row) ? null : places.get(before.text(row));
            Integer to = after.missing(row) ? null : places.get(after.text(row));
            if (from != null && to != null) {
                both++;
                same += from.equals(to) ? 1 : 0;
                near += Math.abs(from - to) <= 1 ? 1 : 0;
            }
        }
        return both == 0
                ? Optional.empty()
                : Optional.of(new TypicalStep(100.0 * same / both, OptionalDouble.of(100.0 * near / both)));
    }

    @Override
    public String sentence() {
        return (unchanged == 0
                        ? "No value is unchanged"
                        : NumberFormat.percentage(unchanged) + " of the values are unchanged")
                + (near.isPresent()
                        ? ", " + NumberFormat.percentage(near.getAsDouble()) + " move by one step at most."
                        : ".");
    }

    @Override
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("unchanged", unchanged);
        near.ifPresent(share -> json.put("one-step-at-most", share));
        return json;
    }
}
