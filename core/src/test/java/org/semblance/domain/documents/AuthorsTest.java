package org.semblance.domain.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.data.Words;

class AuthorsTest {

    @Test
    void spellingsOfOneAuthorAreOne() {
        Words told = Authors.of(Words.of(
                "who",
                "Anna Berg",
                "anna berg",
                " ANNA BERG ",
                "Anna\u00A0Berg",
                "Anna  Berg",
                "Anna Berg\u200B",
                "\uFF21nna Berg"));
        assertThat(told.codes()).containsOnly(0);
    }

    @Test
    void accentsComposedInAnyWayAreTheSameAndOthersAreNot() {
        Words told = Authors.of(Words.of("who", "Ren\u00E9", "Rene\u0301", "Rene", "Groß", "GROSS"));
        assertThat(told.codes()).containsExactly(0, 0, 1, 2, 2);
    }

    @Test
    void whoHasNoNameIsMissing() {
        Words told = Authors.of(Words.of("who", "\u200B", " ", null, "a"));
        assertThat(told.missing(0)).isTrue();
        assertThat(told.missing(1)).isTrue();
        assertThat(told.missing(2)).isTrue();
        assertThat(told.missing(3)).isFalse();
    }
}
