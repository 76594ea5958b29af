package org.semblance.authoring.concepts;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.release.columns.ConceptSummary;

/**
 * Proposed concepts for columns of a table.
 *
 * @param taxonomy the whole taxonomy, to whose concept numbers the mappings refer
 * @param mappings one for each examined column, in the order of the table
 * @param confidential the names of the columns that are presumably confidential
 * @param missing the texts that were read as "no value"
 */
public record ConceptDraft(
        Taxonomy taxonomy, List<ProposedMapping> mappings, Set<String> confidential, List<String> missing) {

    public ConceptDraft {
        mappings = List.copyOf(mappings);
        confidential = Set.copyOf(confidential);
        missing = List.copyOf(missing);
    }

    /** A summary for each column. */
    public List<ConceptSummary> summaries() {
        return mappings.stream().map(this::summary).toList();
    }

    /** The summary of a column, if it was examined. */
    public Optional<ConceptSummary> summary(String attribute) {
        return mappings.stream()
                .filter(mapping -> mapping.attribute().equals(attribute))
                .findFirst()
                .map(this::summary);
    }

    /** The same draft with only the columns that the taxonomy covers. */
    public ConceptDraft carried() {
        return new ConceptDraft(
                taxonomy,
                mappings.stream().filter(mapping -> summary(mapping).carried()).toList(),
                confidential,
                missing);
    }

    private ConceptSummary summary(ProposedMapping mapping) {
        Role role = confidential.contains(mapping.attribute()) ? Role.CONFIDENTIAL : Role.QUASI_IDENTIFIER;
        return ConceptSummary.of(mapping, role, taxonomy);
    }
}
