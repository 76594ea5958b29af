package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.data.Words;

/** When a column is better left to a hierarchy of its own, or taken as nominal. */
class CarriedTest {

    private static final ConceptMapper MAPPER = new ConceptMapper(Homonyms.WORLD, new English());

    private static boolean carried(String... values) {
        return MAPPER.map(Words.of("column", values)).carried();
    }

    @Test
    void carriesThingsOfOneKind() {
        assertThat(carried("nurse", "clerk", "baker", "lawyer", "dentist")).isTrue();
    }

    @Test
    void doesNotCarryWordsItDoesNotKnow() {
        assertThat(carried("Alderwick", "Willowdene", "nurse", "Ivelstow", "Gorseby"))
                .isFalse();
    }

    @Test
    void doesNotCarryCodesAndNumbers() {
        assertThat(carried("V0001", "V0002", "V0003", "12", "13")).isFalse();
        assertThat(carried("1", "2", "3", "4")).isFalse();
    }

    @Test
    void doesNotCarryWhatHasNothingInCommon() {
        assertThat(carried("nurse", "coin", "lake", "green", "rugby", "wheat")).isFalse();
    }

    @Test
    void doesNotCarryTwoValues() {
        assertThat(carried("nurse", "lawyer")).isFalse();
    }

    @Test
    void doesNotCarryWhatIsAllEquallyFarApart() {
        assertThat(carried("cow", "horse", "sheep", "goat", "hen")).isFalse();
    }

    @Test
    void doesNotCarryAnEmptyColumn() {
        ProposedMapping mapping = MAPPER.map(Words.of("column", new String[] {null, null}));
        assertThat(mapping.carried()).isFalse();
        assertThat(mapping.subsumer()).isEmpty();
        assertThat(mapping.coverage()).isZero();
    }

    @Test
    void signsForNothingDoNotCount() {
        assertThat(carried("nurse", "clerk", "baker", "lawyer", "dentist", "?", "-"))
                .isTrue();
    }
}
