package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LabelTest {

    @Test
    void cutsAtSeparatorsAndWhereSmallLettersMeetCapitals() {
        assertThat(Label.of("Machine-op_inspct").words()).containsExactly("machine", "op", "inspct");
        assertThat(Label.of("SoftwareEngineer").words()).containsExactly("software", "engineer");
        assertThat(Label.of("HTMLAuthor").words()).containsExactly("html", "author");
        assertThat(Label.of("SOFTWARE ENGINEER").words()).containsExactly("software", "engineer");
    }

    @Test
    void leavesOutBracketsUnlessTheyHoldEverything() {
        assertThat(Label.of("influenza (flu)").words()).containsExactly("influenza");
        assertThat(Label.of("(flu)").words()).containsExactly("flu");
        assertThat(Label.of("influenza (flu)").parts()).containsExactly(List.of("influenza"), List.of("flu"));
    }

    @Test
    void readsAmpersandsAsAnd() {
        assertThat(Label.of("Trinidad&Tobago").words()).containsExactly("trinidad", "and", "tobago");
        assertThat(Label.of("Trinidad&Tobago").parts()).containsExactly(List.of("trinidad"), List.of("tobago"));
    }

    @Test
    void takesWhatStandsBeforeAPrepositionForTheSubject() {
        assertThat(Label.subject(List.of("fracture", "of", "femur"))).containsExactly("fracture");
        assertThat(Label.subject(List.of("without", "pay"))).containsExactly("without", "pay");
    }

    @Test
    void dropsAccentsAndApostrophes() {
        assertThat(Label.of("Café de l’Élysée").words()).containsExactly("cafe", "de", "lelysee");
    }

    @Test
    void hearsNothingInNumbersAndSigns() {
        assertThat(Label.of("?").speaks()).isFalse();
        assertThat(Label.of("12.5").speaks()).isFalse();
        assertThat(Label.of("").speaks()).isFalse();
        assertThat(Label.of("a few").speaks()).isTrue();
    }

    @Test
    void noticesWhatIsDenied() {
        assertThat(Label.of("Never-married").negated()).isTrue();
        assertThat(Label.of("Married").negated()).isFalse();
    }
}
