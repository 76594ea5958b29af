package org.semblance.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.method.generalization.CandidateNodes;
import org.semblance.method.generalization.Datafly;
import org.semblance.method.generalization.Incognito;
import org.semblance.method.generalization.NextAttribute;
import org.semblance.method.generalization.NodeCriterion;
import org.semblance.method.recoding.GroupOrigin;
import org.semblance.method.recoding.LocalRecoding;
import org.semblance.method.recoding.RecodingObjective;
import org.semblance.method.recoding.SearchEffort;
import org.semblance.privacy.Aim;
import org.semblance.privacy.DeltaPresence;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.KMap;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Methods that generalise satisfy guarantees about a population, whatever the table, or say that nobody can. */
class PopulationGoalTest {

    private static GeneralizingMethod method(Random random, int k, boolean locally) {
        double suppress = random.nextInt(3) / 10.0;
        return switch (random.nextInt(locally ? 4 : 2)) {
            case 0 -> new Datafly(k, suppress, NextAttribute.DISTINCT);
            case 1 -> new Incognito(k, suppress, NodeCriterion.GRANULARITY, CandidateNodes.ALL);
            case 2 -> new LocalRecoding(k, SearchEffort.QUICK);
            default -> new LocalRecoding(k, GroupOrigin.MDAV, SearchEffort.QUICK, RecodingObjective.GRANULARITY);
        };
    }

    /** The table, and people of whom some have the values of its rows. */
    private static Dataset dataset(Random random, int k) {
        RandomTables tables = new RandomTables(random);
        int size = 2 * k + random.nextInt(25);
        Dataset rows = tables.generalizable(size);
        Dataset data = random.nextInt(4) == 0 ? tables.withPersons(rows, k + random.nextInt(size - k + 1)) : rows;
        List<Integer> people = new ArrayList<>();
        if (random.nextInt(8) > 0) {
            IntStream.range(0, size).forEach(people::add);
        }
        random.ints(random.nextInt(4 * size), 0, size).forEach(people::add);
        return data.among(data.table().rows(people.stream().mapToInt(row -> row).toArray()));
    }

    private static void check(Dataset data, Method method) {
        Masked masked = method.mask(data, Watcher.SILENT);
        for (Guarantee claim : method.claims()) {
            assertThat(claim.check(MethodContract.released(data, masked), Evidence.ofOriginal(data))
                            .violations())
                    .as(claim.toString())
                    .isEmpty();
        }
    }

    @Test
    void coversEnoughPeopleOfAnyPopulationThatHasThem() {
        int[] reached = new int[2];
        Trials.of(1000, random -> {
            int k = 2 + random.nextInt(3);
            Dataset data = dataset(random, k);
            int people = data.population().orElseThrow().size();
            KMap map = new KMap(2 + random.nextInt(12));
            List<Aim> aims = random.nextInt(4) == 0 ? List.of(new LDiversity(2, "illness")) : List.of();
            Method method = method(random, k, true).reaching(aims, List.of(map));
            assertThat(method.claims()).contains(map).containsAll(aims);
            boolean diverse = aims.stream()
                    .allMatch(aim -> aim.judge(Evidence.ofOriginal(data))
                            .holds(IntStream.range(0, data.table().size()).toArray()));
            if (people < map.k() || !diverse) {
                Problem problem = catchThrowableOfType(Problem.class, () -> method.mask(data, Watcher.SILENT));
                assertThat(problem.code()).isEqualTo("E_AIM");
                reached[0]++;
                return;
            }
            check(data, method);
            reached[1]++;
        });
        if (Trials.many()) {
            assertThat(Math.min(reached[0], reached[1])).isGreaterThan(50);
        }
    }

    @Test
    void hidesPresenceInAnyPopulationThatIsLargeEnough() {
        int[] reached = new int[2];
        Trials.of(1000, random -> {
            int k = 2 + random.nextInt(3);
            Dataset data = dataset(random, k);
            int people = data.population().orElseThrow().size();
            PopulationGuarantee presence =
                    new DeltaPresence((1 + random.nextInt(9)) / 10.0, random.nextInt(3) == 0 ? 0.05 : 0);
            Method method = method(random, k, false).reaching(List.of(), List.of(presence));
            int persons = Evidence.ofOriginal(data)
                    .personsBehind(IntStream.range(0, data.table().size()).toArray());
            double share = (double) persons / people;
            DeltaPresence asked = (DeltaPresence) presence;
            if (people == 0 || share > asked.most() || share < asked.least()) {
                Problem problem = catchThrowableOfType(Problem.class, () -> method.mask(data, Watcher.SILENT));
                assertThat(problem.code()).isEqualTo("E_AIM");
                reached[0]++;
                return;
            }
            check(data, method);
            reached[1]++;
        });
        if (Trials.many()) {
            assertThat(Math.min(reached[0], reached[1])).isGreaterThan(50);
        }
    }

