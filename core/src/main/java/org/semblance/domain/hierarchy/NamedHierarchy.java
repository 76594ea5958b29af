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
        summary = "values with a generalisation hierarchy; distance: share of values below the common "
                + "label; average: that label",
        source = Citations.AYALA_RIVERA)
public record NamedHierarchy(
        @About(
                value = "level-wise CSV, relative to the recipe: the value, then its label on each level, the "
                        + "root last, as in ARX; semblance hierarchy build DATA makes one",
                code = ProblemCode.E_HIERARCHY)
        String hierarchy,

        @About(value = "taxonomy of the labels, such as wordnet-3.1 or a file, for semantic loss", optional = true)
        @Nullable
        String taxonomy,

        @About(
                value = "file with the concept of each value or label (columns attribute,value,concept); without "
                        + "it, labels must name concepts themselves, such as doctor#1",
                optional = true)
        @Nullable
        String concepts,

        @About(value = "semantic similarity of two concepts", fallback = WuPalmer.NAME)
        Similarity similarity,

        @About(value = "whether a root is added above that of the taxonomy", fallback = "true")
        boolean virtualRoot,

        @About(value = "language of the labels if the taxonomy has several, such as en", optional = true) @Nullable
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
