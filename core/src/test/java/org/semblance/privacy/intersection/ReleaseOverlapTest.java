package org.semblance.privacy.intersection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

/** Crowds against their definition, on random releases; the seed is printed. */
class ReleaseOverlapTest {

    private static final int ABSENT = -1;

    private final long seed = Trials.seed();
    private final Random random = new Random(seed);

    /** A release as its definition has it: for each row whose it is, what it holds and its class. */
    private record Plain(long[] persons, long[] held, int[] classes, int k) {

        /** One row of each person. */
        Plain(long[] persons, int[] classes, int k) {
            this(persons, persons, classes, k);
        }

        ClassMembership members() {
            return ClassMembership.of(persons, held, classes);
        }

        /** The class of each row, by its person and, where the person has several, what it holds. */
        Map<List<Long>, Integer> rows(boolean inOneClass, Set<Long> several) {
            Map<List<Long>, Integer> rows = new HashMap<>();
            for (int row = 0; row < persons.length; row++) {
                rows.put(
                        List.of(persons[row], several.contains(persons[row]) ? held[row] : 0),
                        inOneClass ? 0 : classes[row]);
            }
            return rows;
        }

        Set<Long> withSeveral() {
            Set<Long> met = new HashSet<>();
            return Arrays.stream(persons)
                    .filter(person -> !met.add(person))
                    .boxed()
                    .collect(Collectors.toSet());
        }

        Set<Long> people() {
            return new HashSet<>(Arrays.stream(persons).boxed().toList());
        }
    }

    private Plain randomRelease(int people, int from) {
        int[] rows = IntStream.range(from, from + people)
                .filter(person -> random.nextInt(4) > 0)
                .flatMap(person -> IntStream.generate(() -> person).limit(random.nextInt(5) == 0 ? 2 : 1))
                .toArray();
        int classes = 1 + random.nextInt(5);
        boolean changing = random.nextInt(3) == 0;
        long[] held = new long[rows.length];
        for (int row = 0; row < rows.length; row++) {
            boolean second = row > 0 && rows[row] == rows[row - 1];
            // mostly the first of a person's rows, then the second
            held[row] = second ? held[row - 1] ^ 1L : changing ? random.nextInt(3) : 0;
        }
        return new Plain(
                // numbers of both signs, as fingerprints are
                Arrays.stream(rows).mapToLong(ReleaseOverlapTest::mixed).toArray(),
                Arrays.stream(held).map(ReleaseOverlapTest::mixed).toArray(),
                Arrays.stream(rows).map(row -> random.nextInt(classes)).toArray(),
                2 + random.nextInt(4));
    }

    private static long mixed(long person) {
        return (person + 1) * 0x9E3779B97F4A7C15L;
    }

    private static ReleaseOverlap overlap(List<Plain> earlier, Plain release) {
        return ReleaseOverlap.of(
                IntStream.range(0, earlier.size())
                        .mapToObj(i -> new ReleaseOverlap.Earlier(
                                i + 1, earlier.get(i).k, () -> earlier.get(i).members()))
                        .toList(),
                release.members(),
                release.k);
    }

    /** For each row what it shows in each release. */
    private static Map<List<Long>, List<Integer>> signatures(List<Plain> releases, boolean inOneClass) {
        Set<Long> several = withSeveral(releases);
        Map<List<Long>, List<Integer>> signatures = new HashMap<>();
        for (int i = 0; i < releases.size(); i++) {
            int place = i;
            releases.get(i)
                    .rows(inOneClass, several)
                    .forEach((row, group) -> signatures
                            .computeIfAbsent(
                                    row,
                                    unseen -> new ArrayList<>(IntStream.range(0, releases.size())
                                            .mapToObj(any -> ABSENT)
                                            .toList()))
                            .set(place, group));
        }
        return signatures;
    }

    private static Set<Long> withSeveral(List<Plain> releases) {
        return releases.stream()
                .flatMap(release -> release.withSeveral().stream())
                .collect(Collectors.toSet());
    }

    /** Whether of somebody a release and an earlier one each have a row that the other does not have, and none has all of them. */
    private static boolean unclear(List<Plain> releases) {
        Set<Long> several = withSeveral(releases);
        List<Set<List<Long>>> rows = releases.stream()
                .map(release -> release.rows(true, several).keySet())
                .toList();
        Set<List<Long>> here = rows.get(rows.size() - 1);
        return rows.stream().anyMatch(there -> {
            Set<Long> persons = personsOfOnly(there, here);
            persons.retainAll(personsOfOnly(here, there));
            Set<List<Long>> both = new HashSet<>(there);
            both.addAll(here);
            return persons.stream()
                    .anyMatch(person -> rows.stream()
                            .noneMatch(all -> all.containsAll(both.stream()
                                    .filter(row -> row.get(0).equals(person))
                                    .toList())));
        });
    }

