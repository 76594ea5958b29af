package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TrialsTest {

    @Test
    void aFailureNamesTheSeedThatRepeatsIt() {
        List<Long> drawn = new ArrayList<>();
        assertThatThrownBy(() -> Trials.of(100, random -> {
                    drawn.add(random.nextLong());
                    assertThat(drawn.size()).isLessThan(5);
                }))
                .isInstanceOf(AssertionError.class)
                .satisfies(failure -> {
                    String seed = failure.getMessage().replaceAll("(?s)seed (\\d+) .*", "$1");
                    assertThat(new java.util.Random(Long.parseLong(seed)).nextLong())
                            .isEqualTo(drawn.get(4));
                    assertThat(failure).hasMessageContaining("-Dsemblance.seed=" + seed);
                });
    }

    @Test
    void everyCaseIsAnotherOne() {
        List<Long> drawn = new ArrayList<>();
        Trials.of(50, random -> drawn.add(random.nextLong()));
        assertThat(drawn).hasSize(50).doesNotHaveDuplicates();
    }
}
