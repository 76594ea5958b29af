package org.semblance.authoring.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.semblance.authoring.concepts.ConceptEntry;
import org.semblance.catalog.Parameter;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.MissingCode;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.recipe.YamlText;

/** Writes a drafted recipe as YAML, with the reason for each choice in a comment. */
final class RecipeDraftText {

    /** With more columns, a recipe with all reasons would be too long to be read, by people and by programs. */
    private static final int MOST_REASONS = 2000;

    private final DraftRequest request;
    private final DraftedTable table;
    private final List<RoleProposal> proposals;
    private final List<String> layout;

    /**
     * The text of a recipe.
     *
     * @param layout what the recipe must state of the layout of a text table
     */
    RecipeDraftText(DraftRequest request, DraftedTable table, List<RoleProposal> proposals, List<String> layout) {
        this.request = request;
        this.table = table;
        this.proposals = proposals;
        this.layout = layout;
    }

    /**
     * The whole recipe.
     *
     * @param person the column that identifies people, if their rows repeat
     * @param ledgerPersons the column by which a ledger identifies people otherwise
     */
    String of(int k, Optional<String> person, Optional<String> ledgerPersons, List<OpenDecision> decisions) {
        return """
                # Drafted from the table. Check every line: you know the data, Semblance does not.
                # Roles: identifier (dropped), quasi-identifier (others may know it about a person; masked),
                # confidential (sensitive: nobody should learn it about a person; kept), other (kept).

                %s
                data: %s
                %s%s%s%s

                attributes:
                %s
                # %d rows: k = %d makes each row indistinguishable from at least %d others; a larger k protects more but loses more
                method: {name: mdav, k: %d}

                release: {to: release}    # a folder next to this recipe

                # your private list of releases: two releases of the same people may reveal in combination what neither
                # reveals alone, and such a second one is refused
                %sledger: %s
                """.formatted(
                DraftComments.mark(decisions),
                YamlText.of(request.data()),
                request.source().query() == null
                        ? ""
                        : "query: " + YamlText.of(request.source().query()) + "\n",
                layout.isEmpty() ? "" : "csv: {" + String.join(", ", layout) + "}    # as detected in the table\n",
                table.missing().isEmpty() || table.missing().equals(List.of(""))
                        ? ""
                        : "missing: " + YamlText.of(table.missing())
                                + "    # found in the table; they mean \"no value\"\n",
                person.map(name -> "person: " + YamlText.of(name)
                                + "    # its values repeat, so people may have several rows: k counts people")
                        .orElse("# person: COLUMN    if people may have several rows: k then counts people"),
                attributes(),
                table.rows(),
                k,
                k - 1,
                k,
                person.isPresent() ? "" : identifiedBy(ledgerPersons),
                YamlText.of(DraftedLedger.of(request.data())));
    }

    /** The comment about how the ledger identifies persons if the recipe names no person column. */
    private static String identifiedBy(Optional<String> column) {
        return column.map(name -> "# the ledger identifies people by " + YamlText.of(name)
                        + ": keep this column, with the same values, in later tables\n")
                .orElse("# the ledger identifies people by all identifiers together, or by whole rows: better name a "
                        + "column with person:\n");
    }

    private String attributes() {
        StringBuilder attributes = new StringBuilder();
        boolean reasons = proposals.size() <= MOST_REASONS;
        if (!reasons) {
            DraftComments.add(attributes, "  # ", "the reasons for so many columns are in the output of init ‹json›");
        }
        for (RoleProposal proposal : proposals) {
            if (reasons) {
                DraftComments.add(attributes, "  # ", proposal.why());
            }
            proposal.missing().forEach(code -> DraftComments.add(attributes, "  # ", reason(code)));
            attributes
                    .append("  ")
                    .append(YamlText.of(proposal.name()))
                    .append(": ")
                    .append(entry(proposal))
                    .append('\n');
        }
        return attributes.toString();
    }

    static String reason(MissingCode code) {
        return code.code() + " in " + code.rows() + (code.rows() == 1 ? " row: " : " rows: ") + code.why();
    }

    private String entry(RoleProposal proposal) {
        @Nullable
        String missing = proposal.missing().isEmpty()
                ? null
                : "missing: "
                        + YamlText.of(proposal.missing().stream()
                                .map(MissingCode::code)
                                .toList());
        if (proposal.domain().name().equals(NamedConcepts.NAME)) {
            String concepts = new ConceptEntry(TaxonomyReader.Request.WORDNET, request.concepts(), false, null, null)
                    .of(proposal.role());
            return missing == null ? concepts : concepts.substring(0, concepts.length() - 1) + ", " + missing + "}";
        }
        List<String> keys = new ArrayList<>(List.of("role: " + Parameter.kebab(proposal.role())));
        boolean numbers = proposal.domain().name().equals(Numeric.NAME);
        if (proposal.role() == Role.QUASI_IDENTIFIER || (proposal.role() == Role.CONFIDENTIAL && numbers)) {
            keys.add("domain: " + proposal.domain().name());
        }
        if (proposal.role() == Role.QUASI_IDENTIFIER) {
            switch (proposal.domain().name()) {
                case Numeric.NAME -> keys.add("round: " + proposal.domain().round());
                case Ordinal.NAME ->
                    keys.add("scale: " + YamlText.of(proposal.domain().scale()));
                default -> {}
            }
        }
        if (missing != null) {
            keys.add(missing);
        }
        return "{" + String.join(", ", keys) + "}";
    }
}
