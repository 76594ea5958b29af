package org.semblance.release.attack;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.WarningCode;
import org.semblance.WarningKind;
import org.semblance.Watcher.Warning;
import org.semblance.catalog.Parameter;
import org.semblance.release.attack.AttackFacts.JudgedGuarantee;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.YamlText;

/**
 * Something to decide before a release is published.
 *
 * @param id the name of an attack scenario, of a guarantee, or the code of a warning
 * @param what what was found
 * @param remedy what to do about it
 * @param acceptedAs the name under which a recipe accepts it instead; empty if it cannot be accepted
 */
public record OpenPoint(String id, Kind kind, String what, String remedy, Optional<String> acceptedAs) {

    /** What a point is about. */
    public enum Kind {
        /** A guarantee does not hold. */
        GUARANTEE,
        /** An attack that nothing limits. */
        ATTACK,
        /** A warning. */
        WARNING
    }

    static OpenPoint ofGuarantee(JudgedGuarantee broken, String remedy) {
        return new OpenPoint(
                broken.name(),
                Kind.GUARANTEE,
                broken.name() + " does not hold" + (broken.reason().isEmpty() ? "." : ": " + broken.reason() + "."),
                remedy,
                Optional.empty());
    }

    /** A file with these is not for publication, whatever is accepted; a draft is to be looked through. */
    private static final Set<WarningKind> FINAL =
            Set.of(WarningCode.W_SEEDED, WarningCode.W_NOT_SHUFFLED, WarningCode.W_RARE_TERMS, WarningCode.W_DRAFT);

    static OpenPoint ofWarning(Warning warning, String remedy) {
        return new OpenPoint(
                warning.code(),
                Kind.WARNING,
                warning.message() + ".",
                remedy,
                FINAL.contains(warning.kind())
                        ? Optional.empty()
                        : Optional.of(warning.acceptedAs() == null ? warning.code() : warning.acceptedAs()));
    }

    /** The line of a recipe that accepts it. */
    public Optional<String> acceptance() {
        return acceptedAs.map(name -> "accept: {" + YamlText.of(name) + ": \"your reason\"}");
    }

    /** The point as JSON values. */
    Map<String, Object> json() {
        Map<String, Object> json = Json.object(
                "id",
                id,
                "kind",
                Parameter.kebab(kind),
                "what",
                PlainSpaces.of(what),
                "remedy",
                PlainSpaces.of(remedy));
        acceptance().ifPresent(line -> json.put("acceptance", line));
        return json;
    }
}
