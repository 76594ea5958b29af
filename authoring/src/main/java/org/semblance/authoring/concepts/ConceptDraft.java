package org.semblance.authoring.concepts;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.release.columns.ConceptSummary;

/**
 * Concepts proposed for columns of a table.
 *
 * @param taxonomy the whole taxonomy: the mappings speak of its concepts by their numbers in it
 * @param mappings one for each column that was looked at, in the order of the table
 * @param confidential the columns that nobody may learn, by their names
 * @param missing the texts that were taken for "no value"
 */
public record ConceptDraft(
        Taxonomy taxonomy, List<ProposedMapping> mappings, Set<String> confidential, List<String> missing) {

    public ConceptDraft {
        mappings = List.copyOf(mappings);
        confidential = Set.copyOf(confidential);
        missing = List.copyOf(missing);
    }

    /** What was found in each column. */
    public List<ConceptSummary> summaries() {
        return mappings.stream().map(this::summary).toList();
    }

    /** What was found in one column, if it was looked at. */
    public Optional<ConceptSummary> summary(String attribute) {
        return mappings.stream()
                .filter(mapping -> mapping.attribute().equals(attribute))
                .findFirst()
                .map(this::summary);
    }

    /** The columns that the taxonomy carries, alone. */
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
