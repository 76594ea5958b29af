package org.semblance.authoring.draft;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DraftedLedgerTest {

    @ParameterizedTest
    @CsvSource({
        "people.csv, people-ledger",
        "../data/people.csv.gz, people-ledger",
        "my visits (2).parquet, my-visits-2-ledger",
        "texts/, texts-ledger",
        "v1.2/texts, texts-ledger",
        "..., ledger",
        ".., ledger",
        "., ledger",
    })
    void isNamedByTheDataAndSafe(String data, String name) {
        assertThat(DraftedLedger.of(data)).isEqualTo(name);
    }

    @Test
    void isNeverEmpty() {
        assertThat(DraftedLedger.of("")).isEqualTo("ledger");
        assertThat(DraftedLedger.of("/")).isEqualTo("ledger");
    }
}
