package org.semblance.release.attack;

import java.util.List;
import java.util.Map;
import org.semblance.release.json.Json;

/**
 * How well a release protects one confidential attribute from being inferred.
 *
 * @param gains what an attacker learns of it, one sentence each
 */
public record AttributeStanding(String attribute, AttackStanding standing, List<String> gains) {

    public AttributeStanding {
        gains = List.copyOf(gains);
    }

    /** The standing as JSON values. */
    Map<String, Object> json() {
        return Json.object(
                "attribute",
                attribute,
                "standing",
                standing.key(),
                "gains",
                gains.stream().map(PlainSpaces::of).toList());
    }
}
