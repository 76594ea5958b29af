package org.semblance.method.noise;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.Concepts;

/** The common domain of attributes whose values are compared with each other: τ(D(A)) = τ(D(B)). */
final class SharedDomain {

    private static final String APART = "mask them with semantic-noise, which takes each attribute for itself;"
            + " or give them one taxonomy, and the same within: and similarity:";

    private SharedDomain() {}

    /** Refuses an attribute that has no other to vary with. */
    static void refuseAlone(int ofConcepts, int ofNumbers) {
        if (ofConcepts == 1 || ofConcepts + ofNumbers < 2) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "correlated noise needs two or more quasi-identifiers of concepts or of numbers, but there is one of "
                            + (ofConcepts == 1 ? "concepts" : "numbers"),
                    "mask it with semantic-noise, or give another attribute of the same kind the role quasi-identifier");
        }
    }

    /** The concept that bounds the domain of all attributes. */
    static int top(List<Attribute> attributes, List<int[]> concepts) {
        Concepts first = (Concepts) attributes.get(0).domain();
        OptionalInt within = first.within();
        for (Attribute attribute : attributes) {
            Concepts other = (Concepts) attribute.domain();
            String differs = other.taxonomy() != first.taxonomy()
                    ? "have concepts of different taxonomies"
                    : !other.similarity().equals(first.similarity())
                            ? "are compared by different similarities"
                            : !other.within().equals(within) ? "lie within different concepts" : "";
            if (!differs.isEmpty()) {
                throw Problem.recipe(
                        ProblemCode.E_TAXONOMY,
                        "'" + attributes.get(0).name() + "' and '" + attribute.name() + "' " + differs
                                + ", so noise cannot preserve their association",
                        APART);
            }
        }
        return first.top(
                concepts.stream().flatMapToInt(IntStream::of).distinct().toArray());
    }
}