    private static Set<Long> personsOfOnly(Set<List<Long>> rows, Set<List<Long>> others) {
        return rows.stream()
                .filter(row -> !others.contains(row))
                .map(row -> row.get(0))
                .collect(Collectors.toSet());
    }

    private static Map<List<Integer>, Set<Long>> crowds(Map<List<Long>, List<Integer>> signatures, int length) {
        Map<List<Integer>, Set<Long>> crowds = new HashMap<>();
        signatures.forEach((row, signature) -> {
            if (signature.subList(0, length).stream().anyMatch(group -> group != ABSENT)) {
                crowds.computeIfAbsent(signature.subList(0, length), unseen -> new HashSet<>())
                        .add(row.get(0));
            }
        });
        return crowds;
    }

    /** Persons in crowds that the last release made too small, and those who stand alone there. */
    private static List<Set<Long>> narrowed(List<Plain> releases, boolean inOneClass) {
        Map<List<Long>, List<Integer>> signatures = signatures(releases, inOneClass);
        int last = releases.size() - 1;
        Map<List<Integer>, Set<Long>> before = crowds(signatures, last);
        Set<Long> small = new HashSet<>();
        Set<Long> alone = new HashSet<>();
        crowds(signatures, releases.size()).forEach((signature, crowd) -> {
            int needed = IntStream.range(0, releases.size())
                    .filter(i -> signature.get(i) != ABSENT)
                    .map(i -> releases.get(i).k)
                    .min()
                    .orElseThrow();
            Set<Long> parent = before.get(signature.subList(0, last));
            if (crowd.size() < needed && (parent == null || crowd.size() < parent.size())) {
                small.addAll(crowd);
                if (crowd.size() == 1) {
                    alone.addAll(crowd);
                }
            }
        });
        return List.of(small, alone);
    }

    @Test
    void isWhatTheDefinitionSays() {
        System.out.println("ReleaseOverlapTest: seed " + seed);
        int narrowings = 0;
        int unclear = 0;
        int trials = Trials.count(600, 3000);
        for (int trial = 0; trial < trials; trial++) {
            List<Plain> releases = new ArrayList<>();
            for (int i = 1 + random.nextInt(4); i >= 0; i--) {
                // some of other people, and some that meet only by way of others
                releases.add(randomRelease(4 + random.nextInt(25), random.nextInt(3) * random.nextInt(20)));
            }
            Plain release = releases.get(releases.size() - 1);
            List<Plain> earlier = releases.subList(0, releases.size() - 1);
            ReleaseOverlap overlap = overlap(earlier, release);
            Set<Long> known = new HashSet<>();
            earlier.forEach(one -> known.addAll(one.people()));
            known.retainAll(release.people());
            assertThat(overlap.shared()).isEqualTo(known.size());
            if (known.isEmpty()) {
                assertThat(overlap.holds()).isTrue();
                continue;
            }
            List<Set<Long>> expected = narrowed(releases, false);
            assertThat(overlap.narrowed())
                    .isEqualTo(new IntersectionClasses.SmallClasses(
                            expected.get(0).size(), expected.get(1).size()));
            List<Set<Long>> apart = narrowed(releases, true);
            assertThat(overlap.apart())
                    .isEqualTo(new IntersectionClasses.SmallClasses(
                            apart.get(0).size(), apart.get(1).size()));
            assertThat(overlap.unclear().isEmpty()).isEqualTo(!unclear(releases));
            narrowings += expected.get(0).isEmpty() ? 0 : 1;
            unclear += overlap.unclear().size() > 0 ? 1 : 0;
        }
        assertThat(narrowings).isBetween(trials / 10, trials * 29 / 30);
        assertThat(unclear).isBetween(trials / 10, trials * 29 / 30);
    }

