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
        summary = "words with concepts of a taxonomy; distance: semantic; average: the concept closest to all",
        source = Citations.MARTINEZ_SANCHEZ_VALLS)
public record NamedConcepts(
        @About(
                value =
                        "wordnet-3.1, or a file relative to the recipe: an ontology (OBO, OWL, SKOS), a parent-child or a level-wise CSV",
                fallback = "wordnet-3.1")
        String taxonomy,

        @About(
                value = "file with the concept of each value (columns attribute,value,concept); without it, "
                        + "values must be ids of the taxonomy or words with a single meaning",
                optional = true)
        @Nullable
        String concepts,

        @About(value = "a concept that covers all values, such as disease#1; it limits the domain", optional = true)
        @Nullable
        String within,

        @About(value = "where depth is counted from: root, or within, the concept named by that key", fallback = "root")
        Depth depth,

        @About(value = "whether a root is added above the root or roots of the taxonomy", fallback = "false")
        boolean virtualRoot,

        @About(value = "semantic similarity of two concepts", fallback = WuPalmer.NAME)
        Similarity similarity,

        @About(
                value = "what represents a group: centroid, the concept closest to all members, up to their "
                        + "common subsumer; lcs, that subsumer; mode; or mean, the closest concept of the whole "
                        + "domain",
                fallback = "centroid")
        Concepts.Average average,

        @About(
                value = "what happens to values without a concept: refuse, or missing, which suppresses them",
                fallback = "refuse")
        UnmappedRule unmapped,

        @About(
                value = "how concepts are released: labels or ids; if not given, labels for differentially "
                        + "private methods, otherwise ids if all values are ids, else labels",
                optional = true)
        @Nullable
        ReleaseForm show,

        @About(value = "language of the labels if the taxonomy has several, such as en", optional = true) @Nullable
        String language,

        @About(
                value =
                        "what happens to concepts below a parent that the taxonomy does not have: refuse, or root, which puts "
                                + "them below the root",
                fallback = "refuse")
        OrphanRule dangling,

        @About(
                value = "what happens if the ontology imports another: refuse, or ignore; nothing is ever fetched",
                fallback = "refuse")
        Imports imports)
        implements Domain {

    public static final String NAME = "concepts";

    /** From where depths are counted. */
    public enum Depth {
        ROOT,
        WITHIN
    }

    /** What happens to values without a concept. */
    public enum UnmappedRule {
        REFUSE,
        MISSING
    }

    /** How concepts are released. */
    public enum ReleaseForm {
        LABELS,
        IDS
    }

    /** What happens to concepts below a parent that the taxonomy does not have. */
    public enum OrphanRule {
        REFUSE,
        ROOT
    }

    /** What happens if the ontology imports another. */
    public enum Imports {
        REFUSE,
        IGNORE
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
