package org.semblance.domain.hierarchy;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Domain;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * A domain with a generalisation hierarchy as a recipe declares it: by a file that has to be read first. It is then
 * replaced by {@link Hierarchical}.
 */
@CatalogEntry(
        name = NamedHierarchy.NAME,
        summary = "values with a generalisation hierarchy: share of values below the common label, that label",
        source = Citations.AYALA_RIVERA)
public record NamedHierarchy(
        @About(
                value =
                        "a level-wise CSV relative to the recipe: the value, then its label on each level, the root last, as ARX has them; semblance hierarchy build DATA makes one",
                code = ProblemCode.E_HIERARCHY)
        String hierarchy,

        @About(
                value = "what the labels mean concepts of, such as wordnet-3.1 or a file, for semantic loss",
                optional = true)
        @Nullable
        String taxonomy,

        @About(
                value =
                        "the file that says which concept each value or label means (attribute,value,concept); without it, labels must name one themselves, as doctor#1 does",
                optional = true)
        @Nullable
        String concepts,

        @About(value = "how alike two concepts are", fallback = WuPalmer.NAME)
        Similarity similarity,

        @About(value = "whether a root is put above the taxonomy's own", fallback = "true")
        boolean virtualRoot,

        @About(value = "the language of labels where a taxonomy has several, such as en", optional = true) @Nullable
        String language)
        implements Domain {

    public static final String NAME = "hierarchy";

    public NamedHierarchy {
        if (concepts != null && taxonomy == null) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "concepts: maps labels to concepts of a taxonomy, which is not named",
                    "add taxonomy: wordnet-3.1 or a file, or leave concepts: out");
        }
    }
}
