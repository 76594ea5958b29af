package org.semblance.release.columns;

import org.jspecify.annotations.Nullable;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptProposal;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.domain.taxonomy.similarity.WuPalmer;

/**
 * How much of a column was found in a taxonomy, without any of its values.
 *
 * @param role what the column probably is to a recipe
 * @param values how many different values it has
 * @param found how many of them have a proposed concept
 * @param doubtful how many of these a person should look at before others
 * @param coverage the share of rows whose value was found
 * @param under what the found ones are kinds of, if they are of one kind
 * @param carried whether the taxonomy carries the column
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

    /** Whether the distances between the proposed concepts differ, without which a run would refuse them. */
    private static boolean tellsApart(ProposedMapping mapping, Taxonomy taxonomy) {
        int[] concepts = mapping.proposals().stream()
                .filter(ConceptProposal::mapped)
                .mapToInt(proposal -> proposal.candidates().get(0).concept())
                .distinct()
                .toArray();
        return concepts.length < 3 || new WuPalmer().on(taxonomy).tellsApart(concepts);
    }

    /** A taxonomy that knows every value for certain carries the column, as one made for it does, however wide. */
    private static boolean beyondDoubt(ProposedMapping mapping) {
        return mapping.proposals().stream().allMatch(proposal -> proposal.mapped() && !proposal.doubtful());
    }

    private static boolean mostlyFound(int found, int values) {
        return 2 * found > values;
    }

    /** Whether most values have a proposed concept, so that a person may well map the rest. */
    public boolean mostlyFound() {
        return mostlyFound(found, values);
    }

    /** How many values have no concept yet. */
    public int left() {
        return values - found;
    }

    /** The share of rows in percent; 100 only when it is all of them. */
    public String share() {
        int percent = (int) Math.floor(100 * coverage);
        return coverage > 0 && percent == 0 ? "less than 1 %" : percent + " %";
    }
}
