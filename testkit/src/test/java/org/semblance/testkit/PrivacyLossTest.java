package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;

class PrivacyLossTest {

    private static final double ERROR = 1e-9;

    /** Randomised response: the truth with probability e^ε / (1 + e^ε), exactly ε-differentially private. */
    private static LongPredicate saysYes(boolean truth, double epsilon, Random random) {
        double truthful = Math.exp(epsilon) / (1 + Math.exp(epsilon));
        return draw -> (random.nextDouble() < truthful) == truth;
    }

    private static PrivacyLoss loss(double epsilon) {
        Random random = new Random(11);
        return PrivacyLoss.of(500_000, ERROR, saysYes(true, epsilon, random), saysYes(false, epsilon, random));
    }

    @Test
    void aMechanismAtItsBoundPassesAndAWeakerOneIsCaught() {
        assertThat(loss(1).violates(1)).isFalse();
        assertThat(loss(1).atLeast()).isBetween(0.95, 1.0);
        assertThat(loss(1.2).violates(1)).isTrue();
    }

    @Test
    void aLossTheOtherWayCountsAsWell() {
        PrivacyLoss loss = loss(1);
        assertThat(new PrivacyLoss(loss.draws(), loss.hitsOfOther(), loss.hitsOfOne(), ERROR).atLeast())
                .isEqualTo(loss.atLeast());
    }

    @Test
    void whatNeverHappensWithOneInputIsCaughtWhateverTheBudget() {
        assertThat(new PrivacyLoss(1000, 500, 0, ERROR).violates(2)).isTrue();
        assertThat(new PrivacyLoss(1000, 0, 0, ERROR).violates(0.1)).isFalse();
    }
}
