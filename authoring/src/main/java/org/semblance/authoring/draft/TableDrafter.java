package org.semblance.authoring.draft;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.ConceptDraft;
import org.semblance.authoring.concepts.ConceptEntry;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.catalog.Parameter;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.NamedConcepts;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.MissingHeaderCheck;
import org.semblance.release.columns.MissingValueSigns;
import org.semblance.release.columns.PersonColumn;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.recipe.YamlText;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;
import org.semblance.source.TableSource;

/** Drafts a recipe for a table, with the reason for each choice. */
public final class TableDrafter {

    /**
     * A drafted recipe.
     *
     * @param columns role, domain and reason for each column, by column name
     * @param texts the columns of long texts, which may be documents
     * @param concepts the content of the concept file that the recipe names, if it names one
     */
    public record Draft(
            String text, Map<String, String> columns, List<String> texts, Optional<ConceptDraft> concepts) {}

    private static final String PERSON = "person: ";

    private final TableReader reader;
    private final ConceptProposals concepts;

    public TableDrafter(TableReader reader, TaxonomyReader taxonomies) {
        this(reader, new ConceptProposals(reader, taxonomies));
    }

    TableDrafter(TableReader reader, ConceptProposals concepts) {
        this.reader = reader;
        this.concepts = concepts;
    }

    /**
     * Drafts a recipe for a table.
     *
     * @param data how the recipe will refer to the table
     * @param conceptFile how it will refer to a concept file, if it needs one
     */
    public Draft draft(TableSource source, String data, String conceptFile, Watcher watcher) {
        TableReader.Reading reading = reader.read(
                new TableReader.Request(
                        source, TableFormat.UNKNOWN, MissingValueSigns.USUAL, true, name -> false, name -> true),
                watcher);
        MissingHeaderCheck.refuseRecord(reading.table());
        List<String> missing = MissingValueSigns.in(source, reading.form(), reader);
        List<Words> columns =
                reading.table().columns().stream().map(column -> (Words) column).toList();
        List<ColumnProfile> profiles = columns.stream().map(ColumnProfile::of).toList();
        List<RoleProposal> first = profiles.stream().map(RoleProposal::of).toList();
        Optional<ConceptDraft> looked = concepts.propose(
                IntStream.range(0, profiles.size())
                        .filter(i -> first.get(i).domain().equals(Nominal.NAME)
                                && first.get(i).mayMeanConcepts(profiles.get(i)))
                        .mapToObj(columns::get)
                        .toList(),
                new ConceptProposals.Question(
                        TaxonomyReader.Request.of(TaxonomyReader.Request.WORDNET, Path::of, null), null),
                watcher);
        List<RoleProposal> proposals = first.stream()
                .map(proposal -> looked.flatMap(draft -> draft.summary(proposal.name()))
                        .map(summary -> proposal.withConcepts(summary, conceptFile))
                        .orElse(proposal))
                .toList();
        return new Draft(
                text(
                        data,
                        conceptFile,
                        reading.form().csv(),
                        missing,
                        profiles,
                        proposals,
                        PersonColumn.of(IntStream.range(0, columns.size())
                                .filter(i -> proposals.get(i).role() == Role.IDENTIFIER)
                                .mapToObj(columns::get)
                                .toList())),
                columns(proposals),
                profiles.stream()
                        .filter(ColumnProfile::texts)
                        .map(ColumnProfile::name)
                        .toList(),
                looked.map(ConceptDraft::carried)
                        .filter(carried -> !carried.mappings().isEmpty()));
    }

    private static Map<String, String> columns(List<RoleProposal> proposals) {
        Map<String, String> columns = new LinkedHashMap<>();
        for (RoleProposal proposal : proposals) {
            columns.put(
                    proposal.name(),
                    Parameter.kebab(proposal.role()) + (proposal.domain().isEmpty() ? "" : ", " + proposal.domain())
                            + ": " + proposal.why());
        }
        return columns;
    }

