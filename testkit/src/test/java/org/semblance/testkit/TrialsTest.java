package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("sets properties that all trials read")
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

    private static void with(String property, String value, Runnable test) {
        String before = System.getProperty(property);
        set(property, value);
        try {
            test.run();
        } finally {
            set(property, before);
        }
    }

    private static void set(String property, String value) {
        if (value == null) {
            System.clearProperty(property);
        } else {
            System.setProperty(property, value);
        }
    }

    @Test
    void aRunWithAGivenFirstSeedIsRepeated() {
        List<Long> drawn = new ArrayList<>();
        List<Long> again = new ArrayList<>();
        with(Trials.SEEDS, "42", () -> {
            Trials.of(50, random -> drawn.add(random.nextLong()));
            Trials.of(50, random -> again.add(random.nextLong()));
            assertThat(Trials.seed()).isEqualTo(42);
        });
        assertThat(drawn).hasSize(50).doesNotHaveDuplicates();
        assertThat(again).isEqualTo(drawn);
    }

    @Test
    void aSampleIsTriedUnlessAllAreAskedFor() {
        with(Trials.COUNT, null, () -> {
            assertThat(Trials.count(30, 4000)).isEqualTo(30);
            assertThat(Trials.many()).isTrue();
        });
        with(Trials.COUNT, "full", () -> {
            assertThat(Trials.count(30, 4000)).isEqualTo(4000);
            assertThat(Trials.many()).isTrue();
        });
        with(Trials.COUNT, "20x", () -> {
            List<Long> drawn = new ArrayList<>();
            Trials.of(50, random -> drawn.add(random.nextLong()));
            assertThat(drawn).hasSize(1000).doesNotHaveDuplicates();
            assertThat(Trials.count(30, 4000)).isEqualTo(600);
            assertThat(Trials.many()).isTrue();
        });
        with(Trials.COUNT, "7", () -> {
            List<Long> drawn = new ArrayList<>();
            Trials.of(50, random -> drawn.add(random.nextLong()));
            assertThat(drawn).hasSize(7);
            assertThat(Trials.count(30, 4000)).isEqualTo(7);
            assertThat(Trials.count(5, 4000)).isEqualTo(5);
            assertThat(Trials.many()).isFalse();
        });
    }
}