    private static final Hierarchy TOWNS = Hierarchy.of(
            "towns",
            List.of(
                    List.of("Vic", "north", "all"),
                    List.of("Olot", "north", "all"),
                    List.of("Reus", "south", "all"),
                    List.of("Salou", "south", "all")));

    private static Dataset towns(List<String> people, String... towns) {
        List<Attribute> attributes = List.of(
                Attribute.of("town", Role.QUASI_IDENTIFIER, new Hierarchical(TOWNS)),
                Attribute.of("illness", Role.CONFIDENTIAL, new Nominal()));
        String[] illnesses = IntStream.range(0, towns.length)
                .mapToObj(row -> row % 2 == 0 ? "flu" : "cold")
                .toArray(String[]::new);
        return Dataset.of(Table.of(Words.of("town", towns), Words.of("illness", illnesses)), attributes)
                .among(Table.of(Words.of("town", people.toArray(String[]::new))));
    }

    private static List<String> shown(Method method, Dataset data) {
        Words town = (Words) method.mask(data, Watcher.SILENT).table().column("town");
        return IntStream.range(0, town.size()).mapToObj(town::text).toList();
    }

    @Test
    void generalizesAsFarAsThePopulationNeedsAndNoFurther() {
        List<String> people = List.of("Vic", "Vic", "Olot", "Reus", "Reus", "Reus", "Salou");
        Dataset data = towns(people, "Vic", "Vic", "Reus", "Reus");
        List<PopulationGuarantee> map = List.of(new KMap(3));
        assertThat(shown(new Datafly(2).reaching(List.of(), map), data))
                .containsExactly("north", "north", "south", "south");
        assertThat(shown(new Incognito(2).reaching(List.of(), map), data))
                .containsExactly("north", "north", "south", "south");
        assertThat(shown(new LocalRecoding(2, SearchEffort.QUICK).reaching(List.of(), map), data))
                .containsExactly("north", "north", "Reus", "Reus");
        assertThat(shown(
                        new Incognito(2, 0.5, NodeCriterion.GRANULARITY, CandidateNodes.ALL).reaching(List.of(), map),
                        data))
                .as("two rows suppressed rather than all generalised, or all generalised by one level")
                .isIn(List.of("all", "all", "Reus", "Reus"), List.of("north", "north", "south", "south"));
        assertThat(shown(
                        new LocalRecoding(2, SearchEffort.QUICK)
                                .reaching(List.of(new LDiversity(2, "illness")), List.of(new KMap(5))),
                        data))
                .containsExactly("all", "all", "all", "all");
    }

    @Test
    void refusesWhatThePopulationCannotGive() {
        Dataset data = towns(List.of("Vic", "Reus", "Vic"), "Vic", "Vic", "Reus", "Reus");
        for (GeneralizingMethod method :
                List.of(new Datafly(2), new Incognito(2), new LocalRecoding(2, SearchEffort.QUICK))) {
            Problem problem = catchThrowableOfType(
                    Problem.class,
                    () -> method.reaching(List.of(), List.of(new KMap(4))).mask(data, Watcher.SILENT));
            assertThat(problem.code()).isEqualTo("E_AIM");
            assertThat(problem.what())
                    .contains("k-map does not hold", "4 people are asked for, and the population has 3");
        }
        Problem problem = catchThrowableOfType(
                Problem.class,
                () -> new Incognito(2)
                        .reaching(List.of(), List.of(new DeltaPresence(0.5, 0)))
                        .mask(data, Watcher.SILENT));
        assertThat(problem.what()).contains("delta-presence", "the table has 4 of the 3 people");
    }

    @Test
    void localRecodingRefusesWhatNeedsClassesThatDoNotOverlap() {
        Problem problem = catchThrowableOfType(
                Problem.class,
                () -> new LocalRecoding(2, SearchEffort.QUICK)
                        .reaching(List.of(new KAnonymity(3)), List.of(new DeltaPresence(0.5, 0))));
        assertThat(problem.code()).isEqualTo("E_AIM");
        assertThat(problem.what()).contains("delta-presence needs classes that do not overlap");
    }
}