    private static String text(
            String data,
            String conceptFile,
            CsvLayout form,
            List<String> missing,
            List<ColumnProfile> profiles,
            List<RoleProposal> proposals,
            Optional<String> unique) {
        int rows = profiles.get(0).rows();
        int k = rows < 10 ? 2 : rows < 50 ? 3 : 5;
        String person = person(profiles, proposals);
        return """
                # Drafted from the table. Check every line: you know the data, Semblance does not.
                # Roles: identifier (dropped), quasi-identifier (others may know it about a person; masked),
                # confidential (sensitive: nobody should learn it about a person; kept), other (kept).

                data: %s
                %s%s%s

                attributes:
                %s
                # %d rows: k = %d makes each row indistinguishable from at least %d others; a larger k protects more but loses more
                method: {name: mdav, k: %d}

                release: {to: release}    # a folder next to this recipe

                # your private list of releases: two releases of the same people may reveal in combination what neither
                # reveals alone, and such a second one is refused
                %sledger: %s
                """.formatted(
                YamlText.of(data),
                layout(form, profiles),
                missing.isEmpty() || missing.equals(List.of(""))
                        ? ""
                        : "missing: " + YamlText.of(missing) + "    # found in the table; they mean \"no value\"\n",
                person,
                attributes(proposals, conceptFile),
                rows,
                k,
                k - 1,
                k,
                person.startsWith(PERSON) ? "" : toldApart(unique),
                YamlText.of(DraftedLedger.of(data)));
    }

    /** The parts of the layout that the recipe must state, because detecting them again may give another result. */
    private static String layout(CsvLayout form, List<ColumnProfile> profiles) {
        List<String> layout = new ArrayList<>();
        if (form.encoding() != null && !form.encoding().equalsIgnoreCase("utf-8")) {
            layout.add("encoding: " + form.encoding());
        }
        if (profiles.stream().anyMatch(ColumnProfile::commas)) {
            layout.add("decimal: comma");
        }
        return layout.isEmpty() ? "" : "csv: {" + String.join(", ", layout) + "}    # as detected in the table\n";
    }

    private static String person(List<ColumnProfile> profiles, List<RoleProposal> proposals) {
        return IntStream.range(0, profiles.size())
                .filter(i -> proposals.get(i).tellsPersonsApart(profiles.get(i)))
                .mapToObj(i -> PERSON + YamlText.of(profiles.get(i).name())
                        + "    # its values repeat, so people may have several rows: k counts people")
                .findFirst()
                .orElse("# person: COLUMN    if people may have several rows: k then counts people");
    }

    /** The comment about how the ledger identifies persons if the recipe names no person column. */
    private static String toldApart(Optional<String> unique) {
        return unique.map(name -> "# the ledger identifies people by " + YamlText.of(name)
                        + ": keep this column, with the same values, in later tables\n")
                .orElse("# the ledger identifies people by all identifiers together, or by whole rows: better name a "
                        + "column with person:\n");
    }

    private static String attributes(List<RoleProposal> proposals, String conceptFile) {
        StringBuilder attributes = new StringBuilder();
        for (RoleProposal proposal : proposals) {
            attributes.append("  # ").append(proposal.why()).append('\n');
            attributes
                    .append("  ")
                    .append(YamlText.of(proposal.name()))
                    .append(": ")
                    .append(entry(proposal, conceptFile))
                    .append('\n');
        }
        return attributes.toString();
    }

    private static String entry(RoleProposal proposal, String conceptFile) {
        if (proposal.domain().equals(NamedConcepts.NAME)) {
            return new ConceptEntry(TaxonomyReader.Request.WORDNET, conceptFile, false, null, null).of(proposal.role());
        }
        StringBuilder entry = new StringBuilder("{role: " + Parameter.kebab(proposal.role()));
        if (proposal.role() == Role.QUASI_IDENTIFIER) {
            entry.append(", domain: ").append(proposal.domain());
        }
        switch (proposal.domain()) {
            case Numeric.NAME -> entry.append(", round: ").append(proposal.round());
            case Ordinal.NAME -> entry.append(", scale: ").append(YamlText.of(proposal.scale()));
            default -> {}
        }
        return entry.append('}').toString();
    }
}
