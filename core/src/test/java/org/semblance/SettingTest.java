package org.semblance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SettingTest {

    private static String asField(String message) {
        return Setting.spell(message, (name, value) -> "the field " + name + (value.isEmpty() ? "" : "=" + value));
    }

    @Test
    void isSaidInTheWordsOfAFrontEnd() {
        assertThat(asField("start anew with ‹replace›, or take ‹at-least 5›."))
                .isEqualTo("start anew with the field replace, or take the field at-least=5.");
    }

    @Test
    void isItsNameWhereNoFrontEndShowsIt() {
        assertThat(Setting.plain("look at ‹combine mean› and ‹k›")).isEqualTo("look at combine mean and k");
    }

    @Test
    void keepsAValueAsItIs() {
        assertThat(asField("‹hierarchy 'age=$1\\FILE'›")).isEqualTo("the field hierarchy='age=$1\\FILE'");
    }

    @Test
    void leavesOtherTextAlone() {
        assertThat(asField("release: {to: …}, ‹Replace›, ‹›, <replace>, ‹replace"))
                .isEqualTo("release: {to: …}, ‹Replace›, ‹›, <replace>, ‹replace");
    }
}