    @Test
    void whereItHoldsNothingThatFollowsFromClassesIsOfFewerThanK() {
        System.out.println("ReleaseOverlapTest: seed " + seed);
        int k = 3;
        int held = 0;
        int sequences = Trials.count(60, 300);
        while (held < sequences) {
            List<Plain> releases = new ArrayList<>();
            // few classes that repeat, so that some sequences hold
            int[] cuts = {6 + random.nextInt(6), 16 + random.nextInt(6), 26 + random.nextInt(6)};
            boolean holds = true;
            for (int i = 0; i < 4 && holds; i++) {
                long[] people = IntStream.range(random.nextBoolean() ? 0 : cuts[0], 40)
                        .filter(person -> random.nextInt(60) > 0)
                        .mapToLong(person -> person)
                        .toArray();
                int[] used =
                        Arrays.stream(cuts).filter(cut -> random.nextInt(3) > 0).toArray();
                int moved = random.nextInt(12) == 0 ? 1 : 0;
                int[] classes = Arrays.stream(people)
                        .mapToInt(person -> (int) IntStream.range(0, used.length)
                                .filter(c -> person >= used[c] + moved)
                                .count())
                        .toArray();
                Plain release = new Plain(people, classes, k);
                boolean anonymous = IntStream.rangeClosed(0, used.length)
                        .mapToLong(c ->
                                Arrays.stream(classes).filter(each -> each == c).count())
                        .allMatch(size -> size == 0 || size >= k);
                holds = anonymous && overlap(releases, release).holds();
                releases.add(release);
            }
            if (!holds) {
                continue;
            }
            held++;
            for (int attempt = 0; attempt < 40; attempt++) {
                int size = randomSet(releases).size();
                assertThat(size == 0 || size >= k).as("%d persons", size).isTrue();
            }
        }
    }

    /** Persons that an attacker can reach from classes and tables by joining, intersecting and subtracting. */
    private Set<Long> randomSet(List<Plain> releases) {
        Set<Long> set = randomClass(releases);
        for (int step = random.nextInt(6); step > 0; step--) {
            Set<Long> other = randomClass(releases);
            switch (random.nextInt(3)) {
                case 0 -> set.addAll(other);
                case 1 -> set.retainAll(other);
                default -> set.removeAll(other);
            }
        }
        return set;
    }

    private Set<Long> randomClass(List<Plain> releases) {
        Plain release = releases.get(random.nextInt(releases.size()));
        if (random.nextInt(3) == 0) {
            return release.people();
        }
        int group = release.classes[random.nextInt(release.classes.length)];
        Set<Long> members = new HashSet<>();
        for (int row = 0; row < release.persons.length; row++) {
            if (release.classes[row] == group) {
                members.add(release.persons[row]);
            }
        }
        return members;
    }

    private static Plain release(int k, Function<Integer, Integer> classOf, int... people) {
        return new Plain(
                Arrays.stream(people).mapToLong(ReleaseOverlapTest::mixed).toArray(),
                Arrays.stream(people).map(classOf::apply).toArray(),
                k);
    }

    private static int[] people(int from, int to) {
        return IntStream.range(from, to).toArray();
    }

    @Test
    void findsWhoIsSetApartByThreeReleasesAndByNoTwoOfThem() {
        // twelve in the second; the first has five of them, the third five others: two are in the second alone
        Plain first = release(5, person -> 0, people(0, 5));
        Plain second = release(5, person -> 0, people(0, 12));
        Plain third = release(5, person -> 0, people(5, 10));

        assertThat(overlap(List.of(first), second).holds()).isTrue();
        assertThat(overlap(List.of(second), third).holds())
                .as("seven are left of twelve")
                .isTrue();
        ReleaseOverlap all = overlap(List.of(first, second), third);
        assertThat(all.apart()).isEqualTo(new IntersectionClasses.SmallClasses(2, 0));
        assertThat(all.differences()).as("the first shares nobody with it").containsOnlyKeys(2);
    }

    @Test
    void whatIsSmallAlreadyIsNotTheDoingOfTheLast() {
        Plain whole = release(5, person -> 0, people(0, 20));
        Plain without = release(5, person -> 0, people(0, 19));

        assertThat(overlap(List.of(whole), without).apart()).isEqualTo(new IntersectionClasses.SmallClasses(1, 1));
        assertThat(overlap(List.of(whole, without), without).holds()).isTrue();
    }

    @Test
    void whoStandsAloneByClassesMustNotBeSubtractedAsWell() {
        Plain one = release(5, person -> person < 10 ? 0 : 1, people(0, 20));
        Plain other = release(5, person -> person < 11 ? 0 : 1, people(0, 20));
        assertThat(overlap(List.of(one), other).narrowed()).isEqualTo(new IntersectionClasses.SmallClasses(1, 1));

        Plain withoutTheOne = release(
                5,
                person -> person < 11 ? 0 : 1,
                Arrays.stream(people(0, 20)).filter(p -> p != 10).toArray());
        assertThat(overlap(List.of(one, other), withoutTheOne).apart())
                .isEqualTo(new IntersectionClasses.SmallClasses(1, 1));
    }

