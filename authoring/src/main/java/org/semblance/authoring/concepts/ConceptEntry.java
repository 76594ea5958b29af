package org.semblance.authoring.concepts;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Role;
import org.semblance.release.recipe.YamlText;

/**
 * What a recipe says of a column whose words mean concepts.
 *
 * @param taxonomy as a recipe names it: wordnet-3.1, or a path
 * @param concepts the path of the file that maps its values
 * @param virtualRoot whether the taxonomy has several roots
 * @param within the concept that all are kinds of, where it is given
 */
public record ConceptEntry(
        String taxonomy,
        String concepts,
        boolean virtualRoot,
        @Nullable String within,
        @Nullable String language) {

    /** The column's entry in a recipe, in one line. */
    public String line(String attribute, Role role) {
        return YamlText.of(attribute) + ": " + of(role);
    }

    /** The texts that mean "no value", as a recipe declares them. */
    public static String missing(List<String> texts) {
        return "missing: " + YamlText.of(texts);
    }

    public String of(Role role) {
        return "{role: " + Parameter.kebab(role) + ", domain: concepts, taxonomy: " + YamlText.of(taxonomy)
                + ", concepts: " + YamlText.of(concepts)
                + (virtualRoot ? ", virtual-root: true" : "")
                + (within == null ? "" : ", within: " + YamlText.of(within))
                + (language == null ? "" : ", language: " + YamlText.of(language)) + "}";
    }
}
