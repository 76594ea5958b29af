package org.semblance.authoring.concepts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptCandidate;
import org.semblance.domain.taxonomy.mapping.ConceptProposal;
import org.semblance.domain.taxonomy.mapping.MappingStep;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;
import org.semblance.port.TableReader;
import org.semblance.port.TaxonomyReader;

/** A small taxonomy whose words have numbered senses, and a mapping to it that takes the first sense of each word. */
public final class Occupations {

    private Occupations() {}

    /**
     * <pre>
     * thing
     * ├─ bird ── crane (sense 1)
     * ├─ golf club
     * └─ worker
     *    ├─ nurse
     *    ├─ driver
     *    └─ builder ── mason, crane operator (also called crane: sense 2)
     * </pre>
     */
    public static Taxonomy taxonomy() {
        var builder = Taxonomy.named("occupations").namedBySense();
        String[][] concepts = {
            {"c0", "thing", ""},
            {"c1", "bird", "c0"},
            {"c2", "crane", "c1"},
            {"c3", "worker", "c0"},
            {"c4", "nurse", "c3"},
            {"c5", "driver", "c3"},
            {"c6", "builder", "c3"},
            {"c7", "mason", "c6"},
            {"c8", "crane operator", "c6"},
            {"c9", "golf club", "c0"}
        };
        for (String[] concept : concepts) {
            int number = builder.concept(concept[0]);
            builder.word(number, concept[1]);
            builder.gloss(number, "what a dictionary says of " + concept[1]);
            if (!concept[2].isEmpty()) {
                builder.below(number, concept[2]);
            }
        }
        int craneOperator = builder.concept("c8");
        builder.term(craneOperator, "crane").senses("crane", craneOperator);
        return builder.build();
    }

    public static TaxonomyReader reader() {
        return (request, watcher) -> taxonomy();
    }

    /** A reader that must not be asked. */
    public static TaxonomyReader forbidden() {
        return (request, watcher) -> {
            throw new AssertionError("the taxonomy is read although nothing asks for it");
        };
    }

    /** Senses in order; a word with several is doubtful; carried where more than half of the values are known. */
    static ConceptProposals.Mappers firstSenses() {
        return (taxonomy, morphology) -> column -> map(column, taxonomy);
    }

    private static ProposedMapping map(Words column, Taxonomy taxonomy) {
        Function<String, List<ConceptCandidate>> candidates = value -> {
            List<ConceptCandidate> found = new ArrayList<>();
            int[] senses = taxonomy.vocabulary().senses(value);
            for (int sense = 0; sense < senses.length; sense++) {
                found.add(new ConceptCandidate(senses[sense], value, sense + 1, MappingStep.EXACT, 1));
            }
            return found;
        };
        int[] counts = column.counts();
        List<ConceptProposal> proposals = new ArrayList<>();
        for (int code = 0; code < counts.length; code++) {
            String value = column.dictionary().get(code);
            List<ConceptCandidate> found = candidates.apply(value);
            proposals.add(new ConceptProposal(value, counts[code], found, found.isEmpty() ? 0 : 0.9, found.size() > 1));
        }
        long mapped = proposals.stream().filter(ConceptProposal::mapped).count();
        return new ProposedMapping(
                column.name(),
                proposals,
                mapped == 0 ? OptionalInt.empty() : taxonomy.find("worker"),
                2 * mapped > proposals.size());
    }

    public static ConceptProposals proposals(TableReader tables) {
        return proposals(tables, reader());
    }

    public static ConceptProposals proposals(TableReader tables, TaxonomyReader taxonomies) {
        return new ConceptProposals(tables, taxonomies, firstSenses());
    }

    public static ConceptProposals.Question question(String within) {
        return new ConceptProposals.Question(TaxonomyReader.Request.of("occupations", Path::of, null), within);
    }

    public static ConceptDraft draft(Words... columns) {
        return new ConceptProposals((request, watcher) -> null, reader(), firstSenses())
                .propose(List.of(columns), question(null), Watcher.SILENT)
                .orElseThrow();
    }
}
