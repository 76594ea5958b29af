package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.TCloseness;
import org.semblance.privacy.Verdict;
import org.semblance.quality.loss.Sse;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.Trials;

/** The methods by Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, and goals of microaggregation. */
class ClosenessMethodsTest {

    /** Hears warnings. */
    private static final class Listener implements Watcher {
        private final List<String> codes = new ArrayList<>();

        @Override
        public void progress(String stage, long done, long total) {}

        @Override
        public void warn(Warning warning) {
            codes.add(warning.code());
        }
    }

    /** Two numbers that may be known of somebody, and a confidential one. */
    private static Dataset table(double[] x, double[] y, long[] z) {
        return Dataset.of(
                Table.of(
                        Numbers.of("x", x),
                        Numbers.of("y", y),
                        Words.of("z", Arrays.stream(z).mapToObj(String::valueOf).toArray(String[]::new))),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("y", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("z", Role.CONFIDENTIAL, new Numeric(null))));
    }

    /**
     * A table of 10 to 80 rows: two independent normal quasi-identifiers, and a confidential number that is correlated with the
     * first by 0 to 0.95 and rounded to about 5 or 50 different values.
     */
    private static Dataset table(Random random) {
        int size = 10 + random.nextInt(71);
        double correlation = 0.95 * random.nextDouble();
        double digits = random.nextBoolean() ? 1 : 10;
        double[] x = random.doubles(size).map(none -> random.nextGaussian()).toArray();
        double[] y = random.doubles(size).map(none -> random.nextGaussian()).toArray();
        long[] z = IntStream.range(0, size)
                .mapToLong(row -> Math.round(digits
                        * (correlation * x[row] + Math.sqrt(1 - correlation * correlation) * random.nextGaussian())))
                .toArray();
        return table(x, y, z);
    }

    private static Groups groups(Method method, Dataset data) {
        return (Groups) method.mask(data, Watcher.SILENT).trace();
    }

    private static Set<Set<Integer>> sets(Groups groups) {
        return IntStream.range(0, groups.count())
                .mapToObj(group -> IntStream.of(groups.members(group)).boxed().collect(Collectors.toSet()))
                .collect(Collectors.toSet());
    }

    private static long[] confidential(Dataset data) {
        Column z = data.table().column("z");
        return IntStream.range(0, z.size())
                .mapToLong(row -> Long.parseLong(z.text(row)))
                .toArray();
    }

    /**
     * The earth mover's distance by moving it: both sides as equally many grains of earth, in order, grain to grain. Two values
     * are as far apart as there are steps between them.
     */
    private static double carried(long[] all, int[] rows) {
        long[] different = Arrays.stream(all).distinct().sorted().toArray();
        int[] places = Arrays.stream(all)
                .mapToInt(value -> Arrays.binarySearch(different, value))
                .toArray();
        int[] from = Arrays.stream(rows).map(row -> places[row]).sorted().toArray();
        int[] to = Arrays.stream(places).sorted().toArray();
        double work = 0;
        int grains = from.length * to.length;
        for (int grain = 0; grain < grains; grain++) {
            work += Math.abs(from[grain / to.length] - to[grain / from.length]);
        }
        return different.length < 2 ? 0 : work / grains / (different.length - 1);
    }

