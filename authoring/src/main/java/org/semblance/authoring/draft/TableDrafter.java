package org.semblance.authoring.draft;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.semblance.Watcher;
import org.semblance.authoring.concepts.ConceptDraft;
import org.semblance.authoring.concepts.ConceptProposals;
import org.semblance.catalog.Parameter;
import org.semblance.data.Words;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;
import org.semblance.release.columns.ColumnProfile;
import org.semblance.release.columns.PersonColumn;
import org.semblance.release.columns.RoleProposal;
import org.semblance.release.columns.SiblingColumns;
import org.semblance.release.columns.TableNumberForm;
import org.semblance.release.columns.signs.ColumnKind;
import org.semblance.source.CsvLayout;

/** Drafts a recipe for a table, with the reason for each choice. */
public final class TableDrafter {

    private static final int FEW_ROWS = 10;
    private static final int SOME_ROWS = 50;

    private final TableReader reader;
    private final ConceptProposals concepts;

    public TableDrafter(TableReader reader, TaxonomyReader taxonomies) {
        this(reader, new ConceptProposals(reader, taxonomies));
    }

    TableDrafter(TableReader reader, ConceptProposals concepts) {
        this.reader = reader;
        this.concepts = concepts;
    }

    /** Drafts a recipe. */
    public TableDraft draft(DraftRequest request, Watcher watcher) {
        DraftedTable table = DraftedTable.read(request, reader, watcher);
        List<Words> columns = table.columns();
        TableNumberForm numbers =
                TableNumberForm.of(columns.stream().map(ColumnProfile::of).toList());
        List<ColumnProfile> profiles = columns.stream()
                .map(column -> ColumnProfile.of(column).in(numbers.form()))
                .toList();
        List<RoleProposal> first = new ArrayList<>();
        for (ColumnProfile profile : profiles) {
            watcher.progress("looking at columns", first.size(), columns.size());
            first.add(RoleProposal.of(profile).in(numbers));
        }
        first = SiblingColumns.follow(profiles, first);
        Optional<ConceptDraft> looked = lookUp(columns, profiles, first, watcher);
        List<RoleProposal> proposals = first.stream()
                .map(proposal -> looked.flatMap(draft -> draft.summary(proposal.name()))
                        .map(summary -> proposal.withConcepts(summary, request.concepts()))
                        .orElse(proposal))
                .toList();
        int k = table.rows() < FEW_ROWS ? 2 : table.rows() < SOME_ROWS ? 3 : 5;
        Optional<String> person = person(profiles, proposals);
        List<OpenDecision> decisions = new ArrayList<>(TableDecisions.of(proposals, person.isPresent()));
        if (TableDecisions.masked(proposals) >= LeaveOneOut.MANY && table.rows() >= 2 * k) {
            decisions.add(LeaveOneOut.of(columns, proposals, numbers.form(), k, watcher)
                    .decision());
        }
        String text = new RecipeDraftText(request, table, proposals, layout(table.csv(), numbers))
                .of(k, person, ledgerPersons(profiles, proposals), decisions);
        return new TableDraft(
                text,
                proposals,
                decisions,
                profiles.stream()
                        .filter(ColumnProfile::texts)
                        .map(ColumnProfile::name)
                        .toList(),
                looked.map(ConceptDraft::carried)
                        .filter(carried -> !carried.mappings().isEmpty()));
    }

    private Optional<ConceptDraft> lookUp(
            List<Words> columns, List<ColumnProfile> profiles, List<RoleProposal> proposals, Watcher watcher) {
        List<Words> words = IntStream.range(0, columns.size())
                .filter(i -> proposals.get(i).role() == Role.QUASI_IDENTIFIER
                        && proposals.get(i).domain().name().equals(Nominal.NAME)
                        && proposals.get(i).mayMeanConcepts(profiles.get(i)))
                .mapToObj(columns::get)
                .toList();
        return concepts.propose(
                words,
                new ConceptProposals.Question(
                        TaxonomyReader.Request.of(TaxonomyReader.Request.WORDNET, Path::of, null), null),
                watcher);
    }

    /** The parts of the layout that the recipe must state, because detecting them again may give another result. */
    private static List<String> layout(CsvLayout form, TableNumberForm numbers) {
        List<String> layout = new ArrayList<>();
        if (form.encoding() != null && !form.encoding().equalsIgnoreCase("utf-8")) {
            layout.add("encoding: " + form.encoding());
        }
        CsvLayout signs = numbers.layout();
        if (signs.decimal() != null) {
            layout.add("decimal: " + Parameter.kebab(signs.decimal()));
        }
        if (signs.thousands() != null) {
            layout.add("thousands: " + Parameter.kebab(signs.thousands()));
        }
        return layout;
    }

    /** The column that identifies people of whom some have several rows; not that of a household. */
    private static Optional<String> person(List<ColumnProfile> profiles, List<RoleProposal> proposals) {
        return IntStream.range(0, profiles.size())
                .filter(i -> proposals.get(i).tellsPersonsApart(profiles.get(i))
                        && !proposals.get(i).kind().equals(Optional.of(ColumnKind.HOUSEHOLD)))
                .mapToObj(i -> profiles.get(i).name())
                .findFirst();
    }

    private static Optional<String> ledgerPersons(List<ColumnProfile> profiles, List<RoleProposal> proposals) {
        return PersonColumn.ofProfiles(IntStream.range(0, profiles.size())
                .filter(i -> proposals.get(i).role() == Role.IDENTIFIER)
                .mapToObj(profiles::get)
                .toList());
    }
}
