package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.Taxonomy;

/** What holds for the proposals of any column. */
class ConceptMapperContractTest {

    private static final Taxonomy WORLD = Homonyms.WORLD;
    private static final ConceptMapper MAPPER = new ConceptMapper(WORLD, new English());
    private static final List<List<String>> COLUMNS = List.of(
            List.of("court", "surgery", "kitchen", "hospital", "school", "sea"),
            List.of("dishwasher", "printer", "nurse", "clerks", "lawyer", "sales", "private"),
            List.of("japan", "france", "columbia", "peru", "itly"),
            List.of("squash", "chess", "tennis", "printer press", "living thing"));

    private static ProposedMapping map(List<String> values) {
        return MAPPER.map(Words.of("column", values.toArray(new String[0])));
    }

    private static Map<String, List<Integer>> concepts(ProposedMapping mapping) {
        Map<String, List<Integer>> concepts = new TreeMap<>();
        for (ConceptProposal proposal : mapping.proposals()) {
            concepts.put(
                    proposal.value(),
                    proposal.candidates().stream()
                            .map(ConceptCandidate::concept)
                            .toList());
        }
        return concepts;
    }

    @Test
    void theOrderOfRowsChangesNothing() {
        for (List<String> column : COLUMNS) {
            ProposedMapping mapping = map(column);
            for (int seed = 0; seed < 10; seed++) {
                List<String> shuffled = new ArrayList<>(column);
                Collections.shuffle(shuffled, new Random(seed));
                ProposedMapping other = map(shuffled);
                assertThat(concepts(other)).as("seed " + seed).isEqualTo(concepts(mapping));
                assertThat(other.subsumer()).isEqualTo(mapping.subsumer());
                assertThat(other.carried()).isEqualTo(mapping.carried());
                assertThat(other.proposals().stream().map(ConceptProposal::value))
                        .as("in order of first appearance")
                        .containsExactlyElementsOf(shuffled);
            }
        }
    }

    @Test
    void howManyRowsHoldAValueChangesNothingButTheCount() {
        for (List<String> column : COLUMNS) {
            List<String> often = new ArrayList<>(column);
            often.addAll(Collections.nCopies(50, column.get(0)));
            assertThat(concepts(map(often))).isEqualTo(concepts(map(column)));
            assertThat(map(often).proposals().get(0).rows()).isEqualTo(51);
        }
    }

    @Test
    void capitalsAndUnderscoresChangeNoConcept() {
        List<UnaryOperator<String>> writings = List.of(
                value -> value.toUpperCase(Locale.ROOT),
                value -> value.substring(0, 1).toUpperCase(Locale.ROOT) + value.substring(1),
                value -> value.replace(' ', '_'),
                value -> value.replace(' ', '-'),
                value -> " " + value + " ");
        for (List<String> column : COLUMNS) {
            for (UnaryOperator<String> writing : writings) {
                ProposedMapping written = map(column.stream().map(writing).toList());
                ProposedMapping plain = map(column);
                for (int i = 0; i < column.size(); i++) {
                    assertThat(written.proposals().get(i).candidates().stream().map(ConceptCandidate::concept))
                            .as(written.proposals().get(i).value())
                            .containsExactlyElementsOf(plain.proposals().get(i).candidates().stream()
                                    .map(ConceptCandidate::concept)
                                    .toList());
                }
            }
        }
    }

    @Test
    void proposalsAreWellFormed() {
        for (List<String> column : COLUMNS) {
            for (ConceptProposal proposal : map(column).proposals()) {
                assertThat(proposal.candidates().size()).isLessThanOrEqualTo(5);
                assertThat(proposal.confidence()).isBetween(0.0, 1.0);
                assertThat(proposal.candidates().stream().map(ConceptCandidate::concept))
                        .doesNotHaveDuplicates();
                for (ConceptCandidate candidate : proposal.candidates()) {
                    assertThat(WORLD.vocabulary().senses(candidate.word())[candidate.sense() - 1])
                            .isEqualTo(candidate.concept());
                }
            }
        }
    }

    @Test
    void aLongTextIsReadInNoTime() {
        String prose = "the nurse who came to see the clerk of the court ".repeat(2000);
        assertThat(map(List.of(prose, "nurse", "clerk")).proposals()).hasSize(3);
    }
}
