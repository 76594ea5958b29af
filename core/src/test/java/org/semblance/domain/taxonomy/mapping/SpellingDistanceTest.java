package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpellingDistanceTest {

    @Test
    void countsAnInsertedALeftOutAReplacedAndASwappedLetterAsOneSlip() {
        assertThat(SpellingDistance.slips("holand", "holland", 2)).isEqualTo(1);
        assertThat(SpellingDistance.slips("vollley", "volley", 2)).isEqualTo(1);
        assertThat(SpellingDistance.slips("trinadad", "trinidad", 2)).isEqualTo(1);
        assertThat(SpellingDistance.slips("teh", "the", 2)).isEqualTo(1);
        assertThat(SpellingDistance.slips("sea", "sea", 2)).isZero();
    }

    @Test
    void givesUpAboveTheLimit() {
        assertThat(SpellingDistance.slips("violin", "bassoon", 2)).isGreaterThan(2);
        assertThat(SpellingDistance.slips("a", "abcd", 2)).isGreaterThan(2);
    }

    @Test
    void believesNoSlipInShortWordsAndInCodes() {
        assertThat(SpellingDistance.believable("sea")).isZero();
        assertThat(SpellingDistance.believable("v0001")).isZero();
        assertThat(SpellingDistance.believable("holand")).isEqualTo(1);
        assertThat(SpellingDistance.believable("saxaphone")).isEqualTo(2);
    }

    @Test
    void doubtsADoubledLetterLessThanAnotherFirstLetter() {
        assertThat(SpellingDistance.doubt("baloon", "balloon", 1))
                .isLessThan(SpellingDistance.doubt("baloon", "saloon", 1));
    }
}
