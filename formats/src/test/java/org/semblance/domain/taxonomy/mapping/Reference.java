package org.semblance.domain.taxonomy.mapping;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;

/** A column whose values were mapped by hand. */
record Reference(String column, Map<String, Set<Integer>> concepts) {

    /** How many of the values for which there is a right concept are right first, and among the candidates. */
    record Count(int values, int first, int among) {

        Count plus(Count other) {
            return new Count(values + other.values, first + other.first, among + other.among);
        }

        @Override
        public String toString() {
            return String.format(
                    "%d values, %d first (%.1f %%), %d among five (%.1f %%)",
                    values, first, 100.0 * first / values, among, 100.0 * among / values);
        }
    }

    /** The columns of a resource. */
    static List<Reference> read(String resource, Taxonomy taxonomy) {
        List<Reference> references = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Reference.class.getResourceAsStream(resource)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("# ")) {
                    references.add(new Reference(line.substring(2), new LinkedHashMap<>()));
                } else if (!line.isBlank() && !line.startsWith("#!")) {
                    int tab = line.indexOf('\t');
                    references
                            .get(references.size() - 1)
                            .concepts()
                            .put(line.substring(0, tab), concepts(line.substring(tab + 1), taxonomy));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return references;
    }

    static Set<Integer> concepts(String senses, Taxonomy taxonomy) {
        Set<Integer> concepts = new LinkedHashSet<>();
        for (String sense : senses.split("\\|", -1)) {
            if (!sense.isBlank()) {
                concepts.add(taxonomy.concept(sense));
            }
        }
        return concepts;
    }

    Words words() {
        return Words.of(column, concepts.keySet().toArray(new String[0]));
    }

    Count count(ProposedMapping mapping) {
        int values = 0;
        int first = 0;
        int among = 0;
        for (ConceptProposal proposal : mapping.proposals()) {
            Set<Integer> right = concepts.get(proposal.value());
            if (!right.isEmpty()) {
                values++;
                first += right(proposal) ? 1 : 0;
                among += proposal.candidates().stream().anyMatch(candidate -> right.contains(candidate.concept()))
                        ? 1
                        : 0;
            }
        }
        return new Count(values, first, among);
    }

    boolean right(ConceptProposal proposal) {
        return proposal.mapped()
                && concepts.get(proposal.value())
                        .contains(proposal.candidates().get(0).concept());
    }

    /** The same with each value mapped as if it were alone: its usual sense. */
    Count alone(ConceptMapper mapper) {
        Count count = new Count(0, 0, 0);
        for (String value : concepts.keySet()) {
            count = count.plus(count(mapper.map(Words.of("", value))));
        }
        return count;
    }
}
