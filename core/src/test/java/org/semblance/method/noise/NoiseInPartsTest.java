package org.semblance.method.noise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
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
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.LearningTrace;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.testkit.LocalPartitionedTable;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/** A table in parts, beside the same table at hand. */
class NoiseInPartsTest {

    private static PartitionedDataset cut(Dataset data, int parts) {
        return PartitionedDataset.of(LocalPartitionedTable.of(data.table(), parts), data.attributes(), data.combine());
    }

    /** Two columns of concepts and two of numbers, any of them missing now and then, and one of levels. */
    private static Dataset table(Random random) {
        int size = 120 + random.nextInt(100);
        Taxonomy taxonomy = new RandomTaxonomies(random).graph(30 + random.nextInt(100));
        Similarity similarity = List.of(new WuPalmer(), new ShortestPath(), new Lin(InformationContent.SECO))
                .get(random.nextInt(3));
        Concepts domain = NoiseTables.concepts(
                taxonomy, similarity, random.nextBoolean() ? OptionalInt.of(Taxonomy.ROOT) : OptionalInt.empty());
        List<String> ids =
                IntStream.range(0, taxonomy.size()).mapToObj(taxonomy::id).toList();
        @Nullable
        String[] levels = IntStream.range(0, size)
                .mapToObj(row -> random.nextInt(4) == 0 ? null : "0." + (1 + random.nextInt(8)))
                .toArray(String[]::new);
        List<Column> columns = List.of(
                concepts("a", size, ids, random),
                numbers("x", size, random),
                concepts("b", size, ids, random),
                numbers("y", size, random),
                Words.of("level", levels));
        return Dataset.of(
                Table.of(columns),
                List.of(
                        Attribute.of("a", Role.QUASI_IDENTIFIER, domain),
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("b", Role.QUASI_IDENTIFIER, domain),
                        Attribute.of("y", Role.QUASI_IDENTIFIER, new Numeric(1))));
    }

    private static Words concepts(String name, int size, List<String> ids, Random random) {
        return Words.of(
                name,
                IntStream.range(0, size)
                        .mapToObj(row -> random.nextInt(6) == 0 ? null : ids.get(random.nextInt(ids.size())))
                        .toArray(String[]::new));
    }

    private static Numbers numbers(String name, int size, Random random) {
        int span = 2 + random.nextInt(500);
        return Numbers.of(
                name,
                random.ints(size, 0, span)
                        .mapToDouble(value -> random.nextInt(9) == 0 ? Double.NaN : value / 4.0)
                        .toArray());
    }