    @Test
    void allMeetTAndKAndTFirstLosesLessThanMergeMostly() {
        long seed = Trials.seed();
        System.out.println("t-closeness by microaggregation, random tables from seed " + seed);
        System.out.println("  losing less than (as much as) t-closeness-merge, of all:");
        Random seeds = new Random(seed);
        int tables = Trials.count(400, 2_000);
        Map<String, Map<String, int[]>> byT = new TreeMap<>();
        for (int i = 0; i < tables; i++) {
            Random random = new Random(seeds.nextLong());
            Dataset data = table(random);
            int k = 2 + random.nextInt(4);
            double t = 0.05 * (1 + random.nextInt(5));
            double merge = loss(new TClosenessMergeMethod(k, t, "z"), data, k, t);
            Map<String, Method> others = new TreeMap<>(Map.of("k-first", new TClosenessKFirstMethod(k, t, "z")));
            for (StrataChoice strata : StrataChoice.values()) {
                others.put("t-first " + strata, new TClosenessTFirstMethod(k, t, "z", null, strata, null));
            }
            others.forEach((name, method) -> {
                double loss = loss(method, data, k, t);
                for (String row : List.of(String.format(Locale.ROOT, "t = %.2f", t), "together")) {
                    int[] counts =
                            byT.computeIfAbsent(row, none -> new TreeMap<>()).computeIfAbsent(name, none -> new int[3]);
                    counts[0] += loss < merge * (1 - 1e-9) ? 1 : 0;
                    counts[1] += Math.abs(loss - merge) <= merge * 1e-9 ? 1 : 0;
                    counts[2]++;
                }
            });
        }
        byT.forEach((row, methods) -> System.out.println("  " + row + ": "
                + methods.entrySet().stream()
                        .map(entry -> String.format(
                                "%s %d (%d) of %d",
                                entry.getKey(), entry.getValue()[0], entry.getValue()[1], entry.getValue()[2]))
                        .collect(Collectors.joining(", "))));
        int[] best = byT.get("together").get("t-first BEST");
        assertThat(best[0]).isGreaterThan(tables / 2);
    }

    /** The squared error of a method that meets t and k by the judge and by the definition. */
    private static double loss(Method method, Dataset data, int k, double t) {
        Masked masked = method.mask(data, Watcher.SILENT);
        ReleasedTable released = MethodContract.released(data, masked);
        Evidence evidence = MethodContract.evidence(data);
        assertThat(method.claims()).contains(new KAnonymity(k), new TCloseness(t, "z", null));
        method.claims()
                .forEach(claim -> assertThat(claim.check(released, evidence).violations())
                        .as(claim.name())
                        .isEmpty());
        long[] all = confidential(data);
        for (int[] rows : released.classes()) {
            assertThat(rows.length).isGreaterThanOrEqualTo(k);
            assertThat(carried(all, rows)).isLessThanOrEqualTo(t + 1e-9);
        }
        return new Sse().of(data, masked.table(), Watcher.SILENT).value();
    }

    /**
     * Six records on a line in three pairs, with confidential values 1 1 2 2 3 3 along it. The table has a third of each. A pair
     * at an end, all 1, is 1/2 away: a third has to go one step, a third two, of two steps. The pair in the middle is
     * 1/3 away. With t = 0.4 the first end joins the middle (1 1 2 2: (1/6 + 1/3)/2 = 1/4), the other end is still too far and
     * joins what is nearest, which is all. With t-first, k = 3 and three strata of two, each group has a 1, a 2 and a 3.
     */
    @Test
    void mergesAndStratifiesAsByHand() {
        Dataset data = table(new double[] {0, 1, 10, 11, 30, 31}, new double[6], new long[] {1, 1, 2, 2, 3, 3});
        assertThat(carried(confidential(data), new int[] {0, 1})).isEqualTo(0.5);
        assertThat(sets(groups(new TClosenessMergeMethod(2, 0.5, "z"), data)))
                .isEqualTo(Set.of(Set.of(0, 1), Set.of(2, 3), Set.of(4, 5)));
        Listener listener = new Listener();
        Masked merged = new TClosenessMergeMethod(2, 0.4, "z").mask(data, listener);
        assertThat(((Groups) merged.trace()).count()).isEqualTo(1);
        assertThat(listener.codes).contains("W_ALL_MERGED");
        Groups stratified = groups(new TClosenessTFirstMethod(3, 0.2, "z", null, StrataChoice.MEMBERS, null), data);
        assertThat(stratified.count()).isEqualTo(2);
        // 31 is farthest from the centre at 13.8; the nearest 2 is at 11 and the nearest 1 at 1
        assertThat(sets(stratified)).isEqualTo(Set.of(Set.of(5, 3, 1), Set.of(4, 2, 0)));
    }

    @Test
    void mergeIsMdavThatReachesCloseness() {
        Trials.of(300, random -> {
            Dataset data = table(random);
            int k = 2 + random.nextInt(4);
            double t = 0.05 + random.nextInt(6) / 20.0;
            Aim closeness = new TCloseness(t, "z", null);
            assertThat(sets(groups(new TClosenessMergeMethod(k, t, "z"), data)))
                    .isEqualTo(sets(groups(new MdavMethod(k).reaching(List.of(closeness)), data)));
        });
    }

