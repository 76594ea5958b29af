package org.semblance.release.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Masked;

/** Values that were generalised are told from values that were averaged or withheld. */
class GeneralizedColumnsTest {

    private static boolean generalized(String... shown) {
        Dataset original = Dataset.of(
                Table.of(Words.of("town", "a", "a", "b", "c")),
                List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        Table released = original.table().with(List.of(Words.of("town", shown)));
        Masked masked = new Masked(released, new Groups(4, List.of(new int[] {0, 1, 2, 3})));
        return GeneralizedColumns.of(original, masked).containsKey("town");
    }

    @Test
    void aColumnThatShowsItsValuesOrTheRootIsGeneralized() {
        assertThat(generalized("a", "a", "*", "*")).isTrue();
    }

    @Test
    void aColumnThatShowsOtherValuesOrWithholdsThemIsNot() {
        assertThat(generalized("a", "a", "a", "a")).isFalse();
        assertThat(generalized("a", "a", null, null)).isFalse();
        assertThat(generalized("a", "a", "b", "b")).isFalse();
        assertThat(generalized("a", "a", "*", "b")).isFalse();
    }
}