    private static Learner noise(Random random) {
        CandidateScope candidates = random.nextBoolean() ? CandidateScope.ALL : CandidateScope.LEAVES;
        TieBreak ties = random.nextBoolean() ? TieBreak.RANDOM : TieBreak.FIRST;
        String levels = random.nextBoolean() ? "level" : null;
        return random.nextBoolean()
                ? new CorrelatedSemanticNoise(0.3, candidates, levels, ties)
                : new SemanticNoise(
                        0.3,
                        random.nextBoolean() ? NoiseDistribution.NORMAL : NoiseDistribution.LAPLACE,
                        candidates,
                        levels,
                        ties);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void everyRowBecomesWhatItBecomesInTheWhole(int parts) {
        Trials.of(5, random -> {
            Dataset data = table(random);
            Learner noise = noise(random);
            Chance chance = Chance.seeded(random.nextLong());
            List<String> warned = new ArrayList<>();
            List<String> warnedOfParts = new ArrayList<>();
            Masked whole;
            try {
                whole = noise.mask(data, chance, listening(warned));
            } catch (Problem refused) { // too few concepts, say
                assertThatThrownBy(() -> noise.mask(cut(data, parts), chance, listening(warnedOfParts)))
                        .hasMessage(refused.getMessage());
                return;
            }
            PartitionedMasked masked = noise.mask(cut(data, parts), chance, listening(warnedOfParts));
            assertThat(masked.trace()).isEqualTo(whole.trace());
            assertThat(warnedOfParts).isEqualTo(warned);
            int[] next = {1};
            masked.parts().inOrder(part -> {
                for (int row = 0; row < part.size(); row++) {
                    int number = next[0]++;
                    assertThat(part.rows().number(row)).isEqualTo(number);
                    assertThat(texts(part, row)).isEqualTo(texts(whole.table(), number - 1));
                }
            });
            assertThat(next[0] - 1).isEqualTo(data.table().size());
        });
    }

    private static List<String> texts(Table table, int row) {
        return table.columns().stream().map(column -> column.text(row)).toList();
    }

    private static Watcher listening(List<String> heard) {
        return new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                heard.add(warning.code() + " " + warning.message());
            }
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"no number", "0", "99"})
    void rowsWithoutALevelAreNamedAsInTheWhole(String fault) {
        Random random = new Random(4);
        String[] levels = IntStream.range(0, 50)
                .mapToObj(row -> row % 3 == 1 ? fault : "0.2")
                .toArray(String[]::new);
        Dataset data = Dataset.of(
                Table.of(NoiseTables.leaves("a", 50, random), Words.of("level", levels)),
                List.of(Attribute.of("a", Role.QUASI_IDENTIFIER, NoiseTables.concepts())));
        Learner noise = new SemanticNoise(0.2, NoiseDistribution.NORMAL, CandidateScope.ALL, "level", TieBreak.RANDOM);
        Problem whole = catchThrowableOfType(() -> noise.mask(data, Chance.seeded(1), Watcher.SILENT), Problem.class);
        Problem parts =
                catchThrowableOfType(() -> noise.mask(cut(data, 8), Chance.seeded(1), Watcher.SILENT), Problem.class);
        assertThat(whole.what()).contains("rows 2, 5, 8, 11, 14 and 12 more").doesNotContain(fault);
        assertThat(parts.what()).isEqualTo(whole.what());
        assertThat(parts.code()).isEqualTo("E_ALPHA");
    }

    @Test
    void aColumnOfLevelsThatIsNotThereIsRefused() {
        Dataset data = NoiseTables.masked(NoiseTables.leaves("a", 50, new Random(4)));
        Learner noise = new SemanticNoise(0.2, NoiseDistribution.NORMAL, CandidateScope.ALL, "level", TieBreak.RANDOM);
        assertThatThrownBy(() -> noise.mask(cut(data, 3), Chance.seeded(1), Watcher.SILENT))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("has no column 'level'");
    }

    /** What is counted in cells is what the sorted column says. */
    @Test
    void loneNumbersAreThoseFartherThanTheReachFromEveryOther() {
        Trials.of(300, random -> {
            Numbers column = new RandomTables(random).whole().numbers("x", 1 + random.nextInt(60));
            double[] all =
                    IntStream.range(0, column.size()).mapToDouble(column::at).toArray();
            double spread = Arrays.stream(all).max().orElseThrow() / 2
                    - Arrays.stream(all).min().orElseThrow() / 2;
            double reach = spread == 0 ? 1 : spread * Math.pow(10, -3 * random.nextDouble());
            IsolatedNumbers found = new IsolatedNumbers(all[0], reach);
            for (int from = 0; from < all.length; from += 7) {
                IsolatedNumbers part = new IsolatedNumbers(all[0], reach);
                Arrays.stream(all, from, Math.min(all.length, from + 7)).forEach(part::add);
                found.add(LocalPartitionedTable.travelled(part));
            }
            long expected = Arrays.stream(all)
                    .filter(one -> Arrays.stream(all).allMatch(other -> one == other || Math.abs(one - other) > reach))
                    .count();
            assertThat(found.lone()).isEqualTo((int) expected);
            assertThat(found.rows()).isEqualTo(all.length);
        });
    }

    /** A row that stands for several counts as often. */
    @Test
    void whatIsLearntFromCountsIsLearntFromRows() {
        Trials.of(20, random -> {
            Words column = NoiseTables.leaves("a", 100, random);
            Dataset rows = NoiseTables.masked(column);
            int[] times = random.ints(20, 1, 5).toArray();
            Table once = rows.table().rows(IntStream.range(0, 20).toArray());
            Table counted = once.over(Rows.all(20).counted(times));
            Table repeated = Table.of(once.rows(IntStream.range(0, 20)
                            .flatMap(row -> IntStream.range(0, times[row]).map(time -> row))
                            .toArray())
                    .columns());
            assertThat(learnt(rows.over(counted))).isEqualTo(learnt(rows.over(repeated)));
        });
    }

    private static LearningTrace learnt(Dataset data) {
        return new SemanticNoise(0.2)
                .learn(data, Chance.seeded(1), Watcher.SILENT)
                .learnt();
    }
}
