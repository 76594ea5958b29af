package org.semblance.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Rows;
import org.semblance.data.Table;
import org.semblance.data.WeightedRows;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.generalization.NextAttribute;
import org.semblance.method.microaggregation.ClosestRule;
import org.semblance.method.microaggregation.EqualityModeMethod;
import org.semblance.method.microaggregation.SMdavMethod;
import org.semblance.method.microaggregation.SaMdavMethod;
import org.semblance.privacy.Aim;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.LDiversity;
import org.semblance.testkit.PartitionedMethodContract;

class PartitionedTuplesTest {

    private static final Attribute WORD = Attribute.of("word", Role.QUASI_IDENTIFIER, new Nominal());

    private static Dataset words(String... words) {
        return Dataset.of(Table.of(Words.of("word", words)), List.of(WORD));
    }

    private static SaMdavMethod adaptive(int k) {
        return new SaMdavMethod(k, ClosestRule.WEIGHTED, Combination.MEAN, null);
    }

    /** One b is too few; two rows of a are suppressed beside it, the last ones, whatever part they lie in. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void ofATupleThatSparesRowsTheLastOnesAreSuppressed(int parts) {
        Dataset data = words("a", "a", "a", "a", "a", "a", "a", "b", "a", "a", "a");
        PartitionedMasked masked = new Datafly(3, 0.3, NextAttribute.DISTINCT)
                .mask(PartitionedMethodContract.inParts(data, parts), Chance.seeded(1), Watcher.SILENT);
        Column shown = PartitionedMethodContract.gathered(masked).column("word");
        assertThat(IntStream.range(0, shown.size()).mapToObj(shown::text))
                .containsExactly("a", "a", "a", "a", "a", "a", "a", "*", "a", "*", "*");
        assertThat(((GeneralizationLevels) masked.trace()).suppressed()).isEqualTo(3);
    }

    @Test
    void aRowThatStandsForSeveralCannotBeSuppressedInPart() {
        Dataset data = words("a", "a", "a", "a", "a", "a", "a", "b", "a", "a", "a");
        Dataset tuples = data.over(WeightedRows.of(data.table(), List.of("word")));
        assertThatThrownBy(() -> new Datafly(3, 0.3, NextAttribute.DISTINCT).mask(tuples, Watcher.SILENT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void methodsThatSplitEqualRowsTakeNoRowsThatCount() {
        Dataset data = words("a", "a", "a", "b", "b", "b");
        Dataset tuples = data.over(WeightedRows.of(data.table(), List.of("word")));
        for (Method method : List.of(
                new SMdavMethod(2, Combination.MEAN, null),
                new EqualityModeMethod(2, EqualityModeMethod.Equality.ATTRIBUTE, null))) {
            assertThatThrownBy(() -> method.mask(tuples, Watcher.SILENT)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** Whatever else there is to reach lies in columns that tuples do not have. */
    @Test
    void moreThanKIsRefusedInParts() {
        Dataset data = Dataset.of(
                Table.of(Words.of("word", "a", "a", "b", "b"), Words.of("illness", "x", "y", "x", "y")),
                List.of(WORD, Attribute.of("illness", Role.CONFIDENTIAL, new Nominal())));
        List<Aim> aims = List.of(new KAnonymity(2), new LDiversity(2, "illness"));
        for (GoalCapableMethod method : List.of(adaptive(2), new Datafly(2), new Incognito(2))) {
            Method reaching = method.reaching(aims);
            assertThat(reaching.mask(data, Watcher.SILENT).table().size()).isEqualTo(4);
            Problem problem = catchThrowableOfType(
                    Problem.class,
                    () -> ((PartitionedMethod) reaching)
                            .mask(PartitionedMethodContract.inParts(data, 3), Chance.seeded(1), Watcher.SILENT));
            assertThat(problem.code()).isEqualTo("E_ENGINE");
            assertThat(problem.getMessage()).contains("l-diversity");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void tooFewRowsAreRefusedAsAlways(int rows) {
        Dataset data = words(IntStream.range(0, rows).mapToObj(row -> "a").toArray(String[]::new));
        for (PartitionedMethod method : List.of(adaptive(5), new Datafly(5), new Incognito(5))) {
            Problem here = catchThrowableOfType(Problem.class, () -> method.mask(data, Watcher.SILENT));
            Problem there = catchThrowableOfType(
                    Problem.class,
                    () -> method.mask(PartitionedMethodContract.inParts(data, 3), Chance.seeded(1), Watcher.SILENT));
            assertThat(there.code()).isEqualTo(here.code()).isEqualTo("E_K");
            assertThat(there.getMessage()).isEqualTo(here.getMessage());
        }
    }

    /** Two thousand million rows and more, nearly as many as have a number: nothing is done row by row, nothing overflows. */
    @Test
    void asManyRowsAsHaveANumberTakeNoMoreThanTheirTuples() {
        int many = 700_000_000;
        Table table = Table.of(
                List.of(Words.of("word", "a", "b", "c", null), Numbers.of("age", 20, 30, 30, 60)),
                Rows.numbered(new int[] {1, 2, 3, 4}).counted(new int[] {many, many, many, 40_000_000}));
        Dataset data = Dataset.of(table, List.of(WORD, Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(null))));
        Masked masked = adaptive(1_100_000_000).mask(data.combining(Combination.MEAN), Watcher.SILENT);
        Groups groups = (Groups) masked.trace();
        assertThat(groups.count()).isEqualTo(1);
        // (20 + 30 + 30) · 700 + 60 · 40 millions, by 2,140 millions
        assertThat(((Numbers) masked.table().column("age")).at(0)).isEqualTo(58_400.0 / 2_140);
        assertThat(masked.table().column("word").missing(3))
                .as("no word has as many holders as contributors")
                .isTrue();

        Dataset ofWords = Dataset.of(table, List.of(WORD));
        GeneralizationLevels levels = (GeneralizationLevels)
                new Incognito(50_000_000).mask(ofWords, Watcher.SILENT).trace();
        assertThat(levels.levels()).containsExactly(1);
        GeneralizationLevels spared = (GeneralizationLevels)
                new Datafly(40_000_000).mask(ofWords, Watcher.SILENT).trace();
        assertThat(spared.levels()).containsExactly(0);
    }

    @Test
    void sizesCountRows() {
        Dataset data = words("a", "a", "a", "b", "b", "b", "b", "a");
        PartitionedMasked masked =
                adaptive(3).mask(PartitionedMethodContract.inParts(data, 3), Chance.seeded(1), Watcher.SILENT);
        assertThat(masked.trace()).isEqualTo(new GroupSizes(new TreeMap<>(Map.of(4, 2))));
    }
}
