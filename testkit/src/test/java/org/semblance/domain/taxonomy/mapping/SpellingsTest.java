package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpellingsTest {

    @Test
    void countsAnInsertedALeftOutAReplacedAndASwappedLetterAsOneSlip() {
        assertThat(Spellings.slips("holand", "holland", 2)).isEqualTo(1);
        assertThat(Spellings.slips("vollley", "volley", 2)).isEqualTo(1);
        assertThat(Spellings.slips("trinadad", "trinidad", 2)).isEqualTo(1);
        assertThat(Spellings.slips("teh", "the", 2)).isEqualTo(1);
        assertThat(Spellings.slips("sea", "sea", 2)).isZero();
    }

    @Test
    void givesUpAboveTheLimit() {
        assertThat(Spellings.slips("violin", "bassoon", 2)).isGreaterThan(2);
        assertThat(Spellings.slips("a", "abcd", 2)).isGreaterThan(2);
    }

    @Test
    void believesNoSlipInShortWordsAndInCodes() {
        assertThat(Spellings.believable("sea")).isZero();
        assertThat(Spellings.believable("v0001")).isZero();
        assertThat(Spellings.believable("holand")).isEqualTo(1);
        assertThat(Spellings.believable("saxaphone")).isEqualTo(2);
    }

    @Test
    void doubtsADoubledLetterLessThanAnotherFirstLetter() {
        assertThat(Spellings.doubt("baloon", "balloon", 1)).isLessThan(Spellings.doubt("baloon", "saloon", 1));
    }
}
