package org.semblance.release.figures;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * Where a release stands between the original, which loses nothing, and a file in which all is suppressed, which risks
 * nothing but a guess. Loss and risk are in per cent.
 *
 * @param loss what was lost, by the measure information-loss
 * @param measure the linkage whose risk it is
 * @param risk the records that are linked to their own row; none where that was not measured
 * @param ofOriginal the share that is linked when nothing is masked: one record of each different combination
 * @param ofNothing the share that a blind guess finds, 1/n
 * @param k how many rows, or persons, are promised to be alike, so that no more than 1/k of them can be linked
 */
public record RiskUtilityPoint(
        double loss, String measure, OptionalDouble risk, double ofOriginal, double ofNothing, OptionalInt k) {

    /** What the promise allows, in per cent. */
    public OptionalDouble bound() {
        return k.isPresent() ? OptionalDouble.of(100.0 / k.getAsInt()) : OptionalDouble.empty();
    }

    /** The map as plain values. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("loss", loss);
        if (risk.isPresent()) {
            json.put("risk-measure", measure);
            json.put("risk", risk.getAsDouble());
        }
        json.put("risk-of-original", ofOriginal);
        json.put("risk-of-nothing", ofNothing);
        bound().ifPresent(bound -> json.put("bound", bound));
        return json;
    }
}
