package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class AbbreviationsTest {

    private static boolean stands(String brief, String word) {
        return Abbreviations.leftOut(brief, word) <= 1;
    }

    @Test
    void aBeginningStandsForAWord() {
        assertThat(Abbreviations.leftOut("op", "operator")).isCloseTo(0.75, within(1e-12));
        assertThat(stands("tech", "technician")).isTrue();
    }

    @Test
    void aSkeletonOfConsonantsStandsForAWord() {
        assertThat(stands("inspct", "inspector")).isTrue();
        assertThat(stands("mgr", "manager")).isTrue();
        assertThat(stands("sgt", "sergeant")).isTrue();
    }

    @Test
    void aBeginningWithTheLastLetterStandsForAWord() {
        assertThat(stands("secy", "secretary")).isTrue();
        assertThat(stands("govt", "government")).isTrue();
    }

    @Test
    void aWordWithItsVowelsIsNoSkeletonNorAreTwoLetters() {
        assertThat(stands("stroke", "sunstroke")).isFalse();
        assertThat(stands("hs", "hyperemesis")).isFalse();
    }

    @Test
    void nobodyShortensByOneLetter() {
        assertThat(stands("sea", "seal")).isFalse();
        assertThat(stands("sea", "sealer")).isTrue();
    }

    @Test
    void lettersInAnotherOrderStandForNothing() {
        assertThat(stands("rpo", "operator")).isFalse();
        assertThat(stands("operator", "op")).isFalse();
        assertThat(stands("x", "xylophone")).isFalse();
    }

    @Test
    void severalWordsAreShortenedOneByOne() {
        assertThat(Abbreviations.leftOut(List.of("amer", "indian"), List.of("american", "indian")))
                .isCloseTo(0.25, within(1e-12));
        assertThat(Abbreviations.leftOut(List.of("amer"), List.of("american", "indian")))
                .isGreaterThan(1);
        assertThat(Abbreviations.leftOut(List.of("amer", "x"), List.of("american", "indian")))
                .isGreaterThan(1);
    }
}
