package org.semblance.run.draft;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.Role;
import org.semblance.run.columns.HeaderLine;
import org.semblance.run.columns.MissingSigns;
import org.semblance.run.columns.PersonColumn;
import org.semblance.run.columns.Profile;
import org.semblance.run.columns.Proposal;
import org.semblance.run.concepts.ConceptDraft;
import org.semblance.run.concepts.ConceptEntry;
import org.semblance.run.concepts.ConceptProposals;
import org.semblance.run.port.Csv;
import org.semblance.run.port.Form;
import org.semblance.run.port.Source;
import org.semblance.run.port.TableReader;
import org.semblance.run.port.TaxonomyReader;
import org.semblance.run.recipe.Parameter;
import org.semblance.run.recipe.YamlText;

/** Looks at a table and drafts a recipe for it, with a reason beside every choice. */
public final class Init {

    /**
     * A drafted recipe.
     *
     * @param columns what it says of each column, by column
     * @param texts the columns that hold long texts, which may be documents
     * @param concepts what the file of concepts must hold that the recipe names, if it names one
     */
    public record Draft(
            String text, Map<String, String> columns, List<String> texts, Optional<ConceptDraft> concepts) {}

    private static final String PERSON = "person: ";

    private final TableReader reader;
    private final ConceptProposals concepts;

    public Init(TableReader reader, TaxonomyReader taxonomies) {
        this(reader, new ConceptProposals(reader, taxonomies));
    }

    Init(TableReader reader, ConceptProposals concepts) {
        this.reader = reader;
        this.concepts = concepts;
    }

    /**
     * Drafts a recipe for a table.
     *
     * @param data how the recipe will name the table
     * @param conceptFile how it will name a file of concepts, if it needs one
     */
    public Draft draft(Source source, String data, String conceptFile, Watcher watcher) {
        TableReader.Reading reading = reader.read(
                new TableReader.Request(source, Form.UNKNOWN, MissingSigns.USUAL, true, name -> false, name -> true),
                watcher);
        HeaderLine.refuseRecord(reading.table());
        List<String> missing = MissingSigns.in(source, reading.form(), reader);
        List<Words> columns =
                reading.table().columns().stream().map(column -> (Words) column).toList();
        List<Profile> profiles = columns.stream().map(Profile::of).toList();
        List<Proposal> first = profiles.stream().map(Proposal::of).toList();
        Optional<ConceptDraft> looked = concepts.propose(
                IntStream.range(0, profiles.size())
                        .filter(i -> first.get(i).domain().equals("nominal")
                                && first.get(i).mayMeanConcepts(profiles.get(i)))
                        .mapToObj(columns::get)
                        .toList(),
                new ConceptProposals.Question(
                        TaxonomyReader.Request.of(TaxonomyReader.Request.WORDNET, Path::of, null), null),
                watcher);
        List<Proposal> proposals = first.stream()
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
                profiles.stream().filter(Profile::texts).map(Profile::name).toList(),
                looked.map(ConceptDraft::carried)
                        .filter(carried -> !carried.mappings().isEmpty()));
    }

    private static Map<String, String> columns(List<Proposal> proposals) {
        Map<String, String> columns = new LinkedHashMap<>();
        for (Proposal proposal : proposals) {
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
            Csv form,
            List<String> missing,
            List<Profile> profiles,
            List<Proposal> proposals,
            Optional<String> unique) {
        int rows = profiles.get(0).rows();
        int k = rows < 10 ? 2 : rows < 50 ? 3 : 5;
        String person = person(profiles, proposals);
        return """
                # Drafted from the table itself. Read every line: you know the data, Semblance only looked at it.
                # Roles: identifier (dropped), quasi-identifier (masked: others may know it of a person),
                # confidential (kept: what nobody may learn of a person), other (kept).

                data: %s
                %s%s%s

                attributes:
                %s
                # %d rows: k = %d hides everybody among %d; a larger k hides better and loses more
                method: {name: mdav, k: %d}

                release: {to: release}    # a folder beside this recipe

                # what is released is listed there, for your eyes only: two releases of the same people, put side by side,
                # may tell what neither tells alone, and such a second one is refused
                %sledger: %s
                """.formatted(
                YamlText.of(data),
                layout(form, profiles),
                missing.isEmpty() || missing.equals(List.of(""))
                        ? ""
                        : "missing: " + YamlText.of(missing) + "    # seen in the table; they mean \"no value\"\n",
                person,
                attributes(proposals, conceptFile),
                rows,
                k,
                k,
                k,
                person.startsWith(PERSON) ? "" : toldApart(unique),
                YamlText.of(DraftedLedger.of(data)));
    }

    /** What a recipe must say of the layout, because looking again may not tell it for certain. */
    private static String layout(Csv form, List<Profile> profiles) {
        List<String> layout = new ArrayList<>();
        if (form.encoding() != null && !form.encoding().equalsIgnoreCase("utf-8")) {
            layout.add("encoding: " + form.encoding());
        }
        if (profiles.stream().anyMatch(Profile::commas)) {
            layout.add("decimal: comma");
        }
        return layout.isEmpty() ? "" : "csv: {" + String.join(", ", layout) + "}    # as the table looks\n";
    }

    private static String person(List<Profile> profiles, List<Proposal> proposals) {
        return IntStream.range(0, profiles.size())
                .filter(i -> proposals.get(i).tellsPersonsApart(profiles.get(i)))
                .mapToObj(i -> PERSON + YamlText.of(profiles.get(i).name())
                        + "    # its values repeat, so somebody may have several rows: k counts persons")
                .findFirst()
                .orElse("# person: COLUMN    if somebody may have several rows: k then counts persons");
    }

    /** Where the recipe names no person's column, the ledger takes one of the identifiers. */
    private static String toldApart(Optional<String> unique) {
        return unique.map(name -> "# there persons are told apart by " + YamlText.of(name)
                        + ", so let later tables have it, written as it is here\n")
                .orElse(
                        "# there persons are told apart by identifiers together, or else by whole rows: better name a column"
                                + " with person:\n");
    }

    private static String attributes(List<Proposal> proposals, String conceptFile) {
        StringBuilder attributes = new StringBuilder();
        for (Proposal proposal : proposals) {
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

    private static String entry(Proposal proposal, String conceptFile) {
        if (proposal.domain().equals("concepts")) {
            return new ConceptEntry(TaxonomyReader.Request.WORDNET, conceptFile, false, null, null).of(proposal.role());
        }
        StringBuilder entry = new StringBuilder("{role: " + Parameter.kebab(proposal.role()));
        if (proposal.role() == Role.QUASI_IDENTIFIER) {
            entry.append(", domain: ").append(proposal.domain());
        }
        switch (proposal.domain()) {
            case "numeric" -> entry.append(", round: ").append(proposal.round());
            case "ordinal" -> entry.append(", scale: ").append(YamlText.of(proposal.scale()));
            default -> {}
        }
        return entry.append('}').toString();
    }
}
