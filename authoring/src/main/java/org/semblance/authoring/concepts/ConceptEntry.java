package org.semblance.authoring.concepts;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Role;
import org.semblance.release.recipe.YamlText;

/**
 * The entry of a recipe for a column whose words mean concepts.
 *
 * @param taxonomy the taxonomy as a recipe names it: wordnet-3.1, or a path
 * @param concepts the path of the file that maps values to concepts
 * @param virtualRoot whether the taxonomy has several roots and needs a virtual one
 * @param within the concept that all values are kinds of, if given
 * @param language the language of the words, if given
 */
public record ConceptEntry(
        String taxonomy,
        String concepts,
        boolean virtualRoot,
        @Nullable String within,
        @Nullable String language) {

    /** The entry of a column in a recipe, on one line. */
    public String line(String attribute, Role role) {
        return YamlText.of(attribute) + ": " + of(role);
    }

    /** The declaration of texts that mean "no value". */
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
