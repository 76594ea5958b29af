package org.semblance.release.publication;

import java.util.Map;
import java.util.OptionalDouble;
import org.semblance.privacy.Verdict;
import org.semblance.release.json.Json;

/**
 * A verdict as it is published: a release exists only if it holds.
 *
 * @param found the number found, if it follows from the released file alone
 */
public record PublicVerdict(HeldGuarantee held, OptionalDouble found) {

    public String guarantee() {
        return held.guarantee();
    }

    public double asked() {
        return held.asked();
    }

    /** What was counted. */
    public String of() {
        return held.of();
    }

    /** The number found, to four digits; empty if it is not published. */
    public OptionalDouble shown() {
        return found.isPresent() ? OptionalDouble.of(Verdict.shown(held.asked(), found.getAsDouble(), true)) : found;
    }

    /** The verdict as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object("guarantee", held.guarantee(), "asked", held.asked());
        found.ifPresent(number -> json.put("found", number));
        json.put("of", held.of());
        held.attribute().ifPresent(name -> json.put("attribute", name));
        json.put("holds", true);
        return json;
    }
}
