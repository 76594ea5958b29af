package org.semblance.release.publication;

import java.util.Map;
import java.util.Optional;
import org.semblance.domain.Attribute;
import org.semblance.domain.Role;
import org.semblance.release.json.Json;
import org.semblance.release.recipe.TableRecipe;

/**
 * The claim of a differentially private method, as its recipe makes it. What follows from the released file alone is as
 * private as the file, so the claim also covers the public report.
 *
 * @param epsilon ε per record
 * @param attribute the attribute it covers
 */
public record PrivacyClaim(double epsilon, String attribute) {

    public static Optional<PrivacyClaim> of(TableRecipe recipe) {
        return recipe.method()
                .budget()
                .flatMap(budget -> recipe.attributes().stream()
                        .filter(attribute -> attribute.is(Role.QUASI_IDENTIFIER))
                        .findFirst()
                        .map(Attribute::name)
                        .map(name -> new PrivacyClaim(budget.epsilon(), name)));
    }

    Map<String, Object> json() {
        return Json.object("epsilon", epsilon, "per", "record", "attribute", attribute);
    }
}
