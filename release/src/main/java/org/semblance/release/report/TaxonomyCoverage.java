package org.semblance.release.report;

import java.util.Optional;
import org.semblance.domain.taxonomy.ConceptMapping;

/**
 * How far a taxonomy carries a column.
 *
 * @param taxonomy its name
 * @param values how many different values the column has
 * @param mapped how many of them have a concept
 * @param rows the share of the rows with a value whose value has one
 * @param concepts how many different concepts they mean; fewer than values where several mean one
 * @param subsumer the label of the concept that all released ones are kinds of; none where nothing is released. That of
 *     the original ones might be told by a single row
 */
public record TaxonomyCoverage(
        String taxonomy, int values, int mapped, double rows, int concepts, Optional<String> subsumer) {

    /** How many values share their concept with an earlier one. */
    public int merged() {
        return mapped - concepts;
    }

    /** What the meanings of a column cover, and what all that is released of it are kinds of. */
    static TaxonomyCoverage of(ConceptMapping meanings, Optional<String> subsumer) {
        return new TaxonomyCoverage(
                meanings.taxonomy().name(),
                meanings.values(),
                meanings.mapped(),
                meanings.coverage(),
                meanings.meant(),
                subsumer);
    }
}