    /** Merging as the paper says it, with distances between the means of groups, in plain loops. */
    @Test
    void mergesTheFarthestGroupWithTheNearest() {
        Trials.of(300, random -> {
            Dataset data = table(random);
            int k = 2 + random.nextInt(3);
            double t = 0.1 + random.nextInt(4) / 20.0;
            double[][] records = standardized(data);
            Aim.Judge judge = new TCloseness(t, "z", null).judge(MethodContract.evidence(data));
            List<List<Integer>> groups = new ArrayList<>();
            Groups mdav = groups(new MdavMethod(k), data);
            for (int group = 0; group < mdav.count(); group++) {
                groups.add(new ArrayList<>(
                        IntStream.of(mdav.members(group)).boxed().toList()));
            }
            while (true) {
                List<Integer> worst = groups.get(0);
                for (List<Integer> group : groups) {
                    worst = lack(judge, group) > lack(judge, worst) ? group : worst;
                }
                if (lack(judge, worst) == 0) {
                    break;
                }
                List<Integer> from = worst;
                List<Integer> nearest = groups.stream()
                        .filter(group -> group != from)
                        .min((one, other) -> Double.compare(
                                square(mean(records, one), mean(records, from)),
                                square(mean(records, other), mean(records, from))))
                        .orElseThrow();
                List<Integer> into = from.size() >= nearest.size() ? from : nearest;
                List<Integer> gone = into == from ? nearest : from;
                into.addAll(gone);
                groups.removeIf(group -> group == gone);
            }
            assertThat(sets(groups(new TClosenessMergeMethod(k, t, "z"), data)))
                    .isEqualTo(groups.stream().map(HashSet::new).collect(Collectors.toSet()));
        });
    }

    private static double lack(Aim.Judge judge, List<Integer> group) {
        return judge.lack(group.stream().mapToInt(row -> row).toArray());
    }

    private static double far(long[] all, List<Integer> group) {
        return carried(all, group.stream().mapToInt(row -> row).toArray());
    }

    private static double[] mean(double[][] records, List<Integer> rows) {
        return new double[] {
            rows.stream().mapToDouble(row -> records[row][0]).average().orElseThrow(),
            rows.stream().mapToDouble(row -> records[row][1]).average().orElseThrow()
        };
    }

    private static double square(double[] one, double[] other) {
        return (one[0] - other[0]) * (one[0] - other[0]) + (one[1] - other[1]) * (one[1] - other[1]);
    }

    private static double[][] standardized(Dataset data) {
        double[][] records = new double[data.table().size()][2];
        for (int j = 0; j < 2; j++) {
            Numbers column = (Numbers) data.table().column(j == 0 ? "x" : "y");
            double mean = IntStream.range(0, column.size())
                    .mapToDouble(column::at)
                    .average()
                    .orElseThrow();
            double squares = IntStream.range(0, column.size())
                    .mapToDouble(row -> (column.at(row) - mean) * (column.at(row) - mean))
                    .sum();
            double deviation = Math.sqrt(squares / (column.size() - 1));
            for (int row = 0; row < records.length; row++) {
                records[row][j] = (column.at(row) - mean) / deviation;
            }
        }
        return records;
    }

    @Test
    void kFirstIsThatOfThePaper() {
        Trials.of(300, random -> {
            Dataset data = table(random);
            int k = 2 + random.nextInt(4);
            double t = 0.05 + random.nextInt(6) / 20.0;
            long[] all = confidential(data);
            List<List<Integer>> expected =
                    new PaperKFirst(standardized(data), k, t, group -> far(all, group)).clusters();
            TCloseness closeness = new TCloseness(t, "z", null);
            List<int[]> groups = new TClosenessKFirst(k, closeness)
                    .of(MethodContract.evidence(data), row -> new int[] {row})
                    .partition(data.records(), IntStream.range(0, all.length).toArray(), Watcher.SILENT);
            assertThat(sets(new Groups(all.length, groups)))
                    .isEqualTo(expected.stream().map(HashSet::new).collect(Collectors.toSet()));
        });
    }

