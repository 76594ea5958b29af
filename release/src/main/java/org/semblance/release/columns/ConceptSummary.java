package org.semblance.release.columns;

import org.jspecify.annotations.Nullable;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptProposal;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * How well a taxonomy covers a column, without disclosing any of its values.
 *
 * @param role the proposed role of the column
 * @param values the number of distinct values
 * @param found how many of them have a proposed concept
 * @param doubtful how many of these proposals should be reviewed first
 * @param coverage the share of rows whose value has a proposed concept
 * @param under label of the concept that subsumes the proposals, if there is a specific one
 * @param carried whether the column can be read as concepts of this taxonomy
 */
public record ConceptSummary(
        String attribute,
        Role role,
        int values,
        int found,
        int doubtful,
        double coverage,
        @Nullable String under,
        boolean carried) {

    public static ConceptSummary of(ProposedMapping mapping, Role role, Taxonomy taxonomy) {
        int values = mapping.proposals().size();
        int found = (int)
                mapping.proposals().stream().filter(ConceptProposal::mapped).count();
        int doubtful = (int) mapping.proposals().stream()
                .filter(proposal -> proposal.mapped() && proposal.doubtful())
                .count();
        return new ConceptSummary(
                mapping.attribute(),
                role,
                values,
                found,
                doubtful,
                mapping.coverage(),
                mapping.subsumer().isPresent()
                        ? taxonomy.label(mapping.subsumer().getAsInt()).replaceAll("\\p{Cntrl}", " ")
                        : null,
                mostlyFound(found - doubtful, values)
                        && (mapping.carried() || beyondDoubt(mapping))
                        && tellsApart(mapping, taxonomy));
    }

    /** Whether the distances between the proposed concepts differ; otherwise a run would refuse them. */
    private static boolean tellsApart(ProposedMapping mapping, Taxonomy taxonomy) {
        int[] concepts = mapping.proposals().stream()
                .filter(ConceptProposal::mapped)
                .mapToInt(proposal -> proposal.candidates().get(0).concept())
                .distinct()
                .toArray();
        return concepts.length < 3 || new WuPalmer().on(taxonomy).tellsApart(concepts);
    }

    /**
     * Whether every value has an unambiguous concept. Such a taxonomy was probably made for the column, even if the
     * concepts have no specific subsumer.
     */
    private static boolean beyondDoubt(ProposedMapping mapping) {
        return mapping.proposals().stream().allMatch(proposal -> proposal.mapped() && !proposal.doubtful());
    }

    private static boolean mostlyFound(int found, int values) {
        return 2 * found > values;
    }

    /** Whether most values have a proposed concept, so that mapping the rest by hand is realistic. */
    public boolean mostlyFound() {
        return mostlyFound(found, values);
    }

    /** The number of values without a concept. */
    public int left() {
        return values - found;
    }

    /** The share of rows with a concept, rounded down, so that 100 % means all of them. */
    public String share() {
        int percent = (int) Math.floor(100 * coverage);
        return coverage > 0 && percent == 0 ? "less than 1 %" : percent + " %";
    }
}
