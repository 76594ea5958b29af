package org.semblance.release.attack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.semblance.release.json.Json;

/**
 * An attack scenario, and what it achieves against a release.
 *
 * @param id its stable name
 * @param name what the attacker is called
 * @param aim what the attacker does, in a few words; may be empty
 * @param knows what the attacker is assumed to know
 * @param gains what the attack achieves here, one sentence each
 * @param standing whether anything limits it; with several confidential attributes, the worst of theirs
 * @param attributes the standing of each confidential attribute, if the attack is about them
 * @param remedy what to do if nothing limits it; empty if it is limited
 * @param acceptable the names under which a recipe may accept it, the best one first; empty if it must be measured first
 * @param accepted the reason for which the recipe accepts it
 */
public record AttackScenario(
        String id,
        String name,
        String aim,
        String knows,
        List<String> gains,
        AttackStanding standing,
        List<AttributeStanding> attributes,
        String remedy,
        List<String> acceptable,
        Optional<String> accepted) {

    public AttackScenario {
        gains = List.copyOf(gains);
        attributes = List.copyOf(attributes);
        acceptable = List.copyOf(acceptable);
    }

    /** The attacker, with what he does. */
    public String who() {
        return aim.isEmpty() ? name : name + ": " + aim;
    }

    /** Whether nothing is left to decide: a guarantee limits it, or the recipe accepts it. */
    public boolean settled() {
        return standing == AttackStanding.LIMITED || accepted.isPresent();
    }

    /** What is left to decide. */
    public OpenPoint point() {
        return new OpenPoint(
                id,
                OpenPoint.Kind.ATTACK,
                name + ": " + gains.get(0),
                remedy,
                acceptable.stream().findFirst());
    }

    /** The scenario as JSON values. */
    public Map<String, Object> json() {
        Map<String, Object> json = Json.object(
                "id",
                id,
                "who",
                who(),
                "knows",
                PlainSpaces.of(knows),
                "gains",
                gains.stream().map(PlainSpaces::of).toList(),
                "standing",
                standing.key());
        if (!attributes.isEmpty()) {
            json.put(
                    "attributes",
                    attributes.stream().map(AttributeStanding::json).toList());
        }
        accepted.ifPresent(reason -> json.put("accepted", reason));
        return json;
    }
}
