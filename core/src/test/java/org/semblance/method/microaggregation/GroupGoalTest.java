package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.AlphaKAnonymity;
import org.semblance.privacy.BetaLikeness;
import org.semblance.privacy.DeltaDisclosure;
import org.semblance.privacy.Dominance;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.LDiversity;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Methods that form groups merge them until goals hold, whatever the table, or say that nobody can. */
class GroupGoalTest {

    private static GoalCapableMethod method(Random random, int k) {
        return switch (random.nextInt(10)) {
            case 0 -> new MdavMethod(k);
            case 1 -> new MdavMuArgusMethod(k);
            case 2 -> new SaMdavMethod(k, ClosestRule.PLAIN, Combination.MEAN, null);
            case 3 -> new AbrilMethod(k, Combination.MEAN, null);
            case 4 -> new EqualityModeMethod(k, EqualityModeMethod.Equality.ATTRIBUTE, null);
            case 5 -> new SMdavMethod(k, Combination.MEAN, null);
            case 6 -> new SaMdavStaticMethod(k, ClosestRule.WEIGHTED, Combination.MEAN, null);
            case 7 -> new TClosenessMergeMethod(k, 0.5, "illness");
            case 8 -> new TClosenessKFirstMethod(k, 0.5, "illness");
            default -> new TClosenessTFirstMethod(k, 0.5, "illness");
        };
    }

    /** A table of any domains in which a few columns are amounts, most of them skewed. */
    private static Dataset dataset(Random random, int size) {
        Dataset data = new RandomTables(random).dataset(size);
        List<Column> amounts = new ArrayList<>();
        for (Attribute attribute : data.attributes()) {
            boolean number =
                    attribute.is(Role.QUASI_IDENTIFIER) && attribute.domain().ofNumbers();
            if (number && random.nextInt(4) > 0) {
                double spread = random.nextInt(4);
                amounts.add(Numbers.of(
                        attribute.name(),
                        IntStream.range(0, size)
                                .mapToDouble(row -> random.nextInt(8) == 0
                                        ? Double.NaN
                                        : Math.rint(Math.exp(3 + spread * random.nextGaussian())))
                                .toArray()));
            }
        }
        return new Dataset(data.table().with(amounts), data.attributes(), data.person());
    }

    private static Aim aim(Random random, Dataset data) {
        List<String> numbers = data.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute -> attribute.domain().ofNumbers())
                .map(Attribute::name)
                .filter(name -> {
                    Numbers column = (Numbers) data.table().column(name);
                    return IntStream.range(0, column.size()).noneMatch(row -> column.at(row) < 0);
                })
                .toList();
        return switch (random.nextInt(numbers.isEmpty() ? 4 : 8)) {
            case 0 -> new AlphaKAnonymity(0.4 + random.nextInt(6) / 10.0, 2 + random.nextInt(4), "illness", null);
            case 1 ->
                new BetaLikeness(
                        (1 + random.nextInt(6)) / 3.0, "illness", BetaLikeness.Kind.values()[random.nextInt(2)]);
            case 2 ->
                new DeltaDisclosure(
                        (1 + random.nextInt(6)) / 3.0, "illness", DeltaDisclosure.AbsentValueRule.VIOLATION);
            case 3 -> new LDiversity(1.5 + random.nextInt(4) / 4.0, "illness", LDiversity.Kind.ENTROPY, null);
            case 4, 5 -> new Dominance(1 + random.nextInt(30));
            default -> new Dominance(1 + random.nextInt(30), numbers);
        };
    }

    @Test
    void reachesWhatIsAskedForOnAnyTable() {
        int[] reached = new int[2];
        Trials.of(1200, random -> {
            int k = 2 + random.nextInt(3);
            int size = 2 * k + random.nextInt(40);
            Dataset rows = dataset(random, size);
            Dataset data = random.nextInt(4) == 0
                    ? new RandomTables(random).withPersons(rows, k + random.nextInt(size - k + 1))
                    : rows;
            List<Aim> aims = new ArrayList<>(List.of(aim(random, data)));
            if (random.nextInt(3) == 0) {
                aims.add(aim(random, data));
            }
            Method method = method(random, k).reaching(aims);
            Evidence evidence = Evidence.ofOriginal(data);
            int[] all = IntStream.range(0, size).toArray();
            boolean possible = method.claims().stream()
                    .allMatch(claim ->
                            !(claim instanceof Aim aim) || aim.judge(evidence).holds(all));
            if (!possible) {
                Problem problem = catchThrowableOfType(Problem.class, () -> method.mask(data, Watcher.SILENT));
                assertThat(problem.code()).isIn("E_AIM", "E_K", "E_K_PEOPLE");
                reached[0]++;
                return;
            }
            Masked masked = method.mask(data, Watcher.SILENT);
            assertThat(method.claims()).containsAll(aims);
            for (Guarantee claim : method.claims()) {
                assertThat(claim.check(MethodContract.released(data, masked), evidence)
                                .violations())
                        .as(claim.toString())
                        .isEmpty();
            }
            reached[1]++;
        });
        if (Trials.many()) {
            assertThat(reached[0]).isGreaterThan(20);
            assertThat(reached[1]).isGreaterThan(300);
        }
    }

    @Test
    void mergesTheGroupsWhoseLargestValueDominates() {
        double[] wages = {10, 11, 12, 1000, 1010, 90};
        Dataset data = Dataset.of(
                Table.of(Numbers.of("wage", wages)),
                List.of(Attribute.of("wage", Role.QUASI_IDENTIFIER, new Numeric(null))));
        Numbers plain =
                (Numbers) new MdavMethod(3).mask(data, Watcher.SILENT).table().column("wage");
        assertThat(IntStream.range(0, 6).mapToDouble(plain::at).toArray()).containsExactly(11, 11, 11, 700, 700, 700);
        // 90 is 8.9 % of 1010: with the others 123, 12.2 %
        Method aiming = new MdavMethod(3).reaching(List.of(new Dominance(10)));
        Numbers merged = (Numbers) aiming.mask(data, Watcher.SILENT).table().column("wage");
        assertThat(Arrays.stream(IntStream.range(0, 6).mapToDouble(merged::at).toArray())
                        .distinct())
                .containsExactly(355.5);
        Problem problem = catchThrowableOfType(
                Problem.class,
                () -> new MdavMethod(3).reaching(List.of(new Dominance(13))).mask(data, Watcher.SILENT));
        assertThat(problem.code()).isEqualTo("E_AIM");
        assertThat(problem.what()).contains("dominance", "the largest value dominates 'wage'");
    }
}
