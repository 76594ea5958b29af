package org.semblance.quality.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.Score;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class SquaredLossesTest {

    @Test
    void sumsOverPartsOfTheRowsAddUpToThoseOverAll() {
        Trials.of(1000, random -> {
            Dataset data = new RandomTables(random).dataset(4 + random.nextInt(40));
            Table released = new MdavMethod(2).mask(data, Watcher.SILENT).table();
            Records records = data.records();
            List<Integer> cuts = new ArrayList<>(List.of(0, released.size()));
            random.ints(3, 0, released.size() + 1).forEach(cuts::add);
            cuts.sort(null);
            SquaredLosses merged = SquaredLosses.of(records, released, 0, 0);
            for (int i = 1; i < cuts.size(); i++) {
                merged = merged.and(SquaredLosses.of(records, released, cuts.get(i - 1), cuts.get(i)));
            }
            SquaredLosses whole = SquaredLosses.of(data, released, Watcher.SILENT);
            assertThat(merged.within()).isCloseTo(whole.within(), within(1e-12 * (1 + whole.within())));
            assertThat(merged.total()).isCloseTo(whole.total(), within(1e-12 * (1 + whole.total())));
            assertThat(merged.percentages().keySet())
                    .isEqualTo(whole.percentages().keySet());
            assertThat(merged.percentage()).isCloseTo(whole.percentage(), within(1e-9));
        });
    }

    @Test
    void whatIsWithheldEverywhereIsAllThatCanBeLost() {
        @Nullable String[] none = new String[4];
        Table withheld = Table.of(
                Numbers.of("x", Double.NaN, Double.NaN, Double.NaN, Double.NaN),
                Words.of("w", "*", "*", "*", "*"),
                Words.of("o", none));
        for (Combination combine : Combination.values()) {
            SquaredLosses squares = SquaredLosses.of(mixed().combining(combine), withheld, Watcher.SILENT);
            assertThat(squares.percentage()).as(combine.name()).isCloseTo(100, within(1e-9));
            assertThat(squares.percentages().values())
                    .allSatisfy(loss -> assertThat(loss).isCloseTo(100, within(1e-9)));
        }
    }

    private static Dataset mixed() {
        return Dataset.of(
                Table.of(
                        Numbers.of("x", 1, 2, 3, 6),
                        Words.of("w", "a", "a", "b", "a"),
                        Words.of("o", "low", "low", "high", "mid")),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("w", Role.QUASI_IDENTIFIER, new Nominal()),
                        new Attribute(
                                "o",
                                Set.of(Role.QUASI_IDENTIFIER),
                                new Ordinal(List.of("low", "mid", "high"), Ordinal.Average.MEDIAN),
                                2)));
    }

    private static Table released() {
        return Table.of(
                Numbers.of("x", 1.5, 1.5, 4.5, 4.5),
                Words.of("w", "a", "a", "b", "b"),
                Words.of("o", "low", "low", "mid", "mid"));
    }

    @Test
    void informationLossIsWhatAHandComputes() {
        // x: mean 3, variance 14/3; SSE (.25 + .25 + 2.25 + 2.25)/(14/3), SST 14/(14/3) = 3
        // w: SSE 1 (the last row), SST 1 (the mode is a); o, weight 2: SSE 1/9, SST 4/9 + 1/9 (the median is low)
        Score score = new InformationLoss().of(mixed(), released(), Watcher.SILENT);
        double sse = (5.0 * 3 / 14 + 1 + 2 * (1.0 / 9)) / 4;
        double sst = (3.0 + 1 + 2 * (5.0 / 9)) / 4;
        assertThat(score.value()).isCloseTo(100 * sse / sst, within(1e-12));
        assertThat(score.unit()).isEqualTo("%");
        assertThat(score.attributes().get("x")).isCloseTo(100 * (15.0 / 14) / 3, within(1e-12));
        assertThat(score.attributes().get("w")).isCloseTo(100, within(1e-12));
        assertThat(score.attributes().get("o")).isCloseTo(20, within(1e-12));
        assertThat(new Sse().of(mixed(), released(), Watcher.SILENT).value()).isCloseTo(sse, within(1e-14));
        assertThat(new Sst().of(mixed(), released(), Watcher.SILENT).value()).isCloseTo(sst, within(1e-14));
    }

    @Test
    void aWithheldNumberCostsWhatTheMeanWould() {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("x", 1, 3)), List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
        Column nothing = Numbers.of("x", Double.NaN, Double.NaN);
        // each is one from the mean, and the variance is 2
        assertThat(new Sse().of(data, Table.of(nothing), Watcher.SILENT).value())
                .isCloseTo(1, within(1e-12));
    }

    @Test
    void nothingIsLostWhereNothingVaries() {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("x", 2, 2)), List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
        assertThat(new InformationLoss().of(data, data.table(), Watcher.SILENT).value())
                .isZero();
    }
}
