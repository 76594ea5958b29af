package org.semblance.quality.semantics;

import java.util.ArrayList;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;
import org.semblance.domain.taxonomy.statistics.SemanticMoments;

/**
 * A quasi-identifier of concepts with the concept counts of its original and released columns. Both use the domain of
 * the original. Missing values are left out.
 */
final class ConceptColumn {

    private final String name;
    private final Concepts domain;
    private final ConceptCounts before;
    private final ConceptCounts after;
    private final int top;
    private final int unknown;

    private ConceptColumn(String name, Concepts domain, Words original, Words released) {
        this.name = name;
        this.domain = domain;
        this.before = ConceptCounts.of(original, domain);
        Words known = known(released, domain);
        this.after = ConceptCounts.of(known, domain);
        this.unknown = released.present() - known.present();
        this.top = before.total() == 0 ? 0 : domain.top(before.concepts());
    }

    /** All such quasi-identifiers whose original column has at least one concept. */
    static List<ConceptColumn> of(Dataset original, Table released) {
        List<ConceptColumn> columns = new ArrayList<>();
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            if (attribute.domain() instanceof Concepts domain) {
                ConceptColumn column = new ConceptColumn(
                        attribute.name(), domain, (Words) original.table().column(attribute.name()), (Words)
                                released.column(attribute.name()));
                if (column.before.total() > 0) {
                    columns.add(column);
                }
            }
        }
        return columns;
    }

    /** The same; refused if there is none. */
    static List<ConceptColumn> some(Dataset original, Table released, String measure) {
        List<ConceptColumn> columns = of(original, released);
        if (columns.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs a quasi-identifier of concepts, and there is none",
                    "leave " + measure + " out of measures:, or give an attribute domain: concepts with a taxonomy");
        }
        return columns;
    }

    private static Words known(Words released, Concepts domain) {
        int[] codes = new int[released.size()];
        int[] conceptOf = domain.conceptsOf(released);
        for (int row = 0; row < codes.length; row++) {
            boolean known = !released.missing(row) && conceptOf[released.code(row)] != Concepts.NONE;
            codes[row] = known ? released.code(row) : Words.MISSING;
        }
        return Words.of(released.name(), codes, released.dictionary());
    }

    String name() {
        return name;
    }

    Concepts domain() {
        return domain;
    }

    /** The concepts of the original. */
    ConceptCounts before() {
        return before;
    }

    /** The concepts of the release; texts without a concept are left out. */
    ConceptCounts after() {
        return after;
    }

    /** The semantic distance between the semantic means of original and release. */
    double meanShift() {
        return after.total() == 0
                ? domain.comparison().most()
                : domain.comparison()
                        .distance(moments(before).mean(), moments(after).mean());
    }

    /** The semantic variance of the original. */
    double varianceBefore() {
        return moments(before).variance();
    }

    /**
     * The semantic variance of the release; a text without a concept counts with the largest distance from the mean.
     */
    double varianceAfter() {
        int rows = after.total() + unknown;
        double most = domain.comparison().most();
        return rows == 0 ? 0 : (moments(after).variance() * after.total() + unknown * most * most) / rows;
    }

    private SemanticMoments moments(ConceptCounts counts) {
        return SemanticMoments.of(counts, domain, top);
    }
}