    /** Without missing values and persons, the groups of t-first are near enough as they are made. */
    @Test
    void tFirstNeedsNoMerging() {
        StrataChoice[] choices = {StrataChoice.NEEDED, StrataChoice.MEMBERS};
        Trials.of(500, random -> {
            Dataset data = table(random);
            int k = 2 + random.nextInt(4);
            GroundDistance ground = random.nextBoolean() ? GroundDistance.ORDERED : GroundDistance.EQUAL;
            TCloseness closeness = new TCloseness(0.02 + random.nextInt(30) / 60.0, "z", ground);
            Aim.Judge judge = closeness.judge(MethodContract.evidence(data));
            List<int[]> groups = new TClosenessTFirst(k, closeness, choices[random.nextInt(choices.length)])
                    .of(MethodContract.evidence(data), row -> new int[] {row})
                    .partition(
                            data.records(),
                            IntStream.range(0, data.table().size()).toArray(),
                            Watcher.SILENT);
            new Groups(data.table().size(), groups);
            groups.forEach(rows -> {
                assertThat(rows.length).isGreaterThanOrEqualTo(k);
                assertThat(judge.holds(rows)).isTrue();
            });
        });
    }

    @Test
    void makesTheGroupsOfMdavWhereTheConfidentialAttributeIsConstant() {
        Trials.of(50, random -> {
            Dataset varied = table(random);
            Dataset data = varied.over(varied.table()
                    .with(List.of(Words.of(
                            "z",
                            IntStream.range(0, varied.table().size())
                                    .mapToObj(row -> "7")
                                    .toArray(String[]::new)))));
            Set<Set<Integer>> mdav = sets(groups(new MdavMethod(3), data));
            assertThat(sets(groups(new TClosenessMergeMethod(3, 0.01, "z"), data)))
                    .isEqualTo(mdav);
            for (Method method :
                    List.of(new TClosenessKFirstMethod(3, 0.01, "z"), new TClosenessTFirstMethod(3, 0.01, "z"))) {
                Groups groups = groups(method, data);
                assertThat(groups.count()).isEqualTo(data.table().size() / 3);
                assertThat(groups.largest()).isLessThan(6);
            }
        });
    }

    @Test
    void reachesDiversityAndClosenessTogether() {
        Trials.of(200, random -> {
            Dataset data = table(random);
            List<Aim> aims = List.of(
                    new LDiversity(2, "z", LDiversity.Kind.DISTINCT, null),
                    new TCloseness(0.3, "z", null),
                    new KAnonymity(4));
            Method method = new MdavMethod(2).reaching(aims);
            Masked masked = method.mask(data, Watcher.SILENT);
            assertThat(method.claims()).containsAll(aims).contains(new KAnonymity(2));
            for (Aim aim : aims) {
                Verdict verdict = aim.check(MethodContract.released(data, masked), MethodContract.evidence(data));
                assertThat(verdict.holds()).as(aim.name()).isTrue();
            }
        });
    }

    @Test
    void leavesGroupsThatHoldAsTheyAre() {
        Dataset data = table(
                new double[] {0, 1, 2, 20, 21, 22}, new double[] {0, 1, 0, 1, 0, 1}, new long[] {1, 2, 1, 1, 2, 3});
        assertThat(sets(groups(
                        new MdavMethod(3).reaching(List.of(new LDiversity(2, "z", LDiversity.Kind.DISTINCT, null))),
                        data)))
                .isEqualTo(sets(groups(new MdavMethod(3), data)));
    }

    @Test
    void refusesWhatCannotBeReached() {
        Dataset data = table(new double[] {0, 1, 2, 3}, new double[] {0, 1, 0, 1}, new long[] {1, 2, 1, 1});
        assertRefused(
                "E_AIM",
                () -> new MdavMethod(2)
                        .reaching(List.of(new LDiversity(3, "z", LDiversity.Kind.DISTINCT, null)))
                        .mask(data, Watcher.SILENT));
        assertRefused(
                "E_K",
                () -> new MdavMethod(2).reaching(List.of(new KAnonymity(5))).mask(data, Watcher.SILENT));
    }

