package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
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
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.KAnonymity;
import org.semblance.testkit.Trials;

/** Categories are published only if enough rows or persons of the whole table hold them. */
class PublishedCategoriesTest {

    private static final List<String> SCALE = List.of("none", "little", "some", "much", "all");

    private static final Taxonomy JOBS = Taxonomy.named("jobs")
            .chain("baker", "cook", "craft", "work")
            .chain("butcher", "cook")
            .chain("joiner", "builder", "craft")
            .chain("clerk", "office", "work")
            .build();

    private static Dataset data(Domain domain, @Nullable String... words) {
        return Dataset.of(
                Table.of(
                        Numbers.of(
                                "x",
                                IntStream.range(0, words.length)
                                        .mapToDouble(row -> row / 3 * 100.0)
                                        .toArray()),
                        Words.of("w", words)),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        new Attribute("w", Set.of(Role.QUASI_IDENTIFIER), domain, 1e-6)));
    }

    private static List<String> shown(Method method, Dataset data) {
        Column column = method.mask(data, Watcher.SILENT).table().column("w");
        return IntStream.range(0, column.size()).mapToObj(column::text).toList();
    }

    @Test
    void surnamesThatOnePersonHasAreNeverPublished() {
        Dataset surnames = data(
                new Nominal(),
                IntStream.range(0, 60).mapToObj(row -> "surname " + row).toArray(String[]::new));
        List<Method> methods = List.of(
                new MdavMethod(5),
                new MdavMuArgusMethod(5),
                new EqualityModeMethod(5, EqualityModeMethod.Equality.ATTRIBUTE, null),
                new SaMdavMethod(5, ClosestRule.WEIGHTED, Combination.MEAN, null));
        methods.forEach(method -> assertThat(shown(method, surnames)).containsOnly(""));
        assertThat(shown(new MdavMethod(5, 1), surnames)).doesNotContain("");
    }

    @Test
    void theNextBestCategoryOfTheGroupIsPublished() {
        Dataset towns = data(new Nominal(), "Vic", "Vic", "Olot", "Olot", "Olot", "Olot");
        assertThat(shown(new MdavMethod(3), towns)).containsOnly("Olot");
        assertThat(shown(new MdavMethod(3, 2), towns)).containsExactly("Vic", "Vic", "Vic", "Olot", "Olot", "Olot");
    }

    @Test
    void theCategoryNearestToTheMedianThatEnoughHoldIsPublished() {
        for (Ordinal.Average average : Ordinal.Average.values()) {
            Dataset answers = data(
                    new Ordinal(SCALE, average), "none", "some", "all", "all", "all", "all", "none", "none", "none");
            assertThat(shown(new MdavMethod(3), answers).subList(0, 3))
                    .as("'some' has one holder; 'none' and 'all' are as near to it, and the lower goes first")
                    .containsOnly("none");
        }
        Dataset gap =
                data(new Ordinal(SCALE, Ordinal.Average.CONVEX_MEDIAN), "none", "none", "none", "all", "all", "all");
        assertThat(shown(new MdavMethod(6), gap))
                .as("nobody holds what is between them")
                .containsOnly("");
        assertThat(shown(new MdavMethod(6, 3), gap)).containsOnly("none");
        assertThat(shown(EveryCategory.of(new MdavMethod(6)), gap)).containsOnly("some");
    }

    @Test
    void aConceptCountsWithItsKinds() {
        ConceptMap map = ConceptMap.of(
                JOBS, Map.of("baker", "baker", "butcher", "butcher", "joiner", "joiner", "clerk", "clerk"));
        String[] jobs = {"butcher", "baker", "joiner", "clerk", "clerk", "clerk"};
        for (Concepts.Average average : Concepts.Average.values()) {
            Concepts domain = new Concepts(JOBS, new WuPalmer(), average, map);
            List<String> shown = shown(new MdavMethod(3), data(domain, jobs));
            assertThat(shown.get(3)).isEqualTo("clerk");
            assertThat(shown.get(0))
                    .as("%s: bakers, butchers and joiners have one holder each", average)
                    .isNotIn("baker", "butcher", "joiner", "cook", "builder");
            assertThat(shown.get(0)).isEqualTo(average == Concepts.Average.MODE ? "" : "craft");
        }
    }

    @Test
    void aPersonIsOneHolderHoweverManyRows() {
        Dataset rows = data(new Nominal(), "Vic", "Vic", "Vic", "Olot", "Olot", "Olot");
        Dataset persons = new Dataset(
                rows.table(), rows.attributes(), Optional.of(Words.of("person", "a", "a", "a", "b", "c", "c")));
        assertThat(shown(new MdavMethod(2), persons))
                .as("one person of Vic, two of Olot")
                .containsOnly("Olot");
    }

    @Test
    void asInItsPaperAMethodClaimsNoContributors() {
        Method plain = EveryCategory.of(new MdavMethod(3));
        assertThat(plain.claims()).containsExactly(new KAnonymity(3));
        assertThat(new MdavMethod(3).claims()).containsExactly(new KAnonymity(3), new Contributors(3));
    }

    /** On random tables, against counting with sets of texts. */
    @Test
    void whatIsPublishedIsTheModeOrMedianAmongCategoriesThatEnoughHold() {
        Trials.of(400, random -> {
            int k = 2 + random.nextInt(4);
            int size = 2 * k + random.nextInt(60);
            boolean ordered = random.nextBoolean();
            Dataset data = random(random, size, ordered);
            Masked masked = new MdavMethod(k).mask(data, Watcher.SILENT);
            Groups groups = (Groups) masked.trace();
            for (int group = 0; group < groups.count(); group++) {
                int[] rows = groups.members(group);
                List<String> of = IntStream.of(rows)
                        .filter(row -> !data.table().column("w").missing(row))
                        .mapToObj(row -> data.table().column("w").text(row))
                        .toList();
                Column released = masked.table().column("w");
                Optional<String> expected =
                        of.size() < k ? Optional.empty() : ordered ? median(of, data, k) : mode(of, data, k);
                assertThat(released.missing(rows[0]) ? Optional.empty() : Optional.of(released.text(rows[0])))
                        .isEqualTo(expected);
            }
        });
    }

    private static Dataset random(Random random, int size, boolean ordered) {
        int rare = 1 + random.nextInt(3);
        String[] words = new String[size];
        for (int row = 0; row < size; row++) {
            int place = random.nextInt(SCALE.size());
            int kept = random.nextInt(4) < rare ? place : 0;
            words[row] = random.nextInt(8) == 0 ? null : SCALE.get(kept);
        }
        Dataset data = data(ordered ? new Ordinal(SCALE, Ordinal.Average.MEDIAN) : new Nominal(), words);
        return data.over(data.table()
                .with(List.of(
                        Numbers.of("x", random.doubles(size).map(Math::rint).toArray()))));
    }

    private static int holders(String word, Dataset data) {
        Column column = data.table().column("w");
        return (int) IntStream.range(0, column.size())
                .filter(row -> !column.missing(row) && column.text(row).equals(word))
                .count();
    }

    private static Optional<String> mode(List<String> of, Dataset data, int k) {
        List<String> inOrder = ((Words) data.table().column("w")).dictionary();
        return new HashSet<>(of)
                .stream()
                        .filter(word -> holders(word, data) >= k)
                        .min(Comparator.<String>comparingLong(word ->
                                        -of.stream().filter(word::equals).count())
                                .thenComparingInt(inOrder::indexOf));
    }

    private static Optional<String> median(List<String> of, Dataset data, int k) {
        List<String> sorted =
                of.stream().sorted(Comparator.comparingInt(SCALE::indexOf)).toList();
        String median = sorted.get((sorted.size() - 1) / 2);
        return holders(median, data) >= k
                ? Optional.of(median)
                : new HashSet<>(of)
                        .stream()
                                .filter(word -> holders(word, data) >= k)
                                .min(Comparator.<String>comparingInt(word -> of.stream()
                                                .mapToInt(other -> Math.abs(SCALE.indexOf(word) - SCALE.indexOf(other)))
                                                .sum())
                                        .thenComparingInt(SCALE::indexOf));
    }
}
