package org.semblance.release.report;

import java.util.Optional;
import org.semblance.domain.taxonomy.ConceptMapping;

/**
 * How well a taxonomy covers a column.
 *
 * @param taxonomy the name of the taxonomy
 * @param values the number of distinct values of the column
 * @param mapped how many of them have a concept
 * @param rows the share of non-missing rows whose value has a concept
 * @param concepts the number of distinct concepts; lower than the number of mapped values if some share a concept
 * @param subsumer the label of the least common subsumer of the released concepts; empty if nothing is released. That
 *     of the original concepts is not shown, because a single row might determine it
 */
public record TaxonomyCoverage(
        String taxonomy, int values, int mapped, double rows, int concepts, Optional<String> subsumer) {

    /** The number of values that share their concept with another one. */
    public int merged() {
        return mapped - concepts;
    }

    /** The coverage of a column, with the subsumer of its released concepts. */
    static TaxonomyCoverage of(ConceptMapping mapping, Optional<String> subsumer) {
        return new TaxonomyCoverage(
                mapping.taxonomy().name(),
                mapping.values(),
                mapping.mapped(),
                mapping.coverage(),
                mapping.distinctConcepts(),
                subsumer);
    }
}
