package org.semblance.release.figures;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.data.Numbers;
import org.semblance.release.json.Json;

/**
 * How far numbers moved.
 *
 * @param half half of the values moved by this or less
 * @param mostly nine in ten of the values moved by this or less
 */
public record TypicalMove(double half, double mostly) implements TypicalLoss {

    private static final double MOSTLY = 0.9;

    /** How far values moved that are there before and after; empty if there are none. */
    static Optional<TypicalMove> of(Numbers before, Numbers after) {
        double[] moves = IntStream.range(0, before.size())
                .filter(row -> !before.missing(row) && !after.missing(row))
                .mapToDouble(row -> Math.abs(after.at(row) - before.at(row)))
                .sorted()
                .toArray();
        return moves.length == 0
                ? Optional.empty()
                : Optional.of(new TypicalMove(least(moves, 0.5), least(moves, MOSTLY)));
    }

    /** The smallest number that at least this share of the sorted numbers does not exceed. */
    private static double least(double[] sorted, double share) {
        int needed = (int) Math.ceil(share * sorted.length - 1e-9);
        return Arrays.stream(sorted).skip(Math.max(0, needed - 1L)).findFirst().orElseThrow();
    }

    @Override
    public String sentence() {
        if (mostly == 0) {
            return "At least nine in ten values are unchanged.";
        }
        String more = ", nine in ten by " + NumberFormat.decimal(mostly) + " or less.";
        return half == 0
                ? "At least half of the values are unchanged" + more.replace(" by ", " move by ")
                : "Half of the values move by " + NumberFormat.decimal(half) + " or less" + more;
    }

    @Override
    public Map<String, Object> json() {
        return Json.object("half-move-at-most", half, "nine-in-ten-move-at-most", mostly);
    }
}
