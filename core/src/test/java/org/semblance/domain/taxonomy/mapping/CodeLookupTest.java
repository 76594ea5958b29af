package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.semblance.domain.taxonomy.Taxonomy;

class CodeLookupTest {

    private static final CodeLookup CODES = new CodeLookup(Taxonomy.named("codes")
            .chain("25083", "250", "C03", "all")
            .chain("0084", "008", "C01", "all")
            .chain("V57", "C19", "all")
            .build());

    @ParameterizedTest
    @CsvSource({
        "250, 250, EXACT",
        "V57, V57, EXACT",
        "250.83, 25083, PUNCTUATION",
        "V-57, V57, PUNCTUATION",
        "8, 008, PUNCTUATION",
        "8.4, 0084, PUNCTUATION"
    })
    void areFoundAsTheyAreWrittenElsewhere(String value, String id, MappingStep step) {
        assertThat(CODES.lead(value)).hasValueSatisfying(lead -> {
            assertThat(lead.word()).isEqualTo(id);
            assertThat(lead.step()).isEqualTo(step);
            assertThat(lead.written()).isTrue();
        });
    }

    @Test
    void areNotInventedAndNumbersAreNoWordsWhereWordsNameConcepts() {
        assertThat(CODES.lead("9")).isEmpty();
        assertThat(CODES.lead("a.l.l")).isEmpty();
        Taxonomy words =
                Taxonomy.named("words").namedBySense().chain("007", "number").build();
        assertThat(new CodeLookup(words).lead("7")).isEmpty();
        assertThat(new CodeLookup(words).lead("007")).isEmpty();
    }
}
