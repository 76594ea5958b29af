package org.semblance.domain.taxonomy;

import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Citations;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Domain;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * A domain of concepts as a recipe declares it: by a taxonomy and a mapping that have to be read first. It is then
 * replaced by {@link Concepts}.
 */
@CatalogEntry(
        name = NamedConcepts.NAME,
        summary = "words that mean concepts of a taxonomy: semantic distance, the concept closest to all",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
public record NamedConcepts(
        @About(
                value =
                        "wordnet-3.1, or a file relative to the recipe: an ontology (OBO, OWL, SKOS), a parent-child or a level-wise CSV",
                fallback = "wordnet-3.1")
        String taxonomy,

        @About(
                value =
                        "the file that says which concept each value means (attribute,value,concept); without it, values must be ids of the taxonomy or words with one meaning",
                optional = true)
        @Nullable
        String concepts,

        @About(
                value = "the concept that all values are kinds of, such as disease#1; it bounds the domain",
                optional = true)
        @Nullable
        String within,

        @About(value = "where depths are counted from: the root, or within, the concept of that key", fallback = "root")
        Depth depth,

        @About(value = "whether a root is put above the taxonomy's own, or above its several", fallback = "false")
        boolean virtualRoot,

        @About(value = "how alike two concepts are", fallback = WuPalmer.NAME)
        Similarity similarity,

        @About(
                value =
                        "what stands for a group: centroid, the closest to all up to their common subsumer; lcs, that subsumer; mode; mean, the closest of the whole domain",
                fallback = "centroid")
        Concepts.Average average,

        @About(
                value = "what becomes of values without a concept: refuse, or missing, which withholds them",
                fallback = "refuse")
        Unmapped unmapped,

        @About(
                value =
                        "how concepts are released: labels, or ids; when not given, ids where all values are ids, else labels; labels where the method is differentially private",
                optional = true)
        @Nullable
        Show show,

        @About(value = "the language of labels where a taxonomy has several, such as en", optional = true) @Nullable
        String language)
        implements Domain {

    public static final String NAME = "concepts";

    /** From where depths are counted. */
    public enum Depth {
        ROOT,
        WITHIN
    }

    /** What happens to values without a concept. */
    public enum Unmapped {
        REFUSE,
        MISSING
    }

    /** How concepts are released. */
    public enum Show {
        LABELS,
        IDS
    }

    public NamedConcepts {
        if (depth == Depth.WITHIN && within == null) {
            throw Problem.recipe(
                    ProblemCode.E_CONFIG,
                    "depth: within counts from the concept that within: names, which is not given",
                    "add within: with a concept, or leave depth: out");
        }
    }
}
