package org.semblance.method.noise;

import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.Attribute;
import org.semblance.domain.Continuous;
import org.semblance.domain.taxonomy.Concepts;

/** Determines the attributes to which noise can be added. */
final class NoiseDomains {

    private NoiseDomains() {}

    /**
     * The attributes to be masked.
     *
     * @throws Problem if there is none, or if one contains neither numbers nor concepts
     */
    static List<Attribute> masked(ReferenceTable reference) {
        List<Attribute> attributes = reference.masked();
        if (attributes.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that are to be masked");
        }
        for (Attribute attribute : attributes) {
            if (!(attribute.domain() instanceof Continuous) && !(attribute.domain() instanceof Concepts)) {
                throw refused(attribute);
            }
        }
        return attributes.stream().map(NoiseDomains::reachingAll).toList();
    }

    /** The attribute with a domain in which every concept has a name. */
    private static Attribute reachingAll(Attribute attribute) {
        return attribute.domain() instanceof Concepts concepts
                ? new Attribute(
                        attribute.name(),
                        attribute.roles(),
                        concepts.averaging(Concepts.Average.MEAN),
                        attribute.weight())
                : attribute;
    }

    static Problem refused(Attribute attribute) {
        return Problem.recipe(
                ProblemCode.E_DOMAIN,
                "attribute '" + attribute.name()
                        + "': noise can be added to numbers and to concepts of a taxonomy only",
                "make its domain numeric, or concepts with a taxonomy (a hierarchy file will do);"
                        + " or keep it with another role, or mask with another method");
    }
}
