package org.semblance.evaluate.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparisonCellTest {

    @Test
    void aBrokenPromiseNeverLooksKept() {
        assertThat(new ComparisonCell.UnmetGuarantee("t-closeness", 0.2, 0.2000001, "equal distance of illness")
                        .shown())
                .isEqualTo(0.2001);
        assertThat(new ComparisonCell.UnmetGuarantee("l-diversity", 2, 1.9999999, "values of illness by entropy")
                        .shown())
                .isEqualTo(1.999);
    }
}