    @Test
    void rowsOfAPersonAreToldApartByWhatTheyHold() {
        long a = mixed(1);
        long b = mixed(2);
        long c = mixed(3);
        Plain stays = new Plain(
                new long[] {a, b, c, a, b, c}, new long[] {1, 1, 1, 2, 2, 2}, new int[] {0, 0, 0, 1, 1, 1}, 3);
        assertThat(overlap(List.of(stays), stays).holds()).isTrue();
        Plain sorted = new Plain(
                new long[] {c, c, b, b, a, a}, new long[] {2, 1, 1, 2, 2, 1}, new int[] {5, 4, 4, 5, 5, 4}, 3);
        assertThat(overlap(List.of(stays), sorted).holds()).isTrue();

        Plain more = new Plain(
                new long[] {a, b, c, a, b, c, a}, new long[] {1, 1, 1, 2, 2, 2, 3}, new int[] {0, 0, 0, 1, 1, 1, 1}, 3);
        ReleaseOverlap overlap = overlap(List.of(stays), more);
        assertThat(overlap.apart()).isEqualTo(new IntersectionClasses.SmallClasses(1, 1));
        assertThat(overlap.differences().get(1)).isEqualTo(new ReleaseDifference(3, 0, 0, 0, 1));

        Plain seconds = new Plain(new long[] {a, b, c}, new long[] {2, 2, 2}, new int[] {0, 0, 0}, 3);
        assertThat(overlap(List.of(stays), seconds).holds()).isTrue();
        Plain mixed = new Plain(new long[] {a, b, c}, new long[] {2, 2, 1}, new int[] {0, 0, 0}, 3);
        assertThat(overlap(List.of(stays), mixed).narrowed())
                .as("two of one class and one of another")
                .isEqualTo(new IntersectionClasses.SmallClasses(3, 1));
    }

    @Test
    void theOneRowOfAPersonMayChangeAndOneOfSeveralMustNot() {
        long a = mixed(1);
        long b = mixed(2);
        long c = mixed(3);
        Plain one = new Plain(new long[] {a, b, c}, new long[] {1, 2, 3}, new int[] {0, 0, 0}, 3);
        Plain corrected = new Plain(new long[] {a, b, c}, new long[] {1, 9, 3}, new int[] {0, 0, 0}, 3);
        assertThat(overlap(List.of(one), corrected).holds()).isTrue();

        long[] twice = {a, b, c, a, b, c};
        int[] classes = {0, 0, 0, 1, 1, 1};
        Plain two = new Plain(twice, new long[] {1, 1, 1, 2, 2, 2}, classes, 3);
        Plain allChanged = new Plain(twice, new long[] {3, 3, 3, 4, 4, 4}, classes, 3);
        ReleaseOverlap overlap = overlap(List.of(two), allChanged);
        assertThat(overlap.differences().get(1)).isEqualTo(new ReleaseDifference(3, 0, 0, 3, 3));
        assertThat(overlap.unclear()).isEqualTo(Map.of(1, 3));
        assertThat(overlap.narrowed().persons()).as("taken for other rows").isZero();
        assertThat(overlap.holds()).isFalse();
        Plain oneChanged = new Plain(new long[] {a, b, c}, new long[] {5, 5, 5}, new int[] {0, 0, 0}, 3);
        assertThat(overlap(List.of(two), oneChanged).holds()).isFalse();
        assertThat(overlap(List.of(oneChanged), two).holds()).isFalse();
    }

    @Test
    void rowsThatOneReleaseHasTogetherAreDifferentRows() {
        long a = mixed(1);
        long b = mixed(2);
        Plain both = new Plain(new long[] {a, b, a, b}, new long[] {1, 1, 2, 2}, new int[] {0, 0, 1, 1}, 2);
        Plain firsts = new Plain(new long[] {a, b}, new long[] {1, 1}, new int[] {0, 0}, 2);
        Plain seconds = new Plain(new long[] {a, b}, new long[] {2, 2}, new int[] {0, 0}, 2);
        Plain others = new Plain(new long[] {a, b}, new long[] {2, 3}, new int[] {0, 0}, 2);

        assertThat(overlap(List.of(firsts), seconds).holds()).as("one row each").isTrue();
        assertThat(overlap(List.of(both, firsts), seconds).holds()).isTrue();
        assertThat(overlap(List.of(firsts, both), others).unclear()).isEqualTo(Map.of(1, 1, 2, 1));
    }
}
