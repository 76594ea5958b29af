package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class IntegerDrawsTest {

    @Test
    void isTheProductOfBoundAndBitsWithoutTheLastBits() {
        Trials.of(20_000, random -> {
            long bound = 1 + (random.nextLong() >>> (2 + random.nextInt(60)));
            long high = random.nextLong() >>> 1;
            long low = random.nextInt(4) == 0 ? Long.MAX_VALUE : random.nextLong() >>> 1;
            BigInteger bits = BigInteger.valueOf(high).shiftLeft(63).add(BigInteger.valueOf(low));
            assertThat(IntegerDraws.below(bound, high, low))
                    .isEqualTo(bits.multiply(BigInteger.valueOf(bound))
                            .shiftRight(IntegerDraws.BITS)
                            .longValueExact());
        });
    }

    @Test
    void neverReachesTheBound() {
        assertThat(IntegerDraws.below(IntegerDraws.MOST, Long.MAX_VALUE, Long.MAX_VALUE))
                .isEqualTo(IntegerDraws.MOST - 1);
        assertThat(IntegerDraws.below(3, Long.MAX_VALUE, Long.MAX_VALUE)).isEqualTo(2);
        assertThat(IntegerDraws.below(3, 0, 0)).isZero();
    }
}
