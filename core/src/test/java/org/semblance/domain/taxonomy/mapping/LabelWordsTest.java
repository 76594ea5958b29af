package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LabelWordsTest {

    @Test
    void cutsAtSeparatorsAndWhereSmallLettersMeetCapitals() {
        assertThat(LabelWords.of("Machine-op_inspct").words()).containsExactly("machine", "op", "inspct");
        assertThat(LabelWords.of("SoftwareEngineer").words()).containsExactly("software", "engineer");
        assertThat(LabelWords.of("HTMLAuthor").words()).containsExactly("html", "author");
        assertThat(LabelWords.of("SOFTWARE ENGINEER").words()).containsExactly("software", "engineer");
    }

    @Test
    void leavesOutBracketsUnlessTheyHoldEverything() {
        assertThat(LabelWords.of("influenza (flu)").words()).containsExactly("influenza");
        assertThat(LabelWords.of("(flu)").words()).containsExactly("flu");
        assertThat(LabelWords.of("influenza (flu)").parts()).containsExactly(List.of("influenza"), List.of("flu"));
    }

    @Test
    void readsAmpersandsAsAnd() {
        assertThat(LabelWords.of("Trinidad&Tobago").words()).containsExactly("trinidad", "and", "tobago");
        assertThat(LabelWords.of("Trinidad&Tobago").parts()).containsExactly(List.of("trinidad"), List.of("tobago"));
    }

    @Test
    void takesWhatStandsBeforeAPrepositionForTheSubject() {
        assertThat(LabelWords.subject(List.of("fracture", "of", "femur"))).containsExactly("fracture");
        assertThat(LabelWords.subject(List.of("without", "pay"))).containsExactly("without", "pay");
    }

    @Test
    void dropsAccentsAndApostrophes() {
        assertThat(LabelWords.of("Café de l’Élysée").words()).containsExactly("cafe", "de", "lelysee");
    }

    @Test
    void hearsNothingInNumbersAndSigns() {
        assertThat(LabelWords.of("?").speaks()).isFalse();
        assertThat(LabelWords.of("12.5").speaks()).isFalse();
        assertThat(LabelWords.of("").speaks()).isFalse();
        assertThat(LabelWords.of("a few").speaks()).isTrue();
    }

    @Test
    void noticesWhatIsDenied() {
        assertThat(LabelWords.of("Never-married").negated()).isTrue();
        assertThat(LabelWords.of("Married").negated()).isFalse();
    }
}
