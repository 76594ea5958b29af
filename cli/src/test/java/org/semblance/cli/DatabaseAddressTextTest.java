package org.semblance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseAddressTextTest {

    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://ann:s3cret@host:5432/db, jdbc:postgresql://host:5432/db",
        "jdbc:postgresql://ann@host/db, jdbc:postgresql://host/db",
        "jdbc:postgresql://host/db?user=ann&password=s3cret, jdbc:postgresql://host/db",
        "jdbc:postgresql://host/db?sslmode=require&password=s3cret, jdbc:postgresql://host/db?sslmode=require",
        "jdbc:postgresql://host/db?password=s3cret&sslmode=require, jdbc:postgresql://host/db?sslmode=require",
        "jdbc:sqlite:register.sqlite, jdbc:sqlite:register.sqlite"
    })
    void leavesOutWhoConnects(String address, String written) {
        assertThat(DatabaseAddressText.of(address)).isEqualTo(written);
    }
}
