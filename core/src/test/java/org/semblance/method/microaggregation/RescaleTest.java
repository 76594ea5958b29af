package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.Method;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;

/** Section 5.2: variances restored after aggregation. */
class RescaleTest {

    @Test
    void meansAndVariancesAreThoseOfTheOriginal() {
        Random random = new Random(3);
        Numbers x = Numbers.of(
                "x", random.doubles(200).map(u -> 1000 + Math.exp(6 * u)).toArray());
        Numbers y = Numbers.of("y", random.doubles(200).toArray());
        Dataset data = Dataset.of(Table.of(x, y), List.of(numeric("x", null), numeric("y", null)));

        for (Method method : List.of(new MdavMethod(5, null, true), new MdavMuArgusMethod(5))) {
            Table masked = method.mask(data, Watcher.SILENT).table();
            for (String name : List.of("x", "y")) {
                double[] before = moments((Numbers) data.table().column(name));
                double[] after = moments((Numbers) masked.column(name));
                assertThat(after[0]).isCloseTo(before[0], within(1e-10 * before[0]));
                assertThat(after[1]).isCloseTo(before[1], within(1e-10 * before[1]));
            }
            assertThat(new KAnonymity(5)
                            .check(ReleasedTable.of(masked, "x", "y"), Evidence.NONE)
                            .holds())
                    .isTrue();
        }
    }

    /** Groups {0, 2} and {8, 10}: means 1 and 9 with variance 16 become 5 ± √17, since the variance was 17. */
    @Test
    void stretchesByHand() {
        List<Watcher.Warning> warnings = new ArrayList<>();
        Dataset data = Dataset.of(Table.of(Numbers.of("x", 0, 2, 8, 10)), List.of(numeric("x", 2)));

        Table masked =
                new MdavMethod(2, null, true).mask(data, warningsTo(warnings)).table();

        assertThat(masked.column("x").text(0)).isEqualTo("0.88");
        assertThat(masked.column("x").text(3)).isEqualTo("9.12");
        assertThat(warnings).isEmpty();
    }

    @Test
    void tellsHowManyValuesLeaveTheRange() {
        List<Watcher.Warning> warnings = new ArrayList<>();
        // 0 five times and 10 once: the group of the 10 has mean 10/3, is stretched beyond, and 0 falls below 0
        Dataset data = Dataset.of(Table.of(Numbers.of("x", 0, 0, 0, 0, 0, 10)), List.of(numeric("x", null)));

        new MdavMethod(3, null, true).mask(data, warningsTo(warnings));

        assertThat(warnings)
                .containsExactly(new Watcher.Warning(
                        WarningCode.W_RESCALED,
                        "numbers were rescaled to their original variance: 3 values are outside the range of the"
                                + " original"));
    }

    @Test
    void leavesWhatHasNoVarianceAndWhatIsNoNumberAsItIs() {
        Dataset data = Dataset.of(
                Table.of(
                        Numbers.of("same", 4, 4, 4, 4),
                        Numbers.of("lost", 1, 9, 9, 1),
                        Words.of("town", "Vic", "Olot", "Olot", "Vic")),
                List.of(
                        numeric("same", null),
                        numeric("lost", null),
                        Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));

        Table masked = new MdavMethod(4, 2, true).mask(data, Watcher.SILENT).table();

        for (int row = 0; row < 4; row++) {
            assertThat(masked.column("same").text(row)).isEqualTo("4");
            assertThat(masked.column("lost").text(row)).isEqualTo("5");
            assertThat(masked.column("town").text(row)).isEqualTo("Vic");
        }
    }

    private static double[] moments(Numbers column) {
        double mean = 0;
        for (int row = 0; row < column.size(); row++) {
            mean += column.at(row) / column.size();
        }
        double variance = 0;
        for (int row = 0; row < column.size(); row++) {
            variance += Math.pow(column.at(row) - mean, 2) / column.size();
        }
        return new double[] {mean, variance};
    }

    private static Attribute numeric(String name, Integer round) {
        return Attribute.of(name, Role.QUASI_IDENTIFIER, round == null ? new Numeric(null) : new Numeric(round));
    }

    private static Watcher warningsTo(List<Watcher.Warning> warnings) {
        return new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        };
    }
}
