package org.semblance.release.columns.signs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How phrases of several words, and words within others, are found in headings. */
class HeadingPhrasesTest {

    @ParameterizedTest
    @CsvSource({
        "ipv4, IP_ADDRESS",
        "cd4_count, LABORATORY_VALUE",
        "co2, MEASUREMENT",
        "06-nummer, PHONE",
        "valid_from, DATE",
        "Geldig tot, DATE",
        "gültig bis, DATE"
    })
    void aPhraseWithDigitsOrAStopWordCountsMoreThanItsWords(String heading, ColumnKind kind) {
        assertThat(signs(heading).get(0).kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "income_from_rent, INCOME",
        "Einkommen aus Miete, INCOME",
        "Zufriedenheit mit der Wohnung, OPINION",
        "Leeftijd bij diagnose, AGE",
        "Diagnosen nach der Operation, DIAGNOSIS"
    })
    void beforeAStopWordIsTheMainWord(String heading, ColumnKind kind) {
        assertThat(signs(heading).get(0).kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"GdB, DISABILITY", "KvK, ORGANISATION", "BsN, NATIONAL_NUMBER"})
    void aShortAbbreviationMayMixCapitals(String heading, ColumnKind kind) {
        assertThat(signs(heading).get(0).kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "combination",
                "examination",
                "determination",
                "confident",
                "Bundesplatz",
                "bartender",
                "process",
                "recover"
            })
    void partsOfOtherWordsMeanNothing(String heading) {
        assertThat(signs(heading)).isEmpty();
    }

    private static List<ColumnSign> signs(String heading) {
        return HeadingSigns.of(MadeUpColumn.of(heading, List.of()));
    }
}
