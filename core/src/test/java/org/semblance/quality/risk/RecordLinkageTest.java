package org.semblance.quality.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.quality.loss.InformationLoss;

/** Linkage by exact match, and its balance with the loss: Martínez, Sánchez and Valls 2012, Eq. 12 to 14. */
class RecordLinkageTest {

    private static Table table(String... words) {
        return Table.of(List.of(Words.of("q", words), Words.of("r", "x", "x", "x", "x", "y", "y")));
    }

    /** Three records (a, x), one (b, x), one (a, y), one (b, y). */
    private static final Dataset ORIGINAL = Dataset.of(
            table("a", "a", "a", "b", "a", "b"),
            List.of(
                    Attribute.of("q", Role.QUASI_IDENTIFIER, new Nominal()),
                    Attribute.of("r", Role.QUASI_IDENTIFIER, new Nominal())));

    private static double linkage(Table released) {
        return new RecordLinkage().of(ORIGINAL, released, Watcher.SILENT).value();
    }

    @Test
    void aTupleReleasedUnchangedIsGuessedAmongThoseThatReadTheSame() {
        // rows 0 to 2 read (a, x) and share it: a third each; row 3 became (a, x), which is not its own; row 4 is alone
        assertThat(linkage(table("a", "a", "a", "a", "a", "a")))
                .isCloseTo(100 * (3 * (1 / 3.0) + 0 + 1 + 0) / 6, within(1e-12));
    }

    @Test
    void itCannotExceedTheShareOfDifferentTuples() {
        assertThat(linkage(ORIGINAL.table())).isCloseTo(100 * 4 / 6.0, within(1e-12));
    }

    @Test
    void nobodyIsFoundByWordsThatNoOriginalHas() {
        assertThat(linkage(table("c", "c", "c", "c", "c", "c"))).isZero();
    }

    @Test
    void theScoreWeighsLossAgainstRisk() {
        Table released = table("a", "a", "a", "a", "a", "a");
        Dataset original = ORIGINAL.combining(Combination.MEAN);
        double loss =
                new InformationLoss().of(original, released, Watcher.SILENT).value();
        for (double alpha : new double[] {0, 0.3, 1}) {
            assertThat(new LossAndRisk(alpha)
                            .of(original, released, Watcher.SILENT)
                            .value())
                    .isCloseTo(alpha * loss + (1 - alpha) * linkage(released), within(1e-12));
        }
        assertThatThrownBy(() -> new LossAndRisk(1.5)).isInstanceOf(Problem.class);
        assertThatThrownBy(() -> new LossAndRisk(Double.NaN)).isInstanceOf(Problem.class);
    }

    /** Eq. 9: the mean of the attribute distances, then squared; beside it the sum of squares. */
    @Test
    void theDistanceOfARecordIsSquaredAsAWhole() {
        Table released = table("a", "a", "a", "a", "a", "a");
        // rows 3 and 5 lose one of two attributes: (1/2)² each; the centre is (a, x): rows 3 and 4 are half off, 5
        // wholly
        double mean = 100 * (2 * 0.25) / (0.25 + 0.25 + 1);
        double squares = 100 * 2.0 / (1 + 1 + 2);
        assertThat(new InformationLoss(Combination.MEAN)
                        .of(ORIGINAL, released, Watcher.SILENT)
                        .value())
                .isCloseTo(mean, within(1e-9));
        assertThat(new InformationLoss(Combination.EUCLIDEAN)
                        .of(ORIGINAL, released, Watcher.SILENT)
                        .value())
                .isCloseTo(squares, within(1e-9));
    }
}
