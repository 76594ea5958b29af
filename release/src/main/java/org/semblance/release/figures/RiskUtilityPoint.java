package org.semblance.release.figures;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A release on the risk-utility map, between the original (no loss) and a fully suppressed file (no risk but that of
 * a guess). Loss and risk are percentages.
 *
 * @param loss the measure information-loss
 * @param measure the linkage that the risk is measured by
 * @param risk the share of records linked to their own row; empty if it was not measured
 * @param ofOriginal the share linked if nothing is masked: one record of each distinct combination
 * @param ofNothing the share linked by a blind guess, 1/n
 * @param k the guaranteed number of indistinguishable rows or people, which limits the linked share to 1/k
 */
public record RiskUtilityPoint(
        double loss, String measure, OptionalDouble risk, double ofOriginal, double ofNothing, OptionalInt k) {

    /** The maximum risk that the guarantee allows, as a percentage. */
    public OptionalDouble bound() {
        return k.isPresent() ? OptionalDouble.of(100.0 / k.getAsInt()) : OptionalDouble.empty();
    }

    /** The point as JSON values. */
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
