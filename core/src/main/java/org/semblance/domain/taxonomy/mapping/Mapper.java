package org.semblance.domain.taxonomy.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;

/** Proposes concepts for the values of columns. */
public final class Mapper {

    private final Taxonomy taxonomy;
    private final Morphology morphology;

    public Mapper(Taxonomy taxonomy, Morphology morphology) {
        this.taxonomy = taxonomy;
        this.morphology = morphology;
    }

    /** Proposes a concept for each value of a column. */
    public Mapping map(Words column) {
        int[] counts = column.counts();
        List<Proposal> proposals = new ArrayList<>();
        for (int code = 0; code < counts.length; code++) {
            if (counts[code] > 0) {
                String value = column.dictionary().get(code);
                List<Candidate> candidates = new ArrayList<>();
                int[] senses = taxonomy.vocabulary().senses(value);
                for (int sense = 0; sense < senses.length; sense++) {
                    candidates.add(new Candidate(senses[sense], value, sense + 1, Step.EXACT, 1.0 / (sense + 1)));
                }
                proposals.add(new Proposal(value, counts[code], candidates, candidates.isEmpty() ? 0 : 0.5, true));
            }
        }
        return new Mapping(column.name(), proposals, OptionalInt.empty(), morphology != Morphology.NONE);
    }
}
