package org.semblance.method.noise;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.method.LearningTrace;

/**
 * The single attribute that a differentially private method masks, with its given domain; nothing of it depends on the
 * data.
 *
 * @param attribute the attribute
 * @param domain its domain
 * @param top the concept that bounds the domain
 */
record PrivateAttribute(Attribute attribute, Concepts domain, int top) implements Serializable {

    /** The largest number of concepts, so that their 40-bit weights can be summed. */
    private static final int MOST_CONCEPTS = 1 << 22;

    /**
     * The attribute of a table.
     *
     * @throws Problem if there is none or more than one, if its domain is not given, or if a value is missing or
     *     outside
     */
    static PrivateAttribute of(ReferenceTable reference) {
        List<Attribute> masked = reference.masked();
        if (masked.size() != 1) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    masked.isEmpty()
                            ? "no attribute is a quasi-identifier, so there is nothing to mask"
                            : "the method is differentially private for one attribute, and " + masked.size()
                                    + " are quasi-identifiers: what several reveal about a record adds up",
                    "give the role quasi-identifier to the one attribute that is to be masked, and another role to the"
                            + " others, which are not masked then");
        }
        Attribute attribute = masked.get(0);
        if (!(attribute.domain() instanceof Concepts domain)) {
            throw Problem.recipe(
                    ProblemCode.E_DOMAIN,
                    "attribute '" + attribute.name() + "': the method masks concepts of a taxonomy only",
                    "make its domain concepts with a taxonomy (a hierarchy file will do); or mask with another method");
        }
        if (domain.within().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_WITHIN,
                    "attribute '" + attribute.name()
                            + "': the domain must be given, because one derived from the data would reveal something "
                            + "about them",
                    "add within: with the concept that all values are kinds of; the root of the taxonomy will do");
        }
        PrivateAttribute found =
                new PrivateAttribute(attribute, domain, domain.within().getAsInt());
        Table values = found.values(reference);
        Words column = (Words) values.column(attribute.name());
        found.refuseMissing(column, values.rows());
        found.refuseOutside(column, values.rows());
        return found;
    }

    /** Its column in a table; equal rows may be merged, with multiplicities. */
    Table values(ReferenceTable reference) {
        return reference.counted(List.of(attribute.name())).table();
    }

    private void refuseOutside(Words column, Rows rows) {
        Map<String, Integer> conceptOf = new LinkedHashMap<>();
        column.dictionary().forEach(word -> domain.concept(word).ifPresent(concept -> conceptOf.put(word, concept)));
        ConceptMap map = ConceptMap.of(conceptOf);
        Concepts.refuseUnmapped(column, rows, map);
        Concepts.refuseOutside(column, rows, map, taxonomy(), top);
    }

    private void refuseMissing(Words column, Rows rows) {
        String missing = rows.named(column::missing);
        if (!missing.isEmpty()) {
            throw refusedMissing(" (" + missing + ")");
        }
    }

    /** The problem for missing values: released as missing, they would reveal that there is none. */
    private Problem refusedMissing(String rows) {
        return Problem.data(
                ProblemCode.E_MISSING,
                "attribute '" + attribute.name() + "': a value is missing" + rows
                        + ", and a release that shows so would not be differentially private",
                "leave such rows out with where: \"" + attribute.name() + " is not missing\"");
    }

    /** The concept of a cell. */
    int concept(RecordCells cells) {
        int concept = cells.concept(0);
        if (concept == Concepts.NONE) {
            throw refusedMissing("");
        }
        return concept;
    }

    Taxonomy taxonomy() {
        return domain.taxonomy();
    }

    /** Refuses a domain with too few or too many candidates. */
    void refuseSize(int candidates) {
        if (candidates < 2 || candidates > MOST_CONCEPTS) {
            throw Problem.recipe(
                    ProblemCode.E_WITHIN,
                    "attribute '" + attribute.name() + "': below '" + taxonomy().label(top) + "' there "
                            + (candidates < 2
                                    ? "are not two concepts to choose from"
                                    : "are more concepts than can be weighed"),
                    "choose a " + (candidates < 2 ? "wider" : "narrower") + " concept for within:");
        }
    }

    /** The trace: only the given domain, and no figure of the data. */
    LearningTrace learnt(long rows, int concepts) {
        return new LearningTrace(
                rows,
                OptionalDouble.empty(),
                List.of(LearningTrace.LearnedAttribute.withoutFigures(
                        attribute.name(), taxonomy().label(top), concepts)),
                List.of());
    }
}
