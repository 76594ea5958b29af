package org.semblance.authoring.concepts;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.mapping.ConceptCandidate;
import org.semblance.domain.taxonomy.mapping.ConceptProposal;
import org.semblance.domain.taxonomy.mapping.ProposedMapping;

/**
 * Converts a mapping to a part of a taxonomy into one to the whole. A part numbers its concepts, and the senses of its
 * words, differently.
 */
final class WholeTaxonomyMapping {

    private WholeTaxonomyMapping() {}

    static ProposedMapping of(ProposedMapping mapping, Taxonomy part, Taxonomy whole) {
        if (part == whole) {
            return mapping;
        }
        List<ConceptProposal> proposals = new ArrayList<>();
        for (ConceptProposal proposal : mapping.proposals()) {
            List<ConceptCandidate> candidates = new ArrayList<>();
            for (ConceptCandidate candidate : proposal.candidates()) {
                int concept = whole.concept(part.id(candidate.concept()));
                candidates.add(new ConceptCandidate(
                        concept,
                        candidate.word(),
                        sense(concept, candidate, whole),
                        candidate.step(),
                        candidate.score()));
            }
            proposals.add(new ConceptProposal(
                    proposal.value(), proposal.rows(), candidates, proposal.confidence(), proposal.doubtful()));
        }
        OptionalInt subsumer = mapping.subsumer().isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(whole.concept(part.id(mapping.subsumer().getAsInt())));
        // a user who names a part states that all values are of one kind, even if no narrower kind was found
        boolean carried = mapping.carried() || mapping.subsumer().equals(OptionalInt.of(Taxonomy.ROOT));
        return new ProposedMapping(mapping.attribute(), proposals, subsumer, carried);
    }

    private static int sense(int concept, ConceptCandidate candidate, Taxonomy whole) {
        int[] senses = whole.vocabulary().senses(candidate.word());
        for (int i = 0; i < senses.length; i++) {
            if (senses[i] == concept) {
                return i + 1;
            }
        }
        return candidate.sense();
    }
}
