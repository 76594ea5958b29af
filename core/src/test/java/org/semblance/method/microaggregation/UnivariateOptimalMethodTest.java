package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.Masked;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.Verdict;

class UnivariateOptimalMethodTest {

    @Test
    void isAsGoodAsTheBestOfAllPartitions() {
        for (int seed = 0; seed < 5000; seed++) {
            Random random = new Random(seed);
            int k = 2 + random.nextInt(3);
            int n = k + random.nextInt(14 - k);
            double[] values = values(random, n);
            Numbers masked =
                    (Numbers) mask(k, Numbers.of("x", values.clone())).table().column("x");
            double found = 0;
            for (int row = 0; row < n; row++) {
                found += Math.pow(values[row] - masked.at(row), 2);
            }
            double[] sorted = values.clone();
            Arrays.sort(sorted);
            double least = least(sorted, 0, k);
            assertThat(found).as("seed %d", seed).isCloseTo(least, within(1e-9 * least + 1e-300));
        }
    }

    private static double[] values(Random random, int n) {
        int kind = random.nextInt(4);
        double[] values = new double[n];
        for (int i = 0; i < n; i++) {
            values[i] = switch (kind) {
                case 0 -> random.nextInt(5); // many ties
                case 1 -> random.nextGaussian();
                case 2 -> 1.7e9 + random.nextInt(50);
                default -> Math.exp(12 * random.nextGaussian()); // some far larger than others
            };
        }
        return values;
    }

    /** All partitions of the sorted values from a start on, into runs of at least k. */
    private static double least(double[] sorted, int start, int k) {
        if (start == sorted.length) {
            return 0;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int end = start + k; end <= sorted.length; end++) {
            double mean = 0;
            for (int i = start; i < end; i++) {
                mean += sorted[i] / (end - start);
            }
            double squares = 0;
            for (int i = start; i < end; i++) {
                squares += Math.pow(sorted[i] - mean, 2);
            }
            least = Math.min(least, squares + least(sorted, end, k));
        }
        return least;
    }

    @Test
    void neverDoesWorseThanUnorderedGroups() {
        // three near, three near, and the best groups are not those of MDAV, which starts from the far end
        Masked masked = mask(2, Numbers.of("x", 1, 2, 3, 10, 11, 12, 100));

        assertThat(texts(masked.table(), "x")).containsExactly("2", "2", "2", "10.5", "10.5", "56", "56");
    }

    @Test
    void aSingleQuasiIdentifierBecomesKAnonymous() {
        Random random = new Random(7);
        double[] values = random.doubles(500).map(x -> Math.floor(x * 100)).toArray();

        Masked masked = mask(4, Numbers.of("x", values));

        assertThat(new KAnonymity(4)
                        .check(ReleasedTable.of(masked.table(), "x"), Evidence.NONE)
                        .holds())
                .isTrue();
    }

    @Test
    void theVerifierRefusesSeveralQuasiIdentifiersMaskedEachAlone() {
        List<String> warnings = new ArrayList<>();
        Dataset data = Dataset.of(
                Table.of(Numbers.of("x", 1, 1, 1, 9, 9, 9), Numbers.of("y", 5, 5, 8, 8, 8, 5)),
                List.of(numeric("x"), numeric("y")));

        Masked masked = new UnivariateOptimalMethod(3).mask(data, warningsTo(warnings));
        Verdict verdict = new KAnonymity(3).check(ReleasedTable.of(masked.table(), "x", "y"), Evidence.NONE);

        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.rows()).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(warnings).containsExactly("W_EACH_ALONE");
        assertThat(new UnivariateOptimalMethod(3).claims()).containsExactly(new KAnonymity(3), new Contributors(3));
    }

    @Test
    void fewMissingValuesJoinAGroupAndManyStandAlone() {
        double none = Double.NaN;
        Masked few = mask(2, Numbers.of("x", 1, 2, none, 8, 9));
        assertThat(texts(few.table(), "x")).containsExactly("1.5", "1.5", "8.5", "8.5", "8.5");

        Masked many = mask(2, Numbers.of("x", 1, none, 2, none, 8, none, 9, none));
        assertThat(texts(many.table(), "x")).containsExactly("1.5", "", "1.5", "", "8.5", "", "8.5", "");
    }

    @Test
    void whatItClaimsHoldsWithMissingValuesAndPersons() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            int k = 2 + random.nextInt(3);
            int n = 3 * k + random.nextInt(30);
            double[] values = new double[n];
            String[] persons = new String[n];
            for (int row = 0; row < n; row++) {
                values[row] = random.nextInt(10) == 0 ? Double.NaN : random.nextInt(20);
                persons[row] = "p" + (row < 2 * k ? row : random.nextInt(2 * k));
            }
            Words column = Words.of("p", persons);
            Optional<Words> person = random.nextBoolean() ? Optional.of(column) : Optional.empty();
            Table table = Table.of(Numbers.of("x", values));
            Dataset data = new Dataset(table, List.of(numeric("x")), person);
            BitSet present = new BitSet();
            for (int row = 0; row < n; row++) {
                present.set(row, !Double.isNaN(values[row]));
            }
            Evidence evidence = new Evidence(person.map(Words::codes), Map.of("x", present));

            UnivariateOptimalMethod method = new UnivariateOptimalMethod(k);
            ReleasedTable released =
                    ReleasedTable.of(method.mask(data, Watcher.SILENT).table(), "x");

            method.claims()
                    .forEach(claim -> assertThat(claim.check(released, evidence).violations())
                            .isEmpty());
        }
    }

    @Test
    void refusesCategoriesInASentence() {
        Dataset data = Dataset.of(
                Table.of(Words.of("town", "Vic", "Vic", "Olot")),
                List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));

        assertThatThrownBy(() -> new UnivariateOptimalMethod(2).mask(data, Watcher.SILENT))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_DOMAIN");
                    assertThat(problem.what()).contains("'town'");
                });
    }

    @Test
    void masksAMillionValues() {
        double[] values = new Random(1).doubles(1_000_000).map(Math::log).toArray();

        Masked masked = mask(5, Numbers.of("x", values));

        assertThat(masked.table().size()).isEqualTo(1_000_000);
    }

    private static Masked mask(int k, Numbers column) {
        return new UnivariateOptimalMethod(k)
                .mask(Dataset.of(Table.of(column), List.of(numeric(column.name()))), Watcher.SILENT);
    }

    private static Attribute numeric(String name) {
        return Attribute.of(name, Role.QUASI_IDENTIFIER, new Numeric(null));
    }

    private static List<String> texts(Table table, String name) {
        List<String> texts = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            texts.add(table.column(name).text(row));
        }
        return texts;
    }

    private static Watcher warningsTo(List<String> codes) {
        return new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                codes.add(warning.code());
            }
        };
    }
}
