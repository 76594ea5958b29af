package org.semblance.authoring.concepts;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.catalog.Parameter;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptCandidate;
import org.semblance.domain.taxonomy.mapping.ConceptProposal;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.port.TableWriter;
import org.semblance.release.prepare.SpreadsheetSafe;
import org.semblance.source.CsvLayout;
import org.semblance.source.TableFormat;

/**
 * A table of proposed concepts for the person who checks them: the concept of each value, with its gloss, how it was
 * found, and alternatives. A value with an empty concept is not mapped yet.
 *
 * <p>It is meant to be opened in a spreadsheet, so a text that would be evaluated as a formula is prefixed with an
 * apostrophe. {@link SpreadsheetSafe#original} removes it when attributes, values and concepts are read.
 */
public final class ConceptSheet {

    private static final List<String> COLUMNS =
            List.of("attribute", "value", "concept", "look", "step", "confidence", "gloss", "alternatives", "rows");

    /** An empty column whose name says on top of the file what it is: it holds every value, with its rows. */
    private static final String NOTICE = "for the owner: must not leave";

    private static final int ALTERNATIVES = 4;
    private static final int GLOSS_START = 60;

    private ConceptSheet() {}

    /**
     * Writes the proposals, overwriting the file. Rows are sorted by attribute; those that need attention come first,
     * then by descending frequency.
     */
    public static void write(ConceptDraft draft, TableWriter writer, Path file) throws IOException {
        writer.write(table(draft), TableFormat.of(new CsvLayout(",", "utf-8", null)), "", file);
    }

    static Table table(ConceptDraft draft) {
        List<List<String>> lines = new ArrayList<>();
        for (ProposedMapping mapping : draft.mappings()) {
            mapping.proposals().stream()
                    .sorted(Comparator.comparingInt(ConceptSheet::urgency)
                            .thenComparing(Comparator.comparingInt(ConceptProposal::rows)
                                    .reversed()))
                    .map(proposal -> line(mapping.attribute(), proposal, draft.taxonomy()))
                    .forEach(lines::add);
        }
        Column[] columns = new Column[COLUMNS.size() + 1];
        columns[COLUMNS.size()] = Words.of(NOTICE, new @Nullable String[lines.size()]);
        for (int i = 0; i < COLUMNS.size(); i++) {
            int column = i;
            columns[i] = Words.of(
                    COLUMNS.get(i),
                    lines.stream()
                            .map(line -> SpreadsheetSafe.safe(line.get(column)))
                            .toArray(String[]::new));
        }
        return Table.of(columns);
    }

    private static int urgency(ConceptProposal proposal) {
        return !proposal.mapped() ? 0 : proposal.doubtful() ? 1 : 2;
    }

    private static List<String> line(String attribute, ConceptProposal proposal, Taxonomy taxonomy) {
        boolean look = !proposal.mapped() || proposal.doubtful();
        if (!proposal.mapped()) {
            return List.of(attribute, proposal.value(), "", "yes", "", "", "", "", String.valueOf(proposal.rows()));
        }
        ConceptCandidate chosen = proposal.candidates().get(0);
        return List.of(
                attribute,
                proposal.value(),
                reference(chosen, taxonomy),
                look ? "yes" : "",
                Parameter.kebab(chosen.step()),
                String.format(Locale.ROOT, "%.2f", proposal.confidence()),
                meaning(chosen.concept(), taxonomy),
                alternatives(proposal.candidates(), taxonomy),
                String.valueOf(proposal.rows()));
    }

    private static String alternatives(List<ConceptCandidate> candidates, Taxonomy taxonomy) {
        Map<Integer, String> others = new LinkedHashMap<>();
        for (ConceptCandidate candidate : candidates) {
            if (candidate.concept() != candidates.get(0).concept()) {
                others.putIfAbsent(
                        candidate.concept(),
                        reference(candidate, taxonomy) + start(meaning(candidate.concept(), taxonomy)));
            }
        }
        return String.join(" | ", others.values().stream().limit(ALTERNATIVES).toList());
    }

    private static String reference(ConceptCandidate candidate, Taxonomy taxonomy) {
        return taxonomy.reference(candidate.concept(), candidate.word());
    }

    /**
     * The description a person needs to judge a concept: its gloss, preceded by its label if the concept is referred to
     * by id.
     */
    private static String meaning(int concept, Taxonomy taxonomy) {
        String gloss = oneLine(taxonomy.gloss(concept));
        String label = taxonomy.label(concept);
        boolean bare = taxonomy.reference(concept).equals(taxonomy.id(concept)) && !label.equals(taxonomy.id(concept));
        return !bare ? gloss : gloss.isEmpty() ? label : label + ": " + gloss;
    }

    private static String start(String meaning) {
        String line = meaning.replace('|', '/');
        if (line.isEmpty()) {
            return "";
        }
        int end = line.length() <= GLOSS_START ? line.length() : line.lastIndexOf(' ', GLOSS_START);
        return ": " + (end < 0 ? line.substring(0, GLOSS_START) : line.substring(0, end))
                + (line.length() <= GLOSS_START ? "" : " …");
    }

    private static String oneLine(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
