package org.semblance.authoring.draft;

import java.util.List;
import java.util.Optional;
import org.semblance.authoring.concepts.ConceptDraft;
import org.semblance.release.columns.RoleProposal;

/**
 * A drafted recipe.
 *
 * @param text the recipe as YAML, with the reason for each choice
 * @param columns what is proposed for each column, in their order
 * @param decisions what a person must still decide
 * @param texts the columns of long texts, which may be documents
 * @param concepts the content of the concept file that the recipe names, if it names one
 */
public record TableDraft(
        String text,
        List<RoleProposal> columns,
        List<OpenDecision> decisions,
        List<String> texts,
        Optional<ConceptDraft> concepts) {

    public TableDraft {
        columns = List.copyOf(columns);
        decisions = List.copyOf(decisions);
        texts = List.copyOf(texts);
    }

    /** What is proposed for a column. */
    public RoleProposal column(String name) {
        return columns.stream()
                .filter(column -> column.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
