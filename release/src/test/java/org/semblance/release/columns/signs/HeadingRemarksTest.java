package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Phrases win over the words they are made of, whatever these mean in another language. */
class HeadingRemarksTest {

    @ParameterizedTest
    @CsvSource({
        // l is also an article, and o also means or
        "L_Name, FAMILY_NAME",
        "O3, MEASUREMENT",
        // digits belong to the phrase
        "ipv4, IP_ADDRESS",
        "V005, WEIGHT",
        "note sur 20, GRADE",
        // the remark in brackets says what is filled in
        "Other (please specify), FREE_TEXT",
        "Autre (précisez), FREE_TEXT",
    })
    void meansItsKindAboveAll(String heading, ColumnKind kind) {
        assertThat(signs(heading)).first().extracting(ColumnSign::kind).isEqualTo(kind);
    }

    @Test
    void unitInBracketsIsNoText() {
        assertThat(signs("Glycémie (g/L)")).noneMatch(sign -> sign.kind() == ColumnKind.FREE_TEXT);
    }

    private static List<ColumnSign> signs(String heading) {
        return HeadingSigns.of(new HeadingTable.Column(heading, List.of()));
    }
}