    @Test
    void refusesATThatAsksForNothingOrTheImpossible() {
        for (double t : new double[] {0, -0.1, 1.01, Double.NaN, Double.POSITIVE_INFINITY}) {
            assertRefused("E_T", () -> new TClosenessMergeMethod(2, t, "z"));
            assertRefused("E_T", () -> new TClosenessKFirstMethod(2, t, "z"));
            assertRefused("E_T", () -> new TClosenessTFirstMethod(2, t, "z"));
        }
    }

    @Test
    void refusesAnAttributeThatIsNotConfidential() {
        Dataset data = table(new double[] {0, 1, 2, 3}, new double[] {0, 1, 0, 1}, new long[] {1, 2, 1, 1});
        for (String of : List.of("x", "salary")) {
            assertRefused("E_GUARANTEE", () -> new TClosenessMergeMethod(2, 0.2, of).mask(data, Watcher.SILENT));
            assertRefused("E_GUARANTEE", () -> new TClosenessKFirstMethod(2, 0.2, of).mask(data, Watcher.SILENT));
            assertRefused("E_GUARANTEE", () -> new TClosenessTFirstMethod(2, 0.2, of).mask(data, Watcher.SILENT));
        }
    }

    @Test
    void refusesFewerRowsThanK() {
        Dataset data = table(new double[] {0, 1, 2}, new double[] {0, 1, 0}, new long[] {1, 2, 1});
        assertRefused("E_K", () -> new TClosenessTFirstMethod(4, 0.2, "z").mask(data, Watcher.SILENT));
        assertRefused("E_K", () -> new TClosenessKFirstMethod(4, 0.2, "z").mask(data, Watcher.SILENT));
    }

    /** Every person has two rows, of which one is in the middle of the confidential attribute. */
    @Test
    void keepsPersonsTogether() {
        double[] x = IntStream.range(0, 24).mapToDouble(row -> row / 2).toArray();
        double[] y = IntStream.range(0, 24).mapToDouble(row -> row % 5).toArray();
        long[] z =
                IntStream.range(0, 24).mapToLong(row -> row % 2 == 0 ? 5 : row).toArray();
        Dataset rows = table(x, y, z);
        Dataset data = new Dataset(
                rows.table(),
                rows.attributes(),
                Optional.of(Words.of(
                        "person",
                        IntStream.range(0, 24).mapToObj(row -> "p" + row / 2).toArray(String[]::new))));
        for (Method method : List.of(
                new TClosenessMergeMethod(2, 0.15, "z"),
                new TClosenessKFirstMethod(2, 0.15, "z"),
                new TClosenessTFirstMethod(2, 0.15, "z"))) {
            int[] groupOf = groups(method, data).groupOf();
            for (int row = 0; row < 24; row += 2) {
                assertThat(groupOf[row]).isEqualTo(groupOf[row + 1]);
            }
        }
    }

    /** Whoever misses an age is ill; only across the patterns of missing values is there what the table has. */
    @Test
    void mergesAcrossPatternsOfMissingValues() {
        double[] age = IntStream.range(0, 16)
                .mapToDouble(row -> row < 8 ? row : Double.NaN)
                .toArray();
        Dataset data = Dataset.of(
                Table.of(
                        Numbers.of("age", age),
                        Words.of(
                                "illness",
                                IntStream.range(0, 16)
                                        .mapToObj(row -> row < 8 ? "none" : "flu")
                                        .toArray(String[]::new))),
                List.of(
                        Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("illness", Role.CONFIDENTIAL, new Nominal())));
        for (Method method : List.of(
                new TClosenessMergeMethod(2, 0.3, "illness"),
                new TClosenessKFirstMethod(2, 0.3, "illness"),
                new TClosenessTFirstMethod(2, 0.3, "illness"))) {
            Masked masked = method.mask(data, Watcher.SILENT);
            method.claims()
                    .forEach(claim -> assertThat(
                                    claim.check(MethodContract.released(data, masked), MethodContract.evidence(data))
                                            .violations())
                            .as(claim.name())
                            .isEmpty());
        }
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }
}
